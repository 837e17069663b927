import { readTypedAmount } from '../../desk/form/typed-amount.ts';
import { METHOD_WORDS } from '../../shared/orders/order-words.ts';
import type { Terms } from './settings.ts';

// Agreed fees as people type them, one a line: `CREDIT_CARD EUR 1.4% + 0.25`, `any EUR 0.8%`, `any any 2%`, and behind it for which
// region of cards and from which day on: `CREDIT_CARD EUR 0.9% domestic from 2027-01-01`.

type Cost = NonNullable<Terms['costs']>[number];
type Method = NonNullable<Cost['method']>;

export const COSTS_LENGTH_MAX = 8000;

const LINE =
  /^(\S+)\s+(\S+)\s+(?:([0-9]+(?:[.,][0-9]{1,4})?)\s*%)?\s*(?:\+?\s*([0-9][0-9.,]*))?(?:\s+(?!from\b)([a-z][a-z0-9-]{0,31}))?(?:\s+from\s+([0-9]{4}-[0-9]{2}-[0-9]{2}))?$/;
const MILLIONTHS_OF_PERCENT = 10_000;

export function costLines(costs: Terms['costs']): string {
  return (costs ?? []).map((cost) => `${cost.method ?? 'any'} ${cost.currency ?? 'any'} ${costWords(cost)}`).join('\n');
}

/** Such as `1.4% + 0.25 domestic from 2027-01-01`. */
export function costWords({ share, fixed, region = null, from = null }: Omit<Cost, 'method' | 'currency'>): string {
  return [feeWords(share, fixed), region, from === null ? null : `from ${from}`]
    .filter((word) => word !== null)
    .join(' ');
}

function feeWords(share: number, fixed: string): string {
  const percent = String(share / MILLIONTHS_OF_PERCENT);
  const hasFixed = /[1-9]/.test(fixed);
  if (share === 0) return hasFixed ? fixed : '0%';
  return hasFixed ? `${percent}% + ${fixed}` : `${percent}%`;
}

/** What was typed, or which line is wrong; null if nothing is agreed. */
export function readCostLines(text: string): Cost[] | null | string {
  const costs: Cost[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const [, method = '', currency = '', percent, fixed, region = null, from = null] = LINE.exec(line) ?? [];
    const isMethod = method === 'any' || method in METHOD_WORDS;
    if (currency === '' || !isMethod || (percent === undefined && fixed === undefined)) {
      return `"${line.slice(0, 40)}" is no fee. Write a method or any, a currency or any, and the fee, such as CREDIT_CARD EUR 1.4% + 0.25.`;
    }
    const typed = fixed === undefined ? null : readTypedAmount(fixed);
    if (typed?.kind === 'ambiguous') return `"${line.slice(0, 40)}": the amount ${typed.problem}.`;
    costs.push({
      method: method === 'any' ? null : (method as Method),
      currency: currency === 'any' ? null : currency.toUpperCase(),
      share: shareOf(percent),
      fixed: typed === null ? '0' : typed.amount,
      region,
      from,
    });
  }
  return costs.length === 0 ? null : costs;
}

/** In whole numbers: 1.4 percent are 14000 millionths. */
function shareOf(percent: string | undefined): number {
  const [whole = '0', fraction = ''] = (percent ?? '0').split(/[.,]/);
  return Number(whole) * MILLIONTHS_OF_PERCENT + Number(fraction.padEnd(4, '0'));
}
