import type { LedgerEvent } from '../ledger/ledger.ts';

// A line is what one posting group changed in the `available` of a merchant in one currency, with the debt that it paid or made.
// Lines are numbered per merchant and currency, in the order of the balance's lock: every cut is a number, and no clock decides it.

/** The lines of one merchant in one currency. */
export interface Series {
  readonly merNo: number;
  readonly currency: string;
}

export interface Line extends Series {
  /** From 1, without a gap. */
  readonly number: number;
  readonly event: LedgerEvent;
  readonly subject: string;
  /** When the group was booked, by the clock of the node that did it. */
  readonly at: number;
  /** In the merchant's zone; never before that of the line before. */
  readonly day: number;
  /** What it changed in `available`; below zero if it took. */
  readonly amount: bigint;
  /** What it changed in `debt`: above zero if it was paid. */
  readonly debt: bigint;
  /** After it. */
  readonly available: bigint;
  readonly owed: bigint;
}

/** What a series has come to. */
export interface SeriesEnd extends Series {
  /** The last line's; 0 if there is none. */
  readonly number: number;
  readonly day: number;
  readonly available: bigint;
  readonly owed: bigint;
  /** The last number that is in a batch; 0 if there is none. */
  readonly cut: number;
}

/** The lines of a day. */
export interface LineDay extends Series {
  readonly day: number;
  readonly first: number;
  readonly last: number;
  /** Before the first, and after the last. */
  readonly opening: bigint;
  readonly closing: bigint;
}

export interface LineStore {
  /** In the order of their numbers. */
  listLines(
    query: Series & { readonly after: number; readonly through: number; readonly limit: number },
  ): Promise<Line[]>;
  /** All lines of these subjects: an order has few, its refunds and chargebacks have their own numbers. */
  findLinesOf(query: { readonly merNo: number; readonly subjects: readonly string[] }): Promise<Line[]>;
  listSeries(merNo: number): Promise<SeriesEnd[]>;
  /** Days with lines, newest first. */
  listLineDays(query: Series & { readonly before: number; readonly limit: number }): Promise<LineDay[]>;
  /** The last number at the end of a day, and what was available then; 0 if there was no line yet. */
  findEndOfDay(
    query: Series & { readonly day: number },
  ): Promise<{ readonly number: number; readonly available: bigint }>;
}
