import type { OperatorBodies, OperatorParameters } from '../../../generated/operator-operations.ts';
import type { Acting } from '../domain/audit/actor.ts';
import type { OperatorOperations } from '../operations/create-operator-operations.ts';
import { refuseInput } from '../operations/outcome.ts';
import type { OperatorOutcome } from '../operations/outcome.ts';
import type { Preview } from '../operations/preview.ts';
import type { FourEyesOperationId } from './handler-types.ts';
import { beneficiaryFromWire, payoutToFromWire } from './handlers/beneficiaries.ts';
import { correctionFromWire, depositFromWire, payoutFromWire, refundFromWire } from './handlers/money.ts';
import type { Mode } from './handlers/money.ts';
import { acquirerTermsFromWire } from './handlers/reconciliation/settings.ts';
import { approvalFromWire } from './handlers/registrations.ts';
import { accountFromWire, scheduleFromWire } from './handlers/settlements.ts';
import { acquirerFromWire } from './wire/acquirer.ts';
import { rulesFromWire } from './wire/approval-rules.ts';
import { termsUpdateFromWire } from './wire/merchant.ts';

export type PreviewCall = (call: {
  readonly parameters: unknown;
  readonly body: unknown;
  readonly acting: Acting;
}) => Promise<OperatorOutcome<Preview | null>>;

type Previews = {
  readonly [Id in FourEyesOperationId]: (call: {
    readonly parameters: OperatorParameters[Id];
    readonly body: OperatorBodies[Id];
    readonly acting: Acting;
  }) => Promise<OperatorOutcome<Preview | null>>;
};

/** What each of them would change: without one, an operation that may need two people does not compile. */
export function createPreviews(operations: OperatorOperations, mode: Mode): Previews {
  return {
    createRefund: (call) => operations.previewRefund(refundFromWire(call, mode), call.acting),
    async createManualPayout(call) {
      const payout = payoutFromWire(call, mode);
      return Array.isArray(payout) ? refuseInput(payout) : operations.previewPayout(payout, call.acting);
    },
    async saveBeneficiary(call) {
      const beneficiary = beneficiaryFromWire(call);
      return Array.isArray(beneficiary) ? refuseInput(beneficiary) : operations.previewBeneficiary(beneficiary);
    },
    changeSettlementAccount: (call) => operations.previewSettlementAccount(accountFromWire(call)),
    async setPayoutSchedule(call) {
      const schedule = scheduleFromWire(call);
      return Array.isArray(schedule) ? refuseInput(schedule) : operations.previewPayoutSchedule(schedule);
    },
    payBeneficiary: (call) => operations.previewBeneficiaryPayout(payoutToFromWire(call, mode)),
    async createCorrection(call) {
      const correction = correctionFromWire(call);
      return Array.isArray(correction) ? refuseInput(correction) : operations.previewCorrection(correction);
    },
    async createDeposit(call) {
      const deposit = depositFromWire(call);
      return Array.isArray(deposit) ? refuseInput(deposit) : operations.previewDeposit(deposit);
    },
    activateRouting: ({ parameters: { version }, body: { edit } }) => operations.previewRouting({ version, edit }),
    approveMerchant: ({ parameters: { merNo } }) => operations.previewStatus(merNo, 'approveMerchant'),
    async approveRegistration(call) {
      const given = approvalFromWire(call);
      return Array.isArray(given) ? refuseInput(given) : operations.previewRegistration(given);
    },
    resumeMerchant: ({ parameters: { merNo } }) => operations.previewStatus(merNo, 'resumeMerchant'),
    async setTerms({ parameters: { merNo }, body }) {
      const given = termsUpdateFromWire(merNo, body);
      return Array.isArray(given) ? refuseInput(given) : operations.previewTerms(given);
    },
    rotateSigningKey: ({ parameters: { merNo }, body }) => operations.previewSecret({ merNo, ...body }, 'signingKey'),
    rotateWebhookSecret: ({ parameters: { merNo }, body }) =>
      operations.previewSecret({ merNo, ...body }, 'webhookSecret'),
    setPublicKey: ({ parameters: { merNo }, body }) => operations.previewSecret({ merNo, ...body }, 'publicKey'),
    endSecret: ({ parameters: { merNo, secretNo } }) => operations.previewEnd({ merNo, secretNo }),
    invitePerson: async ({ body: { email, name, merNo, roles }, acting }) =>
      operations.previewInvitation({ email, name, merNo, roles }, acting),
    resetSignIn: ({ parameters: { personId }, acting }) => operations.previewSignInReset(personId, acting),
    changeRoles: ({ parameters: { personId }, body, acting }) => operations.previewRoles({ personId, ...body }, acting),
    async putAcquirer({ parameters: { acquirer }, body }) {
      const change = acquirerFromWire(acquirer, body);
      return Array.isArray(change) ? refuseInput(change) : operations.previewAcquirer(change);
    },
    removeAcquirer: ({ parameters: { acquirer }, body: { version } }) =>
      operations.previewAcquirerRemoval({ name: acquirer, version }),
    ...reconciliationPreviews(operations),
    async putApprovalRules({ parameters: { merNo = null }, body, acting }) {
      const rules = rulesFromWire(body);
      return Array.isArray(rules) ? refuseInput(rules) : operations.previewRules({ merNo, rules }, acting);
    },
  };
}

function reconciliationPreviews(
  operations: OperatorOperations,
): Pick<Previews, 'putAcquirerTerms' | 'writeOffException' | 'returnAtAcquirer' | 'creditException'> {
  return {
    async putAcquirerTerms(call) {
      const change = acquirerTermsFromWire(call);
      return Array.isArray(change) ? refuseInput(change) : operations.previewAcquirerTerms(change);
    },
    writeOffException: ({ parameters: { exceptionNo } }) => operations.previewWriteOff(exceptionNo),
    returnAtAcquirer: ({ parameters: { exceptionNo } }) => operations.previewReturn(exceptionNo),
    creditException: ({ parameters: { exceptionNo }, body: { merNo } }) =>
      operations.previewCredit({ exceptionNo, merNo }),
  };
}
