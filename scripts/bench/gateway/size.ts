import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { createPostgres, createSqlite } from './databases.ts';
import type { BenchDatabase } from './databases.ts';
import type { BenchOptions } from './options.ts';
import { runLoad } from './processes.ts';
import type { Finding } from './report.ts';

const ORDERS_MAX = 50_000;

/** What a paid card order takes on disk: order, postings, totals, agenda. A notification comes on top. */
export async function measureSize(options: BenchOptions): Promise<Finding[]> {
  const orders = Math.min(options.orders, ORDERS_MAX);
  const findings: Finding[] = [];
  for (const [name, create] of [
    ['PostgreSQL', createPostgres],
    ['SQLite', createSqlite],
  ] as const) {
    const database = await create();
    const gateway = await database.serve();
    const load = { url: gateway.url, merchants: 'many', seconds: 0, warmup: 0 } as const;
    // Pages that are half empty at first would count for little orders.
    await runLoad({ ...load, orders: Math.ceil(orders / 10) });
    const before = await sizeOf(database);
    await runLoad({ ...load, orders });
    const after = await sizeOf(database);
    await gateway.stop();
    const perOrder = (bytes: number) => `${(bytes / orders / 1000).toFixed(1)} kB`;
    options.progress(`${name}: ${perOrder(after.stored - before.stored)} for each order`);
    findings.push({
      chapter: 'h',
      what: `${name}: stored for each paid card order, over ${orders} of them`,
      value: perOrder(after.stored - before.stored),
      ...(after.logged > 0 && { against: `write-ahead log: ${perOrder(after.logged - before.logged)}` }),
    });
  }
  return findings;
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
