import { say } from '../../../../web/texts.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { asked } from '../../desk/views/figures.ts';
import { tabs } from '../../desk/views/filters.ts';
import { fixedWords, shortDayWords } from '../../design/written.ts';

// Over how many days figures go, and how they are compared with as many days before.

const RANGES = [1, 7, 30, 90] as const;
const USUAL = 7;

type Days = (typeof RANGES)[number];

export interface Range {
  readonly days: Days;
  readonly tabs: Html;
}

interface RangeOptions {
  /** What else is in the address. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly usual?: Days;
  readonly offered?: readonly Days[];
}

/** The chosen one is in the address. */
export function rangeTabs(
  exchange: SignedInExchange,
  path: string,
  { kept = {}, usual = USUAL, offered = RANGES }: RangeOptions = {},
): Range {
  const days = offered.find((range) => String(range) === asked(exchange, 'days')) ?? usual;
  const links = offered.map(
    (range) => [queryPath(path, { ...kept, days: String(range) }), rangeTitle(range), range === days] as const,
  );
  return { days, tabs: tabs(say`Time`, links) };
}

function rangeTitle(days: number): string {
  return days === 1 ? say`Today` : say`Last ${days} days`;
}

/** In a sentence, such as `the 7 days`. */
export function rangeWords(days: number): string {
  return days === 1 ? 'the day' : `the ${days} days`;
}

/** Points of a percentage, in words: shares are not compared by a share of themselves. */
export function trendOf(now: number | null, before: number | null): string {
  if (now === null) return '–';
  if (before === null) return say`nothing to compare with`;
  const points = (now - before) * 100;
  if (Math.abs(points) < 0.05) return say`unchanged`;
  const size = fixedWords(Math.abs(points), 1);
  return points > 0 ? say`${size} points more` : say`${size} points less`;
}

/** The first, the one in the middle, the last. */
export function daysLabels(days: readonly string[]): string[] {
  const ends = [days[0], days.length > 2 ? days[Math.floor(days.length / 2)] : undefined, days.at(-1)];
  return [...new Set(ends.flatMap((day) => day ?? []))].map(shortDayWords);
}
