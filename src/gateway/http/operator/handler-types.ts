import type {
  OperatorAnswers,
  OperatorBodies,
  OperatorOperationId,
  OperatorParameters,
} from '../../../../generated/operator-operations.ts';
import type { Acting } from '../../domain/actor.ts';
import type { OperatorOutcome } from '../../operations/operator/outcome.ts';

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
