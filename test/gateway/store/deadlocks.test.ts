import { describe, expect, it } from 'vitest';
import { countDeadlocks, useDatabases, whenDisconnected } from '../../helpers/database/databases.ts';
import { createPaid, holdRefund } from '../../helpers/database/store-changes.ts';
import { NOW, newNumber } from '../../helpers/database/store-records.ts';

const AT = NOW + 5000;

describe('payments and refunds of one merchant at the same time, from two nodes on PostgreSQL', () => {
  const { place, open } = useDatabases('PostgreSQL');

  it('never wait for one another in a ring', async () => {
    const where = await place();
    const nodes = [await open(where), await open(where)];
    for (let round = 0; round < 15; round += 1) {
      await Promise.all(
        nodes.flatMap((store) =>
          Array.from({ length: 12 }, async () => {
            const order = await createPaid(store, { amount: 10_00n });
            const refundNo = newNumber('refund', AT);
            await store.changeOrders([order], holdRefund({ at: AT, refundNo, amount: 1_00n }));
          }),
        ),
      );
    }
    // A connection reports what it counted when it ends.
    for (const store of nodes) await store.close();
    await whenDisconnected(where.databaseUrl ?? '');
    expect(await countDeadlocks(where.databaseUrl ?? '')).toBe(0);
    const after = await open(where);
    expect(await after.verifyLedger()).toMatchObject({ problems: [], orders: 360 });
  });
});
