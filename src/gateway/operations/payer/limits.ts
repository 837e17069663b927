import type { RateRule, TryRule } from '../../domain/limiter.ts';

// S14: what payers' pages limit, beside the limit per order, which the store keeps. The numbers are ours.

/**
 * Ten declined cards in ten minutes from one network, over all orders and merchants: more than a payer has, and few enough
 * that nobody tries stolen cards by the thousand. A try that is under way counts, or many at once would all be made before the
 * first is declined.
 */
export function cardsPerAddress(tryMsMax: number): TryRule {
  return { name: 'cardsOfAddress', countMax: 10, windowMs: 600_000, underWayMs: tryMsMax + SETTLING_MS };
}

/** What is written before and after the call to the channel, at the slowest. */
const SETTLING_MS = 30_000;

/**
 * A hundred declined cards in ten minutes at one merchant, from wherever: against those who have many addresses. Tries under
 * way do not count here: a busy merchant may well have a hundred payers at once.
 */
export const CARDS_PER_MERCHANT: TryRule = {
  name: 'cardsOfMerchant',
  countMax: 100,
  windowMs: 600_000,
  underWayMs: 0,
};

/** The channel is asked about an order once in two seconds, however many pages wait for it. */
export const REFRESHES: RateRule = { countMax: 1, windowMs: 2000 };
