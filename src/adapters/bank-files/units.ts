import { decimalsOf, isCurrency } from '../../bank-files/amounts.ts';

// Amounts of the channel contract and of ISO 4217. Version 1 counts hundredths whatever the currency has.

/** Null if the currency has no such fraction, or is none of ISO's. */
export function fromWire(amount: string, currency: string, version: number): bigint | null {
  if (!isCurrency(currency)) return null;
  if (version !== 1) return BigInt(amount);
  const scaled = BigInt(amount) * 10n ** BigInt(decimalsOf(currency));
  return scaled % 100n === 0n ? scaled / 100n : null;
}

/** A feed never rounds: it fails, and somebody looks at the log. */
export function toWire(amount: bigint, currency: string, version: number): string {
  if (version !== 1) return String(amount);
  const unit = 10n ** BigInt(decimalsOf(currency));
  if ((amount * 100n) % unit !== 0n) throw new Error('an amount has no exact value in version 1');
  return String((amount * 100n) / unit);
}
