import { shownName } from '../domain/merchants/branding.ts';
import type { KeyObject } from 'node:crypto';
import { signRsa } from '../../protocol/signature.ts';
import type { PayMethod } from '../domain/payments/attempt.ts';
import type { Merchant } from '../domain/merchants/merchant.ts';
import type { AcceptedOrder } from '../domain/outcomes.ts';
import type { PaymentRequest } from '../domain/orders/order-requests.ts';
import type { MerchantOperations } from '../operations/operations.ts';
import { paymentData } from './answers/accepted.ts';
import { answerPage, answerRefusal, answerSuccess } from './answers/envelope.ts';
import type { Answer } from './answers/envelope.ts';
import { refuseCardInNumbers } from '../operator/checks/check-card.ts';
import type { MerchantRequest } from './check-merchant.ts';
import { refuseTerms } from '../operator/checks/check-terms.ts';
import { refuseOutcome } from './errors.ts';
import { refusals } from '../operator/checks/refusals.ts';
import type { CashierOrder, CashierPage } from './ports.ts';
import type { RequestContext } from './requests/request-context.ts';

export interface PaymentDeps {
  readonly operations: Pick<MerchantOperations, 'createPayment'>;
  /** The payer's page of an order. */
  readonly payUrlOf: (tradeNo: string) => string;
  /** With the currencies in force. */
  readonly methods: readonly PayMethod[];
  /** Signs the answers of Vietnam Pay; without it the method is not offered. */
  readonly gatewayPrivateKey: KeyObject | null;
  readonly renderCashier: (order: CashierOrder) => CashierPage;
}

/** For createPayment and the three cashier operations. */
export function createPaymentServer(deps: PaymentDeps) {
  const { operations, payUrlOf, methods, gatewayPrivateKey, renderCashier } = deps;

  function openCashier(merchant: Merchant, request: PaymentRequest, accepted: AcceptedOrder): Answer {
    const { amount, currency, products, said } = request;
    const { tradeNo, merOrderNo } = accepted;
    const page = renderCashier({
      tradeNo,
      merOrderNo,
      merchantName: shownName(merchant),
      accentColour: merchant.accentColour,
      language: typeof said['language'] === 'string' ? said['language'] : null,
      amount,
      currency,
      products,
      payUrl: payUrlOf(tradeNo),
    });
    return answerPage(page.html, page.headers, tradeNo);
  }

  return async function pay(
    { account, checked }: MerchantRequest,
    request: PaymentRequest,
    { mode }: Pick<RequestContext, 'mode'>,
  ): Promise<Answer> {
    const { answerSignature } = checked.variant;
    if (answerSignature !== null && gatewayPrivateKey === null) {
      return answerRefusal(refusals.refuse('methodNotEnabled'));
    }
    const refusal =
      refuseCardInNumbers(request.card?.number, request) ?? refuseTerms(account.merchant, request, { mode, methods });
    if (refusal !== undefined) return answerRefusal(refusal);
    const outcome = await operations.createPayment(account, request);
    if (outcome.kind === 'refused') return answerRefusal(refuseOutcome(outcome));
    if (checked.operation.operationId === 'openCashier') return openCashier(account.merchant, request, outcome);
    const data = paymentData(outcome, payUrlOf(outcome.tradeNo));
    if (answerSignature === null || gatewayPrivateKey === null) return answerSuccess(data);
    return answerSuccess(data, signRsa(answerSignature, data, gatewayPrivateKey));
  };
}
