import * as fc from 'fast-check';
import { expect } from 'vitest';
import { formatAmount } from '../../../src/gateway/domain/money.ts';
import type { ListedState, NewOrder, Order } from '../../../src/gateway/domain/orders/order.ts';
import { ORDER_ENDS, tradePrefixOf } from '../../../src/gateway/domain/orders/order-list.ts';
import type { OrderEnd, OrderListQuery } from '../../../src/gateway/domain/orders/order-list.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import type { Databases } from '../../helpers/database/databases.ts';
import { endRefund, holdRefund } from '../../helpers/database/store-changes.ts';
import { NOW, declined, newNumber, newPayout, newRecord, paid } from '../../helpers/database/store-records.ts';

// The list of orders against a model that reads everything and filters it.

const HOUR_MS = 3_600_000;
const STATES: ListedState[] = ['processing', 'failed', 'succeeded', 'refunding', 'refunded'];
const MERCHANTS = [100_001, 100_002, 100_003];

const orderArbitrary = fc.record({
  merNo: fc.constantFrom(...MERCHANTS),
  hour: fc.integer({ min: 0, max: 40 }),
  name: fc.constantFrom('ORD-1', 'ORD-12', 'ord-1', 'ÄRGER', 'approved', '100%_'),
  method: fc.constantFrom('CREDIT_CARD', 'PIX', 'WECHAT'),
  currency: fc.constantFrom('USD', 'EUR', 'BTC', 'USDT'),
  amount: fc.bigInt({ min: 0n, max: 40_00n }),
  end: fc.constantFrom('processing', 'paid', 'paid', 'declined', 'expired', 'refunding', 'payout'),
});

const hourArbitrary = fc.integer({ min: -1, max: 42 }).map((hour) => NOW + hour * HOUR_MS);
const decimalArbitrary = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.constantFrom('', '.5', '.00', '.001', '.00000123'))
  .map(([whole, fraction]) => `${whole}${fraction}`);

const queryArbitrary = fc.record({
  merNo: fc.constantFrom(null, null, ...MERCHANTS, 100_009),
  kind: fc.constantFrom(null, null, 'payment' as const, 'payout' as const),
  methods: fc.oneof(fc.constant([]), fc.subarray(['CREDIT_CARD', 'PIX', 'PAYOUT_1'])),
  states: fc.oneof(fc.constant([]), fc.subarray(STATES)),
  ends: fc.subarray([...ORDER_ENDS], { maxLength: 1 }),
  currency: fc.constantFrom(null, null, 'USD', 'BTC'),
  amountMin: fc.oneof(fc.constant(null), decimalArbitrary),
  amountMax: fc.oneof(fc.constant(null), decimalArbitrary),
  from: fc.oneof(fc.constant(null), hourArbitrary),
  to: fc.oneof(fc.constant(null), hourArbitrary),
  text: fc.constantFrom(null, null, 'ORD-1', 'ord-12', 'Ä', 'ä', 'appro', 'PROV', 'tg', '%', '_', "'", 'trade', 'part'),
  sort: fc.constantFrom('newest' as const, 'oldest' as const),
  limit: fc.integer({ min: 1, max: 7 }),
  /** Bounds at orders of the list; null if there are none. */
  edges: fc.record({ before: fc.option(fc.nat(30)), after: fc.option(fc.nat(30)) }),
  /** Some of the orders, by their numbers. */
  chosen: fc.option(fc.array(fc.nat(30), { maxLength: 6 })),
  /** At most three of the filters are used: more would seldom leave anything to page through. */
  used: fc.subarray(
    [
      'merNo',
      'kind',
      'methods',
      'states',
      'ends',
      'currency',
      'amountMin',
      'amountMax',
      'from',
      'to',
      'text',
      'edges',
      'chosen',
    ],
    {
      maxLength: 3,
    },
  ),
});

const UNUSED = {
  merNo: null,
  kind: null,
  methods: [],
  states: [],
  ends: [],
  currency: null,
  amountMin: null,
  amountMax: null,
  from: null,
  to: null,
  text: null,
  edges: { before: null, after: null },
  chosen: null,
};

type Wanted = typeof orderArbitrary extends fc.Arbitrary<infer Value> ? Value : never;
type Asked = typeof queryArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

