import { ENTRIES_MAX } from './limits.ts';
import type { NotificationStore } from './store.ts';

/** How many notifications are remembered. */
export interface MemoryStoreOptions {
  /**
   * How many handled notifications are remembered; the oldest are dropped first. Default 100,000. The last attempt comes 255
   * minutes after the first: choose more than you receive in that time.
   */
  readonly entriesMax?: number;
}

/** For a single process and for tests. A restart loses everything, so a later duplicate runs the handler again. */
export function createMemoryStore(options: MemoryStoreOptions = {}): NotificationStore {
  const entriesMax = options.entriesMax ?? ENTRIES_MAX;
  if (!Number.isInteger(entriesMax) || entriesMax < 1) {
    throw new TypeError('createMemoryStore: entriesMax must be a positive integer');
  }
  const holders = new Map<string, string>();
  const done = new Set<string>();
  return {
    async claim(key, holder) {
      if (done.has(key)) return 'done';
      if (holders.has(key)) return 'running';
      holders.set(key, holder);
      return 'new';
    },
    async finish(key) {
      holders.delete(key);
      done.add(key);
      // A set keeps insertion order, so its first entry is the oldest.
      for (const oldest of done) {
        if (done.size <= entriesMax) break;
        done.delete(oldest);
      }
    },
    async release(key, holder) {
      if (holders.get(key) === holder) holders.delete(key);
    },
  };
}
