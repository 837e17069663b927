// Finds pages of the docs by words. The site has a search of its own, which needs a browser.

/** A page of the docs, as the docs' generator makes it. */
export interface Page {
  /** Below /docs/: `guides/signing`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly markdown: string;
}

export interface FoundPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The line that fits best. */
  readonly excerpt: string;
}

const WEIGHTS = { title: 8, keywords: 6, path: 5, description: 3, markdown: 1 } as const;
const COUNTED_MAX = 5;
const EXCERPT_CHARACTERS_MAX = 240;

/** Pages that contain a word of the query, the best first. */
export function findPages(pages: readonly Page[], query: string, countMax: number): FoundPage[] {
  const words = wordsOf(query);
  const rated = pages.map((page) => ({ page, points: words.map((word) => pointsOf(page, word)) }));
  // A page with all the words comes before one that has a single word often.
  const found = rated
    .map(({ page, points }) => ({
      page,
      covered: points.filter((one) => one > 0).length,
      sum: points.reduce((sum, one) => sum + one, 0),
    }))
    .filter(({ covered }) => covered > 0)
    .toSorted((one, other) => other.covered - one.covered || other.sum - one.sum);
  return found.slice(0, countMax).map(({ page }) => ({
    path: page.path,
    title: page.title,
    description: page.description,
    excerpt: excerptOf(page, words),
  }));
}

/** Lower case, and without the s of a plural. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  return [...new Set(words.map((word) => word.replace(/(?<=\w{3})s$/, '')))];
}

function pointsOf(page: Page, word: string): number {
  const texts = { ...page, keywords: page.keywords.join(' ') };
  // "sign" is in "signature", not in "assign".
  const beginning = new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'gu');
  return Object.entries(WEIGHTS).reduce((sum, [part, weight]) => {
    const found = texts[part as keyof typeof WEIGHTS].toLowerCase().match(beginning) ?? [];
    return sum + weight * Math.min(found.length, COUNTED_MAX);
  }, 0);
}

function excerptOf({ markdown }: Page, words: readonly string[]): string {
  const lines = markdown.split('\n').filter((line) => line.trim() !== '' && !/^(#|\||```|<!--)/.test(line));
  const hits = (line: string) => words.filter((word) => line.toLowerCase().includes(word)).length;
  const best = lines.reduce((found, line) => (hits(line) > hits(found) ? line : found), lines[0] ?? '');
  return best.length > EXCERPT_CHARACTERS_MAX ? `${best.slice(0, EXCERPT_CHARACTERS_MAX)}…` : best;
}
