import { CRYPTO_OF_THREE_LETTERS } from './money.ts';
import { WHOLE_CURRENCIES } from './whole-currency.ts';

/** The currencies whose minor unit is finer than a hundredth, with their decimals in ISO 4217. */
const FINE_CURRENCIES: ReadonlyMap<string, number> = new Map([
  ['BHD', 3],
  ['IQD', 3],
  ['JOD', 3],
  ['KWD', 3],
  ['LYD', 3],
  ['OMR', 3],
  ['TND', 3],
  ['CLF', 4],
  ['UYW', 4],
]);

/** Decimals of a currency in ISO 4217; null for one that it does not have. */
export function isoDecimalsOf(currency: string): number | null {
  if (currency.length !== 3 || CRYPTO_OF_THREE_LETTERS.has(currency)) return null;
  return WHOLE_CURRENCIES.has(currency) ? 0 : (FINE_CURRENCIES.get(currency) ?? 2);
}
