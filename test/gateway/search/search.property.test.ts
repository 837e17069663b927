import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createZone } from '../../../src/gateway/domain/day.ts';
import type { ListedState, NewOrder, Order } from '../../../src/gateway/domain/orders/order.ts';
import type { RefundState } from '../../../src/gateway/domain/refunds/refund.ts';
import type { OrderSearch, Totals, TotalsQuery } from '../../../src/gateway/domain/orders/reports.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { endRefund, holdRefund } from '../../helpers/database/store-changes.ts';
import { MER_NO, NOW, declined, newNumber, newPayout, newRecord, paid } from '../../helpers/database/store-records.ts';

// Lists and totals against a model that reads everything and filters it.

const HOUR_MS = 3_600_000;
const ZONE = createZone('America/Sao_Paulo');

const LISTED: ListedState[] = ['processing', 'failed', 'succeeded', 'refunding', 'refundFailed', 'refunded'];

const orderArbitrary = fc.record({
  hour: fc.integer({ min: 0, max: 96 }),
  currency: fc.constantFrom('USD', 'EUR'),
  settlementCurrency: fc.constantFrom('USD', 'USDT'),
  amount: fc.bigInt({ min: 0n, max: 10_000n }),
  end: fc.constantFrom('processing', 'paid', 'paid', 'settlesLater', 'declined', 'payout'),
  listed: fc.constantFrom(null, null, 'processing' as const, 'failed' as const, 'succeeded' as const),
});

const searchArbitrary = fc.record(
  {
    from: fc.integer({ min: -2, max: 98 }).map((hour) => NOW + hour * HOUR_MS),
    to: fc.integer({ min: -2, max: 98 }).map((hour) => NOW + hour * HOUR_MS),
    kinds: fc.subarray(['payment' as const, 'payout' as const]),
    states: fc.subarray(LISTED),
    pageNum: fc.integer({ min: 1, max: 9 }),
    pageSize: fc.integer({ min: 1, max: 7 }),
  },
  { requiredKeys: ['pageNum', 'pageSize'] },
);

const totalsArbitrary = fc.record(
  {
    firstDay: fc.integer({ min: -1, max: 5 }),
    lastDay: fc.integer({ min: -1, max: 5 }),
    states: fc.subarray(LISTED),
    currencies: fc.subarray(['USD', 'EUR', 'GBP']),
    settlementCurrencies: fc.subarray(['USD', 'USDT']),
    settles: fc.subarray(['pending' as const, 'settled' as const]),
  },
  { requiredKeys: ['firstDay', 'lastDay'] },
);

async function fill(
  store: Store,
  wanted: readonly (typeof orderArbitrary extends fc.Arbitrary<infer T> ? T : never)[],
) {
  const references: { merNo: number; tradeNo: string }[] = [];
  for (const { hour, end, listed, ...fields } of wanted) {
    const createdAt = NOW + hour * HOUR_MS;
    const all = { ...fields, createdAt, day: ZONE.dayOf(createdAt), settleAmount: fields.amount * 2n };
    if (end === 'payout') {
      const payout = newPayout({ ...all, amount: 0n });
      references.push(payout.order);
      await store.createPayout(payout);
      continue;
    }
    const record = newRecord(all);
    references.push(record.order);
    await store.createPayment(record);
    if (end === 'processing') continue;
    const terms = end === 'settlesLater' ? { settlementDays: 2 } : {};
    await store.finishPayment(end === 'declined' ? declined(record.order) : paid(record.order, { terms }));
    if (end === 'paid' && listed !== null && fields.amount > 0n) await refund(store, record.order, listed);
  }
  // Orders of another merchant are nobody else's.
  await store.createPayment(newRecord({ merNo: 100_002 }));
  return Promise.all(references.map(async (reference) => (await store.findOrder(reference)) as Order));
}

async function refund(store: Store, order: NewOrder, state: RefundState) {
  const refundNo = newNumber('refund', order.createdAt);
  const { amount, createdAt: at } = order;
  expect(await store.changeOrders([order], holdRefund({ at, refundNo, amount }))).toEqual(['held']);
  if (state === 'processing') return;
  expect(await store.changeOrders([{ ...order, refundNo }], endRefund({ at, refundNo, state }))).toEqual(['ended']);
}

const has = <Value>(list: readonly Value[] | undefined, value: Value | null) =>
  list === undefined || list.length === 0 || (value !== null && list.includes(value));

