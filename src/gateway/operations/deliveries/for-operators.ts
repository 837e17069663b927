import { createDeliveryOperations } from './deliveries.ts';
import type { DeliveryDependencies } from './deliveries.ts';
import { createEndpointOperations } from './endpoints.ts';
import type { EndpointDependencies } from './endpoints.ts';
import { createResendSince } from './resend-since.ts';
import type { ResendSinceDependencies } from './resend-since.ts';
import { createTestEventOperations } from './test-events.ts';
import type { TestEventDependencies } from './test-events.ts';

export type DeliveriesDependencies = DeliveryDependencies &
  EndpointDependencies &
  ResendSinceDependencies &
  TestEventDependencies;

/** Notifications to merchants, and the addresses that they go to. */
export function deliveriesForOperators(deps: DeliveriesDependencies) {
  return {
    ...createDeliveryOperations(deps),
    ...createEndpointOperations(deps),
    ...createResendSince(deps),
    ...createTestEventOperations(deps),
  };
}
