import type { Stopwatch } from '../domain/ports.ts';
import type { Turn } from '../tables/table.ts';
import { EXPORT_CALM_MS, EXPORT_SHARE } from './limits.ts';
import { createPace } from './pace.ts';

// When an export may work. While others are served it is made in short pieces, and each is followed by a pause in proportion; if nobody
// is, one piece follows the other.

export interface ExportTurns {
  /** Whether others are served, or were a moment ago: between two requests nobody is. */
  isBusy(): boolean;
  /** Work that is waited for counts, too. Throws an `InterruptedError` if there are no more turns now. */
  readonly turn: Turn;
}

interface TurnsOptions {
  readonly stopwatch: Stopwatch;
  readonly isStrained: () => boolean;
  readonly isBusy: () => boolean;
  readonly signal?: AbortSignal;
}

/** The gateway stops, or has been strained for long. */
export class InterruptedError extends Error {}

export function createExportTurns(options: TurnsOptions): ExportTurns {
  const base = { ...options, beforeBatch: null };
  const [alone, beside] = [createPace({ ...base, share: 1 }), createPace({ ...base, share: EXPORT_SHARE })];
  let busyUntilMs = Number.NEGATIVE_INFINITY;
  function isBusy(): boolean {
    const nowMs = options.stopwatch.elapsedMs();
    if (options.isBusy()) busyUntilMs = nowMs + EXPORT_CALM_MS;
    return nowMs < busyUntilMs;
  }
  return {
    isBusy,
    async turn(piece) {
      const done = await (isBusy() ? beside : alone).run(async () => ({ result: await piece() }));
      if (done === 'interrupted') throw new InterruptedError();
      return done.result;
    },
  };
}
