import type { Reader } from './read-share.ts';

// What the share of readers is counted and kept in.

/** How many are inside, by caller and by group. */
export function createCounts() {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    all: () => all,
    of: (key: string) => counts.get(key) ?? 0,
    change({ caller, groups }: Reader, by: 1 | -1) {
      all += by;
      for (const key of [caller, ...groups]) {
        const count = (counts.get(key) ?? 0) + by;
        if (count === 0) counts.delete(key);
        else counts.set(key, count);
      }
    },
  };
}

/** Callers take turns; the entries of one caller keep their order. */
export function createFairQueue<Entry extends { readonly reader: Reader }>() {
  const callers = new Map<string, Set<Entry>>();
  const remove = (entry: Entry) => {
    const { caller } = entry.reader;
    const entries = callers.get(caller);
    entries?.delete(entry);
    if (entries?.size === 0) callers.delete(caller);
  };
  return {
    add(entry: Entry) {
      const { caller } = entry.reader;
      const entries = callers.get(caller);
      if (entries === undefined) callers.set(caller, new Set([entry]));
      else entries.add(entry);
    },
    has: (entry: Entry) => callers.get(entry.reader.caller)?.has(entry) === true,
    remove,
    next(): Entry | undefined {
      for (const [caller, entries] of callers) {
        const [entry] = entries;
        if (entry === undefined) continue;
        remove(entry);
        // Behind everybody else, if it has more.
        if (callers.delete(caller)) callers.set(caller, entries);
        return entry;
      }
      return undefined;
    },
    /** The newest entry of the caller that has most waiting, of all or of one group. */
    heaviest(group: string | undefined): Entry | undefined {
      let found: ReadonlySet<Entry> = new Set();
      for (const entries of callers.values()) {
        const [entry] = entries;
        const isAmong = group === undefined || entry?.reader.groups.includes(group) === true;
        if (isAmong && entries.size > found.size) found = entries;
      }
      return [...found].at(-1);
    },
  };
}
