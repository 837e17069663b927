import { createCallerOperations } from '../people/caller.ts';
import { createDeviceOperations } from '../people/device-login.ts';
import { createTokenOperations } from '../people/tokens.ts';
import { createRegistrationOperations } from '../registrations/create-registration-operations.ts';
import { createApprovalOperations } from './approvals.ts';
import { createRuleOperations } from './approval-rules.ts';
import { createActionOperations } from './actions.ts';
import { createPeopleOperations } from '../people/create-people-operations.ts';
import { createSeeingOperations } from '../people/seeing.ts';
import { createBalanceOperations } from './balances.ts';
import { createBeneficiaryOperations } from './beneficiaries.ts';
import { createBookOperations } from './books.ts';
import { createBrandingOperations } from './branding.ts';
import { createChannelOperations } from './channels.ts';
import { createChargebackOperations } from './chargebacks.ts';
import { createClockOperations } from './clock.ts';
import { createCorrectionOperations } from './corrections.ts';
import { createDeliveryOperations } from './deliveries.ts';
import { createDisputeOperations } from './disputes.ts';
import { createEndpointOperations } from './endpoints.ts';
import { createIndexOperations } from './index-operations.ts';
import { createGettingStarted } from './getting-started.ts';
import { createKeyOperations } from './keys.ts';
import { createLedgerReads } from './ledger-reads.ts';
import { createLinkOperations } from './links.ts';
import { createMerchantLists } from './list-merchants.ts';
import { createMerchantPreviews } from './merchant-previews.ts';
import { createMerchantOperations } from './merchants.ts';
import { createNoteOperations } from './notes.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { createOrderOperations } from './orders.ts';
import { createPayerOperations } from './payers.ts';
import { createPayoutOperations } from './payouts.ts';
import { createReferenceOperations } from './reference-tables.ts';
import { createReturnOperations } from './returns.ts';
import { createResendSince } from './resend-since.ts';
import { createRequestOperations } from './requests.ts';
import { createRevealOperations } from './reveal.ts';
import { createRolePreviews } from './role-previews.ts';
import { createResetOperations } from './reset-sandbox.ts';
import { createRefundLists } from './refund-lists.ts';
import { createRefundOperations } from './refunds.ts';
import { createSettlementOperations } from './settlements.ts';
import { createSettingOperations } from './settings.ts';
import { createStatementOperations } from './statement.ts';
import { createTermsHistory } from './terms-history.ts';
import { createTestEventOperations } from './test-events.ts';
import { createTriggerOperations } from './triggers.ts';
import { createViewOperations } from './views.ts';

export type OperatorOperations = ReturnType<typeof createOperatorOperations>;

/** Everything that an operator can do, by the operationIds of the operator contract. */
export function createOperatorOperations(deps: OperatorDependencies) {
  return {
    ...createMerchantOperations(deps),
    ...createMerchantLists(deps),
    ...createRegistrationOperations(deps),
    ...createTermsHistory(deps),
    ...createBrandingOperations(deps),
    ...createSeeingOperations(deps),
    ...createGettingStarted(deps),
    ...createMerchantPreviews(deps),
    ...createRolePreviews(deps),
    ...createKeyOperations(deps),
    ...createBalanceOperations(deps),
    ...createRefundOperations(deps),
    ...createRefundLists(deps),
    ...createPayoutOperations(deps),
    ...createBeneficiaryOperations(deps),
    ...createSettlementOperations(deps),
    ...createStatementOperations(deps),
    ...createReturnOperations(deps),
    ...createCorrectionOperations(deps),
    ...createApprovalOperations(deps),
    ...createRuleOperations(deps),
    ...createOrderOperations(deps),
    ...createIndexOperations(deps),
    ...createViewOperations(deps),
    ...createDisputeOperations(deps),
    ...createChargebackOperations(deps),
    ...createDeliveryOperations(deps),
    ...createEndpointOperations(deps),
    ...createResendSince(deps),
    ...createTestEventOperations(deps),
    ...createTriggerOperations(deps),
    ...createRequestOperations(deps),
    ...createPayerOperations(deps),
    ...createNoteOperations(deps),
    ...createLinkOperations(deps),
    ...createRevealOperations(deps),
    ...createReferenceOperations(deps),
    ...createBookOperations(deps),
    ...createLedgerReads(deps),
    ...createSettingOperations(deps),
    ...createActionOperations(deps),
    ...createChannelOperations(deps),
    ...createClockOperations(deps),
    ...createResetOperations(deps),
    ...createTokenOperations(deps),
    ...createDeviceOperations(deps),
    ...createCallerOperations(deps),
    ...createPeopleOperations(deps),
  };
}
