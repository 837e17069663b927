import { nameOf } from '../../domain/actor.ts';
import type { Acting } from '../../domain/actor.ts';
import { auditOf } from '../../domain/audit.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { done, refuse } from './outcome.ts';
import type { OperatorOutcome } from './outcome.ts';

/** Live mode has nothing to reset (S21), and no route to this. */
export function createResetOperations({ reset, store, clock }: OperatorDependencies) {
  return {
    async resetSandbox(acting: Acting): Promise<OperatorOutcome<{ readonly begunAt: number }>> {
      if (reset?.kind !== 'possible')
        return refuse('sandboxNotResettable', reset?.instead ?? 'Only a sandbox is ever reset.');
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
