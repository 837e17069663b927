import type { RetentionStore } from '../domain/payers/retention.ts';
import { PRUNE_CHECK_MS, PRUNE_INTERVAL_MS, PRUNE_SHARE } from './limits.ts';
import { prune } from './prune.ts';
import type { PruneOptions, PruneReport } from './prune.ts';
import { runInBackground } from './background.ts';

/** Old rows are removed in every node, by one at a time, an hour after the last run ended. */
export interface Retention {
  /** For a clock that was moved: removes at once what has become old. */
  runDue(): Promise<unknown>;
  stop(): Promise<void>;
}

export interface RetentionOptions extends PruneOptions {
  readonly store: PruneOptions['store'] & Pick<RetentionStore, 'readRetention'>;
  readonly onRun: (report: PruneReport) => void;
  readonly onError: (error: unknown) => void;
}

export function startRetention(options: RetentionOptions): Retention {
  const stopping = new AbortController();
  const { store, clock } = options;
  // A starting node has other things to do.
  let isFirst = true;
  let movedAt = clock.now();

  async function check(): Promise<void> {
    const isSkipped = isFirst;
    isFirst = false;
    if (isSkipped || !(await isDue())) return;
    const report = await prune(options, { share: PRUNE_SHARE, signal: stopping.signal });
    if (report.outcome !== 'busy') options.onRun(report);
  }

  async function isDue(): Promise<boolean> {
    const { finishedAt } = await store.readRetention();
    return finishedAt === null || clock.now() - finishedAt >= PRUNE_INTERVAL_MS;
  }

  const checking = runInBackground(check, { intervalMs: PRUNE_CHECK_MS, onError: options.onError });
  return {
    async runDue() {
      if (clock.now() - movedAt < PRUNE_INTERVAL_MS) return;
      movedAt = clock.now();
      await prune(options, { share: 1, withoutLease: true, signal: stopping.signal });
    },
    async stop() {
      stopping.abort();
      await checking.stop();
    },
  };
}
