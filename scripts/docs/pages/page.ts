// A page of the docs site, before the site generator turns it into HTML. Guides, operations, notifications, error codes and
// methods all take this form; what is published as Markdown and what search and `tollgate mcp` read is the same text.

/** The parts of the menu. Guides choose theirs; pages made from the contract have one for each kind. */
type DocsSection =
  | 'start'
  | 'build'
  | 'operate'
  | 'run'
  | 'curious'
  | 'operations'
  | 'notifications'
  | 'methods'
  | 'errors'
  | 'rules';

export interface DocsPage {
  /** Below the docs' root, without slashes at the ends: `operations/create-payment`. Empty: the first page. */
  readonly path: string;
  readonly title: string;
  /** One sentence for search results and link previews. */
  readonly description: string;
  /** Words that readers search for and the text does not use. */
  readonly keywords: readonly string[];
  /**
   * GitHub-flavoured Markdown without front matter and without the title. Links to other pages begin with `/docs/`. Code
   * blocks between `<!-- tabs: language -->` and `<!-- /tabs -->` become tabs, labelled by the text after the language:
   * ```` ```php PHP ````. What is between `<!-- block: name -->` and `<!-- /block -->` is laid out in its own way.
   */
  readonly markdown: string;
  /** The source file for "Edit this page", relative to the repository. */
  readonly source: string;
  readonly section?: DocsSection;
  /** Within the section, from the top. Without it, pages keep the order in which they are given. */
  readonly order?: number;
}
