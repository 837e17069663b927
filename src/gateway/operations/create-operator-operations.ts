import { createAcquirerOperations } from './acquirers/acquirers.ts';
import type { AcquirerDependencies } from './acquirers/acquirers.ts';
import { createSettlementReportOperations } from './acquirers/settlement-reports.ts';
import type { SettlementReportDependencies } from './acquirers/settlement-reports.ts';
import { createTaskOperations } from './acquirers/tasks.ts';
import type { TaskDependencies } from './acquirers/tasks.ts';
import { createChannelOperations } from './acquirers/channels.ts';
import type { ChannelDependencies } from './acquirers/channels.ts';
import { approvalsForOperators } from './approvals/for-operators.ts';
import type { ApprovalsDependencies } from './approvals/for-operators.ts';
import { createMerchantPreviews } from './approvals/merchant-previews.ts';
import { createActionOperations } from './audit/actions.ts';
import type { ActionDependencies } from './audit/actions.ts';
import { chargebacksForOperators } from './chargebacks/for-operators.ts';
import type { ChargebacksDependencies } from './chargebacks/for-operators.ts';
import { deliveriesForOperators } from './deliveries/for-operators.ts';
import type { DeliveriesDependencies } from './deliveries/for-operators.ts';
import { createExportOperations } from './exports/exports.ts';
import type { ExportDependencies } from './exports/exports.ts';
import { exceptionsForOperators } from './reconciliation/exceptions-for-operators.ts';
import type { ExceptionsDependencies } from './reconciliation/exceptions-for-operators.ts';
import { createIndexOperations } from './home/index-operations.ts';
import type { IndexDependencies } from './home/index-operations.ts';
import { ledgerForOperators } from './ledger/for-operators.ts';
import type { LedgerDependencies } from './ledger/for-operators.ts';
import { createBalanceOperations } from './ledger/balances.ts';
import { createLinkOperations } from './links/links.ts';
import type { LinkDependencies } from './links/links.ts';
import { merchantsForOperators } from './merchants/for-operators.ts';
import type { MerchantsDependencies } from './merchants/for-operators.ts';
import { newsForOperators } from './news/for-operators.ts';
import type { NewsForOperatorsDependencies } from './news/for-operators.ts';
import { ordersForOperators } from './orders/for-operators.ts';
import type { OrdersDependencies } from './orders/for-operators.ts';
import { payersForOperators } from './payers/for-operators.ts';
import type { PayersDependencies } from './payers/for-operators.ts';
import { payoutsForOperators } from './payouts/for-operators.ts';
import type { PayoutsDependencies } from './payouts/for-operators.ts';
import { createPeopleOperations } from './people/create-people-operations.ts';
import type { PeopleDependencies } from './people/create-people-operations.ts';
import { platformForOperators } from './platform/for-operators.ts';
import type { PlatformDependencies } from './platform/for-operators.ts';
import { reconciliationForOperators } from './reconciliation/for-operators.ts';
import type { ReconciliationDependencies } from './reconciliation/for-operators.ts';
import { createSandboxFileOperations } from './reconciliation/sandbox-files.ts';
import type { SandboxFileDependencies } from './reconciliation/sandbox-files.ts';
import { refundsForOperators } from './refunds/for-operators.ts';
import type { RefundsDependencies } from './refunds/for-operators.ts';
import { createRegistrationOperations } from './registrations/create-registration-operations.ts';
import type { RegistrationDependencies } from './registrations/create-registration-operations.ts';
import { createRequestOperations } from './requests/requests.ts';
import type { RequestDependencies } from './requests/requests.ts';
import { createCardTableOperations } from './routing/cards.ts';
import type { CardTableDependencies } from './routing/cards.ts';
import { createRoutingOperations } from './routing/routing.ts';
import type { RoutingDependencies } from './routing/routing.ts';
import { createSimulationOperations } from './routing/simulations.ts';
import type { SimulationDependencies } from './routing/simulations.ts';
import { settlementsForOperators } from './settlements/for-operators.ts';
import type { SettlementsDependencies } from './settlements/for-operators.ts';
import { createBatchOperations } from './settlements/batches.ts';
import type { BatchDependencies } from './settlements/batches.ts';
import { signInForOperators } from './sign-in/for-operators.ts';
import type { SignInDependencies } from './sign-in/for-operators.ts';

export type OperatorOperations = ReturnType<typeof createOperatorOperations>;

type Deps = ActionDependencies &
  PlatformDependencies &
  PeopleDependencies &
  SignInDependencies &
  MerchantsDependencies &
  RegistrationDependencies &
  NewsForOperatorsDependencies &
  LedgerDependencies &
  DeliveriesDependencies &
  OrdersDependencies &
  RefundsDependencies &
  SettlementsDependencies &
  BatchDependencies &
  PayoutsDependencies &
  ChargebacksDependencies &
  ChannelDependencies &
  AcquirerDependencies &
  SettlementReportDependencies &
  TaskDependencies &
  ExportDependencies &
  ReconciliationDependencies &
  SandboxFileDependencies &
  ExceptionsDependencies &
  PayersDependencies &
  LinkDependencies &
  RequestDependencies &
  RoutingDependencies &
  SimulationDependencies &
  CardTableDependencies &
  ApprovalsDependencies &
  IndexDependencies;

/** Everything that an operator can do, by the operationIds of the operator contract. */
export function createOperatorOperations(deps: Deps) {
  return {
    ...createActionOperations(deps),
    ...platformForOperators(deps),
    ...createPeopleOperations(deps),
    ...signInForOperators(deps),
    ...merchantsForOperators(deps),
    ...createRegistrationOperations(deps),
    ...newsForOperators(deps),
    ...ledgerForOperators(deps),
    ...deliveriesForOperators(deps),
    ...ordersForOperators(deps),
    ...refundsForOperators(deps),
    ...settlementsForOperators(deps),
    ...createBatchOperations(deps),
    ...payoutsForOperators(deps),
    ...chargebacksForOperators(deps),
    ...createChannelOperations(deps),
    ...createAcquirerOperations(deps),
    ...createRoutingOperations(deps),
    ...createSimulationOperations(deps),
    ...createCardTableOperations(deps),
    ...createSettlementReportOperations(deps),
    ...createTaskOperations(deps),
    ...createExportOperations(deps),
    ...reconciliationForOperators(deps),
    ...createSandboxFileOperations(deps),
    ...exceptionsForOperators(deps, { ...createBalanceOperations(deps), ...createMerchantPreviews(deps) }),
    ...payersForOperators(deps),
    ...createLinkOperations(deps),
    ...createRequestOperations(deps),
    ...approvalsForOperators(deps),
    ...createIndexOperations(deps),
  };
}
