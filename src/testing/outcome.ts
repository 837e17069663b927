import { actingAsSystem } from '../gateway/domain/audit/actor.ts';
import type { OperatorOutcome } from '../gateway/operations/outcome.ts';
import { refusedBy } from '../gateway/operator/refused.ts';

export const ACTING = actingAsSystem('tollgate/testing');

/** A refusal is a mistake in the test, so it throws with the reason. */
export function valueOf<Value>(outcome: OperatorOutcome<Value>): Value {
  if (outcome.kind === 'done') return outcome.value;
  throw new Error(`tollgate/testing: ${refusedBy(outcome).detail}`);
}
