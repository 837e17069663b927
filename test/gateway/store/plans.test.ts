import { Client } from 'pg';
import { expect, it } from 'vitest';
import { useDatabases } from '../../helpers/databases.ts';
import { newRecord, paid } from '../../helpers/store-records.ts';

// PostgreSQL keeps the plan of a prepared statement. One that was made while a table was small must still be good when
// the table has grown: here every plan is made on empty tables and kept, as a connection that opened first would do.

const databases = useDatabases('PostgreSQL');
const PAYMENTS = 400;

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
  // What a connection has counted is told when it ends.
  await store.close();
  expect(await rowsReadByIndexes(databaseUrl ?? '')).toBeLessThan(PAYMENTS * 5);
});

async function rowsReadByIndexes(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ read: number }>(
      'select sum(idx_tup_read)::int as read from pg_stat_user_indexes',
    );
    return rows[0]?.read ?? Number.NaN;
  } finally {
    await client.end();
  }
}
