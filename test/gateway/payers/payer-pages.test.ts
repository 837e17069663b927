import { expect, it } from 'vitest';
import { createVault } from '../../../src/gateway/vault/vault.ts';
import { createFollower } from '../../../src/gateway/work/follow-orders.ts';
import { useDatabases } from '../../helpers/database/databases.ts';
import { MER_NO, NOW, newRecord } from '../../helpers/database/store-records.ts';

const databases = useDatabases('SQLite in memory');
const ORDERS = 310;

it('a page of payers looks at a bounded number of orders, and leaves none out between two pages', async () => {
  const store = await databases.open();
  const follow = createFollower({ store, clock: { now: () => NOW }, vault: createVault([Buffer.alloc(32, 7)]) });
  const tradeNos: string[] = [];
  for (let n = 0; n < ORDERS; n += 1) {
    // Every other order has an address, and some are of one moment.
    const said = n % 2 === 0 ? { billingEmail: `payer${n}@example.com` } : { billingCity: 'Utrecht' };
    const record = newRecord({ createdAt: NOW - 1000 + Math.floor(n / 4), details: { said } });
    await store.createPayment(record);
    if (n % 2 === 0) tradeNos.push(record.order.tradeNo);
  }
  await store.createPayment(newRecord({ merNo: MER_NO + 1, details: { said: { billingEmail: 'payer@example.com' } } }));
  await follow.new();
  for (let read = 1; read > 0;) read = await follow.earlier();
  const found: string[] = [];
  const pages: number[] = [];
  for (let before: string | null = null, isFirst = true; isFirst || before !== null; isFirst = false) {
    const { orders, through } = await store.listAddressedOrders({ merNo: MER_NO, before });
    found.push(...orders.map(({ tradeNo }) => tradeNo));
    pages.push(orders.length);
    before = through;
  }
  expect(found).toEqual(tradeNos.toSorted().toReversed());
  expect(pages).toHaveLength(2);
});
