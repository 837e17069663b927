import { fromWire } from '../../../domain/acquirers/channel-units.ts';
import { isoDecimalsOf } from '../../../domain/iso-decimals.ts';
import { scaleOf } from '../../../domain/money.ts';

// Amounts of reports in our own scale. Nearly all are small whole numbers of a currency that is counted the same way here, so they
// stay numbers until they are stored; others are exact in the slower way.

/** Whether a currency is counted in this version as it is here. */
function isCountedAlike(currency: string, version: number): boolean {
  return version === 1 || (isoDecimalsOf(currency) ?? scaleOf(currency)) === scaleOf(currency);
}

/** Digits, with a sign, that a number holds exactly. */
const SAFE_LENGTH = 15;

const FORM = /^(?:0|-?[1-9][0-9]{0,17})$/;

export function isReportAmount(value: unknown): value is string {
  return typeof value === 'string' && FORM.test(value);
}

export interface ReportUnits {
  readonly currency: string;
  readonly version: number;
  readonly isAlike: boolean;
}

export function unitsOf(currency: string, version: number): ReportUnits {
  return { currency, version, isAlike: isCountedAlike(currency, version) };
}

/** Null if it cannot be counted exactly here. */
export function inOurScale(amount: string, units: ReportUnits): bigint | null {
  if (!units.isAlike) return fromWire(amount, units);
  return amount.length <= SAFE_LENGTH ? BigInt(Number(amount)) : BigInt(amount);
}
