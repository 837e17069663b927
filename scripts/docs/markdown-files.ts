import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { plainDecisions } from './pages/gather-decisions.ts';
import type { DocsPage } from './pages/page.ts';
import { expandPictures } from './pictures/pictures.ts';
import { dropBlocks } from './site/blocks.ts';
import { dropTabs } from './site/tabs.ts';
import { withBase } from './site/site-pages.ts';

// Every page as Markdown beside its HTML, and llms.txt (https://llmstxt.org): the list of all pages for programs that read.

export interface MarkdownOptions {
  readonly outFolder: string;
  readonly base: string;
}

export async function writeMarkdownFiles(pages: readonly DocsPage[], options: MarkdownOptions): Promise<void> {
  const { outFolder, base } = options;
  const texts = pages.map((page) => ({ page, text: withBase(plainPage(page), base) }));
  for (const { page, text } of texts) {
    const file = join(outFolder, markdownName(page));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeFile(join(outFolder, 'llms.txt'), listOf(pages, base));
  await writeFile(join(outFolder, 'llms-full.txt'), texts.map(({ text }) => text).join('\n---\n\n'));
}

function plainPage({ title, description, markdown }: DocsPage): string {
  return `# ${title}\n\n> ${description}\n\n${resolveMarkers(markdown).trim()}\n`;
}

/** The text of a page for readers of Markdown: no markers, and a picture as the words that describe it. */
export function resolveMarkers(markdown: string): string {
  const text = plainDecisions(expandPictures(dropTabs(dropBlocks(markdown)), 'words'));
  return text.replaceAll(/<div data-run-it-here="[^"]*"><\/div>\n*/g, '');
}

function markdownName({ path }: DocsPage): string {
  return `${path === '' ? 'index' : path}.md`;
}

const GROUPS: readonly [title: string, start: string][] = [
  ['Guides', 'guides/'],
  ['Methods', 'methods'],
  ['Operations', 'operations'],
  ['Notifications', 'notifications'],
  ['Errors', 'errors'],
  ['Rules for adapters', 'rules'],
];

function listOf(pages: readonly DocsPage[], base: string): string {
  const home = pages.find(({ path }) => path === '');
  const groupOf = ({ path }: DocsPage) => GROUPS.find(([, start]) => path.startsWith(start))?.[0] ?? 'More';
  const grouped = Map.groupBy(
    pages.filter(({ path }) => path !== ''),
    groupOf,
  );
  const sections = [...GROUPS.map(([title]) => title), 'More'].flatMap((title) => {
    const members = grouped.get(title) ?? [];
    const links = members.map((page) => `- [${page.title}](${base}/${markdownName(page)}): ${page.description}`);
    return links.length === 0 ? [] : [`## ${title}\n\n${links.join('\n')}`];
  });
  return [`# Tollgate`, `> ${home?.description ?? ''}`, ...sections, FILES_OF(base)].join('\n\n').concat('\n');
}

const FILES_OF = (base: string) => `## Files

- [OpenAPI document](${base}/openapi.json): the contract that everything else is made from
- [All pages as one text](${base}/llms-full.txt)`;
