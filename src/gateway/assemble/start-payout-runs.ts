import type { Core } from '../core.ts';
import { createPlatformOperations } from '../operations/create-operations.ts';
import { scriptFor } from '../operator/handlers/money.ts';
import { startPayoutRuns } from '../work/run-payouts.ts';

/** Merchants are paid by themselves while the gateway serves. */
export function startRunningPayouts(
  { config, vault, ids, load, realClock, dependencies }: Core,
  { holder, onError }: { holder: string; onError: (error: unknown) => void },
) {
  const { store, accounts, clock, zone } = dependencies;
  return startPayoutRuns({
    deps: {
      store,
      accounts,
      platform: createPlatformOperations(dependencies),
      clock,
      ids,
      vault,
      zone,
      scriptOf: (details) => scriptFor('createPayout', details, config.mode),
    },
    store,
    clock,
    realClock,
    holder,
    isStrained: load.isStrained,
    onError,
  });
}
