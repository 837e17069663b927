import type { Entry, EntryDetail, Statement } from './model.ts';

// How an entry divides, and whether a statement adds up, whatever format it came in.

export interface DetailAmount {
  readonly detail: EntryDetail;
  /** In the currency of the entry, with its sign. */
  readonly amount: bigint;
}

/**
 * How much of an entry each of its payments is; null if that is not certain. A single detail without an amount is the entry. Several
 * have to be in the entry's currency and add up to it: otherwise fees or an exchange are among them, and nobody can say in which.
 */
export function amountsOfDetails({ currency, amount, details }: Entry): readonly DetailAmount[] | null {
  const [only, ...others] = details;
  if (only === undefined) return null;
  if (others.length === 0 && only.amount === null) return [{ detail: only, amount }];
  const parts = details.flatMap((detail) =>
    detail.amount === null || detail.currency !== currency ? [] : [{ detail, amount: detail.amount }],
  );
  const sum = parts.reduce((total, part) => total + part.amount, 0n);
  return parts.length === details.length && sum === amount ? parts : null;
}

/** Closing less opening and booked entries: zero if a statement adds up, null if it lacks a balance or mixes currencies. */
export function differenceOf({ opening, closing, entries }: Statement): bigint | null {
  if (opening === null || closing === null || opening.currency !== closing.currency) return null;
  const booked = entries.filter(({ status }) => status === 'booked');
  if (booked.some(({ currency }) => currency !== opening.currency)) return null;
  return closing.amount - booked.reduce((sum, { amount }) => sum + amount, opening.amount);
}
