import { nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { PeopleStore } from '../../domain/people/people.ts';
import type { SandboxReset } from '../../domain/platform/sandbox-reset.ts';
import type { Clock } from '../../domain/ports.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

export interface ResetDependencies {
  readonly store: Pick<PeopleStore, 'writeRecords'>;
  readonly clock: Clock;
  /** Null in live mode (S21). */
  readonly reset: SandboxReset | null;
}

/** Live mode has nothing to reset (S21), and no route to this. */
export function createResetOperations({ reset, store, clock }: ResetDependencies) {
  return {
    async resetSandbox(acting: Acting): Promise<OperatorOutcome<{ readonly begunAt: number }>> {
      if (reset?.kind !== 'possible') return refuse('sandboxNotResettable', { instead: reset?.instead ?? null });
      const begunAt = clock.now();
      const record = auditOf(acting, {
        at: begunAt,
        action: 'resetSandbox',
        target: 'sandbox',
        detail: `reset by ${nameOf(acting.actor)}`,
      });
      // Here too, in case the reset fails before anything is deleted.
      await store.writeRecords([record]);
      reset.begin(record);
      return done({ begunAt });
    },
  };
}
