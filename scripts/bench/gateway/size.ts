import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config.ts';
import { createPostgres, createSqlite } from './databases.ts';
import type { BenchDatabase } from './databases.ts';
import type { BenchOptions } from './options.ts';
import { runLoad } from './processes.ts';
import type { Finding } from './report.ts';

const ORDERS_MAX = 50_000;
/** Faster, the request log would leave entries out, and commits would be shared more than on an ordinary day. */
const STEADY_RATE = 100;
const STEADY_MAX = 3000;
const DAY_SECONDS = 86_400;
const WAIT_MS = 250;
const WAITS_MAX = 4800;
/** Nothing listens there, so every notification fails. */
const NOBODY = 'http://127.0.0.1:9/notify';

const VARIANTS = [
  { what: 'a paid card order', env: { REQUEST_LOG_DAYS: '0' }, notifyUrl: '', days: 0 },
  { what: 'the same with the request log', env: { REQUEST_LOG_DAYS: '7' }, notifyUrl: '', days: 0 },
  {
    what: 'the same, and a notification whose first attempt failed',
    env: { REQUEST_LOG_DAYS: '7' },
    notifyUrl: NOBODY,
    days: 0,
  },
  {
    what: 'the same, and a notification whose nine attempts failed',
    env: { REQUEST_LOG_DAYS: '7' },
    notifyUrl: NOBODY,
    days: 1,
  },
] as const;

/** What an order takes on disk and in the write-ahead log: order, postings, totals, agenda, and what comes on top. */
export async function measureSize(options: BenchOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, create] of [
    ['PostgreSQL', createPostgres],
    ['SQLite', createSqlite],
  ] as const) {
    for (const variant of VARIANTS) findings.push(await measure(name, await create(), variant, options));
  }
  return findings;
}

async function measure(
  name: string,
  database: BenchDatabase,
  { what, env, notifyUrl, days }: (typeof VARIANTS)[number],
  options: BenchOptions,
): Promise<Finding> {
  // A quick run only shows that it runs.
  const isSteady = env.REQUEST_LOG_DAYS !== '0' && options.seconds >= 1;
  const orders = Math.min(options.orders, isSteady ? STEADY_MAX : ORDERS_MAX);
  const gateway = await database.serve(env);
  const run = async (count: number) => {
    const load = { url: gateway.url, merchants: 'many', seconds: 0, warmup: 0, notifyUrl } as const;
    await runLoad({ ...load, orders: count, ...(isSteady && { rate: STEADY_RATE }) });
    await whenSent(gateway.url);
    if (days === 0) return;
    await advance(gateway.url, days * DAY_SECONDS);
    await whenSent(gateway.url);
  };
  // Pages that are half empty at first would count for little orders.
  await run(Math.ceil(orders / 10));
  const before = await sizeOf(database);
  await run(orders);
  const after = await sizeOf(database);
  await gateway.stop();
  const perOrder = (bytes: number) => `${(bytes / orders / 1000).toFixed(1)} kB`;
  const value = perOrder(after.stored - before.stored);
  const logged = after.logged > 0 ? `write-ahead log: ${perOrder(after.logged - before.logged)}` : undefined;
  options.progress(`${name}: ${what}: ${value}${logged === undefined ? '' : `, ${logged}`}`);
  return {
    chapter: 'h',
    what: `${name}: stored for ${what}, over ${orders} of them`,
    value,
    ...(logged !== undefined && { against: logged }),
  };
}

/** Until no notification is due, twice in a row: one that is being sent is due again only if it fails. */
async function whenSent(url: string): Promise<void> {
  for (let waits = 0, quiet = 0; waits < WAITS_MAX && quiet < 4; waits += 1) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    quiet = /^tollgate_deliveries_due 0$/m.test(metrics) ? quiet + 1 : 0;
    await sleep(WAIT_MS);
  }
}

async function advance(url: string, seconds: number): Promise<void> {
  const headers = { Authorization: `Bearer ${SANDBOX_OPERATOR_TOKEN}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ advanceSeconds: seconds });
  const { status } = await fetch(`${url}/operator/clock`, { method: 'POST', headers, body });
  if (status >= 300) throw new Error(`the clock was not moved: HTTP ${status}`);
}

interface Size {
  readonly stored: number;
  /** What has gone through the write-ahead log since the server was made; 0 if nobody keeps it. */
  readonly logged: number;
}

async function sizeOf({ databaseUrl, dataDir, settle }: BenchDatabase): Promise<Size> {
  await settle();
  if (databaseUrl === null) {
    const folder = dataDir ?? '';
    const files = readdirSync(folder).filter((name) => !/-(?:wal|shm)$/.test(name));
    return { stored: files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0), logged: 0 };
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ stored: string; logged: string }>(
      "select pg_database_size(current_database()) as stored, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as logged",
    );
    return { stored: Number(rows[0]?.stored), logged: Number(rows[0]?.logged) };
  } finally {
    await client.end();
  }
}
