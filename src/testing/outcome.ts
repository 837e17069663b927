import type { Acting } from '../gateway/operations/operator/acting.ts';
import type { OperatorOutcome } from '../gateway/operations/operator/outcome.ts';

export const ACTING: Acting = { actor: 'tollgate/testing', reason: null };

/** A refusal is a mistake in the test, so it throws with the reason. */
export function valueOf<Value>(outcome: OperatorOutcome<Value>): Value {
  if (outcome.kind === 'done') return outcome.value;
  throw new Error(`tollgate/testing: ${outcome.detail}`);
}
