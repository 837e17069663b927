import { describe, expect, it } from 'vitest';
import { createOrder, decline, newAttempt } from '../../helpers/database/attempt-records.ts';
import { countDeadlocks, useDatabases, whenDisconnected } from '../../helpers/database/databases.ts';
import { NOW, paid } from '../../helpers/database/store-records.ts';

const DUE = { holder: 'test', leaseMs: 1000, limit: 10 };

describe('attempts from two nodes on PostgreSQL', () => {
  const { place, open } = useDatabases('PostgreSQL');

  it('are opened one at a time, and nothing waits in a ring', async () => {
    const where = await place();
    const nodes = [await open(where), await open(where)];
    const [first] = nodes;
    if (first === undefined) throw new Error('no store');
    const orders = await Promise.all(Array.from({ length: 5 }, () => createOrder(first)));
    for (let round = 1; round <= 4; round += 1) {
      const calls = nodes.flatMap((store) =>
        orders.flatMap((order) => [
          ...Array.from({ length: 4 }, () => store.openAttempt(newAttempt(order))),
          decline(store, order, round - 1),
          store.claimAgenda({ ...DUE, now: NOW + 20_000 }),
        ]),
      );
      const outcomes = await Promise.all(calls);
      const opened = outcomes.filter((one) => typeof one === 'object' && 'kind' in one && one.kind === 'opened');
      expect(opened).toHaveLength(orders.length);
      for (const order of orders) {
        const states = (await first.listAttempts(order)).map(({ state }) => state);
        expect(states.filter((state) => state === 'open')).toHaveLength(1);
        expect(await decline(first, order, states.length)).toBe(true);
      }
    }
    await Promise.all(nodes.flatMap((store) => orders.map((order) => store.finishPayment(paid(order)))));
    for (const store of nodes) await store.close();
    await whenDisconnected(where.databaseUrl ?? '');
    expect(await countDeadlocks(where.databaseUrl ?? '')).toBe(0);
  });
});
