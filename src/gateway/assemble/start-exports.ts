import type { Core } from '../core.ts';
import { startMakingExports } from '../work/make-exports.ts';

/** Files that people asked for are made while the gateway serves. */
export function startExports(
  { log, load, realClock, stopwatch, dependencies: { store, clock } }: Core,
  holder: string,
) {
  const making = startMakingExports({
    store,
    clock,
    realClock,
    stopwatch,
    holder,
    isStrained: load.isStrained,
    isBusy: load.isServing,
    onFailed: ({ exportId, merNo }, error, isLast) =>
      log.error(isLast ? 'export failed' : 'export is tried again later', { exportId, merNo, error }),
    onError: (error) => log.error('exports not made', { error }),
  });
  return {
    wake: making.wake,
    stop: making.stop,
    due: { runDue: making.runDue, nextAt: () => Promise.resolve(null) },
  };
}
