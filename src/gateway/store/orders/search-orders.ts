import type { Zone } from '../../domain/day.ts';
import { firstTradeNoAt } from '../../domain/numbers.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { OrderPage, OrderSearch } from '../../domain/orders/reports.ts';
import { countByDay } from './count-by-day.ts';
import type { DayCount } from './count-by-day.ts';
import type { Engine } from '../engine/engine.ts';
import { filterOrders, isGiven } from './order-filter.ts';
import type { Span } from './order-filter.ts';
import { jsonOf, textOf } from '../engine/table.ts';
import { ORDERS } from '../tables.ts';

// Lists stay fast however many orders there are: the counts per day tell on which day a page starts, and rows are skipped
// only within that day, from whichever end is nearer.

export async function searchOrders(engine: Engine, zone: Zone, search: OrderSearch): Promise<OrderPage> {
  if (isGiven(search.merOrderNos) || isGiven(search.tradeNos)) return searchByNumbers(engine, search);
  const days = await countByDay(engine, zone, search);
  const total = days.reduce((sum, day) => sum + day.count, 0);
  return { total, orders: await readPage(engine, search, days) };
}

async function searchByNumbers(engine: Engine, search: OrderSearch): Promise<OrderPage> {
  const byTradeNo = isGiven(search.tradeNos);
  const column = byTradeNo ? 'trade_no' : 'mer_order_no';
  const numbers = new Set(byTradeNo ? search.tradeNos : search.merOrderNos);
  const found = await engine.query(
    `select ${ORDERS.list('o.')} from ${engine.dialect.rows({ mer_no: 'int', number: 'text' })}
     join orders o on o.mer_no = r.mer_no and o.${column} = r.number`,
    [jsonOf([...numbers].map((number) => ({ mer_no: search.merNo, number })))],
  );
  const orders = found
    .map(ORDERS.decode)
    .filter((order) => matches(order, search))
    .toSorted((left, right) => (left.tradeNo < right.tradeNo ? 1 : -1));
  const start = (search.pageNum - 1) * search.pageSize;
  return { total: orders.length, orders: orders.slice(start, start + search.pageSize) };
}

function matches(order: Order, { merOrderNos, from, to, kinds, states }: OrderSearch): boolean {
  return (
    (!isGiven(merOrderNos) || merOrderNos.includes(order.merOrderNo)) &&
    (from === undefined || order.createdAt >= from) &&
    (to === undefined || order.createdAt <= to) &&
    (!isGiven(kinds) || kinds.includes(order.kind)) &&
    (!isGiven(states) || states.includes(order.listedState))
  );
}

async function readPage(engine: Engine, search: OrderSearch, days: readonly DayCount[]): Promise<Order[]> {
  const oldest = search.from === undefined ? '' : firstTradeNoAt(search.from);
  const isFiltered = isGiven(search.kinds) || isGiven(search.states);
  const orders: Order[] = [];
  let skip = (search.pageNum - 1) * search.pageSize;
  for (const day of days) {
    if (skip >= day.count) {
      skip -= day.count;
      continue;
    }
    // Without a filter the page continues into the previous days. With one, days without matches are skipped.
    const within = isFiltered ? day.span : { low: oldest, high: day.span.high };
    const limit = search.pageSize - orders.length;
    orders.push(...(await readRows(engine, { search, day, within, skip, limit })));
    skip = 0;
    if (!isFiltered || orders.length >= search.pageSize) break;
  }
  return orders;
}

interface RowsWanted {
  readonly search: OrderSearch;
  readonly day: DayCount;
  readonly within: Span;
  readonly skip: number;
  readonly limit: number;
}

async function readRows(engine: Engine, { search, day, within, skip, limit }: RowsWanted): Promise<Order[]> {
  const start = skip > day.count / 2 ? await findFromOldEnd(engine, { search, day, skip }) : null;
  const filter = filterOrders(engine.dialect, search, [
    search.merNo,
    within.low,
    start ?? within.high,
    limit,
    start === null ? skip : 0,
  ]);
  const rows = await engine.query(
    `select ${ORDERS.list()} from orders
     where mer_no = $1 and trade_no >= $2 and trade_no ${start === null ? '<' : '<='} $3
     and ${filter.sqlOf({ kind: 'kind', state: 'listed_state' })}
     order by trade_no desc limit $4 offset $5`,
    filter.params,
  );
  return rows.map(ORDERS.decode);
}

/** The first row of the page, counted from the day's oldest order. */
async function findFromOldEnd(
  engine: Engine,
  { search, day, skip }: Pick<RowsWanted, 'search' | 'day' | 'skip'>,
): Promise<string | null> {
  const bounds = [search.merNo, day.span.low, day.span.high, day.count - skip - 1];
  const filter = filterOrders(engine.dialect, search, bounds);
  const [row] = await engine.query(
    `select trade_no from orders where mer_no = $1 and trade_no >= $2 and trade_no < $3
     and ${filter.sqlOf({ kind: 'kind', state: 'listed_state' })}
     order by trade_no limit 1 offset $4`,
    filter.params,
  );
  return row === undefined ? null : textOf(row['trade_no']);
}
