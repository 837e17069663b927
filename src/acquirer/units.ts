// How the amounts of the channel contract count. Version 1 writes hundredths in every ISO currency, version 2 the minor unit of
// ISO 4217; a cryptocurrency has eight decimals in both.

const CRYPTO_DECIMALS = 8;

/** Currencies of three letters that are no ISO currency. */
const CRYPTO_OF_THREE_LETTERS: ReadonlySet<string> = new Set(
  'ADA BCH BNB BTC DAI DOT ETC ETH LTC SOL TON TRX XLM XMR XRP'.split(' '),
);

/** The currencies of ISO 4217 that have no two decimals. */
const DECIMALS: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ...'CLF UYW'.split(' ').map((code) => [code, 4] as const),
]);

export function decimalsOf(currency: string, version: number): number {
  if (currency.length !== 3 || CRYPTO_OF_THREE_LETTERS.has(currency)) return CRYPTO_DECIMALS;
  return version === 1 ? 2 : (DECIMALS.get(currency) ?? 2);
}

/** An amount in hundred-millionths of its currency, in which the versions can be compared. */
export function worthOf(amount: string, currency: string, version: number): bigint {
  return BigInt(amount) * 10n ** BigInt(CRYPTO_DECIMALS - decimalsOf(currency, version));
}

/** The way back. Undefined if the version cannot write it exactly. */
export function amountOf(worth: bigint, currency: string, version: number): string | undefined {
  const unit = 10n ** BigInt(CRYPTO_DECIMALS - decimalsOf(currency, version));
  return worth % unit === 0n ? String(worth / unit) : undefined;
}

/** Whether money of this worth exists: there is no half yen. */
export function isPayable(worth: bigint, currency: string): boolean {
  return amountOf(worth, currency, 2) !== undefined;
}

/** As a decimal number, such as `12.3`. */
export function decimalOf(worth: bigint): string {
  const digits = String(worth).padStart(CRYPTO_DECIMALS + 1, '0');
  const fraction = digits.slice(-CRYPTO_DECIMALS).replace(/0+$/, '');
  const whole = digits.slice(0, -CRYPTO_DECIMALS);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
