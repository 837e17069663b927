import { isoDecimalsOf } from '../../../domain/iso-decimals.ts';
import { scaleOf } from '../../../domain/money.ts';
import type { CsvRules } from '../../../domain/reconciliation/csv-profile.ts';

// Amounts of a CSV in our own scale. Which sign stands before decimals and between thousands is declared, so `1.234` has one meaning
// in a file, and one that does not fit is refused. Nothing is rounded.

export interface CsvAmount {
  readonly amount: bigint;
  /** Whether it is written with a sign, or in brackets. */
  readonly hasSign: boolean;
}

export type AmountReader = (text: string, currency: string) => CsvAmount | { readonly problem: string };

/** No amount with all its signs is longer. */
const LENGTH_MAX = 60;
/** As many digits as every amount may have here. */
const DIGITS_MAX = 18;
/** Digits that a number holds exactly. */
const SAFE_DIGITS = 15;

export function createAmountReader({ decimal, thousands }: Pick<CsvRules, 'decimal' | 'thousands'>): AmountReader {
  const form = formOf(decimal, thousands);
  const between = thousands === '' ? null : new RegExp(setOf(thousands), 'g');
  let counted = countedAs('EUR', decimal);
  return (text, currency) => {
    const found = text.length > LENGTH_MAX ? null : form.exec(text);
    if (found === null) return { problem: notAnAmount(decimal, thousands) };
    const { 1: before, 2: digits = '', 3: fraction = '', 4: after } = found;
    if (digits + fraction === '' || (before === '(') !== (after === ')') || isTwice(before, after))
      return { problem: notAnAmount(decimal, thousands) };
    if (counted.currency !== currency) counted = countedAs(currency, decimal);
    const whole = between === null ? digits : digits.replaceAll(between, '');
    const size = sizeOf(whole, fraction, counted);
    if (typeof size !== 'bigint') return size;
    const hasSign = before !== undefined || after !== undefined;
    return { amount: hasSign && before !== '+' && after !== '+' ? -size : size, hasSign };
  };
}

/** A sign before it, or after it, or brackets for a minus. */
function formOf(decimal: CsvRules['decimal'], thousands: CsvRules['thousands']): RegExp {
  const set = setOf(thousands);
  // Thousands by three; in India also by two before the last three.
  const digits = thousands === '' ? '[0-9]*' : `[0-9]{1,3}(?:${set}[0-9]{2,3})*${set}[0-9]{3}|[0-9]*`;
  const fraction = decimal === 'minorUnits' ? '()' : `(?:[${decimal}]([0-9]*))?`;
  return new RegExp(`^([-+(\u2212])?[ ]?(${digits})${fraction}[ ]?([-+)\u2212])?$`);
}

/** People and programs write spaces between thousands in three ways. */
function setOf(thousands: CsvRules['thousands']): string {
  if (thousands === ' ') return '[ \u00A0\u202F]';
  return thousands === "'" ? "['\u2019]" : `[${thousands}]`;
}

function isTwice(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined && before !== '(';
}

interface Counted {
  readonly currency: string;
  /** Decimals of the file's whole numbers: those of the currency, or none. */
  readonly ofFile: number;
  /** Decimals that the currency has at all. */
  readonly exact: number;
  readonly ours: number;
}

function countedAs(currency: string, decimal: CsvRules['decimal']): Counted {
  const ours = scaleOf(currency);
  const exact = isoDecimalsOf(currency) ?? ours;
  return { currency, ofFile: decimal === 'minorUnits' ? exact : 0, exact, ours };
}

function sizeOf(whole: string, fraction: string, counted: Counted): bigint | { readonly problem: string } {
  const { currency, ofFile, exact, ours } = counted;
  if (fraction.length > exact && /[1-9]/.test(fraction.slice(exact)))
    return { problem: `has more decimals than ${currency}, so it is not exact` };
  const shift = ours - ofFile;
  const all = ofFile === 0 ? whole + fraction.slice(0, ours).padEnd(ours, '0') : shifted(whole, shift);
  const rest = ofFile === 0 ? fraction.slice(ours) : whole.slice(shift < 0 ? shift : whole.length);
  if (/[1-9]/.test(rest))
    return { problem: `cannot be counted exactly: the gateway counts ${currency} with fewer decimals` };
  if (all.length <= SAFE_DIGITS) return BigInt(Number(all));
  const digits = all.replace(/^0+(?=[0-9])/, '');
  return digits.length > DIGITS_MAX ? { problem: 'is larger than any amount that is counted' } : BigInt(digits);
}

function shifted(whole: string, shift: number): string {
  return shift < 0 ? whole.slice(0, shift) : whole + '0'.repeat(shift);
}

function notAnAmount(decimal: CsvRules['decimal'], thousands: CsvRules['thousands']): string {
  if (decimal === 'minorUnits') return 'is no whole number of smallest units, such as 1234';
  return `is no amount, such as 1${thousands}234${decimal}50`;
}
