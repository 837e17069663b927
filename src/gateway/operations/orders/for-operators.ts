import { createNoteOperations } from './notes.ts';
import type { NoteDependencies } from './notes.ts';
import { createOrderOperations } from './orders.ts';
import type { OrderDependencies } from './orders.ts';

export type OrdersDependencies = OrderDependencies & NoteDependencies;

/** Orders, and notes about them. */
export function ordersForOperators(deps: OrdersDependencies) {
  return {
    ...createOrderOperations(deps),
    ...createNoteOperations(deps),
  };
}
