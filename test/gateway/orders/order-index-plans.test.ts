import { expect, it } from 'vitest';
import type { FollowStep } from '../../../src/gateway/domain/orders/order-index.ts';
import { migrate } from '../../../src/gateway/store/engine/migrate.ts';
import { createOrderIndexStore } from '../../../src/gateway/store/orders/order-index.ts';
import { openSqlite } from '../../../src/gateway/store/engine/sqlite/sqlite.ts';
import { recording } from '../../helpers/database/recorded-statements.ts';
import type { RecordedStatement } from '../../helpers/database/recorded-statements.ts';
import { MER_NO, NOW, newNumber } from '../../helpers/database/store-records.ts';

// With millions of orders, a statement that reads all of them is the end: here the plan of each is looked at.

it('everything about the index of orders is read by keys', async () => {
  const engine = await openSqlite(null);
  await migrate(engine);
  const statements: RecordedStatement[] = [];
  const store = createOrderIndexStore(recording(engine, statements));
  const step: FollowStep = { now: NOW, limit: 5, keysOf: () => [] };
  const tradeNo = newNumber('order');
  for (const pass of ['new', 'late', 'earlier'] as const) await store.followOrders(pass, step);
  await store.followEnds(step);
  await store.findFollowWork(NOW);
  await store.readReach(NOW);
  await store.findByKeys({ groups: [[1n], [2n]], merNo: null, limit: 5 });
  await store.listOrderKeys({ merNo: MER_NO, tradeNo });
  for (const merNo of [null, MER_NO]) {
    await store.findByOrderNumber({ merOrderNo: 'A-1', merNo, limit: 5 });
    await store.listStuckOrders({ now: NOW, merNo, limit: 5 });
  }
  await store.readHours({ merNo: 0, from: NOW, to: NOW + 1 });
  const scans: string[] = [];
  for (const { sql, params } of statements) {
    const plan = await engine.query(`explain query plan ${sql}`, params);
    const details = plan.map((row) => String(row['detail']));
    scans.push(
      ...details.filter((detail) => /^SCAN (?:o|orders|k|f|t|order_\w+)\b/.test(detail)).map((one) => `${one}: ${sql}`),
    );
  }
  await engine.close();
  expect(statements.length).toBeGreaterThan(15);
  expect(scans).toEqual([]);
});
