// Requests that wait to be written, between two runs of a background job. The hot path adds to it and does nothing else, so it
// is bounded: for each merchant, so that a busy one takes no place of a quiet one, and in all. Beyond that requests are lost.

export interface LaneLimits {
  readonly ofMerchant: number;
  readonly inAll: number;
}

export interface Taken<Entry> {
  readonly entry: Entry;
  /** How many of the same merchant were not kept since the last run; on its first entry. */
  readonly lost: number;
}

export interface Lane<Entry> {
  /** Whether it would be kept. If not, it is counted as lost. */
  admits(merNo: number): boolean;
  add(merNo: number, entry: Entry): void;
  /** Everything that waits: the first of each merchant, then the second of each, and so on. */
  take(): Taken<Entry>[];
}

interface Waiting<Entry> {
  readonly entries: Entry[];
  lost: number;
}

export function createLane<Entry>({ ofMerchant, inAll }: LaneLimits, onLost: () => void): Lane<Entry> {
  let waiting = new Map<number, Waiting<Entry>>();
  let count = 0;
  return {
    admits(merNo) {
      const own = waiting.get(merNo);
      if (own === undefined ? count < inAll : own.entries.length < ofMerchant && count < inAll) return true;
      if (own !== undefined) own.lost += 1;
      onLost();
      return false;
    },
    add(merNo, entry) {
      count += 1;
      const own = waiting.get(merNo);
      if (own === undefined) waiting.set(merNo, { entries: [entry], lost: 0 });
      else own.entries.push(entry);
    },
    take() {
      const taken = waiting;
      waiting = new Map();
      count = 0;
      const turns: Taken<Entry>[][] = [];
      for (const { entries, lost } of taken.values()) {
        for (const [turn, entry] of entries.entries())
          (turns[turn] ??= []).push({ entry, lost: turn === 0 ? lost : 0 });
      }
      return turns.flat();
    },
  };
}
