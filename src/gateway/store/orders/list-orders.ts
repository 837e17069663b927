import { CRYPTO_OF_THREE_LETTERS } from '../../domain/money.ts';
import { merchantOf } from '../../domain/numbers.ts';
import { SCALES, boundOf, tradePrefixOf, tradeSpanOf } from '../../domain/orders/order-list.ts';
import type { ListedOrders, OrderListQuery, OrderListStore } from '../../domain/orders/order-list.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Param, Row } from '../engine/engine.ts';
import { listParam } from './order-filter.ts';
import { LISTED_STATE } from '../states.ts';
import { integerOf } from '../engine/table.ts';
import { ORDERS } from '../tables.ts';

// A page reads orders in the order of the list, from where the page before it ended, and keeps those that match. No index
// serves the filters, which can be combined at will, so one page looks through a fixed number of orders at most.

const SCANNED_MAX = 5000;

export function createOrderList(engine: Engine, scannedMax = SCANNED_MAX): OrderListStore {
  return {
    async listOrders(query) {
      const { sql, params } = statementOf(engine.dialect, query, scannedMax);
      return pageOf(await engine.query(sql, params), query.limit);
    },
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
  const merNo = query.merNo ?? merchantOf('order', tradePrefixOf(query.text) ?? '') ?? null;
  const { low, high } = tradeSpanOf(query);
  const columns = ORDERS.list();
  // The index across merchants is on an expression; the key of one merchant's orders is not.
  const key = merNo === null ? "(trade_no || '')" : 'trade_no';
  // Stated as a constant: an index of payouts alone serves it.
  const among = merNo !== null ? 'mer_no = $4 and' : query.kind === 'payout' ? "kind = 'payout' and" : '';
  const scan = `select ${columns} from orders where ${among} ${key} >= $2 and ${key} < $3
    order by ${key} ${query.sort === 'newest' ? 'desc' : ''}`;
  const params: Param[] = [query.limit + 1, low, high, ...(merNo === null ? [] : [merNo])];
  const sql = `select ${columns}, 0 as ended from (${scan} limit ${scannedMax}) scanned
     where ${filterOf(dialect, query, params)}
     union all
     select ${columns}, 1 as ended from (${scan} limit 1 offset ${scannedMax - 1}) last
     limit $1`;
  return { sql, params };
}

/** One text for every combination: each is a statement that every connection prepares and keeps. */
function filterOf(dialect: Dialect, query: OrderListQuery, params: Param[]): string {
  const param = (value: Param, type: 'text' | 'bigint' = 'text') => `cast($${params.push(value)} as ${type})`;
  const listed = (value: Param) => `$${params.push(value)}`;
  const states = query.states.map((state) => LISTED_STATE[state]);
  return [
    optional(param(query.kind), (kind) => `kind = ${kind}`),
    dialect.oneOf('method', { type: 'text', param: listed(listParam(query.methods)) }),
    dialect.oneOf('listed_state', { type: 'int', param: listed(listParam(states)) }),
    optional(param(query.currency), (currency) => `currency = ${currency}`),
    ...amountConditions(query, param),
    textCondition(dialect, query, param),
  ].join(' and ');
}

type Place = (value: Param, type?: 'text' | 'bigint') => string;

function optional(placed: string, condition: (placed: string) => string): string {
  return `(${placed} is null or ${condition(placed)})`;
}

function amountConditions({ amountMin, amountMax }: OrderListQuery, param: Place): string[] {
  const bound = (decimal: string | null, side: 'min' | 'max') => {
    const inScale = (scale: number) => param(decimal === null ? null : boundOf(decimal, side, scale), 'bigint');
    return `case when ${HAS_CRYPTO_SCALE} then ${inScale(SCALES.crypto)} else ${inScale(SCALES.ordinary)} end`;
  };
  return [
    optional(bound(amountMin, 'min'), (min) => `amount >= ${min}`),
    optional(bound(amountMax, 'max'), (max) => `amount <= ${max}`),
  ];
}

/** What `scaleOf` says of a currency. */
const HAS_CRYPTO_SCALE = `(length(currency) <> 3 or currency in (${[...CRYPTO_OF_THREE_LETTERS].map((code) => `'${code}'`).join(', ')}))`;

/** A text that is a trade number or its beginning is in the span already. */
function textCondition(dialect: Dialect, { text }: OrderListQuery, param: Place): string {
  const looked = tradePrefixOf(text) === null ? text : null;
  return optional(param(looked === null ? null : lowerCase(looked)), (placed) =>
    [
      `substr(${dialect.lower('mer_order_no')}, 1, length(${placed})) = ${placed}`,
      `substr(${dialect.lower('trade_no')}, 1, length(${placed})) = ${placed}`,
      dialect.contains(dialect.lower('message'), placed),
    ].join(' or '),
  );
}

/** Changes Latin letters alone, as both engines do whatever their locale. */
function lowerCase(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
