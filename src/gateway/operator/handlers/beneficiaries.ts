import type { components } from '../../../../generated/operator.ts';
import type {
  OperatorBodies,
  OperatorOperationId,
  OperatorParameters,
} from '../../../../generated/operator-operations.ts';
import type { Beneficiary } from '../../domain/payouts/beneficiary.ts';
import type { NewBeneficiary } from '../../operations/payouts/beneficiaries.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { refuseInput } from '../../operations/outcome.ts';
import type { InputProblem } from '../../operations/outcome.ts';
import type { PayoutToBeneficiary } from '../../operations/payouts/payouts.ts';
import { accountProblem } from '../checks/check-beneficiary.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { payoutFromWire } from './money.ts';
import type { Mode } from './money.ts';
import { momentText } from '../wire/merchant.ts';
import { orderToWire } from '../wire/order.ts';

type BeneficiaryOperationId = Extract<OperatorOperationId, `${string}Beneficiary` | 'listBeneficiaries'>;

interface Call<Id extends keyof OperatorBodies> {
  readonly parameters: OperatorParameters[Id];
  readonly body: OperatorBodies[Id];
}

/** To whom merchants pay out by hand. */
export function createBeneficiaryHandlers(
  operations: Pick<OperatorOperations, BeneficiaryOperationId>,
  mode: Mode,
): Pick<OperatorHandlers, BeneficiaryOperationId> {
  return {
    listBeneficiaries: async ({ parameters: { merNo, before = null, limit } }) =>
      mapOutcome(operations.listBeneficiaries({ merNo, before, limit }), ({ beneficiaries, next }) => ({
        beneficiaries: beneficiaries.map(beneficiaryToWire),
        next,
      })),
    async saveBeneficiary(call) {
      const beneficiary = beneficiaryFromWire(call);
      if (Array.isArray(beneficiary)) return refuseInput(beneficiary);
      return mapOutcome(operations.saveBeneficiary(beneficiary, call.acting), beneficiaryToWire);
    },
    removeBeneficiary: async ({ parameters: { merNo, beneficiaryNo }, acting }) =>
      mapOutcome(operations.removeBeneficiary({ merNo, beneficiaryNo }, acting), beneficiaryToWire),
    payBeneficiary: async (call) =>
      mapOutcome(operations.payBeneficiary(payoutToFromWire(call, mode), call.acting), orderToWire),
  };
}

export function beneficiaryFromWire({
  parameters: { merNo },
  body,
}: Call<'saveBeneficiary'>): NewBeneficiary | InputProblem[] {
  // Its number was checked when somebody asked, and is not kept until a second person approves.
  const isApprovedCard = 'card' in body;
  const problem = isApprovedCard ? undefined : accountProblem(body.method, body.account);
  return problem === undefined ? { ...body, merNo } : [{ field: 'account', problem }];
}

/** The operation opens the account; nobody who calls it learns it. The number of a card is not kept, and comes with the call. */
export function payoutToFromWire(
  { parameters, body: { account, ...body } }: Call<'payBeneficiary'>,
  mode: Mode,
): PayoutToBeneficiary {
  const { merNo, beneficiaryNo } = parameters;
  return {
    merNo,
    beneficiaryNo,
    idempotencyKey: parameters['Idempotency-Key'] ?? null,
    account: account ?? null,
    payoutOf: ({ method }, details) =>
      payoutFromWire({ parameters: { merNo }, body: { ...body, method, ...details } }, mode),
  };
}

function beneficiaryToWire({
  sealed: _sealed,
  fingerprint: _fingerprint,
  createdAt,
  ...shown
}: Beneficiary): components['schemas']['Beneficiary'] {
  return { ...shown, createdAt: momentText(createdAt) };
}
