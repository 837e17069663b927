import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { Page } from '../mcp/find-pages.ts';
import type { Contract } from '../../scripts/generate/contract.ts';

const GUIDES = new URL('../../openapi/guides/', import.meta.url);

interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
}

let reading: Promise<readonly Page[]> | undefined;

/** The guides as Markdown, with their tables. Read once. */
export function readPages(): Promise<readonly Page[]> {
  reading ??= readGuides();
  return reading;
}

async function readGuides(): Promise<readonly Page[]> {
  const { expandTables } = await import('../../scripts/docs/guide-tables.ts');
  const { default: contract } = await import('../../generated/openapi.json', { with: { type: 'json' } });
  const names = (await readdir(GUIDES)).filter((name) => name.endsWith('.md')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, GUIDES), 'utf8');
      // The whole contract is in the file; the compiler sees each of its values instead.
      return toPage(name.replace(/\.md$/, ''), expandTables(text, contract as object as Contract));
    }),
  );
}

function toPage(name: string, text: string): Page {
  const [, head = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const front = (parse(head) ?? {}) as FrontMatter;
  return {
    path: `guides/${name}`,
    title: front.title ?? titleOf(name),
    description: front.description ?? '',
    keywords: front.keywords ?? [],
    markdown: body.trim(),
  };
}

function titleOf(name: string): string {
  return name.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' ');
}
