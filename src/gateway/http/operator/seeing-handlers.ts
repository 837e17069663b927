import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import type { Seeing } from '../../domain/actor.ts';
import type { OperatorOperations } from '../../operations/operator/create-operator-operations.ts';
import type { OperatorHandlers } from './handler-types.ts';
import { mapOutcome } from './map-outcome.ts';
import { momentText } from './wire-merchant.ts';

type SeeingOperationId = Extract<OperatorOperationId, `${string}Seeing`>;

export function createSeeingHandlers(operations: OperatorOperations): Pick<OperatorHandlers, SeeingOperationId> {
  return {
    startSeeing: async ({ parameters: { merNo }, body: { role }, acting }) =>
      mapOutcome(operations.startSeeing({ merNo, role }, acting), stateToWire),
    stopSeeing: async ({ acting }) => mapOutcome(operations.stopSeeing(acting), stateToWire),
  };
}

function stateToWire(seeing: Seeing | null): components['schemas']['SeeingState'] {
  if (seeing === null) return { seeing };
  const { merNo, role, until } = seeing;
  return { seeing: { merNo, role, until: momentText(until) } };
}