/** Pages follow one another without a gap or a repeat, however few orders a page may look through. */
export function checkPages({ migratedPlace, open }: Databases, runs: { numRuns: number }): Promise<void> {
  const cases = fc.record({
    wanted: fc.array(orderArbitrary, { minLength: 1, maxLength: 30 }),
    queries: fc.array(queryArbitrary, { minLength: 15, maxLength: 30 }),
    scannedMax: fc.integer({ min: 1, max: 40 }),
  });
  return fc.assert(
    fc.asyncProperty(cases, async ({ wanted, queries, scannedMax }) => {
      const store = await open(await migratedPlace(), { scannedMax });
      const orders = await fill(store, wanted);
      for (const asked of queries) {
        const query = queryOf(asked, orders);
        expect(await readAll(store, query, scannedMax)).toEqual(modelOf(orders, query));
        await checkWholeSpan(store, { orders, query, scannedMax });
      }
      await store.close();
    }),
    runs,
  );
}

interface WholeSpan {
  readonly orders: readonly Order[];
  readonly query: OrderListQuery;
  readonly scannedMax: number;
}

/** Sums, and pages by amount: exact as long as not too many orders lie in the span, and refused otherwise. */
async function checkWholeSpan(store: Store, { orders, query, scannedMax }: WholeSpan): Promise<void> {
  const all = { ...query, before: null };
  const { sums, max } = await store.sumOrders(all);
  const spanned = { ...all, methods: [], states: [], ends: [], currency: null, amountMin: null, amountMax: null };
  const looked = orders.filter((order) =>
    matches(order, {
      ...spanned,
      kind: all.kind === 'payout' && all.merNo === null ? 'payout' : null,
      text: tradePrefixOf(all.text) === null ? null : all.text,
    }),
  );
  expect([max, sums === null]).toEqual([scannedMax * 2, looked.length > scannedMax * 2]);
  const [first, ...rest] = (['largest', 'smallest'] as const).map((sort) => ({ ...all, sort }));
  for (const sorted of [first, ...rest]) {
    if (sorted === undefined) continue;
    if (sums === null) expect(await store.listByAmount(sorted)).toBeNull();
    else expect(await readByAmount(store, sorted)).toEqual(byAmount(orders, sorted));
  }
  if (sums === null) return;
  const wanted = Map.groupBy(modelOf(orders, all), ({ currency }) => currency);
  expect(new Map(sums.map(({ currency, count, amount }) => [currency, { count, amount }]))).toEqual(
    new Map(
      [...wanted].map(([currency, some]) => [
        currency,
        { count: some.length, amount: some.reduce((total, { amount }) => total + amount, 0n) },
      ]),
    ),
  );
}

async function readByAmount(store: Store, query: OrderListQuery): Promise<string[]> {
  const found: string[] = [];
  let before: string | null = null;
  for (let pages = 0; pages < 40; pages += 1) {
    const page = await store.listByAmount({ ...query, before });
    found.push(...(page?.orders ?? []).map(({ tradeNo }) => tradeNo));
    before = page?.next ?? null;
    if (before === null) return found;
  }
  throw new Error('the pages do not end');
}

function byAmount(orders: readonly Order[], query: OrderListQuery): string[] {
  const turn = query.sort === 'largest' ? -1 : 1;
  const compare = (a: string | bigint, b: string | bigint) => (a === b ? 0 : a < b ? -1 : 1);
  return modelOf(orders, query)
    .toSorted(
      (a, b) =>
        compare(a.currency, b.currency) || turn * (compare(a.amount, b.amount) || compare(a.tradeNo, b.tradeNo)),
    )
    .map(({ tradeNo }) => tradeNo);
}

/** Every page in turn, each within its bounds. */
async function readAll(store: Store, query: OrderListQuery, scannedMax: number): Promise<Order[]> {
  const found: Order[] = [];
  let next: string | null = null;
  for (let pages = 0; pages < 200; pages += 1) {
    const further = query.sort === 'newest' ? { before: next } : { after: next };
    const page = await store.listOrders(next === null ? query : { ...query, ...further });
    found.push(...page.orders);
    next = page.next;
    expect(page.orders.length).toBeLessThanOrEqual(Math.min(query.limit, scannedMax));
    // A page that is not full says how far it looked, unless it is the last.
    expect(page.searchedTo !== null).toBe(next !== null && page.orders.length < query.limit);
    if (next === null) return found;
  }
  throw new Error('the pages do not end');
}

