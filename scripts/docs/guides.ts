import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

// The guides are Markdown files with front matter. A guide is a page of the docs at guides/<file name>, or for those who run a
// gateway at operating/<file name>, unless its front matter names another path.

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = 'openapi/guides';
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n\n?/;

const GUIDE_SECTIONS = ['start', 'build', 'operate', 'run', 'curious'] as const;

export interface Guide {
  /** The file name without its ending. */
  readonly name: string;
  /** The path of its page below the docs' root. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly section: (typeof GUIDE_SECTIONS)[number];
  readonly order: number;
  /** Markdown without the front matter; markers of tables and pictures are not filled in. */
  readonly text: string;
  /** The file, relative to the repository. */
  readonly source: string;
}

/** In reading order: by section, then by `order`. */
export function readGuides(): Guide[] {
  const files = readdirSync(join(PROJECT, FOLDER)).filter((file) => file.endsWith('.md'));
  return files.map(readGuide).toSorted(inReadingOrder);
}

function readGuide(file: string): Guide {
  const source = `${FOLDER}/${file}`;
  const text = readFileSync(join(PROJECT, source), 'utf8');
  const [block, frontMatter] = FRONT_MATTER.exec(text) ?? [];
  if (block === undefined || frontMatter === undefined) throw new Error(`${source} has no front matter`);
  const name = basename(file, '.md');
  const { title, description, keywords, section, order, path } = parse(frontMatter) as Partial<Guide>;
  if (title === undefined || description === undefined || keywords === undefined || order === undefined) {
    throw new Error(`the front matter of ${source} needs title, description, keywords, section and order`);
  }
  if (section === undefined || !GUIDE_SECTIONS.includes(section)) {
    throw new Error(`the section of ${source} is not one of ${GUIDE_SECTIONS.join(', ')}`);
  }
  const rest = text.slice(block.length);
  const folder = section === 'run' ? 'operating' : 'guides';
  return { name, path: path ?? `${folder}/${name}`, title, description, keywords, section, order, text: rest, source };
}

function inReadingOrder(one: Guide, other: Guide): number {
  return GUIDE_SECTIONS.indexOf(one.section) - GUIDE_SECTIONS.indexOf(other.section) || one.order - other.order;
}
