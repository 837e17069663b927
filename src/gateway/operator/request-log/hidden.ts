import { HIDDEN_CARD } from '../../domain/text/card-numbers.ts';

/** What stands in place of a value that is not kept. */
export const HIDDEN = '***';
/** Stands for the value of a field that the contract does not have: only its name is kept. */
export const NOT_A_FIELD = '[not a field of this operation]';
/** As the reader of bodies marks such a number. */
export const INEXACT = '[a number with a point or an exponent]';
/** At the end of a text that is longer. */
export const CUT = '…';

/** In place of the rest of a long list. */
export function moreOf(count: number): string {
  return `[${count} more]`;
}

const MORE = /^\[[0-9]+ more\]$/;

export function isMore(value: unknown): boolean {
  return typeof value === 'string' && MORE.test(value);
}

/** Whether a value was kept as it came. Masks are recognised by their form; who sends three asterisks is taken for one. */
export function isKept(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isKept);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isKept);
  if (typeof value !== 'string') return true;
  const isMarked = value.includes(HIDDEN) || value.includes(HIDDEN_CARD) || value.endsWith(CUT);
  return !isMarked && value !== NOT_A_FIELD && value !== INEXACT && !isMore(value);
}