function queryOf({ used, sort, limit, ...filters }: Asked, orders: readonly Order[]): OrderListQuery {
  const chosen = Object.entries(filters).filter(([name]) => (used as string[]).includes(name));
  const {
    edges,
    text,
    chosen: indexes,
    ...asked
  } = { ...UNUSED, ...(Object.fromEntries(chosen) as Partial<typeof filters>) };
  const numberAt = (index: number | null) => (index === null ? null : (orders[index % orders.length]?.tradeNo ?? null));
  const some = numberAt(3) ?? '';
  // A whole trade number, and the beginning of one.
  const looked = text === 'trade' ? some.toLowerCase() : text === 'part' ? some.slice(0, 14) : text;
  return {
    ...asked,
    bin: null,
    tradeNos: [...new Set((indexes ?? []).flatMap((index) => numberAt(index) ?? []))],
    sort,
    limit,
    text: looked,
    before: numberAt(edges.before),
    after: numberAt(edges.after),
  };
}

function modelOf(orders: readonly Order[], query: OrderListQuery): Order[] {
  const sorted = orders.filter((order) => matches(order, query)).toSorted((a, b) => (a.tradeNo < b.tradeNo ? 1 : -1));
  return query.sort === 'newest' ? sorted : sorted.toReversed();
}

function matches(order: Order, query: OrderListQuery): boolean {
  const { merNo, kind, methods, states, ends, currency, amountMin, amountMax, from, to, before, after } = query;
  const amount = Number(formatAmount(order.amount, order.currency));
  return (
    (merNo === null || order.merNo === merNo) &&
    (kind === null || order.kind === kind) &&
    (methods.length === 0 || methods.includes(order.method)) &&
    (states.length + ends.length === 0 ||
      states.includes(order.listedState) ||
      ends.some((end) => hasEnd(order, end))) &&
    (query.tradeNos.length === 0 || query.tradeNos.includes(order.tradeNo)) &&
    (currency === null || order.currency === currency) &&
    (amountMin === null || amount >= Number(amountMin)) &&
    (amountMax === null || amount <= Number(amountMax)) &&
    (from === null || order.createdAt >= from) &&
    (to === null || order.createdAt <= to) &&
    (before === null || order.tradeNo < before) &&
    (after === null || order.tradeNo > after) &&
    (query.text === null || hasText(order, latinLower(query.text)))
  );
}

/** Nothing is charged back here. */
function hasEnd({ state, message }: Order, end: OrderEnd): boolean {
  if (state !== 'failed' || end === 'chargedBack') return false;
  return (end === 'expired') === (message === 'The payment expired.');
}

function hasText({ tradeNo, merOrderNo, message }: Order, text: string): boolean {
  if (text.length >= 12 && text.startsWith('tg')) return latinLower(tradeNo).startsWith(text);
  return (
    latinLower(tradeNo).startsWith(text) ||
    latinLower(merOrderNo).startsWith(text) ||
    latinLower(message).includes(text)
  );
}

function latinLower(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

async function fill(store: Store, wanted: readonly Wanted[]): Promise<Order[]> {
  const references = await Promise.all(wanted.map((one, index) => write(store, one, index)));
  return Promise.all(references.map(async (reference) => (await store.findOrder(reference)) as Order));
}

function expired(order: NewOrder) {
  const ended = declined(order);
  return { ...ended, end: { ...ended.end, message: 'The payment expired.' } };
}

async function write(store: Store, { hour, name, end, ...fields }: Wanted, index: number): Promise<NewOrder> {
  const all = { ...fields, merOrderNo: `${name}/${index}`, createdAt: NOW + hour * HOUR_MS };
  if (end === 'payout') {
    const payout = newPayout({ ...all, method: 'PAYOUT_1', amount: 0n, settleAmount: 0n });
    await store.createPayout(payout);
    return payout.order;
  }
  const { order, ...record } = newRecord(all);
  await store.createPayment({ order, ...record });
  if (end === 'processing') return order;
  await store.finishPayment(end === 'declined' ? declined(order) : end === 'expired' ? expired(order) : paid(order));
  if (end !== 'refunding' || order.amount === 0n) return order;
  const refundNo = newNumber('refund', order.createdAt, order.merNo);
  const { amount, createdAt: at } = order;
  await store.changeOrders([order], holdRefund({ at, refundNo, amount }));
  if (index % 2 === 0)
    await store.changeOrders([{ ...order, refundNo }], endRefund({ at, refundNo, state: 'succeeded' }));
  return order;
}
