import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// What nobody searches for, and what misleads in an excerpt: keys, signatures and other blobs, which a misspelt word may
// resemble, and addresses of the machine on which a sample runs.

const IGNORED = '<span data-pagefind-ignore>';
const SKIPPED = '<(script|style|title|svg)\\b[^]*?</\\1>';
const TEXT = new RegExp(`${SKIPPED}|(?<=>)[^<]+`, 'g');
const LOCAL = String.raw`(?:https?://(?:localhost|127\.0\.0\.1)|(?:localhost|127\.0\.0\.1):\d)[^\s<"'\`&)]*`;
const UNSEARCHED = new RegExp(`${LOCAL}|[A-Za-z0-9+/=]{20,}`, 'g');
/** A long word has none. */
const DIGITS_MIN = 3;

/** For Astro: runs before Starlight has the finished pages indexed. */
export const searchText = {
  name: 'search-text',
  hooks: {
    'astro:build:done': async ({ dir }: { dir: URL }): Promise<void> => {
      const folder = fileURLToPath(dir);
      const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
      for (const file of names.map((name) => join(folder, name))) {
        await writeFile(file, hideFromSearch(await readFile(file, 'utf8')));
      }
    },
  },
};

function hideFromSearch(page: string): string {
  return page.replaceAll(TEXT, (text) => (text.startsWith('<') ? text : text.replaceAll(UNSEARCHED, ignored)));
}

function ignored(text: string): string {
  const isAddress = text.includes(':');
  if (!isAddress && text.replaceAll(/\D/g, '').length < DIGITS_MIN) return text;
  return `${IGNORED}${text}</span>`;
}

/** The page as readers get it: the marks have served their purpose. */
export function withoutSearchMarks(page: string): string {
  return page
    .replaceAll(/<span data-pagefind-ignore>([^<]*)<\/span>/g, '$1')
    .replaceAll(/ data-pagefind-[\w-]+(="[^"]*")?/g, '');
}
