import { scaleOf } from './money.ts';

// Currencies whose smallest coin is the unit. The interface writes two decimals in them too, so `100.00` JPY is right and
// `100.50` JPY cannot be paid. Fees are shares of amounts and keep their fraction in the ledger.

/** The currencies of the contract that have no decimals in ISO 4217. A test compares them with its table. */
export const WHOLE_CURRENCIES: ReadonlySet<string> = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'ISK',
  'JPY',
  'KMF',
  'KRW',
  'PYG',
  'RWF',
  'UGX',
  'UYI',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);

/** What is wrong with an amount that somebody has to pay or be paid; null if nothing is. */
export function fractionProblem(amount: bigint, currency: string): string | null {
  if (!WHOLE_CURRENCIES.has(currency) || amount % 10n ** BigInt(scaleOf(currency)) === 0n) return null;
  return `must be a whole amount such as 100.00, because ${currency} has no decimals`;
}

/** The most of an amount that can be paid. */
export function wholePartOf(amount: bigint, currency: string): bigint {
  return WHOLE_CURRENCIES.has(currency) ? amount - (amount % 10n ** BigInt(scaleOf(currency))) : amount;
}
