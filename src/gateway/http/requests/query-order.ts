import type { RequestBodies } from '../../../../generated/operations.ts';
import type { CheckedRequest } from '../../../protocol/check-request.ts';
import type { OrderQuery, RefundQuery } from '../../domain/orders/order-requests.ts';

type Bodies = RequestBodies['queryOrder'];

export function readOrderQuery({ body }: CheckedRequest): OrderQuery {
  const { merOrderNo, tradeNo } = body as Bodies['sales'];
  return { merOrderNo, tradeNo };
}

export function readRefundQuery({ body }: CheckedRequest): RefundQuery {
  const { merOrderNo, tradeNo, refundNo } = body as Bodies['refund'];
  return { merOrderNo, tradeNo, refundNo };
}
