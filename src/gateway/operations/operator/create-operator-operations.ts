import { createBalanceOperations } from './balances.ts';
import { createBookOperations } from './books.ts';
import { createClockOperations } from './clock.ts';
import { createDeliveryOperations } from './deliveries.ts';
import { createDisputeOperations } from './disputes.ts';
import { createKeyOperations } from './keys.ts';
import { createMerchantOperations } from './merchants.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { createOrderOperations } from './orders.ts';
import { createReferenceOperations } from './reference-tables.ts';

export type OperatorOperations = ReturnType<typeof createOperatorOperations>;

/** Everything that an operator can do, by the operationIds of the operator contract. */
export function createOperatorOperations(deps: OperatorDependencies) {
  return {
    ...createMerchantOperations(deps),
    ...createKeyOperations(deps),
    ...createBalanceOperations(deps),
    ...createOrderOperations(deps),
    ...createDisputeOperations(deps),
    ...createDeliveryOperations(deps),
    ...createReferenceOperations(deps),
    ...createBookOperations(deps),
    ...createClockOperations(deps),
  };
}
