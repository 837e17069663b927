// Amounts on the wire are strings of minor units, and the version of a call says which: version 1 counts hundredths in every ISO
// currency, version 2 the minor unit of ISO 4217. Cryptocurrencies have eight decimals in both. Here money is a bigint in the
// unit of the provider. Conversions are exact, or refused: nothing is ever rounded.

/** How the provider counts a currency. */
interface CurrencyUnit {
  /** The decimals of the provider's amounts. */
  readonly decimals: number;
  /** Those of ISO 4217, if the provider counts otherwise. */
  readonly isoDecimals?: number;
  /** Amounts must be multiples of it, if the provider does not take every one. */
  readonly step?: bigint;
}

export type CurrencyUnits = Readonly<Record<string, CurrencyUnit>>;

export interface Money {
  /** Null if the provider does not take the currency, or the amount has no exact value in the provider's unit. */
  toProvider(amount: string, currency: string, version: number): bigint | null;
  /** Null if the amount has no exact value on the wire: version 1 has no thousandths. */
  toWire(amount: bigint, currency: string, version: number): string | null;
}

const CRYPTO_DECIMALS = 8;

export function createMoney(units: CurrencyUnits): Money {
  return {
    toProvider(amount, currency, version) {
      const unit = units[currency];
      if (unit === undefined) return null;
      const { decimals, isoDecimals = decimals, step = 1n } = unit;
      const converted = rescale(BigInt(amount), wireDecimals(isoDecimals, version), decimals);
      return converted !== null && converted % step === 0n ? converted : null;
    },
    toWire(amount, currency, version) {
      const unit = units[currency];
      if (unit === undefined) return null;
      const { decimals, isoDecimals = decimals } = unit;
      const converted = rescale(amount, decimals, wireDecimals(isoDecimals, version));
      return converted === null ? null : String(converted);
    },
  };
}

function wireDecimals(decimals: number, version: number): number {
  return version === 1 && decimals !== CRYPTO_DECIMALS ? 2 : decimals;
}

function rescale(amount: bigint, from: number, to: number): bigint | null {
  if (to >= from) return amount * 10n ** BigInt(to - from);
  const unit = 10n ** BigInt(from - to);
  return amount % unit === 0n ? amount / unit : null;
}
