import { NEW_MONEY_MAX } from './ledger.ts';
import { AMOUNT_MAX, formatAmount } from './money.ts';

// No sum leaves 64 bits: amounts are bounded one by one, and new ones are refused long before a balance or a total of a day
// reaches what the database can hold. A payment that was accepted is not refused any more: the acquirer may have its money.

/** Half of what the total of a day can be; the other half is for what was accepted until then. */
const DAY_MAX = 2n ** 62n;

/**
 * A smaller amount is not held against balance and day: there is room for millions of them after a merchant has reached the
 * limit for larger ones, and nearly every payment is spared the question.
 */
export const LARGE_AMOUNT = AMOUNT_MAX / 1000n;

/** What a merchant has or may still get in one settlement currency, rounded up. */
export interface Commitment {
  /** In its own accounts. */
  readonly own: bigint;
  /** Of payments in progress. */
  readonly processing: bigint;
  /** Of payments of the day that ended. */
  readonly day: bigint;
}

/** Whether an amount is too large for one order; a sentence then. */
export function amountProblem(
  settleAmount: bigint,
  { currency, settlementCurrency }: { currency: string; settlementCurrency: string },
): string | null {
  if (settleAmount <= AMOUNT_MAX) return null;
  const most = `${formatAmount(AMOUNT_MAX, settlementCurrency)} ${settlementCurrency}`;
  if (currency === settlementCurrency) return `sourceAmount: one order can have at most ${most}.`;
  return `sourceAmount: converted to ${settlementCurrency} it is more than one order can have, which is ${most}.`;
}

/** Whether a large amount still has room. */
export function hasRoom({ own, processing, day }: Commitment, settleAmount: bigint): boolean {
  return own + processing + settleAmount <= NEW_MONEY_MAX && day + processing + settleAmount <= DAY_MAX;
}
