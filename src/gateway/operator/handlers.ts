import type { PayMethod } from '../domain/payments/attempt.ts';
import type { OperatorOperations } from '../operations/create-operator-operations.ts';
import { createAcquirerHandlers } from './handlers/acquirers.ts';
import { createSettlementCalendarHandlers } from './handlers/settlement-calendar.ts';
import { createSettlementReportHandlers } from './handlers/settlement-reports.ts';
import { createExportHandlers } from './handlers/exports.ts';
import { createTaskHandlers } from './handlers/tasks.ts';
import { createApprovalHandlers } from './handlers/approvals.ts';
import { createActionHandlers } from './handlers/audit.ts';
import { createAccountHandlers } from './handlers/account.ts';
import { createBatchHandlers } from './handlers/batches.ts';
import { createBrandingHandlers } from './handlers/branding.ts';
import { createDeliveryHandlers } from './handlers/deliveries.ts';
import { createDeveloperHandlers } from './handlers/developers.ts';
import { createIndexHandlers } from './handlers/home.ts';
import { createBeneficiaryHandlers } from './handlers/beneficiaries.ts';
import { createChargebackHandlers } from './handlers/chargebacks.ts';
import type { OperatorHandlers } from './handler-types.ts';
import { createLedgerHandlers } from './handlers/ledger.ts';
import { createLinkHandlers } from './handlers/links.ts';
import { createKeyHandlers } from './handlers/keys.ts';
import { createMerchantHandlers } from './handlers/merchants.ts';
import { createMoneyHandlers } from './handlers/money.ts';
import type { Mode } from './handlers/money.ts';
import { createNewsHandlers } from './handlers/news.ts';
import { createNoteHandlers } from './handlers/notes.ts';
import { createOrderHandlers } from './handlers/orders.ts';
import { createPayerHandlers } from './handlers/payers.ts';
import { createPeopleHandlers } from './handlers/people.ts';
import { createPeriodHandlers } from './handlers/periods.ts';
import { createPlatformHandlers } from './handlers/platform.ts';
import { createCsvProfileHandlers } from './handlers/reconciliation/csv-profiles.ts';
import { createReconciliationDayHandlers } from './handlers/reconciliation/days.ts';
import { createExceptionHandlers } from './handlers/reconciliation/exceptions.ts';
import { createReconciliationFileHandlers } from './handlers/reconciliation/files.ts';
import { createSandboxFileHandlers } from './handlers/reconciliation/sandbox-files.ts';
import { createReconciliationSettingHandlers } from './handlers/reconciliation/settings.ts';
import { createReceiptHandlers } from './handlers/receipts.ts';
import { createRefundHandlers } from './handlers/refunds.ts';
import { createRoutingHandlers } from './handlers/routing.ts';
import { createSeeAsHandlers } from './handlers/see-as.ts';
import { createStartHandlers } from './handlers/getting-started.ts';
import { createRequestHandlers } from './handlers/requests.ts';
import { createRegistrationHandlers } from './handlers/registrations.ts';
import { createSettlementHandlers } from './handlers/settlements.ts';
import { createTokenHandlers } from './handlers/tokens.ts';
import { createViewHandlers } from './handlers/views.ts';

/** Joins each operationId of the contract to its operation, with the mapping between wire and domain. */
export function createOperatorHandlers(
  operations: OperatorOperations,
  { mode, methods }: { readonly mode: Mode; readonly methods: readonly PayMethod[] },
): OperatorHandlers {
  const handlers: OperatorHandlers = {
    ...createMerchantHandlers(operations),
    ...createBrandingHandlers(operations),
    ...createSandboxFileHandlers(operations),
    ...createReceiptHandlers(operations),
    ...createSeeAsHandlers(operations),
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
    ...createNewsHandlers(operations),
    ...createPlatformHandlers(operations),
    ...createLedgerHandlers(operations),
    ...createTokenHandlers(operations),
    ...createRegistrationHandlers(operations),
    ...createMoneyHandlers(operations, mode),
    ...createBeneficiaryHandlers(operations, mode),
    ...createSettlementHandlers(operations),
    ...createPeriodHandlers(operations),
    ...createBatchHandlers(operations),
    ...createSettlementCalendarHandlers(operations),
    ...createAcquirerHandlers(operations),
    ...createRoutingHandlers(operations),
    ...createSettlementReportHandlers(operations),
    ...createTaskHandlers(operations),
    ...createExceptionHandlers(operations),
    ...createExportHandlers(operations),
    ...createReconciliationSettingHandlers(operations),
    ...createCsvProfileHandlers(operations),
    ...createReconciliationDayHandlers(operations),
    ...createReconciliationFileHandlers(operations),
    ...createApprovalHandlers(operations, () => handlers),
    ...createActionHandlers(operations),
  };
  return handlers;
}
