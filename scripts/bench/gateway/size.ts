import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config/config.ts';
import type { Cost } from '../frame/core-time.ts';
import { onEngines } from '../frame/databases.ts';
import type { BenchDatabase } from '../frame/databases.ts';
import { coreFindings, kilobytes } from '../frame/report.ts';
import type { Finding } from '../frame/report.ts';
import { pay } from '../load/pay.ts';
import type { GatewayContext } from './options.ts';

const ORDERS_MAX = 50_000;
/** Faster, the request log would leave entries out, and commits would be shared more than on an ordinary day. */
const STEADY_RATE = 100;
const STEADY_MAX = 3000;
const DAY_SECONDS = 86_400;
const WAIT_MS = 250;
const WAITS_MAX = 4800;
/** Nothing listens there, so every notification fails. */
const NOBODY = 'http://127.0.0.1:9/notify';

const LOGGED = { REQUEST_LOG_DAYS: '7' };

interface Variant {
  readonly what: string;
  readonly env: Readonly<Record<string, string>>;
  readonly notifyUrl: string;
  readonly days: number;
}

export const PAID: Variant = { what: 'a paid card order', env: { REQUEST_LOG_DAYS: '0' }, notifyUrl: '', days: 0 };
export const PAID_AND_LOGGED: Variant = { what: 'the same with the request log', env: LOGGED, notifyUrl: '', days: 0 };

const VARIANTS: readonly Variant[] = [
  PAID,
  PAID_AND_LOGGED,
  { what: 'the same, and a notification whose first attempt failed', env: LOGGED, notifyUrl: NOBODY, days: 0 },
  { what: 'the same, and a notification whose nine attempts failed', env: LOGGED, notifyUrl: NOBODY, days: 1 },
];

/** Chapter h, what an order takes on disk and in the write-ahead log: order, postings, totals, agenda, and what comes on top. */
export function measureSize({ options, progress }: GatewayContext): Promise<Finding[]> {
  return onEngines(options, async (title, create) => {
    const findings: Finding[] = [];
    const costs: [string, { cost: Cost }[]][] = [];
    for (const variant of VARIANTS) {
      const { stored, logged, cost } = await measureOrders(await create(), variant, { ...options, progress });
      findings.push({
        what: `${title}: stored for ${variant.what}, over ${cost.units} of them`,
        value: kilobytes(stored),
        ...(logged !== null && { against: `write-ahead log: ${kilobytes(logged)}` }),
      });
      costs.push([`${title}: ${variant.what}`, [{ cost }]]);
    }
    return [...findings, ...coreFindings('order, until nothing is due', costs)];
  });
}

export interface OrderSize {
  /** Bytes on disk, for each order. */
  readonly stored: number;
  /** Bytes of the write-ahead log, for each order; null if nobody keeps it. */
  readonly logged: number | null;
  readonly cost: Cost;
}

interface Measuring {
  readonly orders: number;
  readonly seconds: number;
  progress(line: string): void;
}

export async function measureOrders(
  database: BenchDatabase,
  { what, env, notifyUrl, days }: Variant,
  { orders: ordersMax, seconds, progress }: Measuring,
): Promise<OrderSize> {
  // A quick run only shows that it runs.
  const isSteady = env['REQUEST_LOG_DAYS'] !== '0' && seconds >= 1;
  const orders = Math.min(ordersMax, isSteady ? STEADY_MAX : ORDERS_MAX);
  const gateway = await database.serve(env);
  const run = async (count: number): Promise<Cost> => {
    const load = { merchants: 'many', seconds: 0, warmup: 0, notifyUrl, mayFail: true } as const;
    const taken = gateway.watch();
    const { paid } = await pay(gateway, { ...load, orders: count, ...(isSteady && { rate: STEADY_RATE }) });
    await whenSent(gateway.url);
    if (days > 0) {
      await advance(gateway.url, days * DAY_SECONDS);
      await whenSent(gateway.url);
    }
    return { units: paid, ...taken() };
  };
  // Pages that are half empty at first would count for little orders.
  await run(Math.ceil(orders / 10));
  const before = await sizeOf(database);
  const cost = await run(orders);
  const after = await sizeOf(database);
  await gateway.stop();
  const stored = (after.stored - before.stored) / cost.units;
  const logged = after.logged > 0 ? (after.logged - before.logged) / cost.units : null;
  progress(`${what}: ${kilobytes(stored)}${logged === null ? '' : `, write-ahead log: ${kilobytes(logged)}`}`);
  return { stored, logged, cost };
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
