import { DEFAULT_ACQUIRER } from '../../domain/ledger/ledger.ts';
import type { Order } from '../../domain/orders/order.ts';
import { isUndone } from '../../domain/payments/attempt.ts';
import type { Attempt } from '../../domain/payments/attempt.ts';
import type { AcquirerFacts } from '../../domain/ports.ts';
import type { Refund } from '../../domain/refunds/refund.ts';

/** Where an order, an attempt or a refund was sent, and what else the acquirer answered. */
export interface AcquirerTry {
  /** The trade number, or the number of a refund. */
  readonly number: string;
  /** Null for the order itself, and for a refund. */
  readonly attempt: number | null;
  readonly acquirer: string;
  readonly contractVersion: number;
  /** Why it has certainly not been carried out, so that the next acquirer was asked or a decline stands; null if it was sent. */
  readonly notSent: string | null;
  readonly facts: AcquirerFacts | null;
}

interface Sent {
  readonly order: Order;
  readonly attempts: readonly Attempt[];
  readonly refunds: readonly Refund[];
}

/** Oldest first: the order or its attempts, then its refunds. */
export function acquirerTriesOf({ order, attempts, refunds }: Sent): AcquirerTry[] {
  return [
    ...(isSentItself(order, attempts) ? [tryOf(order, order.tradeNo)] : []),
    ...attempts.map((one, index) => {
      // What came with the result is kept with the order that it ended.
      const hasEnded = index === attempts.length - 1 && one.state === 'open' && order.state !== 'processing';
      const acquirerFacts = one.acquirerFacts ?? (hasEnded ? order.acquirerFacts : null);
      const isUnsent = isReplaced(one, attempts[index + 1]) || (isUndone(one) && one.action === null);
      const notSent = isUnsent ? one.message : null;
      return { ...tryOf({ ...one, acquirerFacts }, order.tradeNo, one.attempt), notSent };
    }),
    ...refunds.map((refund) => tryOf(refund, refund.refundNo)),
  ];
}

/** An order is its own first try, unless a payer makes attempts on a page, or there was a second try: then each has its row. */
function isSentItself({ method }: Order, attempts: readonly Attempt[]): boolean {
  return attempts.length === 0 && method !== 'CASHIER';
}

/** Whether the next attempt was opened in its place, in the same transaction, because its call certainly never left. */
export function isReplaced({ state, closedAt, acquirer }: Attempt, next: Attempt | undefined): boolean {
  return state === 'cancelled' && next !== undefined && next.createdAt === closedAt && next.acquirer !== acquirer;
}

/**
 * What payers did on a page. They do not notice that an acquirer was replaced by the next: of two tries of one card, the one that
 * decided is theirs.
 */
export function attemptsOfPayer(attempts: readonly Attempt[]): Attempt[] {
  return attempts.filter((one, index) => {
    const next = attempts[index + 1];
    const isRetried = next?.isAfterDecline === true && !isUndone(next);
    return !one.isFallback && !isUndone(one) && !isRetried && !isReplaced(one, next);
  });
}

function tryOf(
  { acquirer, channelVersion, acquirerFacts }: Pick<Order, 'acquirer' | 'channelVersion' | 'acquirerFacts'>,
  number: string,
  attempt: number | null = null,
): AcquirerTry {
  return {
    number,
    attempt,
    acquirer: acquirer ?? DEFAULT_ACQUIRER,
    contractVersion: channelVersion ?? 1,
    notSent: null,
    facts: acquirerFacts,
  };
}
