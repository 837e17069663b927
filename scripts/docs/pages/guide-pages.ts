import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Contract } from '../../generate/contract.ts';
import { expandTables } from '../guide-tables.ts';
import type { DocsPage, DocsSection } from './page.ts';
import { firstSentence, plain } from './sentences.ts';

// The hand-written guides. Front matter says where each belongs; tables and pictures are filled in.

const FOLDER = fileURLToPath(new URL('../../../openapi/guides', import.meta.url));

/** Written for everybody, so their addresses are short. */
const AT_THE_ROOT = ['glossary', 'operating', 'performance'];

/** They are pages of their own, made from the contract. */
const NO_PAGES = ['decisions', 'introduction'];

interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly section?: DocsSection;
  readonly order?: number;
}

export function guidePages(contract: Contract): DocsPage[] {
  const names = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => basename(file, '.md'));
  const pages = names.filter((name) => !NO_PAGES.includes(name)).map((name) => guidePage(contract, name));
  return pages.toSorted((one, other) => (one.order ?? 99) - (other.order ?? 99));
}

export function guidePath(name: string): string {
  return AT_THE_ROOT.includes(name) ? name : `guides/${name}`;
}

function guidePage(contract: Contract, name: string): DocsPage {
  const { front, body } = readFrontMatter(readFileSync(join(FOLDER, `${name}.md`), 'utf8'));
  const markdown = fillPictures(expandTables(body, contract)).trim();
  return {
    path: guidePath(name),
    title: front.title ?? titleOf(name),
    description: front.description ?? firstSentence(plain(body)),
    keywords: front.keywords ?? [],
    markdown,
    source: `openapi/guides/${name}.md`,
    section: front.section ?? 'build',
    order: front.order ?? 99,
  };
}

export function readFrontMatter(text: string): { front: FrontMatter; body: string } {
  const [whole, yaml] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  if (whole === undefined || yaml === undefined) return { front: {}, body: text };
  return { front: parse(yaml) as FrontMatter, body: text.slice(whole.length) };
}

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A picture that nobody has drawn leaves no trace. */
function fillPictures(text: string): string {
  return text.replaceAll(/<!-- picture: [\w-]+ -->\n*/g, '');
}
