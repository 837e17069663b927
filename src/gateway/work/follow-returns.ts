import type { ExceptionStore } from '../domain/reconciliation/exception-store.ts';
import { followReturn } from '../operations/reconciliation/return.ts';
import type { ReturnDependencies } from '../operations/reconciliation/return.ts';
import { runInBackground } from './background.ts';
import { RETURN_HOLD_MS, RETURN_INTERVAL_MS, RETURN_SIZE } from './limits.ts';

// Returns that an acquirer was asked for and has not decided: it is asked again, by one node at a time.

export function startFollowingReturns({
  deps,
  holder,
  onError,
}: {
  readonly deps: ReturnDependencies & { readonly store: Pick<ExceptionStore, 'claimReturns'> };
  readonly holder: string;
  readonly onError: (error: unknown) => void;
}) {
  async function runDue(): Promise<void> {
    const now = deps.clock.now();
    const claim = { now, heldBy: holder, heldUntil: now + RETURN_HOLD_MS, limit: RETURN_SIZE };
    for (const asked of await deps.store.claimReturns(claim)) {
      try {
        await followReturn(deps, asked);
      } catch (error) {
        onError(error);
      }
    }
  }
  const running = runInBackground(runDue, { intervalMs: RETURN_INTERVAL_MS, onError });
  return { runDue, stop: running.stop };
}
