import type { Core } from '../core.ts';
import { startSimulating } from '../work/simulate-routing.ts';

/** Past orders are replayed through routing rules while the gateway serves. */
export function startSimulations(
  { load, realClock, stopwatch, book, router, dependencies: { store, clock } }: Core,
  { holder, onError }: { readonly holder: string; readonly onError: (error: unknown) => void },
) {
  const simulating = startSimulating({
    store,
    known: book.known,
    readFacts: router.readFacts,
    clock,
    realClock,
    stopwatch,
    holder,
    isStrained: load.isStrained,
    isBusy: load.isServing,
    onError,
  });
  return {
    wake: simulating.wake,
    stop: simulating.stop,
    due: { runDue: simulating.runDue, nextAt: () => Promise.resolve(null) },
  };
}
