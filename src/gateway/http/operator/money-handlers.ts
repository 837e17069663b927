import { operations as merchantOperations } from '../../../../generated/operations.ts';
import type { OperatorBodies, OperatorParameters } from '../../../../generated/operator-operations.ts';
import { findSandboxRow } from '../../../protocol/operation-rule.ts';
import type { NewCorrection } from '../../domain/correction.ts';
import { isCardPayout } from '../../domain/method.ts';
import { formatAmount, parseAmount } from '../../domain/money.ts';
import type { Script } from '../../domain/order.ts';
import type { PayoutRequest } from '../../domain/requests.ts';
import type { Correction } from '../../operations/operator/corrections.ts';
import type { OperatorOperations } from '../../operations/operator/create-operator-operations.ts';
import { refuseInput } from '../../operations/operator/outcome.ts';
import type { InputProblem } from '../../operations/operator/outcome.ts';
import type { PayoutByHand } from '../../operations/operator/payouts.ts';
import type { RefundByHand } from '../../operations/operator/refunds.ts';
import { accountProblem } from '../check-beneficiary.ts';
import { refuseCardInNumbers } from '../check-card.ts';
import { refuseTerms } from '../check-terms.ts';
import { scriptOf } from '../requests/request-context.ts';
import type { OperatorHandlers } from './handler-types.ts';
import { mapOutcome } from './map-outcome.ts';
import { paidAmountProblems, momentText } from './wire-merchant.ts';
import { orderToWire, refundToWire } from './wire-order.ts';

export type Mode = 'sandbox' | 'live';

interface Call<Id extends keyof OperatorBodies> {
  readonly parameters: OperatorParameters[Id];
  readonly body: OperatorBodies[Id];
}

/** Money that people move by hand. */
export function createMoneyHandlers(
  operations: OperatorOperations,
  mode: Mode,
): Pick<OperatorHandlers, 'createRefund' | 'createManualPayout' | 'createCorrection'> {
  return {
    createRefund: async (call) =>
      mapOutcome(operations.createRefund(refundFromWire(call, mode), call.acting), refundToWire),
    async createManualPayout(call) {
      const payout = payoutFromWire(call, mode);
      if (Array.isArray(payout)) return refuseInput(payout);
      return mapOutcome(operations.createManualPayout(payout, call.acting), orderToWire);
    },
    async createCorrection(call) {
      const correction = correctionFromWire(call);
      if (Array.isArray(correction)) return refuseInput(correction);
      return mapOutcome(operations.createCorrection(correction, call.acting), correctionToWire);
    },
  };
}

export function refundFromWire({ parameters, body }: Call<'createRefund'>, mode: Mode): RefundByHand {
  const { amount, remark = '' } = body;
  return {
    tradeNo: parameters.tradeNo,
    amount,
    remark,
    idempotencyKey: parameters['Idempotency-Key'] ?? null,
    script: scriptFor('applyRefund', { ...body }, mode),
  };
}

export function payoutFromWire(
  { parameters: { merNo }, body }: Call<'createManualPayout'>,
  mode: Mode,
): PayoutByHand | InputProblem[] {
  const { merOrderNo, currency, amount, method, account, benFirstName, benLastName, notifyUrl = null } = body;
  const wrongCard = isCardPayout(method) ? accountProblem(method, account) : undefined;
  const problems = [
    ...paidAmountProblems('amount', amount, currency),
    ...(wrongCard === undefined ? [] : [{ field: 'account', problem: wrongCard }]),
  ];
  if (problems.length > 0) return problems;
  const request: PayoutRequest = {
    merOrderNo,
    currency,
    amount: parseAmount(amount, currency),
    method,
    account,
    notifyUrl,
    protestNotifyUrl: null,
    returnUrl: null,
    said: { benFirstName, benLastName },
    products: [],
    script: scriptFor('createPayout', { benLastName }, mode),
    idempotencyKey: null,
  };
  const problemsAt: PayoutByHand['problemsAt'] = ({ merchant }, asked) => {
    const refusal = refuseCardInNumbers(account, asked) ?? refuseTerms(merchant, asked, { mode, methods: [] });
    return refusal === undefined ? [] : [{ field: 'body', problem: refusal.message }];
  };
  return { merNo, request, problemsAt };
}

export function correctionFromWire({
  parameters: { merNo },
  body: { amount, currency, tradeNo, ...rest },
}: Call<'createCorrection'>): NewCorrection | InputProblem[] {
  const problems = paidAmountProblems('amount', amount, currency);
  return problems.length > 0
    ? problems
    : { ...rest, merNo, tradeNo: tradeNo ?? null, currency, amount: parseAmount(amount, currency) };
}

function correctionToWire({ amount, currency, at, ...rest }: Correction) {
  return { ...rest, currency, amount: formatAmount(amount, currency), at: momentText(at) };
}

/** S21: the sandbox plays the same results as for the merchant's own request. */
function scriptFor(
  operation: 'applyRefund' | 'createPayout',
  body: Readonly<Record<string, unknown>>,
  mode: Mode,
): Script | null {
  return mode === 'live' ? null : scriptOf(findSandboxRow(merchantOperations[operation].sandbox, 'default', body));
}
