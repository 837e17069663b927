/** The currencies of ISO 4217 that do not have two decimals. */
const DECIMALS: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ...'CLF UYW'.split(' ').map((code) => [code, 4] as const),
]);

/** ISO 20022 has 18 digits at most. */
const DIGITS_MAX = 18;

export function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code);
}

export function decimalsOf(currency: string): number {
  return DECIMALS.get(currency) ?? 2;
}

/** Whole minor units, or what is wrong with the amount. Zeros beyond the currency's decimals are exact; anything else there is not. */
export function readAmount(text: string, currency: string): bigint | { readonly problem: string } {
  const [, whole = '', fraction = ''] = /^([0-9]*)(?:[.]([0-9]*))?$/.exec(text) ?? [];
  if (whole + fraction === '') return { problem: 'an amount is a decimal number without a sign, such as 12.30' };
  if (!isCurrency(currency)) return { problem: 'a currency has three capital letters' };
  const decimals = decimalsOf(currency);
  const [kept, rest] = [fraction.slice(0, decimals), fraction.slice(decimals)];
  if (/[1-9]/.test(rest)) return { problem: `${currency} has ${decimals} decimals, so this amount is not exact` };
  const digits = `${whole}${kept.padEnd(decimals, '0')}`.replace(/^0+(?=[0-9])/, '');
  if (digits.length > DIGITS_MAX) return { problem: `an amount has at most ${DIGITS_MAX} digits` };
  return BigInt(digits);
}

/** An amount without its sign, such as `12.30`, `1230` in yen and `1.230` in dinars. */
export function writeAmount(amount: bigint, currency: string): string {
  const decimals = decimalsOf(currency);
  const size = amount < 0n ? -amount : amount;
  const digits = String(size).padStart(decimals + 1, '0');
  if (digits.length > DIGITS_MAX) throw new RangeError(`an amount has at most ${DIGITS_MAX} digits`);
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
