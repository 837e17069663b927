import { unescapeHtml } from './html-text.ts';

/** What a page says inside its main part, without markup, in one line. */
export function mainWords(text: string): string {
  const main = /<main[^]*<\/main>/.exec(text)?.[0] ?? text;
  const plain = main.replaceAll(/<(?:style|script)[^]*?<\/(?:style|script)>/g, ' ').replaceAll(/<[^>]*>/g, ' ');
  return unescapeHtml(plain).replaceAll(/\s+/g, ' ').trim();
}

/** Where the links of a page lead whose address contains this. */
export function linksTo(text: string, part: string): string[] {
  const links = [...text.matchAll(/<a\s[^>]*href="([^"]*)"/g)].map(([, href = '']) => unescapeHtml(href));
  return links.filter((href) => href.includes(part));
}
