import type { RequestBodies } from '../../../../generated/operations.ts';
import type { CheckedRequest } from '../../../protocol/check-request.ts';
import { parseDay } from '../../domain/day.ts';
import type { AmountQuery } from '../../domain/orders/order-requests.ts';
import { listedStateFromWire, settleFromWire } from '../wire-states.ts';

export function readAmountQuery({ body }: CheckedRequest): AmountQuery {
  const query = body as RequestBodies['sumAmounts']['default'];
  return {
    firstDay: parseDay(query.startDate),
    lastDay: parseDay(query.endDate),
    states: (query.orderStatusList ?? []).map(listedStateFromWire),
    currencies: query.sourceCurrencyList ?? [],
    settlementCurrencies: query.settleCurrencyList ?? [],
    merOrderNos: query.merOrderNoList ?? [],
    settles: (query.settlementStatusList ?? []).map(settleFromWire),
  };
}
