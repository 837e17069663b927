import { basisPointsOf, scaleOf } from '../../domain/money.ts';
import type { AgreedCost } from '../../domain/acquirers/agreed-cost.ts';
import { WHOLE_CURRENCIES } from '../../domain/whole-currency.ts';

// What the sandbox's acquirer charges for a payment: 1.4 % and 0.25, and 25 in a currency without decimals, where a share would need
// some. Nothing else has a fee.

const BASIS_POINTS = 140;
const FIXED = 25n;

/** Above zero. */
export function feeOf(amount: bigint, currency: string): bigint {
  if (WHOLE_CURRENCIES.has(currency)) return FIXED * 10n ** BigInt(scaleOf(currency));
  return basisPointsOf(amount, BASIS_POINTS) + FIXED;
}

const OF_ALL = { method: null, currency: null, region: null, from: null } as const;

/** The same, as it is agreed with the operator: the first that fits. */
export const AGREED_COSTS: readonly AgreedCost[] = [
  ...[...WHOLE_CURRENCIES].map((currency) => ({
    ...OF_ALL,
    currency,
    ppm: 0,
    fixed: String(FIXED * 10n ** BigInt(scaleOf(currency))),
  })),
  { ...OF_ALL, ppm: BASIS_POINTS * 100, fixed: String(FIXED) },
];
