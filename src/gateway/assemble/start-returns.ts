import type { Core } from '../core.ts';
import { startFollowingReturns } from '../work/follow-returns.ts';

/** What acquirers were asked to send back is followed until they have decided. */
export function startReturns(
  { ids, dependencies }: Core,
  { holder, onError }: { readonly holder: string; readonly onError: (error: unknown) => void },
) {
  const { store, channels, clock, zone } = dependencies;
  const following = startFollowingReturns({ deps: { store, channels, clock, zone, ids }, holder, onError });
  return { stop: following.stop, due: { runDue: following.runDue, nextAt: () => Promise.resolve(null) } };
}
