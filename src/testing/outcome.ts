import type { Acting } from '../gateway/operations/operator/acting.ts';
import type { OperatorOutcome } from '../gateway/operations/operator/outcome.ts';

export const ACTING: Acting = { actor: 'tollgate/testing', reason: null };

/** A test asks for what it needs: a refusal is a fault of the test, and says what is wrong with it. */
export function valueOf<Value>(outcome: OperatorOutcome<Value>): Value {
  if (outcome.kind === 'done') return outcome.value;
  throw new Error(`tollgate/testing: ${outcome.detail}`);
}
