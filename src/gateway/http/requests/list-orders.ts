import type { RequestBodies } from '../../../../generated/operations.ts';
import type { CheckedRequest } from '../../../protocol/check-request.ts';
import { parseMoment } from '../../domain/day.ts';
import type { OrderListQuery } from '../../domain/orders/order-requests.ts';
import type { RequestContext } from './request-context.ts';

const PAGE_SIZE_DEFAULT = 20;

// The span ends with the whole second that it names.
const LAST_MS_OF_SECOND = 999;

export function readOrderListQuery({ body }: CheckedRequest, { zone }: Pick<RequestContext, 'zone'>): OrderListQuery {
  const query = body as RequestBodies['listOrders']['default'];
  const { dateLimit } = query;
  return {
    merOrderNos: query.merOrderNos ?? [],
    tradeNos: query.tradeNos ?? [],
    from: dateLimit === undefined ? null : parseMoment(dateLimit.from, zone),
    to: dateLimit === undefined ? null : parseMoment(dateLimit.to, zone) + LAST_MS_OF_SECOND,
    pageNum: query.pageNum ?? 1,
    pageSize: query.pageSize ?? PAGE_SIZE_DEFAULT,
  };
}
