import type { LedgerEvent, Posting } from './ledger.ts';
import type { ListedState, Order, OrderKind, SettleState } from './order.ts';

// Bulk reads: lists, totals, and the verification of the books.

export interface OrderSearch {
  readonly merNo: number;
  readonly merOrderNos?: readonly string[];
  readonly tradeNos?: readonly string[];
  /** Creation times, both inclusive. */
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

/** Totals cover payments only. */
export interface TotalsQuery {
  readonly merNo: number;
  /** Both inclusive. */
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
  /** One sentence per error; empty if the books are correct. At most 100. */
  readonly problems: readonly string[];
}

/** Current connections to the database. */
export interface PoolFigures {
  readonly sizeMax: number;
  readonly open: number;
  readonly idle: number;
  /** Callers waiting for a connection. */
  readonly waiting: number;
}

/** What a database server says of itself. */
export interface ServerFigures {
  /** Its last attempt to archive its log failed. */
  readonly isArchiverFailing: boolean;
  /** Commits wait for a standby, and none is connected. */
  readonly isStandbyMissing: boolean;
  /** Transactions since the oldest that is still visible. */
  readonly transactionAge: number;
  readonly slots: readonly ReplicationSlot[];
}

export interface ReplicationSlot {
  readonly name: string;
  readonly isActive: boolean;
  /** The log that its standby needs is gone. */
  readonly isLost: boolean;
  /** Bytes of log that are kept for it. */
  readonly heldBytes: number;
}

export interface QueueAges {
  /** How many entries are due, and how long the oldest has been due. */
  readonly agenda: { readonly due: number; readonly oldestMs: number };
  readonly deliveries: { readonly due: number; readonly oldestMs: number };
  /** Absent if there has been no backup. */
  readonly lastBackupAt?: number;
}
