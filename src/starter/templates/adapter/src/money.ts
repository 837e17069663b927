// Amounts on the wire are strings of minor units, and the version of a call says which: version 1 counts hundredths in every ISO
// currency, version 2 the minor unit of ISO 4217. Cryptocurrencies have eight decimals in both. Here money is a bigint in the
// unit of the provider. Conversions are exact, or refused: nothing is ever rounded.

/** The currencies of the provider, and how many decimals its amounts have in each. */
export const PROVIDER_DECIMALS: Readonly<Record<string, number>> = {
  BHD: 3,
  BRL: 2,
  BTC: 8,
  CHF: 2,
  CLP: 0,
  EUR: 2,
  GBP: 2,
  HUF: 2,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  MXN: 2,
  PLN: 2,
  TND: 3,
  USD: 2,
  USDT: 8,
};

const CRYPTO_DECIMALS = 8;

/** Null if the provider does not take the currency, or the amount has no exact value in the provider's unit. */
export function toProvider(amount: string, currency: string, version: number): bigint | null {
  const decimals = PROVIDER_DECIMALS[currency];
  return decimals === undefined ? null : rescale(BigInt(amount), wireDecimals(decimals, version), decimals);
}

/** Null if the amount has no exact value on the wire: version 1 has no thousandths. */
export function toWire(amount: bigint, currency: string, version: number): string | null {
  const decimals = PROVIDER_DECIMALS[currency];
  const converted = decimals === undefined ? null : rescale(amount, decimals, wireDecimals(decimals, version));
  return converted === null ? null : String(converted);
}

function wireDecimals(decimals: number, version: number): number {
  return version === 1 && decimals !== CRYPTO_DECIMALS ? 2 : decimals;
}

function rescale(amount: bigint, from: number, to: number): bigint | null {
  if (to >= from) return amount * 10n ** BigInt(to - from);
  const unit = 10n ** BigInt(from - to);
  return amount % unit === 0n ? amount / unit : null;
}
