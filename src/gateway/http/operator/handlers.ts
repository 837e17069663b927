import type { OperatorOperations } from '../../operations/operator/create-operator-operations.ts';
import { createDeliveryHandlers } from './delivery-handlers.ts';
import type { OperatorHandlers } from './handler-types.ts';
import { createMerchantHandlers } from './merchant-handlers.ts';
import { createOrderHandlers } from './order-handlers.ts';
import { createPlatformHandlers } from './platform-handlers.ts';

/** Joins each operationId of the contract to its operation, with the mapping between wire and domain. */
export function createOperatorHandlers(operations: OperatorOperations): OperatorHandlers {
  return {
    ...createMerchantHandlers(operations),
    ...createOrderHandlers(operations),
    ...createDeliveryHandlers(operations),
    ...createPlatformHandlers(operations),
  };
}
