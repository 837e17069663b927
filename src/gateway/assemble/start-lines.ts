import type { Core } from '../core.ts';
import { startNumbering } from '../work/number-lines.ts';

/** Postings become lines while the gateway serves. */
export function startLines({ log, load, realClock, stopwatch, dependencies: { store, clock } }: Core, holder: string) {
  const numbering = startNumbering({
    store,
    clock,
    realClock,
    stopwatch,
    holder,
    isStrained: load.isStrained,
    onDiffering: (merchants) => log.error('lines differ from balances: run "tollgate ledger verify"', { merchants }),
    onError: (error) => log.error('postings not numbered', { error }),
  });
  return {
    stop: numbering.stop,
    // Nothing becomes due by itself: what the agenda books on the way is numbered after it.
    due: { runDue: numbering.runDue, nextAt: () => Promise.resolve(null) },
  };
}
