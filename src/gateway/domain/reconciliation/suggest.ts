// What could belong together by amount and date. It is never matched by itself: a person decides.

/** Money that comes later than this is not suggested. */
export const SUGGESTED_DAYS = 5;

interface Dated {
  readonly day: number | null;
}

export interface Suggested<Other> {
  readonly other: Other;
  readonly daysApart: number;
}

/**
 * The only one of the other side, if nothing else of the own side fits it as well: with two that are alike on either side, whoever
 * matched them by amount would guess.
 */
export function suggestOnly<Other extends Dated>(
  own: Dated,
  { others, rivals }: { readonly others: readonly Other[]; readonly rivals: readonly unknown[] },
): Suggested<Other> | null {
  const [only] = others;
  if (only === undefined || others.length > 1 || rivals.length > 0) return null;
  return { other: only, daysApart: daysApart(own, only) };
}

function daysApart(one: Dated, other: Dated): number {
  return one.day === null || other.day === null ? 0 : Math.abs(one.day - other.day);
}

export function suggestionReason(days: number): string {
  const apart = days === 0 ? 'the day is the same' : `the days are ${days} apart`;
  return `The amount is the same, ${apart}, and nothing else fits on either side.`;
}
