import { Client } from 'pg';
import { expect, it } from 'vitest';
import { useDatabases, whenDisconnected } from '../../helpers/database/databases.ts';
import { MER_NO, newRecord, newReplay, paid } from '../../helpers/database/store-records.ts';

// PostgreSQL keeps the plan of a prepared statement. One that was made while a table was small must still be good when
// the table has grown: here every plan is made on empty tables and kept, as a connection that opened first would do.

const databases = useDatabases('PostgreSQL');
const PAYMENTS = 400;
const READ_WITHOUT_KEYS = `select coalesce(sum(seq_tup_read), 0)::int as read from pg_stat_user_tables
  where relname in ('orders', 'order_details', 'notifications', 'idempotency', 'refunds', 'chargebacks')`;

it('payments are written by keys, also by plans that were made on empty tables', async () => {
  const { databaseUrl } = await databases.place();
  const url = new URL(databaseUrl ?? '');
  url.searchParams.set('options', '-c plan_cache_mode=force_generic_plan');
  const store = await databases.open({ databaseUrl: url.href, dataDir: null });
  for (let n = 0; n < PAYMENTS; n += 1) {
    const record = newRecord();
    await store.createPayment(record);
    await store.finishPayment(paid(record.order));
  }
  // Both writes look at a handful of keys, that of a debt among them. A connection reports what it has counted when it ends.
  await store.close();
  await whenDisconnected(databaseUrl ?? '');
  expect(await rowsReadByIndexes(databaseUrl ?? '')).toBeLessThan(PAYMENTS * 6);
});

it('lists with filters are read by keys, also by plans that were made on empty tables', async () => {
  const { databaseUrl } = await databases.place();
  const url = new URL(databaseUrl ?? '');
  url.searchParams.set('options', '-c plan_cache_mode=force_generic_plan');
  const readings = await databases.open({ databaseUrl: url.href, dataDir: null });
  const look = async () => {
    for (const filter of [
      {},
      { kinds: ['payment'] as const },
      { kinds: ['payment'] as const, states: ['succeeded'] as const },
    ]) {
      await readings.searchOrders({ merNo: MER_NO, pageNum: 2, pageSize: 5, ...filter });
      await readings.sumAmounts({
        merNo: MER_NO,
        firstDay: 0,
        lastDay: 99_999,
        states: ['succeeded'],
        currencies: ['USD'],
      });
    }
  };
  await look();
  const writings = await databases.open({ databaseUrl, dataDir: null });
  for (let n = 0; n < PAYMENTS; n += 1) {
    const record = newRecord();
    await writings.createPayment(record);
    await writings.finishPayment(paid(record.order));
  }
  await writings.close();
  await whenCounted(databaseUrl ?? '');
  const before = await rowsRead(databaseUrl ?? '');
  for (let round = 0; round < 10; round += 1) await look();
  await readings.close();
  await whenDisconnected(databaseUrl ?? '');
  // A page skips five rows and reads five; totals and counts read a row a day.
  const pages = 30;
  expect((await rowsRead(databaseUrl ?? '')) - before).toBeLessThan(pages * 30);
});

it('old rows are found by keys, also by plans that were made on empty tables', async () => {
  const { databaseUrl } = await databases.place();
  const url = new URL(databaseUrl ?? '');
  url.searchParams.set('options', '-c plan_cache_mode=force_generic_plan');
  const store = await databases.open({ databaseUrl: url.href, dataDir: null });
  const find = (kind: 'notifications' | 'idempotency' | 'payerData', after: string) =>
    store.findOldRows({ kind, merNo: MER_NO, after, before: `${after.slice(0, 2)}Z`, limit: 5 });
  const look = async () => {
    for (const kind of ['idempotency', 'payerData'] as const) await find(kind, 'TG0');
    await find('notifications', 'NT0');
  };
  await look();
  const writings = await databases.open({ databaseUrl, dataDir: null });
  for (let n = 0; n < PAYMENTS; n += 1) await writings.createPayment(newRecord({}, newReplay()));
  await writings.close();
  await whenCounted(databaseUrl ?? '');
  const before = await readNumber(databaseUrl ?? '', READ_WITHOUT_KEYS);
  await look();
  await store.close();
  await whenDisconnected(databaseUrl ?? '');
  expect((await readNumber(databaseUrl ?? '', READ_WITHOUT_KEYS)) - before).toBe(0);
});

/** What the connections that wrote the payments have counted; those that read are still open. */
async function whenCounted(databaseUrl: string): Promise<void> {
  const sql = "select n_tup_ins::int as read from pg_stat_user_tables where relname = 'orders'";
  await expect.poll(() => readNumber(databaseUrl, sql)).toBe(PAYMENTS);
}

async function rowsReadByIndexes(databaseUrl: string): Promise<number> {
  return readNumber(databaseUrl, 'select sum(idx_tup_read)::int as read from pg_stat_user_indexes');
}

async function rowsRead(databaseUrl: string): Promise<number> {
  const sql = `select sum(coalesce(idx_tup_fetch, 0) + seq_tup_read)::int as read from pg_stat_user_tables
    where relname in ('orders', 'day_totals')`;
  return readNumber(databaseUrl, sql);
}

async function readNumber(databaseUrl: string, sql: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ read: number }>(sql);
    return rows[0]?.read ?? Number.NaN;
  } finally {
    await client.end();
  }
}
