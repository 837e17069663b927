import { HOUR_MS } from './order-index.ts';
import type { OrderHour } from './order-index.ts';

// When a success rate has fallen so far that a person should look: beside the same hours of the days before, with enough payments
// on both sides that chance does not explain it.

const HOURS = 2;
const DAYS = 7;
const ENDED_MIN = { now: 20, before: 60 } as const;
/** Points of the rate, from 0 to 1. */
const FALL_MIN = 0.15;
/** Standard deviations of the rate before. */
const DEVIATIONS_MIN = 4;

export interface RateSpan {
  readonly from: number;
  readonly to: number;
}

/** The current hour and the one before it, and the same of each of the days before. */
export function rateSpans(now: number): { readonly span: RateSpan; readonly spansBefore: readonly RateSpan[] } {
  const to = (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;
  const span = { from: to - HOURS * HOUR_MS, to };
  const ago = (days: number) => ({ from: span.from - days * 24 * HOUR_MS, to: span.to - days * 24 * HOUR_MS });
  return { span, spansBefore: Array.from({ length: DAYS }, (_, index) => ago(index + 1)) };
}

export interface FallenRate {
  readonly method: string;
  readonly succeeded: number;
  readonly ended: number;
  readonly rateBefore: number;
}

type Counted = Pick<OrderHour, 'method' | 'succeeded' | 'failed'>;

/** The methods whose rate fell, the largest fall first. */
export function fallenIn(now: readonly Counted[], before: readonly Counted[]): FallenRate[] {
  const earlier = Map.groupBy(before, ({ method }) => method);
  return [...Map.groupBy(now, ({ method }) => method)]
    .map(([method, rows]) => ({ method, current: sumOf(rows), past: sumOf(earlier.get(method) ?? []) }))
    .filter(({ current, past }) => current.ended >= ENDED_MIN.now && past.ended >= ENDED_MIN.before)
    .map(({ method, current, past }) => ({ method, ...current, rateBefore: past.succeeded / past.ended }))
    .filter(hasFallen)
    .toSorted((a, b) => fallOf(b) - fallOf(a));
}

function fallOf({ succeeded, ended, rateBefore }: FallenRate): number {
  return rateBefore - succeeded / ended;
}

function hasFallen(rate: FallenRate): boolean {
  const { rateBefore, ended } = rate;
  // A rate of 100% has no deviation of its own: one payment in a hundred is taken for it.
  const usual = Math.min(rateBefore, 0.99);
  const deviation = Math.sqrt((usual * (1 - usual)) / ended);
  return fallOf(rate) >= Math.max(FALL_MIN, DEVIATIONS_MIN * deviation);
}

function sumOf(rows: readonly Counted[]): { readonly succeeded: number; readonly ended: number } {
  const succeeded = rows.reduce((total, row) => total + row.succeeded, 0);
  return { succeeded, ended: succeeded + rows.reduce((total, row) => total + row.failed, 0) };
}
