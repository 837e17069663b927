import type { Engine } from './engine.ts';
import { PUT_SETTING } from './reference.ts';

const SETTING = 'writeCheck';
const FRESH_MS = 1000;
const STALLED_MS = 2000;

export interface WriteCheck {
  /** Resolves if a small write was committed within the last second; rejects if none can be. */
  check(): Promise<void>;
  /** Wraps a batch write: while one takes too long, `check` rejects. */
  watch<Items, Result>(write: (items: Items) => Promise<Result>): (items: Items) => Promise<Result>;
}

/**
 * Only a write shows that the database accepts writes: a standby, a full disk and a dead connection answer reads, or nothing.
 * However often it is called, it writes once a second.
 */
export function createWriteCheck(engine: Engine): WriteCheck {
  const underway = new Set<{ readonly startedAt: number }>();
  let last: { readonly at: number; readonly result: Promise<unknown> } | undefined;
  return {
    async check() {
      const moment = performance.now();
      for (const { startedAt } of underway) {
        if (moment - startedAt > STALLED_MS) throw new Error('a batch of writes has had no response for too long');
      }
      if (last === undefined || moment - last.at >= FRESH_MS) last = { at: moment, result: writeOnce(engine, moment) };
      await last.result;
    },
    watch: (write) => async (items) => {
      const entry = { startedAt: performance.now() };
      underway.add(entry);
      try {
        return await write(items);
      } finally {
        underway.delete(entry);
      }
    },
  };
}

function writeOnce(engine: Engine, moment: number): Promise<unknown> {
  const result = engine.execute(PUT_SETTING, [SETTING, String(moment)]);
  // The caller may have left by the time it fails.
  result.catch(() => undefined);
  return result;
}
