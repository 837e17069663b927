import type {
  OperatorBodies,
  OperatorOperationId,
  OperatorParameters,
  operatorOperations,
} from '../../../../generated/operator-operations.ts';
import type { Acting } from '../../domain/actor.ts';
import { parseAmount } from '../../domain/money.ts';
import type { OperatorOperations } from '../../operations/operator/create-operator-operations.ts';
import { refuseInput } from '../../operations/operator/outcome.ts';
import type { OperatorOutcome } from '../../operations/operator/outcome.ts';
import type { Preview } from '../../operations/operator/preview.ts';
import { rulesFromWire } from './approval-handlers.ts';
import { beneficiaryFromWire, payoutToFromWire } from './beneficiary-handlers.ts';
import { correctionFromWire, payoutFromWire, refundFromWire } from './money-handlers.ts';
import type { Mode } from './money-handlers.ts';
import { approvalFromWire } from './registration-handlers.ts';
import { amountProblems, termsUpdateFromWire } from './wire-merchant.ts';

/** The operations that the contract marks with `x-four-eyes`. */
type FourEyesOperationId = {
  [Id in OperatorOperationId]: (typeof operatorOperations)[Id]['fourEyes'] extends null ? never : Id;
}[OperatorOperationId];

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
    payBeneficiary: (call) => operations.previewBeneficiaryPayout(payoutToFromWire(call, mode)),
    async createCorrection(call) {
      const correction = correctionFromWire(call);
      return Array.isArray(correction) ? refuseInput(correction) : operations.previewCorrection(correction);
    },
    async createDeposit({ parameters: { merNo }, body: { depositNo, amount, currency, note = '' } }) {
      const problems = amountProblems('amount', amount, currency);
      if (problems.length > 0) return refuseInput(problems);
      return operations.previewDeposit({ merNo, depositNo, amount: parseAmount(amount, currency), currency, note });
    },
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
    async putApprovalRules({ parameters: { merNo = null }, body, acting }) {
      const rules = rulesFromWire(body);
      return Array.isArray(rules) ? refuseInput(rules) : operations.previewRules({ merNo, rules }, acting);
    },
  };
}
