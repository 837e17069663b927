import type { ListedOrders, OrderListQuery, OrderListStore } from '../../domain/orders/order-list.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Param, Row } from '../engine/engine.ts';
import { filterOf, scanOf } from './list-filter.ts';
import { listByAmount, sumOrders } from './orders-in-span.ts';
import { readPayers } from './payers-of-orders.ts';
import { integerOf } from '../engine/table.ts';
import { ORDERS } from '../tables.ts';

// A page reads orders in the order of the list, from where the page before it ended, and keeps those that match. No index
// serves the filters, which can be combined at will, so one page looks through a fixed number of orders at most.

const SCANNED_MAX = 5000;
/** Amounts are sorted and summed among so many times more: 10,000. */
const WHOLE_SPAN = 2;

export function createOrderList(engine: Engine, scannedMax = SCANNED_MAX): OrderListStore {
  const max = scannedMax * WHOLE_SPAN;
  return {
    async listOrders(query) {
      const { sql, params } = statementOf(engine.dialect, query, scannedMax);
      return pageOf(await engine.query(sql, params), query.limit);
    },
    listByAmount: (query) => listByAmount(engine, query, max),
    sumOrders: (query) => sumOrders(engine, query, max),
    readPayers: (orders) => readPayers(engine, orders),
  };
}

function pageOf(rows: readonly Row[], limit: number): ListedOrders {
  const found = rows.filter((row) => integerOf(row['ended']) === 0).map(ORDERS.decode);
  const orders = found.slice(0, limit);
  if (found.length > limit) return { orders, next: orders.at(-1)?.tradeNo ?? null, searchedTo: null };
  const end = rows.find((row) => integerOf(row['ended']) === 1);
  if (end === undefined) return { orders, next: null, searchedTo: null };
  const { tradeNo, createdAt } = ORDERS.decode(end);
  return { orders, next: tradeNo, searchedTo: orders.length < limit ? createdAt : null };
}

/**
 * The matches among the first orders, and after them, only if they do not fill the page, the last order that was looked at.
 * In one statement, so that both speak of the same orders while others are written.
 */
function statementOf(dialect: Dialect, query: OrderListQuery, scannedMax: number): { sql: string; params: Param[] } {
  const columns = ORDERS.list();
  const { scan, params } = scanOf(query, columns);
  const sql = `select ${columns}, 0 as ended from (${scan} limit ${scannedMax}) scanned
     where ${filterOf(dialect, query, params)}
     union all
     select ${columns}, 1 as ended from (${scan} limit 1 offset ${scannedMax - 1}) last
     limit $1`;
  return { sql, params };
}
