import { pageAddress } from '../addresses.ts';
import type { DocsPage } from './page.ts';

// A sandbox serves the docs with links to its own shop. On any other host such a link would lead to the reader's machine, where
// nothing may run: it leads to the guide that starts the sandbox instead. An address in the text becomes something to copy.

const START = pageAddress('guides/getting-started');

/** Code first, which stays as it is; then links to a local machine, then addresses that Markdown would make links of. */
const LOCAL =
  /```[^]*?\n\s*```|`[^`\n]*`|\]\(http:\/\/localhost[^)]*\)|http:\/\/localhost[^\s)]*?(?=[.,;:]*(?:[\s)]|$))/g;

export function publishedPages(pages: readonly DocsPage[]): DocsPage[] {
  return pages.map((page) => ({ ...page, markdown: page.markdown.replaceAll(LOCAL, publishedText) }));
}

function publishedText(found: string): string {
  if (found.startsWith('`')) return found;
  return found.startsWith(']') ? `](${START})` : `\`${found}\``;
}
