import type { RateRule, TryRule } from '../../domain/limiter.ts';

// S14: the limits of payers' pages, besides the limit per order, which the store keeps. The numbers are ours.

/**
 * Ten declined cards in ten minutes from one network, across all orders and merchants: more cards than a payer has, and few
 * enough that nobody tries stolen cards by the thousand. An attempt in progress counts, or many concurrent ones would all be
 * made before the first is declined.
 */
export function cardsPerAddress(tryMsMax: number): TryRule {
  return { name: 'cardsOfAddress', countMax: 10, windowMs: 600_000, underWayMs: tryMsMax + SETTLING_MS };
}

/** The slowest that the writes before and after the call to the channel may be. */
const SETTLING_MS = 30_000;

/**
 * A hundred declined cards in ten minutes at one merchant, from any address: against attackers with many addresses. Attempts
 * in progress do not count here: a busy merchant may well have a hundred payers at once.
 */
export const CARDS_PER_MERCHANT: TryRule = {
  name: 'cardsOfMerchant',
  countMax: 100,
  windowMs: 600_000,
  underWayMs: 0,
};

/** The channel is queried about an order every two seconds, however many pages wait for it. */
export const REFRESHES: RateRule = { countMax: 1, windowMs: 2000 };

/** An acquirer gets `complete` once per attempt: who reloads the page does not come back again. */
export const RETURNS: RateRule = { countMax: 1, windowMs: 3_600_000 };

/**
 * Orders that are begun with payment links from one network: whoever has a link may create orders, so more than any payer or
 * office needs is refused. Each holds a link with a limit for minutes.
 */
export const BEGUN_PER_ADDRESS: RateRule = { countMax: 30, windowMs: 600_000 };

/** With one link, from any address: as many as a stall with a queue needs. */
export const BEGUN_PER_LINK: RateRule = { countMax: 120, windowMs: 60_000 };
