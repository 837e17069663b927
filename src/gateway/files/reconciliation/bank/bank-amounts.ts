import { decimalsOf } from '../../../../bank-files/amounts.ts';
import { scaleOf } from '../../../domain/money.ts';
import { failAt } from '../place.ts';
import type { Place } from '../place.ts';

/** As many digits as every amount may have here. */
const COUNTABLE = 10n ** 18n;

/** An amount of a bank in our own scale. Banks count the minor unit of ISO 4217. */
export function inOurScale(amount: bigint, currency: string, place: Place): bigint {
  const finer = decimalsOf(currency) - scaleOf(currency);
  if (finer <= 0) {
    const ours = amount * 10n ** BigInt(-finer);
    return ours < COUNTABLE && ours > -COUNTABLE
      ? ours
      : failAt(place, 'the amount is larger than any that is counted');
  }
  const unit = 10n ** BigInt(finer);
  if (amount % unit !== 0n)
    failAt(place, `the amount cannot be counted exactly: the gateway counts ${currency} with fewer decimals`);
  return amount / unit;
}
