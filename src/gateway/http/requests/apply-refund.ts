import type { RequestBodies } from '../../../../generated/operations.ts';
import type { CheckedRequest } from '../../../protocol/check-request.ts';
import { hideCardNumbers } from '../../domain/card-numbers.ts';
import { parseAmount } from '../../domain/money.ts';
import type { RefundApplication } from '../../domain/requests.ts';
import { readIdempotencyKey, readScript } from './request-context.ts';
import type { RequestContext } from './request-context.ts';

export function readRefundApplication(checked: CheckedRequest, context: RequestContext): RefundApplication {
  const { merOrderNo, tradeNo, amount, notifyUrl, remark } = checked.body as RequestBodies['applyRefund']['default'];
  return {
    merOrderNo,
    tradeNo,
    amount: parseAmount(amount, ANY_ISO_CURRENCY),
    notifyUrl: notifyUrl ?? null,
    remark: hideCardNumbers(remark ?? ''),
    script: readScript(checked, context.mode),
    idempotencyKey: readIdempotencyKey(checked, context),
  };
}

// The body names no currency: it is the order's, which is of ISO 4217, and all of these are written with two decimals.
const ANY_ISO_CURRENCY = 'USD';
