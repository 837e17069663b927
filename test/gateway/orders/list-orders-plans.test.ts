import { Client } from 'pg';
import { expect, it } from 'vitest';
import type { OrderListQuery } from '../../../src/gateway/domain/orders/order-list.ts';
import { useDatabases, whenDisconnected } from '../../helpers/database/databases.ts';
import { MER_NO, NOW } from '../../helpers/database/store-records.ts';

// PostgreSQL keeps the plan of a prepared statement. Those of the list are made on empty tables here and kept, as by a
// connection that opened first; they must still read a page, and no more, when there are many orders.

const databases = useDatabases('PostgreSQL');
const ORDERS = 6000;

/** Orders of three merchants, one a second; every hundredth is a payout. */
const FILL = `insert into orders (mer_no, trade_no, mer_order_no, kind, method, currency, amount, settlement_currency,
    settle_amount, created_at, day)
  select ${MER_NO} + n % 3, 'TG' || lpad(upper(to_hex(n)), 10, '0') || lpad('', 21, '0'), 'N' || n,
    case when n % 100 = 0 then 'payout' else 'payment' end, 'PIX', 'USD', n, 'USD', n, ${NOW} + n * 1000, 1
  from generate_series(1, ${ORDERS}) n`;

const ALL: OrderListQuery = {
  merNo: null,
  kind: null,
  methods: [],
  states: [],
  ends: [],
  currency: null,
  amountMin: null,
  amountMax: null,
  from: null,
  to: null,
  text: null,
  bin: null,
  tradeNos: [],
  sort: 'newest',
  before: null,
  after: null,
  limit: 20,
};
const MIDDLE = `TG${(3000).toString(16).toUpperCase().padStart(10, '0')}`;

const PAGES: readonly OrderListQuery[] = [
  ALL,
  { ...ALL, sort: 'oldest' },
  { ...ALL, before: MIDDLE },
  { ...ALL, kind: 'payout' },
  { ...ALL, methods: ['PIX'], currency: 'USD' },
  { ...ALL, merNo: MER_NO },
  { ...ALL, merNo: MER_NO, sort: 'oldest' },
  { ...ALL, merNo: MER_NO, before: MIDDLE },
];

it('a page of the list reads as many orders as it shows, by plans that were made on empty tables', async () => {
  const { databaseUrl } = await databases.migratedPlace();
  const url = new URL(databaseUrl ?? '');
  url.searchParams.set('options', '-c plan_cache_mode=force_generic_plan');
  const store = await databases.open({ databaseUrl: url.href, dataDir: null });
  for (const query of PAGES) await store.listOrders(query);
  await run(databaseUrl ?? '', FILL);
  const before = await rowsRead(databaseUrl ?? '');
  for (const query of PAGES) await store.listOrders(query);
  // A connection reports what it has counted when it ends.
  await store.close();
  await whenDisconnected(databaseUrl ?? '');
  const read = (await rowsRead(databaseUrl ?? '')) - before;
  expect(read).toBeGreaterThan(PAGES.length * 15);
  expect(read).toBeLessThan(PAGES.length * 25);
});

it('chosen orders are read one by one, by a plan that was made on empty tables', async () => {
  const { databaseUrl } = await databases.migratedPlace();
  const url = new URL(databaseUrl ?? '');
  url.searchParams.set('options', '-c plan_cache_mode=force_generic_plan');
  const store = await databases.open({ databaseUrl: url.href, dataDir: null });
  const tradeNos = [300, 3000, 5700].map((n) => `TG${n.toString(16).toUpperCase().padStart(10, '0')}${'0'.repeat(21)}`);
  const queries = [null, MER_NO].map((merNo) => ({ ...ALL, merNo, tradeNos }));
  for (const query of queries) await store.listOrders(query);
  await run(databaseUrl ?? '', FILL);
  const before = await rowsRead(databaseUrl ?? '');
  for (const query of queries) expect((await store.listOrders(query)).orders).toHaveLength(3);
  await store.close();
  await whenDisconnected(databaseUrl ?? '');
  // Twice, because the end of the list is looked for among them too.
  expect((await rowsRead(databaseUrl ?? '')) - before).toBeLessThan(20);
});

it('a search for what is nowhere reads as many orders as it may, and says so', async () => {
  const { databaseUrl } = await databases.migratedPlace();
  const store = await databases.open({ databaseUrl, dataDir: null });
  await run(databaseUrl ?? '', FILL);
  const before = await rowsRead(databaseUrl ?? '');
  const page = await store.listOrders({ ...ALL, text: 'nowhere' });
  expect(page).toMatchObject({ orders: [], searchedTo: NOW + (ORDERS - 4999) * 1000 });
  await store.close();
  await whenDisconnected(databaseUrl ?? '');
  // Those that it looked through, and once more to find where it ended.
  expect((await rowsRead(databaseUrl ?? '')) - before).toBeLessThan(10_100);
});

async function rowsRead(databaseUrl: string): Promise<number> {
  const sql = `select (coalesce(idx_tup_fetch, 0) + seq_tup_read)::int as read from pg_stat_user_tables
    where relname = 'orders'`;
  const [row] = await run(databaseUrl, sql);
  return Number(row?.['read']);
}

async function run(databaseUrl: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
