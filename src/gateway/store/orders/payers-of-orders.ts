import type { OrderPayer } from '../../domain/orders/order-list.ts';
import type { OrderReference } from '../../domain/orders/order.ts';
import type { Engine } from '../engine/engine.ts';
import { keysOf } from './follow-orders.ts';
import { ORDER_DETAILS, PAYMENT_ATTEMPTS } from '../tables.ts';

/** By the keys of the orders: as many rows as a page has, and the attempts on them. */
export async function readPayers(engine: Engine, orders: readonly OrderReference[]): Promise<OrderPayer[]> {
  if (orders.length === 0) return [];
  const { dialect } = engine;
  const from = (table: string, columns: string) => ({
    sql: `select ${columns} from ${dialect.rows({ mer_no: 'int', trade_no: 'text' })} ${dialect.joinInOrder} ${table} t
          on t.mer_no = r.mer_no and t.trade_no = r.trade_no`,
    params: [keysOf(orders)],
  });
  const [details = [], attempts = []] = await engine.snapshot([
    from('order_details', ORDER_DETAILS.list('t.')),
    from('payment_attempts', PAYMENT_ATTEMPTS.list('t.')),
  ]);
  const detailsOf = new Map(details.map(ORDER_DETAILS.decode).map((one) => [one.tradeNo, one.details]));
  const attemptsOf = Map.groupBy(attempts.map(PAYMENT_ATTEMPTS.decode), ({ tradeNo }) => tradeNo);
  return orders.map(({ tradeNo }) => {
    const newest = (attemptsOf.get(tradeNo) ?? []).toSorted((a, b) => b.attempt - a.attempt)[0];
    return {
      tradeNo,
      details: detailsOf.get(tradeNo) ?? null,
      card: newest?.card ?? null,
      method: newest?.method ?? null,
    };
  });
}
