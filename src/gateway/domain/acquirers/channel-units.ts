import { isoDecimalsOf } from '../iso-decimals.ts';
import { scaleOf } from '../money.ts';

// How the versions of the channel contract count money. Version 1 counts as the gateway does: hundredths in every ISO currency,
// for ever. Version 2 counts the minor unit of ISO 4217. A cryptocurrency has eight decimals in both.

/** Without `capabilities`, and in everything that was begun before there were versions. */
export const FIRST_VERSION = 1;

/** The versions that the gateway speaks, the highest last. The channel's test compares them with the contract. */
export const SPOKEN_VERSIONS: readonly number[] = [FIRST_VERSION, 2];

interface Counted {
  readonly currency: string;
  readonly version: number;
}

/** An amount as it is sent; null if it cannot be counted exactly in that version. */
export function toWire(amount: bigint, counted: Counted): string | null {
  const shift = shiftOf(counted);
  if (shift === null || amount < 0n) return null;
  if (shift >= 0) return String(amount * 10n ** BigInt(shift));
  const unit = 10n ** BigInt(-shift);
  return amount % unit === 0n ? String(amount / unit) : null;
}

/** As many digits as every amount may have, here and in the contract: both databases hold them. */
const COUNTABLE = /^(?:0|-?[1-9][0-9]{0,17})$/;

/** What an amount of the acquirer is for the gateway; null if the gateway cannot count it exactly. */
export function fromWire(text: string, counted: Counted): bigint | null {
  const shift = shiftOf(counted);
  if (shift === null || !COUNTABLE.test(text)) return null;
  if (shift <= 0) {
    const amount = BigInt(text) * 10n ** BigInt(-shift);
    return COUNTABLE.test(String(amount)) ? amount : null;
  }
  const unit = 10n ** BigInt(shift);
  return BigInt(text) % unit === 0n ? BigInt(text) / unit : null;
}

/** An amount of the acquirer as a decimal with at least two digits after the point, also one that the gateway cannot count. */
export function wireDecimal(text: string, { currency, version }: Counted): string {
  const decimals = version === FIRST_VERSION ? scaleOf(currency) : (isoDecimalsOf(currency) ?? scaleOf(currency));
  const sign = text.startsWith('-') ? '-' : '';
  const digits = text.replace('-', '').padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return `${sign}${digits.slice(0, point)}.${digits.slice(point).padEnd(2, '0')}`;
}

/** By how many decimals a version counts finer than the gateway; null for a version that it does not speak. */
function shiftOf({ currency, version }: Counted): number | null {
  if (!SPOKEN_VERSIONS.includes(version)) return null;
  return version === FIRST_VERSION ? 0 : (isoDecimalsOf(currency) ?? scaleOf(currency)) - scaleOf(currency);
}

/** The highest version that both speak; null if there is none. An adapter without `capabilities` speaks the first. */
export function negotiateVersion(spoken: readonly number[] | null): number | null {
  const both = SPOKEN_VERSIONS.filter((version) => (spoken ?? [FIRST_VERSION]).includes(version));
  return both.at(-1) ?? null;
}
