import { NEW_MONEY_MAX } from './ledger.ts';
import { AMOUNT_MAX } from '../money.ts';

// No sum exceeds 64 bits: each amount is bounded, and new ones are refused long before a balance or a daily total
// reaches what the database can hold. An accepted payment is never refused later: the acquirer may have its money.

/** Half of the maximum daily total; the other half is for what was accepted by then. */
const DAY_MAX = 2n ** 62n;

/**
 * A smaller amount is not checked against balance and day: there is room for millions of them after a merchant has
 * reached the limit for larger ones, and nearly every payment is spared the query.
 */
export const LARGE_AMOUNT = AMOUNT_MAX / 1000n;

/** What a merchant has or may still receive in one settlement currency, rounded up. */
export interface Commitment {
  /** In its own accounts. */
  readonly own: bigint;
  /** In payments in progress. */
  readonly processing: bigint;
  /** In payments of the day that have ended. */
  readonly day: bigint;
}

/** Whether one order can have it. */
export function fitsOneOrder(settleAmount: bigint): boolean {
  return settleAmount <= AMOUNT_MAX;
}

/** Whether there is room for a large amount. */
export function hasRoom({ own, processing, day }: Commitment, settleAmount: bigint): boolean {
  return own + processing + settleAmount <= NEW_MONEY_MAX && day + processing + settleAmount <= DAY_MAX;
}
