import type { components } from '../../../../../generated/operator.ts';
import { say } from '../../../../web/texts.ts';
import { amountWords, numberWords, percentWords, ratioWords, weekdayWords } from '../../design/written.ts';
import { trendOf } from './ranges.ts';

// How figures compare with those before, in whole sentences: of today with the same weekday a week ago, of days with as many
// days before.

type Figures = components['schemas']['Figures'];
type Counts = components['schemas']['PaymentCounts'];

export interface Comparison {
  readonly now: Counts;
  readonly before: Counts;
  /** The weekday of today; null if days are compared. */
  readonly weekday: string | null;
  readonly days: number;
}

/** Today, whatever range is shown. */
export function todayOf({ now, before, daily }: Figures): Comparison {
  return { now, before, weekday: weekdayWords(daily.at(-1)?.day ?? ''), days: 1 };
}

export function periodOf(figures: Figures): Comparison {
  const { period: now, periodBefore: before, daily } = figures;
  return daily.length === 1 ? todayOf(figures) : { now, before, weekday: null, days: daily.length };
}

/** Such as `12% less than last Tuesday by this time (1,409.00 USD)`. */
export function amountChange(comparison: Comparison, currency: string): string {
  const valueIn = ({ values }: Counts) => values.find((one) => one.currency === currency)?.amount ?? '0.00';
  const [now, before] = [valueIn(comparison.now), valueIn(comparison.before)];
  return changeWords(comparison, { now: Number(now), before: Number(before), shown: amountWords(before, currency) });
}

export function countChange(comparison: Comparison, countOf: (counts: Counts) => number): string {
  const before = countOf(comparison.before);
  return changeWords(comparison, { now: countOf(comparison.now), before, shown: numberWords(before) });
}

/** Shares are compared by points. */
export function rateChange({ now, before, weekday, days }: Comparison): string {
  const past = rateOf(before);
  const trend = trendOf(rateOf(now), past);
  if (past === null || rateOf(now) === null) return trend;
  return weekday === null
    ? say`${trend}; ${ratioWords(past)} in the ${days} days before`
    : say`${trend}; ${ratioWords(past)} last ${weekday} by this time`;
}

/** The share of payments that have ended; what is still processing says nothing yet. */
export function rateOf({ succeeded, failed }: Pick<Counts, 'succeeded' | 'failed'>): number | null {
  return succeeded + failed === 0 ? null : succeeded / (succeeded + failed);
}

interface Change {
  readonly now: number;
  readonly before: number;
  /** How the earlier one is written. */
  readonly shown: string;
}

/** Changes that round to nothing are none. */
const EQUAL_MAX = 0.005;

function changeWords({ weekday, days }: Comparison, { now, before, shown }: Change): string {
  if (before === 0) {
    if (weekday === null)
      return now === 0 ? say`none in the ${days} days before either` : say`none in the ${days} days before`;
    return now === 0 ? say`none last ${weekday} by this time either` : say`none last ${weekday} by this time`;
  }
  const change = (now - before) / before;
  const share = percentWords(Math.abs(change), 0);
  if (Math.abs(change) < EQUAL_MAX) {
    return weekday === null ? say`as in the ${days} days before` : say`as last ${weekday} by this time`;
  }
  if (weekday === null) {
    return change > 0
      ? say`${share} more than in the ${days} days before (${shown})`
      : say`${share} less than in the ${days} days before (${shown})`;
  }
  return change > 0
    ? say`${share} more than last ${weekday} by this time (${shown})`
    : say`${share} less than last ${weekday} by this time (${shown})`;
}
