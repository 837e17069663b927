import { operations as merchantOperations } from '../../../../generated/operations.ts';
import type { OperatorBodies, OperatorParameters } from '../../../../generated/operator-operations.ts';
import { findSandboxRow } from '../../../protocol/operation-rule.ts';
import type { NewCorrection } from '../../domain/ledger/correction.ts';
import { isCardPayout } from '../../domain/method.ts';
import { formatAmount, parseAmount } from '../../domain/money.ts';
import type { Script } from '../../domain/orders/order.ts';
import type { PayoutRequest } from '../../domain/orders/order-requests.ts';
import type { Deposit, NewDeposit } from '../../operations/ledger/balances.ts';
import type { Correction } from '../../operations/ledger/corrections.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { refuseInput } from '../../operations/outcome.ts';
import type { InputProblem } from '../../operations/outcome.ts';
import type { PayoutByHand } from '../../operations/payouts/payouts.ts';
import type { RefundByHand } from '../../operations/refunds/refunds.ts';
import { accountProblem } from '../checks/check-beneficiary.ts';
import { refuseCardInNumbers } from '../checks/check-card.ts';
import { refuseTerms } from '../checks/check-terms.ts';
import { scriptOf } from '../checks/script.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { amountProblems, momentText, paidAmountProblems } from '../wire/merchant.ts';
import { orderToWire, refundToWire } from '../wire/order.ts';

export type Mode = 'sandbox' | 'live';

interface Call<Id extends keyof OperatorBodies> {
  readonly parameters: OperatorParameters[Id];
  readonly body: OperatorBodies[Id];
}

type MoneyOperationId = 'createRefund' | 'createManualPayout' | 'createCorrection' | 'createDeposit';

/** Money that people move by hand. */
export function createMoneyHandlers(
  operations: Pick<OperatorOperations, MoneyOperationId>,
  mode: Mode,
): Pick<OperatorHandlers, MoneyOperationId> {
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
    async createDeposit(call) {
      const deposit = depositFromWire(call);
      if (Array.isArray(deposit)) return refuseInput(deposit);
      return mapOutcome(operations.createDeposit(deposit, call.acting), depositToWire);
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

export function depositFromWire({
  parameters: { merNo },
  body: { depositNo, amount, currency, note = '' },
}: Call<'createDeposit'>): NewDeposit | InputProblem[] {
  const problems = amountProblems('amount', amount, currency);
  return problems.length > 0 ? problems : { merNo, depositNo, amount: parseAmount(amount, currency), currency, note };
}

function correctionToWire({ amount, currency, at, ...rest }: Correction) {
  return { ...rest, currency, amount: formatAmount(amount, currency), at: momentText(at) };
}

function depositToWire(deposit: Deposit) {
  return { ...deposit, amount: formatAmount(deposit.amount, deposit.currency), at: momentText(deposit.at) };
}

/** S21: the sandbox plays the same results as for the merchant's own request. */
export function scriptFor(
  operation: 'applyRefund' | 'createPayout',
  body: Readonly<Record<string, unknown>>,
  mode: Mode,
): Script | null {
  return mode === 'live' ? null : scriptOf(findSandboxRow(merchantOperations[operation].sandbox, 'default', body));
}
