import type { DocsPage } from '../pages/page.ts';
import { expandPictures } from '../pictures/pictures.ts';
import { expandTabs } from './tabs.ts';

/** A page as the site's content loader takes it. */
export interface SitePage {
  readonly id: string;
  readonly body: string;
  /** The front matter that Starlight knows. */
  readonly data: Record<string, unknown>;
}

export interface SitePagesOptions {
  /** Where the site will be served: begins with a slash and ends without one; empty at the root of a host. */
  readonly base: string;
  /** The address of the sources, up to the path of a file. */
  readonly editUrl: string;
}

export function sitePages(pages: readonly DocsPage[], options: SitePagesOptions): SitePage[] {
  return [...pages.map((page) => sitePage(page, options)), notFoundPage(options)];
}

function sitePage(page: DocsPage, { base, editUrl }: SitePagesOptions): SitePage {
  return {
    id: page.path === '' ? 'index' : page.path,
    body: withBase(expandTabs(bodyOf(page)), base),
    data: {
      title: page.title,
      description: page.description,
      lead: !beginsWithDescription(page),
      editUrl: `${editUrl}/${page.source}`,
      head: [
        keywordsTag(page),
        slugTag(page),
        {
          tag: 'link',
          attrs: {
            rel: 'alternate',
            type: 'text/markdown',
            href: `${base}/${page.path === '' ? 'index' : page.path}.md`,
          },
        },
      ],
    },
  };
}

/** Many pages begin with the sentence that describes them: once is enough. */
function beginsWithDescription({ title, description, markdown }: DocsPage): boolean {
  const plain = (text: string) =>
    text
      .replaceAll(/[`*†]|\]\([^)]*\)|\[/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const [sentence = ''] = plain(description)
    .replace(`${plain(title)}: `, '')
    .split(/(?<=[.;:]) /);
  return sentence !== '' && plain(markdown).startsWith(sentence);
}

/** On the first page each link of a list and its description become a card. */
function withCards(markdown: string): string {
  return markdown.replaceAll(/^(- \[[^\]]+\]\([^)]+\)): /gm, (_, link: string) => `${link} <br>`);
}

/** Search finds a page by these words, and ranks them above the text. `queryBalance` is found by `balance` too. */
function keywordsTag({ keywords }: DocsPage): object {
  const spaced = keywords.map((keyword) => keyword.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '));
  const content = [...new Set([...keywords, ...spaced])].join(', ');
  return { tag: 'meta', attrs: { name: 'keywords', content, 'data-pagefind-meta': 'keywords[content]' } };
}

/** A page is found by the words of its address before pages that only mention them. */
function slugTag({ path }: DocsPage): object {
  const content = (path.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return { tag: 'meta', attrs: { name: 'slug', content, 'data-pagefind-meta': 'slug[content]' } };
}

/** Links to pages begin with `/docs/` in the sources, whatever the site's own path. */
export function withBase(markdown: string, base: string): string {
  if (base === '/docs') return markdown;
  return markdown
    .replaceAll('](/docs/', `](${base}/`)
    .replaceAll(/(\s(?:href|src)=")\/docs\//g, (_, start: string) => `${start}${base}/`)
    .replaceAll(/^(\[[^\]]+\]: )\/docs\//gm, (_, start: string) => `${start}${base}/`);
}

function notFoundPage({ base }: SitePagesOptions): SitePage {
  return {
    id: '404',
    body: [
      'Nothing lives at this address. It may have moved: pages were renamed when the docs became a site.',
      `<div data-search-offer></div>`,
      `- [Start page of the docs](${base}/)`,
      `- [Getting started](${base}/guides/getting-started/)`,
      `- [Error codes](${base}/errors/)`,
      `- [The whole reference on one page](${base}/reference.html)`,
    ].join('\n\n'),
    data: {
      title: 'Page not found',
      editUrl: false,
      pagefind: false,
      tableOfContents: false,
      prev: false,
      next: false,
    },
  };
}

function bodyOf({ path, markdown }: DocsPage): string {
  return expandPictures(path === '' ? withCards(markdown) : markdown, 'figure');
}
