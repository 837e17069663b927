import type { ProblemName } from '../../../../generated/operator-operations.ts';
import type { FieldError } from '../../../protocol/field-errors.ts';
import type { OperatorRefusal } from '../../operations/operator/outcome.ts';

/** A refusal with its name in the catalogue of problems. */
export interface Refused {
  readonly kind: 'refused';
  readonly name: ProblemName;
  readonly detail: string;
  readonly fields?: readonly FieldError[];
}

/** The compiler holds that each refusal of an operation is a problem of the contract. */
export function refusedBy({ reason, detail, fields }: OperatorRefusal): Refused {
  return { kind: 'refused', name: reason, detail, ...(fields === undefined ? {} : { fields }) };
}