function modelPage(orders: readonly Order[], search: OrderSearch) {
  const found = orders
    .filter(({ createdAt }) => createdAt >= (search.from ?? 0) && createdAt <= (search.to ?? Infinity))
    .filter((order) => has(search.kinds, order.kind) && has(search.states, order.listedState))
    .filter((order) => has(search.merOrderNos, order.merOrderNo) && has(search.tradeNos, order.tradeNo))
    .toSorted((left, right) => (left.tradeNo < right.tradeNo ? 1 : -1));
  const start = (search.pageNum - 1) * search.pageSize;
  return { total: found.length, orders: found.slice(start, start + search.pageSize) };
}

function modelTotals(orders: readonly Order[], query: TotalsQuery): Totals {
  const found = orders
    .filter(
      ({ kind, state, day }) =>
        kind === 'payment' && state === 'succeeded' && day >= query.firstDay && day <= query.lastDay,
    )
    .filter((order) => has(query.states, order.listedState) && has(query.settles, order.settle))
    .filter((order) => has(query.currencies, order.currency) && has(query.merOrderNos, order.merOrderNo))
    .filter((order) => has(query.settlementCurrencies, order.settlementCurrency));
  const sum = (parts: readonly { currency: string; amount: bigint }[]) =>
    [...new Set(parts.map(({ currency }) => currency))].toSorted().map((currency) => ({
      currency,
      amount: parts.filter((part) => part.currency === currency).reduce((total, { amount }) => total + amount, 0n),
    }));
  return {
    settled: sum(
      found
        .filter(({ settle }) => settle === 'settled')
        .map(({ settlementCurrency: currency, settleAmount: amount }) => ({ currency, amount })),
    ),
    source: sum(found.map(({ currency, amount }) => ({ currency, amount }))),
  };
}

describeOnBothEngines('lists and totals', ({ open }) => {
  it('page through a day from either of its ends', async () => {
    const store = await open();
    const records = Array.from({ length: 11 }, (_, index) => newRecord({ createdAt: NOW + index }));
    await Promise.all(records.map((record) => store.createPayment(record)));
    const newestFirst = records.map(({ order }) => order.tradeNo).toReversed();
    for (const pageNum of [1, 2, 3, 4, 5]) {
      const page = await store.searchOrders({ merNo: MER_NO, pageNum, pageSize: 3 });
      expect(page.total).toBe(11);
      expect(page.orders.map(({ tradeNo }) => tradeNo)).toEqual(newestFirst.slice(pageNum * 3 - 3, pageNum * 3));
    }
  });

  it('say what a reading of all orders says', async () => {
    const lists = fc.record({
      wanted: fc.array(orderArbitrary, { minLength: 1, maxLength: 40 }),
      searches: fc.array(searchArbitrary, { minLength: 10, maxLength: 25 }),
      totals: fc.array(totalsArbitrary, { minLength: 5, maxLength: 10 }),
      picks: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(lists, async ({ wanted, searches, totals, picks }) => {
        const store = await open(undefined, { zone: ZONE });
        const orders = await fill(store, wanted);
        for (const given of searches) {
          const search = { merNo: MER_NO, ...given };
          expect(await store.searchOrders(search)).toEqual(modelPage(orders, search));
        }
        const picked = picks.map((pick) => orders[pick % orders.length] as Order);
        const merOrderNos = [...picked.map(({ merOrderNo }) => merOrderNo), 'unknown'];
        const tradeNos = picked.slice(1).map(({ tradeNo }) => tradeNo);
        for (const given of [
          { merOrderNos },
          { tradeNos },
          { merOrderNos, tradeNos },
          { merOrderNos, ...searches[0] },
        ]) {
          const search = { merNo: MER_NO, pageNum: 1, pageSize: 3, ...given };
          expect(await store.searchOrders(search)).toEqual(modelPage(orders, search));
        }
        const first = ZONE.dayOf(NOW);
        for (const given of totals) {
          const days = { firstDay: first + given.firstDay, lastDay: first + given.lastDay };
          const query = { ...given, ...days, merNo: MER_NO };
          expect(await store.sumAmounts(query)).toEqual(modelTotals(orders, query));
          expect(await store.sumAmounts({ ...query, merOrderNos })).toEqual(
            modelTotals(orders, { ...query, merOrderNos }),
          );
        }
        await store.close();
      }),
      { numRuns: 8 },
    );
  });
});
