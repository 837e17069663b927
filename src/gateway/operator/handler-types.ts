import type {
  OperatorAnswers,
  OperatorBodies,
  OperatorOperationId,
  OperatorParameters,
  operatorOperations,
} from '../../../generated/operator-operations.ts';
import type { Acting } from '../domain/audit/actor.ts';
import type { OperatorOutcome } from '../operations/outcome.ts';

/** A request that fits the contract. */
interface OperatorCall<Id extends OperatorOperationId> {
  readonly parameters: OperatorParameters[Id];
  readonly body: OperatorBodies[Id];
  readonly acting: Acting;
}

type OperatorHandler<Id extends OperatorOperationId> = (
  call: OperatorCall<Id>,
) => Promise<OperatorOutcome<OperatorAnswers[Id]>>;

/** One for each operation of the contract. */
export type OperatorHandlers = { readonly [Id in OperatorOperationId]: OperatorHandler<Id> };

/** The operations that the contract marks with `x-four-eyes`: somebody else may have to approve them. */
export type FourEyesOperationId = {
  [Id in OperatorOperationId]: (typeof operatorOperations)[Id]['fourEyes'] extends null ? never : Id;
}[OperatorOperationId];
