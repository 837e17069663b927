import type { Core } from '../core.ts';
import { startClosingDays } from '../work/close-days.ts';
import { startFollowing } from '../work/follow-orders.ts';
import { startExports } from './start-exports.ts';
import { startFiles } from './start-files.ts';
import { startLines } from './start-lines.ts';
import { startRunningPayouts } from './start-payout-runs.ts';
import { startReconciling } from './start-reconciling.ts';
import { startSimulations } from './start-simulating.ts';
import { startReturns } from './start-returns.ts';

/** What follows from orders and postings: the index, closed days, lines, payouts that are due, what acquirers and banks say. */
export function startDeriving(
  core: Core,
  options: { readonly holder: string; readonly onError: (error: unknown) => void },
) {
  const indexing = startIndexing(core, options);
  const closing = startClosing(core, options.holder);
  const lines = startLines(core, options.holder);
  const payouts = startRunningPayouts(core, options);
  const exports = startExports(core, options.holder);
  const simulations = startSimulations(core, options);
  const returns = startReturns(core, options);
  const reconciling = startReconciling(core, { ...options, closeDays: closing.runDue });
  const files = startFiles(core, { ...options, readFilesNow: reconciling.wake });
  return {
    due: [payouts.due, lines.due, exports.due, simulations.due, returns.due, files.due],
    makeExportsNow: exports.wake,
    simulateNow: simulations.wake,
    /** After the files that become due. */
    reconciling: reconciling.due,
    readFiles: reconciling.read,
    readFilesNow: reconciling.wake,
    stop: () =>
      Promise.all(
        [indexing, closing, lines, payouts, exports, simulations, returns, files, reconciling].map((one) => one.stop()),
      ),
  };
}

/** Orders become searchable and countable while the gateway serves. */
function startIndexing(
  { vault, load, realClock, dependencies: { store, clock } }: Core,
  options: { readonly holder: string; readonly onError: (error: unknown) => void },
) {
  return startFollowing({ store, clock, realClock, vault, isStrained: load.isStrained, ...options });
}

/** The gateway closes the days of its ledger while it serves. */
function startClosing({ log, load, realClock, stopwatch, dependencies: { store, clock, zone } }: Core, holder: string) {
  return startClosingDays({
    store,
    clock,
    realClock,
    stopwatch,
    zone,
    holder,
    isStrained: load.isStrained,
    onReopened: (merNo) => log.warn('booked on a closed day, whose merchant is summed again', { merNo }),
    onError: (error) => log.error('days of the ledger not closed', { error }),
  });
}
