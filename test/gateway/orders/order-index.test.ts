import { expect, it } from 'vitest';
import type { NewOrder } from '../../../src/gateway/domain/orders/order.ts';
import { createVault } from '../../../src/gateway/vault/vault.ts';
import { createFollower } from '../../../src/gateway/work/follow-orders.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { MER_NO, NOW, newRecord, paid } from '../../helpers/database/store-records.ts';

const MINUTE = 60_000;
const PAGE: NewOrder['details'] = { onPage: true, said: {} };

describeOnBothEngines('the index of orders', (databases) => {
  it('says which orders are stuck: not those that wait for their payer, and not those that ended', async () => {
    const store = await databases.open();
    let now = NOW;
    const follow = createFollower({ store, clock: { now: () => now }, vault: createVault([Buffer.alloc(32, 7)]) });
    const [direct, onPage, done, fresh] = [
      newRecord(),
      newRecord({ details: PAGE, expiresAt: NOW + 30 * MINUTE }),
      newRecord(),
      newRecord({ createdAt: NOW + 5 * MINUTE }),
    ];
    for (const record of [direct, onPage, done, fresh]) await store.createPayment(record);
    // The first step decides where new orders begin; these were there before.
    for (const part of ['new', 'earlier'] as const) await follow[part]();
    await store.finishPayment(paid(done.order));
    const stuck = async (merNo: number | null = null) =>
      (await store.listStuckOrders({ now, merNo, limit: 10 })).map(({ tradeNo }) => tradeNo);
    expect(await stuck()).toEqual([]);
    now = NOW + 11 * MINUTE;
    expect(await stuck()).toEqual([direct.order.tradeNo]);
    expect([await stuck(MER_NO), await stuck(MER_NO + 1)]).toEqual([[direct.order.tradeNo], []]);
    await follow.ends();
    now = NOW + 40 * MINUTE;
    expect(await stuck()).toEqual([direct, onPage, fresh].map(({ order }) => order.tradeNo));
    await store.finishPayment(paid(direct.order));
    expect(await stuck()).toEqual([onPage, fresh].map(({ order }) => order.tradeNo));
  });

  it('is followed by one node at a time, and by another when that one is gone', async () => {
    const store = await databases.open();
    const hold = (holder: string, realNow: number) => store.holdFollow({ holder, realNow, leaseMs: MINUTE });
    await store.followOrders('new', { now: NOW, limit: 1, keysOf: () => [] });
    expect(await hold('a', NOW)).toBe(true);
    expect(await hold('b', NOW + MINUTE - 1)).toBe(false);
    expect(await hold('b', NOW + MINUTE)).toBe(true);
    expect(await hold('a', NOW + MINUTE)).toBe(false);
    expect(await hold('b', NOW + MINUTE)).toBe(true);
  });

  it('says from and up to when orders are searchable', async () => {
    const store = await databases.open();
    const clock = { now: () => NOW + MINUTE };
    const follow = createFollower({ store, clock, vault: createVault([Buffer.alloc(32, 7)]) });
    expect(await store.readReach(clock.now())).toBeNull();
    await store.createPayment(newRecord());
    await follow.new();
    expect(await store.readReach(clock.now())).toEqual({ from: NOW + MINUTE, to: NOW + MINUTE });
    await follow.earlier();
    expect(await store.readReach(clock.now())).toEqual({ from: 0, to: NOW + MINUTE });
    await store.createPayment(newRecord({ createdAt: NOW + 2 * MINUTE }));
    expect(await store.readReach(NOW + 3 * MINUTE)).toEqual({ from: 0, to: NOW + 2 * MINUTE });
    expect(await store.findFollowWork(NOW + 3 * MINUTE)).toEqual(['new', 'ends']);
    await follow.new();
    expect(await store.readReach(NOW + 3 * MINUTE)).toEqual({ from: 0, to: NOW + 3 * MINUTE });
  });
});
