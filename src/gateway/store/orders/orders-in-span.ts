import { merchantOf } from '../../domain/numbers.ts';
import type { ListedOrders, OrderListQuery, SummedOrders } from '../../domain/orders/order-list.ts';
import type { Engine } from '../engine/engine.ts';
import { bigintOf, integerOf, textOf } from '../engine/table.ts';
import { filterOf, scanOf } from './list-filter.ts';
import { ORDERS } from '../tables.ts';

// What no index serves: orders by amount, and their sums. All orders of the span are looked through, if they are few enough.

export async function sumOrders(engine: Engine, query: OrderListQuery, max: number): Promise<SummedOrders> {
  if (await isOver(engine, query, max)) return { sums: null, max };
  const { scan, params } = scanOf(query, ORDERS.list());
  const condition = filterOf(engine.dialect, query, params);
  // The amounts in two parts, neither of which grows beyond 64 bits.
  const rows = await engine.query(
    `select currency, count(*) as n, cast(sum(amount / ${PART}) as bigint) as large, cast(sum(amount % ${PART}) as bigint) as small
     from (${scan} limit ${max}) scanned where ${condition} group by currency having cast($1 as bigint) > 0`,
    params,
  );
  const sums = rows.map((row) => ({
    currency: textOf(row['currency']),
    count: integerOf(row['n']),
    amount: bigintOf(row['large']) * BigInt(PART) + bigintOf(row['small']),
  }));
  return { sums: sums.toSorted((a, b) => b.count - a.count || (a.currency < b.currency ? -1 : 1)), max };
}

const PART = 1_000_000;

/** Whether more orders are in the span, whatever they are. */
async function isOver(engine: Engine, query: OrderListQuery, max: number): Promise<boolean> {
  const { scan, params } = scanOf(query, 'trade_no');
  const sql = `select 1 as more from (${scan} limit 1 offset ${max}) further where cast($1 as bigint) > 0`;
  return (await engine.query(sql, params)).length > 0;
}

export async function listByAmount(
  engine: Engine,
  { before: last, ...query }: OrderListQuery,
  max: number,
): Promise<ListedOrders | null> {
  const whole = { ...query, before: null };
  if (await isOver(engine, whole, max)) return null;
  const { scan, params } = scanOf(whole, ORDERS.list());
  const condition = filterOf(engine.dialect, whole, params);
  const further = await furtherThan(engine, { last, isLargest: query.sort === 'largest', params });
  const direction = query.sort === 'largest' ? 'desc' : '';
  const rows = await engine.query(
    `select ${ORDERS.list()} from (${scan} limit ${max}) scanned where ${condition} ${further}
     order by currency, amount ${direction}, trade_no ${direction} limit $1`,
    params,
  );
  const found = rows.map(ORDERS.decode);
  const orders = found.slice(0, query.limit);
  return { orders, next: found.length > query.limit ? (orders.at(-1)?.tradeNo ?? null) : null, searchedTo: null };
}

/** Where the page before it ended: an order keeps its amount and its currency. */
async function furtherThan(
  engine: Engine,
  { last, isLargest, params }: { last: string | null; isLargest: boolean; params: ReturnType<typeof scanOf>['params'] },
): Promise<string> {
  const merNo = last === null ? undefined : merchantOf('order', last);
  if (last === null || merNo === undefined) return '';
  const [row] = await engine.find('select currency, amount from orders where mer_no = $1 and trade_no = $2', [
    merNo,
    last,
  ]);
  if (row === undefined) return 'and false';
  const at = params.push(textOf(row['currency']), bigintOf(row['amount']), last) - 2;
  const isAfter = isLargest ? '<' : '>';
  return `and (currency > $${at} or (currency = $${at} and (amount ${isAfter} $${at + 1}
    or (amount = $${at + 1} and trade_no ${isAfter} $${at + 2}))))`;
}
