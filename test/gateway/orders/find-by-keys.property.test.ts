import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { composeNumber } from '../../../src/gateway/domain/numbers.ts';
import { createKeyHash, keysOfOrder } from '../../../src/gateway/domain/orders/order-index.ts';
import type { FollowedOrder, OrderKey } from '../../../src/gateway/domain/orders/order-index.ts';
import { partKeysOf } from '../../../src/gateway/domain/orders/order-terms.ts';
import type { NewOrder } from '../../../src/gateway/domain/orders/order.ts';
import { payerKeyOf } from '../../../src/gateway/domain/payers/payer-list.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { createVault } from '../../../src/gateway/vault/vault.ts';
import { createFollower } from '../../../src/gateway/work/follow-orders.ts';
import { describeOnEngines, readCells } from '../../helpers/database/databases.ts';
import type { Databases } from '../../helpers/database/databases.ts';
import { MER_NO, NOW, declined, newRecord } from '../../helpers/database/store-records.ts';

// Whatever is searched for, whoever was erased: what the index finds is what a reading of all orders finds. Many orders have the
// same id here, and merchants the same bits in it.

const hash = createKeyHash(createVault([Buffer.alloc(32, 7)]));
const vault = createVault([Buffer.alloc(32, 7)]);
/** The second has the bits of the first. */
const MERCHANTS = [MER_NO, MER_NO + 2 ** 32, MER_NO + 1];
const EMAILS = ['ada@example.com', 'bob@example.com'];
const NAMES = ['Ada', 'Bob', 'Ada Lovelace'];

const orderArbitrary = fc.record({
  merNo: fc.constantFrom(...MERCHANTS),
  at: fc.nat(3),
  random: fc.constantFrom('0000000000', 'Z000000000'),
  email: fc.constantFrom(null, ...EMAILS),
  name: fc.constantFrom(...NAMES),
  amount: fc.constantFrom(100n, 200n),
  isErased: fc.boolean(),
});
type Wanted = typeof orderArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

const isPersonal = ({ kind }: OrderKey) => !['amount', 'transactionHash', 'numberPart'].includes(kind);

describeOnEngines(['SQLite', 'PostgreSQL'], 'the index of orders', (databases) => {
  it('finds what a reading of all orders finds, also after erasure (S39)', async ({ task }) => {
    const numRuns = task.suite?.name.includes('PostgreSQL') === true ? 4 : 10;
    await fc.assert(
      fc.asyncProperty(fc.array(orderArbitrary, { minLength: 2, maxLength: 25 }), fc.boolean(), (wanted, isLate) =>
        check(databases, wanted, isLate),
      ),
      { numRuns },
    );
  });
});

interface Indexed {
  readonly order: NewOrder;
  readonly keys: readonly OrderKey[];
}

async function check(databases: Databases, wanted: readonly Wanted[], isErasedFirst: boolean): Promise<void> {
  const place = await databases.migratedPlace();
  const store = await databases.open(place);
  const follow = createFollower({ store, clock: { now: () => NOW + 1000 }, vault });
  const records = wanted.map((one, index) => recordOf(one, index));
  for (const record of records) {
    await store.createPayment(record);
    await store.finishPayment(declined(record.order));
  }
  const erase = async () => {
    for (const [index, { order }] of records.entries()) {
      if (wanted[index]?.isErased !== true) continue;
      const outcomes = await store.eraseOrders({
        merNo: order.merNo,
        tradeNos: [order.tradeNo],
        valuesOf: () => [],
        isPersonalFact: () => true,
        auditOf: null,
      });
      expect([...outcomes.values()]).toEqual(['erased']);
    }
  };
  if (isErasedFirst) await erase();
  for (const part of ['new', 'earlier', 'ends'] as const) await follow[part]();
  if (!isErasedFirst) await erase();
  const all: Indexed[] = records.map(({ order }, index) => {
    const keys = keysIn(order);
    return { order, keys: wanted[index]?.isErased === true ? keys.filter((key) => !isPersonal(key)) : keys };
  });
  await compareSearches(store, all);
  await comparePayers(store, all);
  const terms = (await readCells(place))
    .filter(({ place: cell }) => cell === 'order_terms.key')
    .map(({ text }) => text);
  expect(new Set(terms)).toEqual(new Set(all.flatMap(({ keys }) => keys.map(({ key }) => String(key)))));
  await store.close();
}

function recordOf({ merNo, at, random, email, name, amount }: Wanted, index: number) {
  const createdAt = NOW + at;
  const tradeNo = composeNumber('order', { now: createdAt, merNo, random: random + String(index).padStart(4, '0') });
  const said = { billingFirstName: name, ...(email !== null && { billingEmail: email }) };
  return newRecord({ merNo, tradeNo, merOrderNo: `N${index}-shop`, createdAt, amount, details: { said } });
}

function keysIn(order: NewOrder): OrderKey[] {
  const followed = { order: { ...order, transactionHash: null }, details: order.details, attempts: [] };
  const known = followed as unknown as FollowedOrder;
  return [...keysOfOrder(known, hash), ...partKeysOf(known, hash)];
}

async function compareSearches(store: Store, all: readonly Indexed[]): Promise<void> {
  const words = ['ada', 'bob', 'lovelace'].map((word) => hash('payerName', word));
  const amounts = [
    ...new Set(all.flatMap(({ keys }) => keys.flatMap((one) => (one.kind === 'amount' ? one.key : [])))),
  ];
  const searches = [
    ...EMAILS.map((email) => [[hash('email', email)]]),
    ...words.map((word) => [[word]]),
    [words.slice(0, 1).concat(words.slice(2))],
    amounts.map((key) => [key]),
    [[hash('numberRun', 'shop'), ...amounts.slice(0, 1)]],
  ];
  for (const groups of searches) {
    for (const merNo of [null, ...MERCHANTS]) {
      const { orders, searchedAll } = await store.findByKeys({ groups, merNo, limit: 100 });
      const wanted = all
        .filter(({ order }) => merNo === null || order.merNo === merNo)
        .filter(({ keys }) => groups.some((group) => group.every((key) => keys.some((one) => one.key === key))));
      expect(orders.map(({ tradeNo }) => tradeNo)).toEqual(newestFirst(wanted));
      expect(searchedAll).toBe(true);
      const few = await store.findByKeys({ groups, merNo, limit: 2 });
      expect([few.orders.length, few.searchedAll]).toEqual([Math.min(2, wanted.length), wanted.length <= 2]);
    }
  }
}

async function comparePayers(store: Store, all: readonly Indexed[]): Promise<void> {
  for (const merNo of MERCHANTS) {
    for (const email of EMAILS) {
      const key = payerKeyOf(email, hash);
      const own = all.filter(({ order, keys }) => order.merNo === merNo && keys.some((one) => one.key === key));
      const numbers = newestFirst(own);
      expect(await store.findNewestOrders({ merNo, keys: [key] })).toEqual([numbers[0] ?? null]);
      const [figures] = await store.readPayerFigures([{ merNo, key }]);
      expect(figures?.orders ?? 0).toBe(own.length);
      const listed: string[] = [];
      for (let before: string | null = null; ;) {
        const page = await store.listOrdersOfPayer({ merNo, key, before, limit: 2 });
        listed.push(...page.map(({ tradeNo }) => tradeNo));
        before = page.at(-1)?.tradeNo ?? null;
        if (page.length < 2) break;
      }
      expect(listed).toEqual(numbers);
    }
  }
}

function newestFirst(all: readonly Indexed[]): string[] {
  return all
    .map(({ order }) => order.tradeNo)
    .toSorted()
    .toReversed();
}
