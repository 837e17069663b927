import type { LedgerEvent, Posting } from './ledger.ts';
import type { ListedState, Order, OrderKind, SettleState } from './order.ts';

// What is read in bulk: lists, totals, and the proof that the books are right.

export interface OrderSearch {
  readonly merNo: number;
  readonly merOrderNos?: readonly string[];
  readonly tradeNos?: readonly string[];
  /** Moments of creation, both included. */
  readonly from?: number;
  readonly to?: number;
  readonly kinds?: readonly OrderKind[];
  readonly states?: readonly ListedState[];
  /** From 1. */
  readonly pageNum: number;
  readonly pageSize: number;
}

export interface OrderPage {
  readonly total: number;
  readonly orders: readonly Order[];
}

/** Totals are of payments. */
export interface TotalsQuery {
  readonly merNo: number;
  /** Both included. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly states?: readonly ListedState[];
  readonly currencies?: readonly string[];
  readonly settlementCurrencies?: readonly string[];
  readonly merOrderNos?: readonly string[];
  /** Only what has something to settle counts. */
  readonly settles?: readonly Exclude<SettleState, 'none'>[];
}

/** Sorted by currency. */
export interface Totals {
  readonly settled: readonly { readonly currency: string; readonly amount: bigint }[];
  readonly source: readonly { readonly currency: string; readonly amount: bigint }[];
}

export interface StoredPosting extends Posting {
  readonly event: LedgerEvent;
  readonly subject: string;
  readonly at: number;
}

export interface LedgerReport {
  readonly postings: number;
  readonly orders: number;
  /** A sentence for each thing that is wrong; empty where the books are right. At most 100. */
  readonly problems: readonly string[];
}

/** Connections to the database, now. */
export interface PoolFigures {
  readonly sizeMax: number;
  readonly open: number;
  readonly idle: number;
  /** Callers that wait for one. */
  readonly waiting: number;
}

export interface QueueAges {
  /** How many entries are due, and for how long the oldest has been. */
  readonly agenda: { readonly due: number; readonly oldestMs: number };
  readonly deliveries: { readonly due: number; readonly oldestMs: number };
}
