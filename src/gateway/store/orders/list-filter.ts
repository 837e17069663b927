import { CRYPTO_OF_THREE_LETTERS } from '../../domain/money.ts';
import { merchantOf } from '../../domain/numbers.ts';
import { EXPIRED } from '../../domain/orders/order-messages.ts';
import { SCALES, boundOf, tradePrefixOf, tradeSpanOf } from '../../domain/orders/order-list.ts';
import type { OrderEnd, OrderListQuery } from '../../domain/orders/order-list.ts';
import type { ListedState } from '../../domain/orders/order.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Param } from '../engine/engine.ts';
import { listParam } from '../engine/table.ts';
import { filterParam } from './order-filter.ts';
import { LISTED_STATE, ORDER_STATE } from '../states.ts';

// Which orders a list looks through, and which of them it keeps.

/** The orders of the span in the order of time, with their parameters from `$2` on; `$1` is the limit of the page. */
export function scanOf(query: OrderListQuery, columns: string): { scan: string; params: Param[] } {
  const merNo = query.merNo ?? merchantOf('order', tradePrefixOf(query.text) ?? '') ?? null;
  const { low, high } = tradeSpanOf(query);
  // The index across merchants is on an expression; the key of one merchant's orders is not.
  const key = merNo === null ? "(trade_no || '')" : 'trade_no';
  // Stated as a constant: an index of payouts alone serves it.
  const among = merNo !== null ? 'mer_no = $4 and' : query.kind === 'payout' ? "kind = 'payout' and" : '';
  const params: Param[] = [query.limit + 1, low, high, ...(merNo === null ? [] : [merNo])];
  return {
    scan: `select ${columns} from orders where ${among} ${chosenOf(query.tradeNos, key, params)} ${key} >= $2 and ${key} < $3
      order by ${key} ${query.sort === 'oldest' ? '' : 'desc'}`,
    params,
  };
}

const CHOSEN_MAX = 100;

/** Always as many places: one text for every number of orders, which both engines look up one by one in the index. */
function chosenOf(tradeNos: readonly string[], key: string, params: Param[]): string {
  const [first] = tradeNos;
  if (first === undefined) return '';
  const places = Array.from({ length: CHOSEN_MAX }, (_, index) => `$${params.push(tradeNos[index] ?? first)}`);
  return `${key} in (${places.join(', ')}) and`;
}

/** One text for every combination: each is a statement that every connection prepares and keeps. */
export function filterOf(dialect: Dialect, query: OrderListQuery, params: Param[]): string {
  const param = (value: Param, type: 'text' | 'bigint' = 'text') => `cast($${params.push(value)} as ${type})`;
  const listed = (value: Param) => `$${params.push(value)}`;
  const has = (end: OrderEnd) => `${param(query.ends.includes(end) ? 1 : 0, 'bigint')} = 1`;
  const isFailed = `state = ${ORDER_STATE.failed} and message`;
  // Without states, every order is listed, unless it is asked for how they ended: then no state matches by itself.
  const states = query.states.length === 0 && query.ends.length === 0 ? null : query.states.map(numberOf);
  return [
    optional(param(query.kind), (kind) => `kind = ${kind}`),
    dialect.oneOf('method', { type: 'text', param: listed(filterParam(query.methods)) }),
    `(${dialect.oneOf('listed_state', { type: 'int', param: listed(listParam(states)) })}
      or (${has('expired')} and ${isFailed} = '${EXPIRED}') or (${has('declined')} and ${isFailed} <> '${EXPIRED}')
      or (${has('chargedBack')} and charged_back > 0))`,
    optional(param(query.currency), (currency) => `currency = ${currency}`),
    ...amountConditions(query, param),
    textCondition(dialect, query, param),
    binCondition(dialect, query, param),
  ].join(' and ');
}

function numberOf(state: ListedState): number {
  return LISTED_STATE[state];
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

/**
 * The card of the request, or of an attempt on the payment page. Each is one row by its key, as an aggregate: no plan can turn it
 * into a reading of all rows.
 */
function binCondition(dialect: Dialect, { bin }: OrderListQuery, param: Place): string {
  return optional(param(bin === null ? null : `"first6":"${bin}"`), (placed) => {
    const has = (table: string, column: string) =>
      `(select max(case when ${dialect.contains(`kept.${column}`, placed)} then 1 else 0 end) from ${table} kept
        where kept.mer_no = scanned.mer_no and kept.trade_no = scanned.trade_no) = 1`;
    return `(${has('order_details', 'details')} or ${has('payment_attempts', 'card')})`;
  });
}

/** Changes Latin letters alone, as both engines do whatever their locale. */
function lowerCase(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
