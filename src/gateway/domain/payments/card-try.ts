import type { Vault } from '../ports.ts';
import type { AttemptKey } from './attempt.ts';
import type { OrderReference } from '../orders/order.ts';

// Card schemes limit how often a merchant may try a declined card. Tries are counted where a decline may lead to another acquirer.

/** A scheme allows so many tries of a card at a merchant within the window. */
export interface SchemeLimit {
  readonly tries: number;
  readonly windowMs: number;
}

interface SchemeRow {
  readonly scheme: 'visa' | 'mastercard';
  /** Since when the gateway goes by these figures. Changed ones are a new row. */
  readonly from: string;
  readonly limits: readonly SchemeLimit[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Visa, "Excessive Reattempts": more than 20 in 30 days. Mastercard, "Transaction Processing Excellence, Excessive Attempts": more than
 * 10 in 24 hours, more than 35 in 30 days. Both as https://developers.tabapay.com/docs/excessive-retry-rules has them. Visa means those of one
 * amount; all are counted here, which is stricter.
 */
const SCHEME_ROWS: readonly SchemeRow[] = [
  { scheme: 'visa', from: '2026-01-01', limits: [{ tries: 20, windowMs: 30 * DAY_MS }] },
  {
    scheme: 'mastercard',
    from: '2026-01-01',
    limits: [
      { tries: 10, windowMs: 24 * HOUR_MS },
      { tries: 35, windowMs: 30 * DAY_MS },
    ],
  },
];

/** As long as any limit looks back. */
export const CARD_TRIES_KEPT_MS = Math.max(
  ...SCHEME_ROWS.flatMap(({ limits }) => limits.map(({ windowMs }) => windowMs)),
);

/** The limits that hold for a card; empty if its scheme has none. */
export function limitsOfCard(number: string, now: number): readonly SchemeLimit[] {
  const scheme = schemeOf(number);
  const row = SCHEME_ROWS.findLast((one) => one.scheme === scheme && Date.parse(one.from) <= now);
  return row?.limits ?? [];
}

function schemeOf(number: string): SchemeRow['scheme'] | null {
  if (number.startsWith('4')) return 'visa';
  const prefix = Number(number.slice(0, 4));
  const isMastercard = (prefix >= 5100 && prefix <= 5599) || (prefix >= 2221 && prefix <= 2720);
  return isMastercard ? 'mastercard' : null;
}

/** A card whose tries are counted. */
export interface CountedCard {
  readonly hash: string;
  readonly limits: readonly SchemeLimit[];
}

/** S9: the same for the same card at the same merchant, and nothing to whoever lacks the key. */
export function cardHash(vault: Pick<Vault, 'fingerprint'>, merNo: number, number: string): string {
  return vault.fingerprint(`card ${number} at merchant ${merNo}`);
}

/** Whether one more try after the one that was just declined would be beyond a limit. `before` are the times of those before both. */
export function isAtLimit({ limits }: CountedCard, before: readonly number[], now: number): boolean {
  return limits.some(({ tries, windowMs }) => before.filter((at) => at > now - windowMs).length + 2 > tries);
}

/** A declined try, as it counts for its card. */
export interface CardTry {
  readonly attempt: number;
  readonly hash: string;
  /** Whether a limit was why no other acquirer was tried. */
  readonly isLimited: boolean;
}

export interface CountedTry extends AttemptKey, CardTry {
  readonly triedAt: number;
}

export interface CardTryStore {
  listCardTries(reference: OrderReference): Promise<CountedTry[]>;
  forgetCardTries(input: { readonly before: number; readonly limit: number }): Promise<number>;
}
