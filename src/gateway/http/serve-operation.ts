import type { OperationId } from '../../../generated/operations.ts';
import type { MerchantOperations } from '../operations/operations.ts';
import { payoutData, refundData } from './answers/accepted.ts';
import { answerRefusal, answerSuccess } from './answers/envelope.ts';
import type { Answer } from './answers/envelope.ts';
import { refundQueryData, salesData } from './answers/found.ts';
import { balanceData, orderListData, totalsData } from './answers/reports.ts';
import { refuseCardInNumbers } from '../operator/checks/check-card.ts';
import type { MerchantRequest } from './check-merchant.ts';
import { refuseForeignAddress, refuseTerms, refuseUnknownCurrency } from '../operator/checks/check-terms.ts';
import { refuseOutcome } from './errors.ts';
import { readRefundApplication } from './requests/apply-refund.ts';
import { readCashierOrder, readCashierPayment } from './requests/cashier.ts';
import { readPaymentRequest } from './requests/create-payment.ts';
import { readPayoutRequest } from './requests/create-payout.ts';
import { readOrderListQuery } from './requests/list-orders.ts';
import { readOrderQuery, readRefundQuery } from './requests/query-order.ts';
import type { RequestContext } from './requests/request-context.ts';
import { readAmountQuery } from './requests/sum-amounts.ts';
import { createPaymentServer } from './serve-payment.ts';
import type { PaymentDeps } from './serve-payment.ts';

export interface OperationDeps extends PaymentDeps {
  readonly operations: MerchantOperations;
}

type Serve = (request: MerchantRequest, context: RequestContext) => Promise<Answer>;

/** From a checked request to its answer: method and currency allowed, then the operation's own checks. */
export function createOperationServer(deps: OperationDeps): Serve {
  const { operations } = deps;
  const pay = createPaymentServer(deps);
  const serve: Record<OperationId, Serve> = {
    createPayment: (request, context) => pay(request, readPaymentRequest(request.checked, context), context),
    openCashier: (request, context) => pay(request, readCashierOrder(request.checked, context), context),
    createCashierOrder: (request, context) => pay(request, readCashierOrder(request.checked, context), context),
    createCashierPayment: (request, context) => pay(request, readCashierPayment(request.checked, context), context),
    async createPayout({ account, checked }, context) {
      const request = readPayoutRequest(checked, context);
      const refusal =
        refuseCardInNumbers(request.account, request) ??
        refuseTerms(account.merchant, request, { mode: context.mode, methods: [] });
      if (refusal !== undefined) return answerRefusal(refusal);
      const outcome = await operations.createPayout(account, request);
      return outcome.kind === 'refused' ? answerRefusal(refuseOutcome(outcome)) : answerSuccess(payoutData(outcome));
    },
    async applyRefund({ account, checked }, context) {
      const request = readRefundApplication(checked, context);
      const refusal = refuseForeignAddress(account.merchant, request, context.mode);
      if (refusal !== undefined) return answerRefusal(refusal);
      const outcome = await operations.applyRefund(account, request);
      if (outcome.kind === 'refused') return answerRefusal(refuseOutcome(outcome));
      return answerSuccess(refundData(outcome, account.merchant.merNo));
    },
    async queryOrder({ account, checked }, { zone }) {
      if (checked.variantName === 'refund') {
        const outcome = await operations.queryRefund(account, readRefundQuery(checked));
        if (outcome.kind === 'refused') return answerRefusal(refuseOutcome(outcome));
        return answerSuccess(refundQueryData(outcome));
      }
      const outcome = await operations.queryOrder(account, readOrderQuery(checked));
      return outcome.kind === 'refused'
        ? answerRefusal(refuseOutcome(outcome))
        : answerSuccess(salesData(outcome, zone));
    },
    async queryBalance({ account, checked }) {
      const currency = String(checked.body['currency']);
      const balance = await operations.queryBalance(account, currency);
      const refusal = refuseUnknownCurrency(account.merchant, currency, balance);
      return refusal === undefined ? answerSuccess(balanceData(balance, currency)) : answerRefusal(refusal);
    },
    async listOrders({ account, checked }, context) {
      const query = readOrderListQuery(checked, context);
      return answerSuccess(orderListData(await operations.listOrders(account, query), query));
    },
    async sumAmounts({ account, checked }) {
      return answerSuccess(totalsData(await operations.sumAmounts(account, readAmountQuery(checked))));
    },
  };
  return (request, context) => serve[request.checked.operation.operationId as OperationId](request, context);
}
