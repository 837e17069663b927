import { describe, expect, it } from 'vitest';
import type { Lease } from '../../../src/gateway/domain/lease.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { createNodeClock } from '../../../src/gateway/work/node-clock.ts';
import { describeOnBothEngines, runSql, useDatabases } from '../../helpers/database/databases.ts';
import { NOW } from '../../helpers/database/store-records.ts';

// Work that one node does at a time. The last release serves beside this one, and wrote the database's time into its leases.

const MINUTE_MS = 60_000;
const WORK = ['holdRetention', 'holdClosing', 'holdFollow'] as const;
/** Where the last release wrote its lease. */
const ROWS = {
  holdRetention: { table: 'retention_runs', name: 'prune' },
  holdClosing: { table: 'retention_runs', name: 'closeDays' },
  holdFollow: { table: 'order_index', name: 'orders' },
} as const;
const DATABASE_MS = 'cast(extract(epoch from clock_timestamp()) * 1000 as bigint)';

/** The row of the order index is there from the first step on. */
const followFirst = (store: Store) => store.followOrders('new', { now: NOW, limit: 1, keysOf: () => [] });
const leaseOf = (holder: string, realNow: number): Lease => ({ holder, realNow, leaseMs: MINUTE_MS });

describeOnBothEngines('a lease', (databases) => {
  it.each(WORK)('a lease of %s ends when its time is over, unless its holder keeps it (S32)', async (work) => {
    const store = await databases.open();
    await followFirst(store);
    expect(await store[work](leaseOf('a', NOW))).toBe(true);
    expect(await store[work](leaseOf('b', NOW + MINUTE_MS - 1))).toBe(false);
    expect(await store[work](leaseOf('a', NOW + MINUTE_MS / 2))).toBe(true);
    expect(await store[work](leaseOf('b', NOW + MINUTE_MS))).toBe(false);
    expect(await store[work](leaseOf('b', NOW + 1.5 * MINUTE_MS))).toBe(true);
    expect(await store[work](leaseOf('a', NOW + 1.5 * MINUTE_MS))).toBe(false);
  });
});

describe('on PostgreSQL', () => {
  const databases = useDatabases('PostgreSQL');

  async function openNode(aheadMs: number) {
    const place = await databases.migratedPlace();
    const store = await databases.open(place);
    await followFirst(store);
    const machine = { now: () => Date.now() + aheadMs };
    const clock = createNodeClock({ machine, stopwatch: { elapsedMs: () => performance.now() }, store });
    await expect.poll(async () => (await clock.keep(), clock.isSteady())).toBe(true);
    return { place, store, clock };
  }

  it.each(WORK)(
    'the lease of %s that the last release wrote means the same to a node whose clock is wrong',
    async (work) => {
      const { table, name } = ROWS[work];
      for (const aheadMs of [40 * MINUTE_MS, -40 * MINUTE_MS]) {
        const { place, store, clock } = await openNode(aheadMs);
        const writeOld = (untilMs: number) =>
          runSql(
            place,
            table === 'order_index'
              ? `update order_index set held_by = 'old', held_until = ${DATABASE_MS} + ${untilMs} where name = '${name}'`
              : `insert into ${table} (name, held_by, held_until) values ('${name}', 'old', ${DATABASE_MS} + ${untilMs})
               on conflict (name) do update set held_until = excluded.held_until`,
          );
        await writeOld(20 * MINUTE_MS);
        expect(await store[work](leaseOf('new', clock.now()))).toBe(false);
        await writeOld(-MINUTE_MS);
        expect(await store[work](leaseOf('new', clock.now()))).toBe(true);
      }
    },
  );

  it.each(WORK)('one of many nodes that want the lease of %s at once gets it', async (work) => {
    const place = await databases.migratedPlace();
    const nodes = await Promise.all(Array.from({ length: 4 }, () => databases.open(place)));
    await followFirst(await databases.open(place));
    for (let round = 0; round < 10; round += 1) {
      const realNow = NOW + round * 2 * MINUTE_MS;
      const held = await Promise.all(
        nodes.flatMap((store, node) => [0, 1, 2].map((turn) => store[work](leaseOf(`${node} ${turn}`, realNow)))),
      );
      expect(held.filter(Boolean)).toHaveLength(1);
    }
  });
});
