import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { done } from '../../operations/outcome.ts';
import type { ShownView } from '../../operations/platform/views.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentText } from '../wire/merchant.ts';

type ViewOperationId = Extract<OperatorOperationId, `${string}View` | 'listViews'>;

export function createViewHandlers(
  operations: Pick<OperatorOperations, ViewOperationId>,
): Pick<OperatorHandlers, ViewOperationId> {
  return {
    listViews: async ({ acting }) => done({ views: (await operations.listViews(acting)).map(viewToWire) }),
    saveView: ({ body, acting }) => mapOutcome(operations.saveView(body, acting), viewToWire),
    deleteView: ({ parameters: { viewId }, acting }) => mapOutcome(operations.deleteView(viewId, acting), viewToWire),
  };
}

function viewToWire(view: ShownView): components['schemas']['SavedView'] {
  const { viewId, name, address, shared, own, owner, createdAt } = view;
  return { viewId, name, address, shared, own, owner, createdAt: momentText(createdAt) };
}
