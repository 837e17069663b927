import { expect, it } from 'vitest';
import { createKeyHash } from '../../../src/gateway/domain/orders/order-index.ts';
import type { NewOrder } from '../../../src/gateway/domain/orders/order.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { POSTGRES, SQLITE } from '../../../src/gateway/store/engine/dialect.ts';
import { readMigrations } from '../../../src/gateway/store/engine/read-migrations.ts';
import { createVault } from '../../../src/gateway/vault/vault.ts';
import { createFollower } from '../../../src/gateway/work/follow-orders.ts';
import { describeOnBothEngines, readCells, runSql } from '../../helpers/database/databases.ts';
import type { Place } from '../../helpers/database/databases.ts';
import { MER_NO, NOW, declined, newRecord, paid } from '../../helpers/database/store-records.ts';

// A database of version 59, whose index of orders was in three tables: whatever that had reached, no payment is counted twice or
// left out, and everything is found afterwards.

const HOUR = 3_600_000;
const DAY = Math.floor(NOW / (24 * HOUR));
const EMAIL = 'ada@example.com';
const COUNT = 130;
const vault = createVault([Buffer.alloc(32, 7)]);

/** Numbers of orders, one a second. */
interface Reached {
  readonly through: number;
  readonly late: number;
  /** Null if it had been everywhere. */
  readonly earlier: number | null;
  /** What was committed later than others, and had not been read again. */
  readonly missed: (at: number) => boolean;
}

const CASES: readonly (readonly [string, Reached])[] = [
  ['had been everywhere', { through: 110, late: 90, earlier: null, missed: (at) => at > 90 && at % 7 === 0 }],
  ['was on its way back', { through: 110, late: 20, earlier: 40, missed: (at) => at > 40 && at % 7 === 0 }],
];

describeOnBothEngines('version 59', (databases) => {
  it.each(CASES)('an index that %s is made anew, and counts go on', async (_title, reached) => {
    const place = await databases.migratedPlace();
    const old = await databases.open(place);
    const orders = Array.from({ length: COUNT }, (_, at) => orderAt(at));
    const wasRead = ({ through, late, earlier, missed }: Reached, at: number) =>
      at <= through && !missed(at) && (at <= late || at >= (earlier ?? 0));
    const known = orders.filter((_, at) => wasRead(reached, at));
    await write(old, known);
    await followAll(old);
    await write(
      old,
      orders.filter((order) => !known.includes(order)),
    );
    await old.close();
    await undoToVersion59(place, orders, { ...reached, known });

    const store = await databases.open(place);
    expect((await store.readReach(NOW + HOUR))?.from).toBe(NOW + reached.through * 1000);
    await followAll(store);
    expect((await store.readReach(NOW + HOUR))?.from).toBe(0);
    const hours = await store.readHours({ merNo: MER_NO, from: 0, to: NOW + 24 * HOUR });
    const sum = (count: 'created' | 'succeeded' | 'failed') => hours.reduce((total, hour) => total + hour[count], 0);
    const states = (state: number) => orders.filter((_, at) => at % 3 === state).length;
    expect([sum('created'), sum('succeeded'), sum('failed')]).toEqual([COUNT, states(1), states(2)]);
    const declines = await store.sumDeclines({ merNo: 0, from: DAY - 1, to: DAY + 1 });
    expect(declines.reduce((total, day) => total + day.declined, 0)).toBe(states(2));
    const groups = [[createKeyHash(vault)('email', EMAIL)]];
    const { orders: found } = await store.findByKeys({ groups, merNo: null, limit: COUNT });
    expect(new Set(found.map(({ tradeNo }) => tradeNo))).toEqual(new Set(orders.map(({ tradeNo }) => tradeNo)));
    const tables = new Set((await readCells(place)).map((cell) => cell.place.split('.')[0]));
    for (const table of ['order_keys', 'order_numbers', 'order_words']) expect(tables).not.toContain(table);
  });
});

function orderAt(at: number): NewOrder {
  return newRecord({ createdAt: NOW + at * 1000, details: { said: { billingEmail: EMAIL } } }).order;
}

/** One in three is processing, one is paid and one declined. */
async function write(store: Store, orders: readonly NewOrder[]): Promise<void> {
  for (const order of orders) {
    await store.createPayment({ ...newRecord(), order });
    const state = ((order.createdAt - NOW) / 1000) % 3;
    if (state > 0) await store.finishPayment(state === 1 ? paid(order) : declined(order));
  }
}

async function followAll(store: Store): Promise<void> {
  const follow = createFollower({ store, clock: { now: () => NOW + HOUR }, vault });
  for (const part of ['new', 'late', 'earlier', 'ends'] as const) {
    for (let round = 0; round < 3; round += 1) await follow[part]();
  }
}

async function undoToVersion59(
  place: Place,
  orders: readonly NewOrder[],
  { known, through, late, earlier }: Reached & { readonly known: readonly NewOrder[] },
): Promise<void> {
  const dialect = place.databaseUrl === null ? SQLITE : POSTGRES;
  const made = readMigrations()
    .filter(({ name }) => name === 'order_index' || name === 'order_search')
    .flatMap(({ statements }) => statements.filter((sql) => /\border_(?:keys|numbers|words)\b/.test(sql)));
  const numberAt = (at: number) => orders[at]?.tradeNo ?? '';
  const marks = [numberAt(through), numberAt(late), earlier === null ? '' : numberAt(earlier)];
  for (const sql of [
    'drop table order_terms',
    'drop table indexed_orders',
    ...made.flatMap((statement) => dialect.expandMigration(statement)),
    ...known.map(({ merNo, tradeNo }) => `insert into order_keys values (1, '${tradeNo}', ${merNo}, 4)`),
    'delete from order_index',
    ...['orders', 'words'].map(
      (name) => `insert into order_index (name, through, late, earlier) values ('${name}', '${marks.join("', '")}')`,
    ),
    'delete from schema_migrations where version > 59',
  ]) {
    await runSql(place, sql);
  }
}
