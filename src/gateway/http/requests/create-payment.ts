import type { RequestBodies } from '../../../../generated/operations.ts';
import type { CheckedRequest } from '../../../protocol/check-request.ts';
import type { CardData } from '../../domain/ports.ts';
import type { PaymentRequest } from '../../domain/orders/order-requests.ts';
import { readIdempotencyKey } from './request-context.ts';
import type { RequestContext } from './request-context.ts';
import { readSubmittedOrder } from './submitted-order.ts';

type Bodies = RequestBodies['createPayment'];

export function readPaymentRequest(checked: CheckedRequest, context: RequestContext): PaymentRequest {
  const { body, variantName, variant } = checked;
  const bank = variant.bank === null ? undefined : body[variant.bank];
  return {
    ...readSubmittedOrder(checked, context),
    // A variant of createPayment is a method.
    method: variantName as keyof Bodies,
    onPage: variant.answer !== 'PaymentSuccess',
    card: variant.card ? readCard(body as Bodies['CREDIT_CARD']) : null,
    bankId: typeof bank === 'number' ? bank : null,
    idempotencyKey: readIdempotencyKey(checked, context),
  };
}

/** S9: in memory only. */
function readCard(body: Bodies['CREDIT_CARD']): CardData {
  return {
    number: body.cardNo,
    expiryMonth: body.cardExpireMonth,
    expiryYear: body.cardExpireYear,
    securityCode: body.cardSecurityCode,
  };
}
