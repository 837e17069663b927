import { isDeepStrictEqual } from 'node:util';
import { refuse } from './outcome.ts';
import type { OperatorRefusal, Replaced } from './outcome.ts';

/**
 * Refuses a change by somebody who saw something else than what there is (I17). `seen` undefined asks for no check. Call it
 * where the change is decided, under the lock, so that nothing can come between.
 */
export function refuseIfChanged<Value>(
  seen: Value | undefined,
  current: Value,
  what: Replaced,
): OperatorRefusal | undefined {
  if (seen === undefined || isDeepStrictEqual(seen, current)) return undefined;
  return refuse('changedMeanwhile', { what });
}
