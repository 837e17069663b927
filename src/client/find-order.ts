import type { components } from '../../generated/openapi.ts';
import type { Settings } from './options.ts';
import { prepareRequest } from './prepare-request.ts';
import type { PreparedRequest } from './prepare-request.ts';

export interface KnownOrder {
  readonly tradeNo: string;
  readonly state: 1 | 2 | 3;
  readonly sourceAmount: string;
  readonly sourceCurrency: string;
}

/**
 * Queries the order with this merchant order number; undefined if the gateway has none. /order/query needs the trade number,
 * which was lost with the response, so the order list is read first.
 */
export async function findOrder(
  call: (request: PreparedRequest) => Promise<unknown>,
  settings: Settings,
  merOrderNo: string,
): Promise<KnownOrder | undefined> {
  const list = { merOrderNos: [merOrderNo], pageNum: 1, pageSize: 1 };
  const page = (await call(prepareRequest(settings, { operationId: 'listOrders', body: list }))) as Page;
  const listed = page.list.find((item) => item.merOrderNo === merOrderNo);
  if (listed === undefined) return undefined;
  const { tradeNo, sourceAmount, sourceCurrency } = listed;
  // If there is a refund, the list shows its state; the query shows the order's own.
  const query = { queryType: 'sales', merOrderNo, tradeNo };
  const { state } = (await call(prepareRequest(settings, { operationId: 'queryOrder', body: query }))) as Sales;
  return { tradeNo, state, sourceAmount, sourceCurrency };
}

type Page = components['schemas']['OrderList'];
type Sales = components['schemas']['SalesQueryResult'];
