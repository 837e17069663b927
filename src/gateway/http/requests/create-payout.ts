import type { RequestBodies } from '../../../../generated/operations.ts';
import type { CheckedRequest } from '../../../protocol/check-request.ts';
import type { PayoutRequest } from '../../domain/orders/order-requests.ts';
import { readIdempotencyKey } from './request-context.ts';
import type { RequestContext } from './request-context.ts';
import { readSubmittedOrder } from './submitted-order.ts';

export function readPayoutRequest(checked: CheckedRequest, context: RequestContext): PayoutRequest {
  const { withdrawType, cardNo } = checked.body as RequestBodies['createPayout']['default'];
  return {
    ...readSubmittedOrder(checked, context),
    method: `PAYOUT_${withdrawType}` as const,
    account: cardNo,
    idempotencyKey: readIdempotencyKey(checked, context),
  };
}
