import type { Engine } from './engine.ts';
import { PUT_SETTING } from './put-setting.ts';

const SETTING = 'writeCheck';
const FRESH_MS = 1000;
const STALLED_MS = 2000;
/** An idle node proves again that there is room, since others fill the disk too. */
const PROOF_MS_MAX = 60_000;
const HOLD_MS_MIN = 1000;
const HOLD_MS_MAX = 60_000;

export interface WriteCheck {
  /** Resolves if a write was committed within the last second, and none was refused since; rejects otherwise. */
  check(): Promise<void>;
  /** Writes through it count: one that the database has no room for, or cannot store, makes `check` reject. */
  readonly engine: Engine;
  /** Wraps a batch write, which counts too. While one takes too long, `check` rejects. */
  watch<Items, Result>(kind: string, write: (items: Items) => Promise<Result>): (items: Items) => Promise<Result>;
}

/**
 * Only a write shows that the database accepts writes: a standby, a full disk and a dead connection answer reads, or nothing.
 * However often it is called, it writes once a second. A small write fits into a page that exists, so on a full disk it proves
 * nothing about payments: once a write was refused, a batch of the same kind has to be committed, or one that needs new pages (S41).
 */
export function createWriteCheck(engine: Engine): WriteCheck {
  const underway = new Set<{ readonly startedAt: number }>();
  const refusals = createRefusals();
  let last: { readonly at: number; readonly result: Promise<void> } | undefined;
  let provedAt = Number.NEGATIVE_INFINITY;

  async function write(moment: number): Promise<void> {
    if (refusals.latest() !== undefined || moment - provedAt >= PROOF_MS_MAX) {
      await engine.execute(engine.dialect.takeRoom(SETTING));
      provedAt = moment;
      refusals.clearBefore(moment);
    }
    await engine.execute(PUT_SETTING, [SETTING, String(moment)]);
  }

  const note = (kind: string, error: unknown) => {
    if (engine.refusesWrites(error)) refusals.add(kind, error);
  };

  return {
    async check() {
      const moment = performance.now();
      for (const { startedAt } of underway) {
        if (moment - startedAt > STALLED_MS) throw new Error('a batch of writes has had no response for too long');
      }
      if (last === undefined || moment - last.at >= FRESH_MS) {
        last = { at: moment, result: write(moment) };
        // The caller may have left by the time it fails.
        last.result.catch(() => undefined);
      }
      await last.result;
      const refusal = refusals.latest();
      if (refusal !== undefined) throw new Error('the database refused a write', { cause: refusal });
    },
    engine: watchWrites(engine, (error) => note('single', error)),
    watch: (kind, run) => async (items) => {
      const entry = { startedAt: performance.now() };
      underway.add(entry);
      try {
        const result = await run(items);
        refusals.clear(kind);
        return result;
      } catch (error) {
        note(kind, error);
        throw error;
      } finally {
        underway.delete(entry);
      }
    },
  };
}

/**
 * Writes that were refused, and that nothing has disproved since. A proof that was followed by another refusal within a minute
 * did not prove enough, so the next one counts only after twice as long.
 */
function createRefusals() {
  const byKind = new Map<string, { readonly at: number; readonly error: unknown }>();
  let holdMs = HOLD_MS_MIN;
  let clearedAt = Number.NEGATIVE_INFINITY;
  return {
    add(kind: string, error: unknown) {
      const at = performance.now();
      if (byKind.size === 0) {
        holdMs = at - clearedAt < HOLD_MS_MAX ? Math.min(2 * holdMs, HOLD_MS_MAX) : HOLD_MS_MIN;
      }
      byKind.set(kind, { at, error });
    },
    clear(kind: string) {
      byKind.delete(kind);
    },
    clearBefore(provedFrom: number) {
      if (byKind.size === 0 || [...byKind.values()].some(({ at }) => provedFrom - at < holdMs)) return;
      byKind.clear();
      clearedAt = provedFrom;
    },
    latest: () => [...byKind.values()].at(-1)?.error,
  };
}

function watchWrites(engine: Engine, note: (error: unknown) => void): Engine {
  const watched = <Result>(result: Promise<Result>): Promise<Result> => {
    result.catch(note);
    return result;
  };
  return {
    ...engine,
    execute: (sql, params) => watched(engine.execute(sql, params)),
    transaction: (run, options) => watched(engine.transaction(run, options)),
  };
}
