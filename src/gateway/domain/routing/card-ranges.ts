// Where cards were issued, as the operator's own table has it. Only first six digits are kept (S9), so no range is finer.

/** Both inclusive, six digits each. */
export interface CardRange {
  readonly first: string;
  readonly last: string;
  readonly country: string;
  /** A word of the operator, such as `domestic`, for rules and agreed costs; null if the table has none. */
  readonly region: string | null;
}

export interface CardTable {
  /** Null for a card that the table does not have. */
  find(first6: string): CardRange | null;
}

/** Ranges do not overlap. */
export function createCardTable(ranges: readonly CardRange[]): CardTable {
  const sorted = ranges.toSorted((left, right) => (left.first < right.first ? -1 : 1));
  return {
    find(first6) {
      let [low, high] = [0, sorted.length];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((sorted[middle]?.first ?? '') <= first6) low = middle + 1;
        else high = middle;
      }
      const range = sorted[low - 1];
      return range !== undefined && first6 <= range.last ? range : null;
    },
  };
}

/** The first two ranges that have a card in common; null if none do. */
export function findOverlap(ranges: readonly CardRange[]): readonly [CardRange, CardRange] | null {
  const sorted = ranges.toSorted((left, right) => (left.first < right.first ? -1 : 1));
  for (const [index, range] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next !== undefined && next.first <= range.last) return [range, next];
  }
  return null;
}
