import type { RequestBodies } from '../../../../generated/operations.ts';
import type { CheckedRequest } from '../../../protocol/check-request.ts';
import { parseAmount } from '../../domain/money.ts';
import type { RefundApplication } from '../../domain/orders/order-requests.ts';
import { documentedFieldsOf } from '../../operator/checks/documented-fields.ts';
import { readIdempotencyKey, readScript } from './request-context.ts';
import type { RequestContext } from './request-context.ts';

export function readRefundApplication(checked: CheckedRequest, context: RequestContext): RefundApplication {
  const { merOrderNo, tradeNo, amount } = checked.body as RequestBodies['applyRefund']['default'];
  const fields = documentedFieldsOf(checked.variant.request);
  return {
    merOrderNo,
    tradeNo,
    amount: parseAmount(amount, ANY_ISO_CURRENCY),
    notifyUrl: fields.textOrNull(checked.body, 'notifyUrl'),
    remark: fields.textOrNull(checked.body, 'remark') ?? '',
    script: readScript(checked, context.mode),
    idempotencyKey: readIdempotencyKey(checked, context),
  };
}

// The body names no currency: it is the order's, which is of ISO 4217, and all of these are written with two decimals.
const ANY_ISO_CURRENCY = 'USD';
