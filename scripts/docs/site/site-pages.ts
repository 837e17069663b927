import type { DocsPage } from '../pages/page.ts';
import { expandPictures } from '../pictures/pictures.ts';
import { expandBlocks } from './blocks.ts';
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
    body: withBase(expandBlocks(expandTabs(expandPictures(page.markdown, 'figure'))), base),
    data: {
      title: page.title,
      description: page.description,
      lead: !beginsWithDescription(page),
      ...(page.path === '' && { tableOfContents: false }),
      editUrl: `${editUrl}/${page.source}`,
      head: [
        keywordsTag(page),
        mainKeywordTag(page),
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

function plain(markdown: string): string {
  return markdown
    .replaceAll(/[`*]|\]\([^)]*\)|\[/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Many pages begin with the sentence that describes them: once is enough. */
function beginsWithDescription({ title, description, markdown }: DocsPage): boolean {
  const [sentence = ''] = plain(description)
    .replace(`${plain(title)}: `, '')
    .split(/(?<=[.;:]) /);
  return sentence !== '' && plain(markdown).startsWith(sentence);
}

/** Search finds a page by these words, and ranks them above the text. `queryBalance` is found by `balance` too. */
function keywordsTag({ keywords }: DocsPage): object {
  const spaced = keywords.map((keyword) => keyword.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '));
  const content = [...new Set([...keywords, ...spaced])].join(', ');
  return { tag: 'meta', attrs: { name: 'keywords', content, 'data-pagefind-meta': 'keywords[content]' } };
}

/** The first keyword is what the page is about: among pages with the same keyword, it decides. */
function mainKeywordTag({ keywords: [main = ''] }: DocsPage): object {
  const attrs = { name: 'main-keyword', content: main, 'data-pagefind-meta': 'main[content]' };
  return { tag: 'meta', attrs };
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
