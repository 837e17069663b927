import { nameWords } from '../orders/order-terms.ts';

// A name that somebody did not spell as it is written. Compared word by word here, because databases do not agree on how.

const NAME_LENGTH_MIN = 4;
const TEXT_LENGTH_MAX = 60;

/** The closest first; none if the text is too short to be mistaken for one name only. */
export function closeNames<Named extends { readonly name: string }>(
  text: string,
  all: readonly Named[],
  limit: number,
): Named[] {
  const typed = nameWords(text.slice(0, TEXT_LENGTH_MAX));
  if (typed.every(({ length }) => length < NAME_LENGTH_MIN)) return [];
  return all
    .map((named) => ({ named, distance: distanceOf(typed, nameWords(named.name)) }))
    .filter(({ distance }) => distance !== null)
    .toSorted((left, right) => (left.distance ?? 0) - (right.distance ?? 0))
    .slice(0, limit)
    .map(({ named }) => named);
}

/** Every typed word must be close to a word of the name. Null if one is not. */
function distanceOf(typed: readonly string[], name: readonly string[]): number | null {
  let sum = 0;
  for (const word of typed) {
    const nearest = Math.min(...name.map((one) => editsBetween(word, one)));
    if (nearest > editsMax(word)) return null;
    sum += nearest;
  }
  return sum;
}

/** One mistake in a short word, two in a longer one. */
function editsMax({ length }: string): number {
  if (length < NAME_LENGTH_MIN) return 0;
  return length < 8 ? 1 : 2;
}

/** Letters to add, leave out, exchange or swap with their neighbour. */
function editsBetween(left: string, right: string): number {
  if (Math.abs(left.length - right.length) > 2) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const isSame = left[i - 1] === right[j - 1];
      let edits = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      next.push(edits);
    }
    [before, row] = [row, next];
  }
  return row[right.length] ?? 0;
}
