import { scaleOf } from '../money.ts';
import { NUMBER_ALPHABET, firstTradeNoAt } from '../numbers.ts';
import { EXPIRED } from './order-messages.ts';
import type { ListedState, Order, OrderDetails, OrderKind, OrderReference } from './order.ts';

// Lists of orders across merchants, in the order of their trade numbers, which is that of time.

export interface OrderListQuery {
  /** Null for all merchants. */
  readonly merNo: number | null;
  readonly kind: OrderKind | null;
  /** Empty for all. */
  readonly methods: readonly string[];
  readonly states: readonly ListedState[];
  /** Orders that have one of these match as well. */
  readonly ends: readonly OrderEnd[];
  readonly currency: string | null;
  /** Decimals, both inclusive; each order is compared in its own currency. */
  readonly amountMin: string | null;
  readonly amountMax: string | null;
  /** Creation times, both inclusive. */
  readonly from: number | null;
  readonly to: number | null;
  /** How an order number or trade number begins, or a part of the message, whatever its case. */
  readonly text: string | null;
  /** The first six digits of the card. */
  readonly bin: string | null;
  /** Only these, at most a hundred; empty for all. */
  readonly tradeNos: readonly string[];
  readonly sort: 'newest' | 'oldest' | 'largest' | 'smallest';
  /** Trade numbers, both exclusive. */
  readonly before: string | null;
  readonly after: string | null;
  readonly limit: number;
}

/** What sets orders apart that are listed in the same state. */
export const ORDER_ENDS = ['expired', 'declined', 'chargedBack'] as const;
export type OrderEnd = (typeof ORDER_ENDS)[number];

export function isOrderEnd(state: string): state is OrderEnd {
  return (ORDER_ENDS as readonly string[]).includes(state);
}

/** Null for an order that has not failed. */
export function failureOf({ state, message }: Pick<Order, 'state' | 'message'>): 'expired' | 'declined' | null {
  if (state !== 'failed') return null;
  return message === EXPIRED ? 'expired' : 'declined';
}

export interface ListedOrders {
  readonly orders: readonly Order[];
  /** Where the next page continues; null on the last one. */
  readonly next: string | null;
  /** How far a search came that ended before the page was full. */
  readonly searchedTo: number | null;
}

/** By currency, the one with most orders first. */
export interface OrderSum {
  readonly currency: string;
  readonly count: number;
  readonly amount: bigint;
}

export interface SummedOrders {
  /** Null if more than `max` orders are in the span. */
  readonly sums: readonly OrderSum[] | null;
  readonly max: number;
}

export interface OrderListStore {
  /** In the order of time. Reads a bounded number of orders, however many there are. */
  listOrders(query: OrderListQuery): Promise<ListedOrders>;
  /** Currency by currency, in the order of amounts. Which no index serves: null if there are too many in the span. */
  listByAmount(query: OrderListQuery): Promise<ListedOrders | null>;
  sumOrders(query: OrderListQuery): Promise<SummedOrders>;
  /** Who paid these orders: what is kept of it, and the attempts on the payment page. */
  readPayers(orders: readonly OrderReference[]): Promise<OrderPayer[]>;
}

export interface OrderPayer {
  readonly tradeNo: string;
  /** Null if the payer's data was removed. */
  readonly details: OrderDetails | null;
  /** Both are those of the newest attempt. */
  readonly card: OrderDetails['card'] | null;
  readonly method: string | null;
}

/** The trade numbers among which a query looks, from `low` (inclusive) to `high` (exclusive). */
export function tradeSpanOf({
  from,
  to,
  before,
  after,
  text,
}: Pick<OrderListQuery, 'from' | 'to' | 'before' | 'after' | 'text'>): { low: string; high: string } {
  const prefix = tradePrefixOf(text);
  const lows = [
    '',
    from === null ? '' : firstTradeNoAt(from),
    // A space sorts before every character of a number.
    after === null ? '' : `${after} `,
    prefix ?? '',
  ];
  const highs = [
    ABOVE_ALL,
    to === null ? ABOVE_ALL : firstTradeNoAt(to + 1),
    before ?? ABOVE_ALL,
    prefix === null ? ABOVE_ALL : `${prefix}~`,
  ];
  return { low: lows.toSorted().at(-1) ?? '', high: highs.toSorted()[0] ?? ABOVE_ALL };
}

const ABOVE_ALL = 'TG~';

/** A text that can only be the beginning of a trade number: it has at least the whole time in it. Null for others. */
export function tradePrefixOf(text: string | null): string | null {
  const number = text?.toUpperCase() ?? '';
  return TRADE_PREFIX.test(number) ? number : null;
}

const TRADE_PREFIX = new RegExp(`^TG[${NUMBER_ALPHABET}]{10,31}$`);

/** A decimal in the smallest units of currencies with so many decimals: none below it, or none above it. */
export function boundOf(decimal: string, side: 'min' | 'max', scale: number): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  const kept = BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'));
  return side === 'min' && /[1-9]/.test(fraction.slice(scale)) ? kept + 1n : kept;
}

/** The numbers of decimals that currencies have. */
export const SCALES = { ordinary: scaleOf('USD'), crypto: scaleOf('USDT') } as const;
