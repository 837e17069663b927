import type { Lease } from '../lease.ts';
import type { LedgerEvent } from '../ledger/ledger.ts';
import type { Cut } from './batch.ts';
import type { Line, LineDay, SeriesEnd } from './line.ts';

// Postings are booked first, and become lines afterwards. Within what was found together, the order of the balance's lock is not
// known any more: it is the order of time, as far as the money for it was there. What a cut separates is known, because a cut is
// made under the balance's lock.

/** What a posting group changed in one currency, without a number yet. */
export interface LineChange {
  readonly currency: string;
  readonly event: LedgerEvent;
  readonly subject: string;
  readonly at: number;
  readonly amount: bigint;
  readonly debt: bigint;
}

type Standing = Pick<SeriesEnd, 'available' | 'owed'>;

export interface Ordered {
  readonly ordered: readonly LineChange[];
  /** What they would take is not there: the income that it came from has not been found yet. */
  readonly left: readonly LineChange[];
}

/** Puts changes, given in the order of time, so that `available` never falls below zero and no debt is overpaid. */
export function orderChanges(start: Standing, changes: readonly LineChange[]): Ordered {
  const ordered: LineChange[] = [];
  let waiting: LineChange[] = [];
  let standing = start;
  const take = (change: LineChange) => {
    standing = after(standing, change);
    ordered.push(change);
  };
  for (const change of changes) {
    if (!fits(standing, change)) {
      waiting.push(change);
      continue;
    }
    take(change);
    let next = waiting.find((one) => fits(standing, one));
    while (next !== undefined) {
      const taken = next;
      waiting = waiting.filter((one) => one !== taken);
      take(taken);
      next = waiting.find((one) => fits(standing, one));
    }
  }
  return { ordered, left: waiting };
}

/**
 * All changes, which together are possible. Times of different nodes may mislead `orderChanges` if a debt was made and paid
 * meanwhile: then other orders are tried, and in the end it is that of time.
 */
export function orderAllChanges(start: Standing, changes: readonly LineChange[]): readonly LineChange[] {
  const first = orderChanges(start, changes);
  if (first.left.length === 0) return first.ordered;
  return searchOrder(start, changes) ?? changes;
}

const SEARCH_STEPS_MAX = 20_000;

/** Tries one after the other, and goes back where nothing fits. Null if that takes too long. */
function searchOrder(start: Standing, changes: readonly LineChange[]): readonly LineChange[] | null {
  interface Place {
    readonly standing: Standing;
    readonly rest: readonly LineChange[];
    readonly candidates: LineChange[];
    readonly taken: LineChange | null;
  }
  const placeOf = (standing: Standing, rest: readonly LineChange[], taken: LineChange | null): Place => ({
    standing,
    rest,
    candidates: rest.filter((change) => fits(standing, change)).toReversed(),
    taken,
  });
  const path: Place[] = [placeOf(start, changes, null)];
  for (let steps = 0; steps < SEARCH_STEPS_MAX; steps += 1) {
    const place = path.at(-1);
    if (place === undefined) return null;
    if (place.rest.length === 0) return path.flatMap(({ taken }) => taken ?? []);
    const next = place.candidates.pop();
    if (next === undefined) path.pop();
    else {
      const rest = place.rest.filter((change) => change !== next);
      path.push(placeOf(after(place.standing, next), rest, next));
    }
  }
  return null;
}

function fits({ available, owed }: Standing, { amount, debt }: LineChange): boolean {
  return (amount >= 0n || available + amount >= 0n) && (debt <= 0n || owed + debt <= 0n);
}

function after({ available, owed }: Standing, { amount, debt }: LineChange): Standing {
  return { available: available + amount, owed: owed + debt };
}

/** A series with the lines that continue it, and the days that these are on. */
export interface Extended {
  readonly end: SeriesEnd;
  readonly lines: readonly Line[];
  readonly days: readonly LineDay[];
}

/** A day never comes before that of the line before: so a change of the zone begins with the next number, without gap or overlap. */
export function extendSeries(
  start: SeriesEnd,
  changes: readonly LineChange[],
  dayOf: (at: number) => number,
): Extended {
  const { merNo, currency, cut } = start;
  const lines: Line[] = [];
  const days = new Map<number, LineDay>();
  let { number, day, available, owed } = start;
  for (const { event, subject, at, amount, debt } of changes) {
    const opening = available;
    day = number === 0 ? dayOf(at) : Math.max(day, dayOf(at));
    number += 1;
    available += amount;
    owed += debt;
    lines.push({ merNo, currency, number, event, subject, at, day, amount, debt, available, owed });
    const known = days.get(day) ?? { merNo, currency, day, first: number, last: number, opening, closing: available };
    days.set(day, { ...known, last: number, closing: available });
  }
  return { end: { merNo, currency, number, day, available, owed, cut }, lines, days: [...days.values()] };
}

/** The line of a payout's hold ends a batch, which begins after the last cut, with what was available there. */
export function cutAt(hold: Line, last: { readonly cut: number; readonly carriedOut: bigint }): Cut {
  const carriedIn = last.carriedOut;
  return {
    first: last.cut + 1,
    cut: hold.number,
    carriedIn,
    lines: hold.available - hold.amount - carriedIn,
    carriedOut: hold.available,
  };
}

interface BatchCount {
  readonly year: number;
  readonly count: number;
}

/** They are counted by year in the merchant's zone, which never goes back. */
export function nextBatch(last: BatchCount, wallClockMs: number): BatchCount {
  const year = Math.max(last.year, new Date(wallClockMs).getUTCFullYear());
  return { year, count: year === last.year ? last.count + 1 : 1 };
}

/** Such as `2026-0031`. */
export function batchNumber({ year, count }: BatchCount): string {
  return `${year}-${String(count).padStart(4, '0')}`;
}

/** `more`: there are more postings than one step takes. `differs`: the lines do not add up to the balance yet. */
export type NumberedStep = 'complete' | 'more' | 'differs';

/** A merchant with postings that have no lines yet, and when the first of them was booked. */
export interface Unnumbered {
  readonly merNo: number;
  readonly since: number | null;
}

export interface NumberingStore {
  /** Takes or keeps the lease of the node that numbers lines. */
  holdNumbering(lease: Lease): Promise<boolean>;
  /** Merchants with a balance that their lines do not make, by their numbers, behind one of them. */
  findUnnumbered(limit: number, after?: number): Promise<Unnumbered[]>;
  /** Those with postings since they were numbered, whatever these changed. */
  findUnread(limit: number, after?: number): Promise<Unnumbered[]>;
  /** Those whose postings up to this time have not been looked through again. */
  findLate(query: { readonly before: number; readonly limit: number }): Promise<number[]>;
  /** Numbers the next postings of a merchant. */
  numberLines(step: { readonly merNo: number; readonly limit: number }): Promise<NumberedStep>;
  /** Numbers those up to this time that came too late for it. */
  numberLateLines(step: {
    readonly merNo: number;
    readonly before: number;
    readonly limit: number;
  }): Promise<NumberedStep>;
  /** Merchants whose lines do not add up although all of their postings were looked through. */
  countDifferingLines(): Promise<number>;
}
