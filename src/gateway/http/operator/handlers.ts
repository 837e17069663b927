import type { PayMethod } from '../../domain/attempt.ts';
import type { OperatorOperations } from '../../operations/operator/create-operator-operations.ts';
import { createApprovalHandlers } from './approval-handlers.ts';
import { createActionHandlers } from './action-handlers.ts';
import { createAccountHandlers } from './account-handlers.ts';
import { createBrandingHandlers } from './branding-handlers.ts';
import { createDeliveryHandlers } from './delivery-handlers.ts';
import { createDeveloperHandlers } from './developer-handlers.ts';
import { createIndexHandlers } from './index-handlers.ts';
import { createBeneficiaryHandlers } from './beneficiary-handlers.ts';
import { createChargebackHandlers } from './chargeback-handlers.ts';
import type { OperatorHandlers } from './handler-types.ts';
import { createLedgerHandlers } from './ledger-handlers.ts';
import { createLinkHandlers } from './link-handlers.ts';
import { createKeyHandlers } from './key-handlers.ts';
import { createMerchantHandlers } from './merchant-handlers.ts';
import { createMoneyHandlers } from './money-handlers.ts';
import type { Mode } from './money-handlers.ts';
import { createNoteHandlers } from './note-handlers.ts';
import { createOrderHandlers } from './order-handlers.ts';
import { createPayerHandlers } from './payer-handlers.ts';
import { createPeopleHandlers } from './people-handlers.ts';
import { createPeriodHandlers } from './period-handlers.ts';
import { createPlatformHandlers } from './platform-handlers.ts';
import { createRefundHandlers } from './refund-handlers.ts';
import { createSeeingHandlers } from './seeing-handlers.ts';
import { createStartHandlers } from './start-handlers.ts';
import { createRequestHandlers } from './request-handlers.ts';
import { createRegistrationHandlers } from './registration-handlers.ts';
import { createTokenHandlers } from './token-handlers.ts';
import { createViewHandlers } from './view-handlers.ts';

/** Joins each operationId of the contract to its operation, with the mapping between wire and domain. */
export function createOperatorHandlers(
  operations: OperatorOperations,
  { mode, methods }: { readonly mode: Mode; readonly methods: readonly PayMethod[] },
): OperatorHandlers {
  const handlers: OperatorHandlers = {
    ...createMerchantHandlers(operations),
    ...createBrandingHandlers(operations),
    ...createSeeingHandlers(operations),
    ...createKeyHandlers(operations),
    ...createStartHandlers(operations),
    ...createOrderHandlers(operations),
    ...createRefundHandlers(operations),
    ...createIndexHandlers(operations),
    ...createViewHandlers(operations),
    ...createChargebackHandlers(operations),
    ...createDeliveryHandlers(operations),
    ...createDeveloperHandlers(operations),
    ...createRequestHandlers(operations, mode),
    ...createPayerHandlers(operations),
    ...createNoteHandlers(operations),
    ...createLinkHandlers(operations, { mode, methods }),
    ...createPeopleHandlers(operations),
    ...createAccountHandlers(operations),
    ...createPlatformHandlers(operations),
    ...createLedgerHandlers(operations),
    ...createTokenHandlers(operations),
    ...createRegistrationHandlers(operations),
    ...createMoneyHandlers(operations, mode),
    ...createBeneficiaryHandlers(operations, mode),
    ...createPeriodHandlers(operations),
    ...createApprovalHandlers(operations, () => handlers),
    ...createActionHandlers(operations),
  };
  return handlers;
}
