import { formatAmount, parseAmount, scaleOf } from '../../../domain/money.ts';
import { readTypedAmount } from '../../desk/form/typed-amount.ts';
import type { Use } from './acquirer.ts';

// Limits as people type them: one currency per line, such as `EUR 1.00 to 5000.00`, `USD from 5.00` or `USD up to 1000.00`.

type Limit = Use['limits'][number];

export const LIMITS_LENGTH_MAX = 4000;

const LINE = /^([A-Z0-9]{3,10})\s+(?:(?:FROM\s+)?([0-9][0-9.,' ]*?))?\s*(?:(?:UP\s+)?TO\s+([0-9][0-9.,' ]*))?$/;

export function limitLines(limits: readonly Limit[]): string {
  return limits
    .map(({ currency, min, max }) => {
      if (max === null) return `${currency} from ${min ?? '0'}`;
      return min === null ? `${currency} up to ${max}` : `${currency} ${min} to ${max}`;
    })
    .join('\n');
}

/** What was typed, or which line is wrong. */
export function readLimitLines(text: string): Limit[] | string {
  const limits: Limit[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const [, currency, least, most] = LINE.exec(line.toUpperCase()) ?? [];
    if (currency === undefined || (least === undefined && most === undefined)) {
      return `"${line.slice(0, 40)}" is no limit. Write a currency and its amounts, such as EUR 1.00 to 5000.00.`;
    }
    const amounts = [least, most].map((typed) => (typed === undefined ? null : readTypedAmount(typed)));
    const unclear = amounts.find((amount) => amount?.kind === 'ambiguous');
    if (unclear?.kind === 'ambiguous') return `"${line.slice(0, 40)}": the amount ${unclear.problem}.`;
    const [min = null, max = null] = amounts.map((amount) =>
      amount?.kind === 'amount' ? inFull(amount.amount, currency) : null,
    );
    limits.push({ currency, min, max });
  }
  return limits;
}

/** As the gateway writes it, so that `500` is no change of `500.00`. The operation says what is wrong with any other text. */
function inFull(amount: string, currency: string): string {
  const isWhole = new RegExp(`^[0-9]{1,12}([.][0-9]{1,${scaleOf(currency)}})?$`).test(amount);
  return isWhole ? formatAmount(parseAmount(amount, currency), currency) : amount;
}
