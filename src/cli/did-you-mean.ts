/** The candidate that a mistyped word most likely meant; undefined if none is close. */
export function closest(
  given: string,
  candidates: readonly string[],
  editsMax = Math.max(1, Math.floor(given.length / 3)),
): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, edits: countEdits(given, candidate) }))
    .filter(({ edits }) => edits <= editsMax)
    .toSorted((left, right) => left.edits - right.edits);
  return best?.candidate;
}

/** Letters to insert, remove, replace, or swap with their neighbour. */
function countEdits(from: string, to: string): number {
  // rows[i][j] is the number of edits from the first i letters to the first j.
  const rows = Array.from({ length: from.length + 1 }, (_row, i) => [i]);
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let j = 1; j <= to.length; j += 1) rows[0]?.push(j);
  for (let i = 1; i <= from.length; i += 1) {
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swaps = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = swaps ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped));
    }
  }
  return at(from.length, to.length);
}
