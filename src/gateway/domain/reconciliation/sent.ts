import type { OrderMethod } from '../method.ts';
import type { Script } from '../orders/order.ts';

// What was sent to the sandbox's scripted acquirer, for the reports that it writes: what it was asked, never what the ledger made of it.

/** An order, a try or a refund, as the acquirer got it. */
export interface SentSubject {
  readonly kind: 'payment' | 'payout' | 'refund';
  readonly merNo: number;
  readonly tradeNo: string;
  /** Null except for refunds. */
  readonly refundNo: string | null;
  /** Null if it is not a try on a page. */
  readonly attempt: number | null;
  readonly method: OrderMethod | 'REFUND';
  readonly currency: string;
  readonly amount: bigint;
  readonly script: Script | null;
  readonly createdAt: number;
  /** When a person let it succeed whose script leaves that to a person; null otherwise. */
  readonly decidedAt: number | null;
}

/** A chargeback that somebody who plays the bank decided against the merchant. */
export interface LostDispute {
  readonly merNo: number;
  readonly chargebackNo: string;
  readonly tradeNo: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly lostAt: number;
}

/** From inclusive, to exclusive. */
export interface SentSpan {
  readonly merNo: number;
  readonly from: number;
  readonly to: number;
}

export interface SentStore {
  /** Merchants that ever sent something. */
  listSenders(): Promise<number[]>;
  /** When the first thing that may be reported happened at or after a moment; null if nothing did. */
  findFirstSent(since: number): Promise<number | null>;
  /** What was sent in the span or on the day before it, or was decided in it, to the acquirer `default`. */
  listSent(span: SentSpan): Promise<SentSubject[]>;
  listLostDisputes(span: SentSpan): Promise<LostDispute[]>;
}

/** Scripts in which nothing happens until a person decides. */
export const WAITING_SCRIPTS = ['challenge', 'payerDecides', 'stayPending'] as const;
