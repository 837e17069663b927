import type { CheckedRequest } from '../../../protocol/check-request.ts';
import { parseAmount } from '../../domain/money.ts';
import type { PaymentRequest } from '../../domain/orders/order-requests.ts';
import { documentedFieldsOf } from '../../operator/checks/documented-fields.ts';
import { readScript } from './request-context.ts';
import type { RequestContext } from './request-context.ts';

type SubmittedOrder = Omit<PaymentRequest, 'method' | 'onPage' | 'card' | 'bankId' | 'idempotencyKey'>;

/** What payments and payouts have in common. */
export function readSubmittedOrder(checked: CheckedRequest, { mode }: Pick<RequestContext, 'mode'>): SubmittedOrder {
  const { body, variant } = checked;
  const fields = documentedFieldsOf(variant.request);
  const currency = String(body['currencyCode']);
  return {
    merOrderNo: String(body['merOrderNo']),
    currency,
    amount: parseAmount(String(body['sourceAmount']), currency),
    notifyUrl: fields.textOrNull(body, 'notifyUrl'),
    protestNotifyUrl: fields.textOrNull(body, 'protestNotifyUrl'),
    returnUrl: fields.textOrNull(body, 'returnUrl'),
    said: fields.said(body),
    products: fields.products(body),
    script: readScript(checked, mode),
  };
}
