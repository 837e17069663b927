import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock, Stopwatch } from '../domain/ports.ts';
import type { DatabaseStore } from '../domain/platform/database.ts';
import { CLOCK_CHECK_MS, CLOCK_JUMP_MS, CLOCK_MEASURED_MS, CLOCK_SAMPLES, CLOCK_TRIP_MS_MAX } from './limits.ts';

// Nodes that share a database compare times that others have written, so all of them go by the database's clock. Each
// measures how far its machine's clock is from it, and continues with a stopwatch, which cannot jump (S32).

export interface NodeClock extends Clock {
  /** How far the machine's clock is ahead of the database's; null while that is not known. */
  offsetMs(): number | null;
  /**
   * False until the offset is measured, after the machine's clock has jumped, and after a reconnect, maybe to another server.
   * Nothing may be done then because it is due.
   */
  isSteady(): boolean;
  /** Measures, if it is time to or the offset is not known. */
  keep(): Promise<void>;
}

export interface NodeClockOptions {
  readonly machine: Clock;
  readonly stopwatch: Stopwatch;
  readonly store: Pick<DatabaseStore, 'readNow' | 'serverNo'>;
  /** Called when a measurement moves this node's time by more than a second. */
  readonly onMoved?: (byMs: number) => void;
}

/** What was measured last: times are those of the stopwatch plus these. */
interface Measured {
  readonly serverNo: number;
  readonly atMs: number;
  readonly machineMs: number;
}

export function createNodeClock(options: NodeClockOptions): NodeClock {
  const { serverNo } = options.store;
  if (serverNo !== undefined) return followDatabase({ ...options, serverNo });
  // A database that is a file of this machine has the machine's clock.
  return { now: options.machine.now, offsetMs: () => 0, isSteady: () => true, keep: () => Promise.resolve() };
}

const STEADY_TRIES_MAX = 50;

/** Whoever moves the sandbox's clock after a reconnect wants the work on the way to be done, so it waits for the measurement. */
export async function waitUntilSteady({ keep, isSteady }: Pick<NodeClock, 'keep' | 'isSteady'>): Promise<void> {
  for (let tries = 0; !isSteady() && tries < STEADY_TRIES_MAX; tries += 1) {
    await keep().catch(() => undefined);
    if (!isSteady()) await sleep(CLOCK_CHECK_MS / 5);
  }
}

function followDatabase(options: NodeClockOptions & { readonly serverNo: () => number }): NodeClock {
  const { machine, stopwatch, store, serverNo, onMoved } = options;
  const machineMs = () => machine.now() - stopwatch.elapsedMs();
  let baseMs = machineMs();
  let measured: Measured | null = null;
  let measuring: Promise<void> | undefined;

  const now = () => Math.floor(baseMs + stopwatch.elapsedMs());
  const isSteady = () =>
    measured !== null && measured.serverNo === serverNo() && Math.abs(machineMs() - measured.machineMs) < CLOCK_JUMP_MS;

  async function measure(): Promise<void> {
    const before = serverNo();
    const { errorMs, aheadMs } = await bestSample(store, { now, stopwatch });
    if (errorMs * 2 > CLOCK_TRIP_MS_MAX || serverNo() !== before) return;
    // Within the error, the time that is known is as good as the one that was read, and does not jump.
    if (Math.abs(aheadMs) > errorMs) {
      if (measured !== null && Math.abs(aheadMs) > CLOCK_JUMP_MS) onMoved?.(aheadMs);
      baseMs += aheadMs;
    }
    measured = { serverNo: before, atMs: stopwatch.elapsedMs(), machineMs: machineMs() };
  }

  return {
    now,
    isSteady,
    offsetMs: () => (isSteady() ? machine.now() - now() : null),
    keep() {
      const isFresh = measured !== null && stopwatch.elapsedMs() - measured.atMs < CLOCK_MEASURED_MS;
      if (isFresh && isSteady()) return Promise.resolve();
      return (measuring ??= measure().finally(() => (measuring = undefined)));
    },
  };
}

/** The one with the shortest round trip: how far the database's clock is ahead of ours, and how wrong that can be. */
async function bestSample(
  store: Pick<DatabaseStore, 'readNow'>,
  { now, stopwatch }: { readonly now: () => number; readonly stopwatch: Stopwatch },
): Promise<{ readonly errorMs: number; readonly aheadMs: number }> {
  let best = { errorMs: Number.POSITIVE_INFINITY, aheadMs: 0 };
  for (let sample = 0; sample < CLOCK_SAMPLES; sample += 1) {
    const startedMs = stopwatch.elapsedMs();
    const there = await store.readNow();
    const tripMs = stopwatch.elapsedMs() - startedMs;
    // Both clocks are read in whole milliseconds.
    const errorMs = tripMs / 2 + 1;
    if (errorMs < best.errorMs) best = { errorMs, aheadMs: there + tripMs / 2 - now() };
  }
  return best;
}
