import type { Stopwatch } from '../../domain/ports.ts';

const KEYS_MAX = 10_000;

/** Lets each key go once in so many milliseconds. Many pages may wait for one order. */
export function createPacer(stopwatch: Stopwatch, everyMs: number): { mayGo(key: string): boolean } {
  const lastAt = new Map<string, number>();
  return {
    mayGo(key) {
      const now = stopwatch.elapsedMs();
      const last = lastAt.get(key);
      if (last !== undefined && now - last < everyMs) return false;
      // The oldest come first, since a key that goes again is put at the end.
      lastAt.delete(key);
      for (const [oldest, at] of lastAt) {
        if (now - at < everyMs && lastAt.size < KEYS_MAX) break;
        lastAt.delete(oldest);
      }
      lastAt.set(key, now);
      return true;
    },
  };
}
