import type { RequestBodies } from '../../../../generated/operations.ts';
import type { CheckedRequest } from '../../../protocol/check-request.ts';
import { CASHIER } from '../../domain/method.ts';
import type { SubmittedMethod } from '../../domain/method.ts';
import type { PaymentRequest } from '../../domain/orders/order-requests.ts';
import { readIdempotencyKey } from './request-context.ts';
import type { RequestContext } from './request-context.ts';
import { readSubmittedOrder } from './submitted-order.ts';

/** For openCashier and createCashierOrder: the payer chooses the method on the page. */
export function readCashierOrder(checked: CheckedRequest, context: RequestContext): PaymentRequest {
  return onCashierPage(checked, context, CASHIER);
}

/** The page opens at the method that the merchant chose. */
export function readCashierPayment(checked: CheckedRequest, context: RequestContext): PaymentRequest {
  const { paymentMode } = checked.body as RequestBodies['createCashierPayment']['default'];
  return onCashierPage(checked, context, paymentMode);
}

function onCashierPage(checked: CheckedRequest, context: RequestContext, method: SubmittedMethod): PaymentRequest {
  return {
    ...readSubmittedOrder(checked, context),
    method,
    onPage: true,
    card: null,
    bankId: null,
    idempotencyKey: readIdempotencyKey(checked, context),
  };
}
