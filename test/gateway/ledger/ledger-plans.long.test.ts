import { Client } from 'pg';
import { expect, it } from 'vitest';
import { useDatabases } from '../../helpers/database/databases.ts';
import { BERLIN, book, closeThrough } from '../../helpers/database/ledger-days.ts';

// As in plans.test.ts: plans are made on empty tables and kept, and must still be good when the tables have grown.

const databases = useDatabases('PostgreSQL');
const MER_NO = 100_001;
const DAY = BERLIN.dayOf(Date.UTC(2026, 9, 23, 12));
const GROUPS = 600;

const READ = `select relname as name, seq_tup_read::int as scanned, coalesce(idx_tup_fetch, 0)::int as fetched
  from pg_stat_user_tables where relname in ('postings', 'ledger_days', 'balances') order by relname`;

it('postings, days and balances are read by keys, a page as much as it shows', async () => {
  const { databaseUrl } = await databases.place();
  const url = new URL(databaseUrl ?? '');
  url.searchParams.set('options', '-c plan_cache_mode=force_generic_plan');
  const store = await databases.open({ databaseUrl: url.href, dataDir: null });
  const search = { merNo: MER_NO, from: 0, to: Number.MAX_SAFE_INTEGER, subject: null, before: null, limit: 5 };
  const filters = [{}, { currency: 'EUR' }, { account: 'fees' as const }, { event: 'refund' as const }];
  const look = async () => {
    for (const filter of filters) {
      const none = { currency: null, account: null, event: null };
      await store.searchPostings({ ...search, ...none, ...filter, scanMax: 20 });
    }
    const from = BERLIN.startOf(DAY + 1);
    await store.findPostingAt({ merNo: MER_NO, from });
    await store.sumPostings({ merNo: MER_NO, from, to: BERLIN.startOf(DAY + 2), after: null, limit: 10 });
    await store.searchBalances({ merNo: MER_NO, currency: null, asOf: DAY, after: null, limit: 5 });
    await store.listClosedDays({ merNo: MER_NO, currency: 'EUR', before: DAY + 2, limit: 1 });
  };
  await look();
  const known = await otherConnections(databaseUrl ?? '');
  const writings = await databases.open({ databaseUrl, dataDir: null });
  for (let n = 0; n < GROUPS; n += 1) {
    const at = BERLIN.startOf(DAY + (n % 3)) + n * 1000;
    const merNo = n % 2 === 0 ? MER_NO : MER_NO + 1;
    await book(writings, { merNo, currency: 'EUR', from: 'channel', to: 'available', amount: 5n, at });
  }
  await closeThrough(writings, { merchants: [MER_NO, MER_NO + 1], through: DAY + 1, zone: BERLIN });
  await writings.close();
  // What a connection has read is counted when it ends, a moment after it was closed here.
  const added = async () => (await otherConnections(databaseUrl ?? '')).filter((pid) => !known.includes(pid));
  await expect.poll(added).toEqual([]);
  const before = await readFigures(databaseUrl ?? '');
  for (let round = 0; round < 10; round += 1) await look();
  await store.close();
  await expect.poll(() => otherConnections(databaseUrl ?? '')).toEqual([]);
  const after = await readFigures(databaseUrl ?? '');
  const used = after.map(({ name, scanned, fetched }, index) => ({
    name,
    scanned: scanned - (before[index]?.scanned ?? 0),
    fetched: fetched - (before[index]?.fetched ?? 0),
  }));
  const postings = used.find(({ name }) => name === 'postings');
  expect(used.filter(({ name }) => name !== 'balances').map(({ scanned }) => scanned)).toEqual([0, 0]);
  // Four pages of at most 20 events with three rows each, looked at twice, and a sum of ten.
  expect(postings?.fetched).toBeLessThan(10 * (4 * 20 * 4 + 10 * 4 + 10));
});

function readFigures(databaseUrl: string): Promise<{ name: string; scanned: number; fetched: number }[]> {
  return ask(databaseUrl, READ);
}

/** Connections to this database besides the one that asks. */
async function otherConnections(databaseUrl: string): Promise<number[]> {
  const sql = `select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  return (await ask<{ pid: number }>(databaseUrl, sql)).map(({ pid }) => pid);
}

async function ask<Row extends object>(databaseUrl: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
