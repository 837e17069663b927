import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import type { SeeAs } from '../../domain/audit/actor.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentText } from '../wire/merchant.ts';

type SeeAsOperationId = Extract<OperatorOperationId, `${string}Seeing`>;

export function createSeeAsHandlers(
  operations: Pick<OperatorOperations, SeeAsOperationId>,
): Pick<OperatorHandlers, SeeAsOperationId> {
  return {
    startSeeing: async ({ parameters: { merNo }, body: { role }, acting }) =>
      mapOutcome(operations.startSeeing({ merNo, role }, acting), stateToWire),
    stopSeeing: async ({ acting }) => mapOutcome(operations.stopSeeing(acting), stateToWire),
  };
}

function stateToWire(seeAs: SeeAs | null): components['schemas']['SeeingState'] {
  if (seeAs === null) return { seeing: null };
  const { merNo, role, until } = seeAs;
  return { seeing: { merNo, role, until: momentText(until) } };
}
