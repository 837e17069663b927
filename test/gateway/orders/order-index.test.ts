import { expect, it } from 'vitest';
import { firstTradeNoAt } from '../../../src/gateway/domain/numbers.ts';
import { createKeyHash, keysOfOrder } from '../../../src/gateway/domain/orders/order-index.ts';
import type { FollowStep } from '../../../src/gateway/domain/orders/order-index.ts';
import type { NewOrder } from '../../../src/gateway/domain/orders/order.ts';
import { createVault } from '../../../src/gateway/vault/vault.ts';
import { createFollower } from '../../../src/gateway/work/follow-orders.ts';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
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
    await store.followOrders('new', {
      now: NOW,
      limit: 1,
      keysOf: () => [],
      termsOf: () => ({ numbers: [], words: [] }),
    });
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

  it('fills in what a node of the last release followed, counts it once, and says how far it has come', async () => {
    const place = await databases.migratedPlace();
    const store = await databases.open(place);
    let now = NOW + MINUTE;
    const vault = createVault([Buffer.alloc(32, 7)]);
    const follow = createFollower({ store, clock: { now: () => now }, vault });
    const hash = createKeyHash(vault);
    const found = async (end: string) => {
      const { orders } = await store.findByTerms({
        of: 'numbers',
        groups: [[hash('numberEnd', end)]],
        merNo: null,
        limit: 10,
      });
      return orders.map(({ tradeNo }) => tradeNo);
    };
    const [before, meanwhile] = [
      newRecord({ merOrderNo: 'order-before' }),
      newRecord({ merOrderNo: 'order-while1', createdAt: NOW + 2 * MINUTE }),
    ];
    // As the last release leaves it: keys and counts, no terms, and no row of theirs.
    const old: FollowStep = {
      now,
      limit: 100,
      keysOf: (followed) => keysOfOrder(followed, hash),
      termsOf: () => ({ numbers: [], words: [] }),
    };
    await store.createPayment(before);
    await store.followOrders('new', old);
    await store.followOrders('earlier', old);
    await runSql(place, "delete from order_index where name = 'words'");
    expect(await store.readReach(now)).toEqual({ from: 0, to: now });
    expect((await store.readReach(now, 'terms'))?.from).toBeGreaterThan(0);
    expect(await found('before')).toEqual([]);
    await follow.new();
    // The other node is ahead for a while.
    now = NOW + 3 * MINUTE;
    await store.createPayment(meanwhile);
    await store.followOrders('new', { ...old, now });
    await runSql(place, `update order_index set through = '${firstTradeNoAt(NOW + MINUTE)}' where name = 'words'`);
    expect(await store.findFollowWork(now)).toEqual(expect.arrayContaining(['new', 'earlier']));
    await follow.new();
    await follow.earlier();
    expect([await found('before'), await found('while1')]).toEqual([[before.order.tradeNo], [meanwhile.order.tradeNo]]);
    expect((await store.readReach(now, 'terms'))?.from).toBe(0);
    const hours = await store.readHours({ merNo: MER_NO, from: 0, to: NOW + 60 * MINUTE });
    expect(hours.reduce((sum, { created }) => sum + created, 0)).toBe(2);
  });
});
