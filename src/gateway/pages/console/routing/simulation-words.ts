import { formatAmount, parseSignedAmount } from '../../../domain/money.ts';
import { amountWords, numberWords, shareWords } from '../../design/written.ts';
import type { Simulation } from './version.ts';

// What came of a simulation, in sentences.

export type Result = NonNullable<Simulation['result']>;
type Row = Result['acquirers'][number];

function movedWords({ moved, orders }: Result): string {
  return `${numberWords(moved)} of ${numberWords(orders)} orders would have gone elsewhere (${shareWords(moved, orders)})`;
}

export const NOT_ENOUGH = 'not enough data';

/** Such as `2,075 of 2,298, between 2,041 and 2,106; 2,031 before`. */
function approvalWords({ approvals }: Result): string {
  if (approvals === null) return NOT_ENOUGH;
  const { payments, before, expected, low, high } = approvals;
  return `${numberWords(expected)} of ${numberWords(payments)}, between ${numberWords(low)} and ${numberWords(high)}; ${numberWords(before)} before`;
}

/** By how much the costs change, in each currency; empty if they stay. */
export function costChanges({ acquirers }: Result): { readonly currency: string; readonly change: string }[] {
  const sums = new Map<string, bigint>();
  for (const row of acquirers) sums.set(row.currency, (sums.get(row.currency) ?? 0n) + differenceOf(row));
  return [...sums]
    .filter(([, sum]) => sum !== 0n)
    .map(([currency, sum]) => ({ currency, change: formatAmount(sum, currency) }));
}

/** Such as `12.00 EUR less, 3.00 USD more`. */
function costWords(result: Result): string {
  const changes = costChanges(result).map(({ currency, change }) =>
    change.startsWith('-') ? `${amountWords(change.slice(1), currency)} less` : `${amountWords(change, currency)} more`,
  );
  return changes.join(', ') || 'the same';
}

/** With its sign, because that is what it is about. */
export function costDifference(row: Row): string {
  const difference = differenceOf(row);
  return `${difference > 0n ? '+' : ''}${formatAmount(difference, row.currency)}`;
}

function differenceOf({ costBefore, costAfter, currency }: Row): bigint {
  return parseSignedAmount(costAfter, currency) - parseSignedAmount(costBefore, currency);
}

/** The most that people have to know before they ask for approval. */
export function resultLines(result: Result): string[] {
  if (result.orders === 0) return ['There were no orders in this time, so it says nothing. Choose a longer one.'];
  return [
    `${movedWords(result)}.`,
    `Costs of what was paid: ${costWords(result)}.`,
    ...(result.moved > 0 ? [`Expected approvals of what moves: ${approvalWords(result)}.`] : []),
    ...(result.refused > 0 ? [`Nobody would have taken ${numberWords(result.refused)} orders.`] : []),
  ];
}
