import type { OperatorRefusal } from '../operations/outcome.ts';
import type { Problem } from './wire/refusals/problem.ts';
import { writeRefusal } from './wire/refusals/write-refusal.ts';

/** A refusal with its name in the catalogue of problems. */
export interface Refused extends Problem {
  readonly kind: 'refused';
}

/** The compiler holds that each refusal of an operation is a problem of the contract. */
export function refusedBy(refusal: OperatorRefusal): Refused {
  return { kind: 'refused', ...writeRefusal(refusal) };
}
