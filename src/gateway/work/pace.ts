import { setTimeout as sleep } from 'node:timers/promises';
import type { Stopwatch } from '../domain/ports.ts';
import { PRUNE_BATCH, PRUNE_LEASE_MS, PRUNE_PAUSE_MS, PRUNE_STRAIN_MS_MAX } from './limits.ts';

// The pace of work that can wait. A step is followed by a pause in proportion to the time it took, so that it takes a fixed
// share of the time however slow the database is; a batch that takes long is followed by smaller ones.

export interface Pace {
  /** Runs a step, after the pause of the one before. */
  run<Result>(step: () => Promise<Result>): Promise<Result | 'interrupted'>;
  /** A step whose size is `size()`, and which sets the next one. */
  batch<Result>(step: () => Promise<Result>): Promise<Result | 'interrupted'>;
  size(): number;
}

export interface PaceOptions {
  readonly stopwatch: Stopwatch;
  /** The share of the time in which it works. */
  readonly share: number;
  readonly isStrained?: () => boolean;
  readonly signal?: AbortSignal;
  /** Keeps the lease; false if another node has it. */
  readonly beforeBatch: (() => Promise<boolean>) | null;
}

const STRAIN_CHECK_MS = 250;

export function createPace(options: PaceOptions): Pace {
  const { stopwatch, share, signal, beforeBatch } = options;
  const isStrained = () => share < 1 && options.isStrained?.() === true;
  let size: number = PRUNE_BATCH.first;
  let pauseMs = 0;
  let heldAtMs = stopwatch.elapsedMs();

  const isStopped = () => signal?.aborted === true;

  async function waitForTurn(): Promise<boolean> {
    if (pauseMs > 0) await sleep(pauseMs, undefined, signal && { signal }).catch(() => undefined);
    for (let waitedMs = 0; isStrained() && !isStopped(); waitedMs += STRAIN_CHECK_MS) {
      if (waitedMs >= PRUNE_STRAIN_MS_MAX) return false;
      await sleep(STRAIN_CHECK_MS, undefined, signal && { signal }).catch(() => undefined);
    }
    if (isStopped()) return false;
    if (beforeBatch !== null && stopwatch.elapsedMs() - heldAtMs > PRUNE_LEASE_MS / 2) {
      if (!(await beforeBatch())) return false;
      heldAtMs = stopwatch.elapsedMs();
    }
    return true;
  }

  async function timed<Result>(step: () => Promise<Result>): Promise<{ result: Result; tookMs: number }> {
    const startedAtMs = stopwatch.elapsedMs();
    const result = await step();
    const tookMs = stopwatch.elapsedMs() - startedAtMs;
    pauseMs = share >= 1 ? 0 : Math.min(PRUNE_PAUSE_MS.max, Math.max(PRUNE_PAUSE_MS.min, tookMs * (1 / share - 1)));
    return { result, tookMs };
  }

  return {
    size: () => size,
    run: async (step) => ((await waitForTurn()) ? (await timed(step)).result : 'interrupted'),
    async batch(step) {
      if (!(await waitForTurn())) return 'interrupted';
      const { result, tookMs } = await timed(step);
      if (tookMs > PRUNE_BATCH.slowMs) size = Math.max(PRUNE_BATCH.min, Math.floor(size / 2));
      else if (tookMs < PRUNE_BATCH.quickMs) size = Math.min(PRUNE_BATCH.max, size * 2);
      return result;
    },
  };
}
