import { createClient, keepAliveFetch } from '../../../src/client/index.ts';
import type { Client } from '../../../src/client/index.ts';
import { DATABASE_LIMITS } from '../../../src/gateway/store/limits.ts';
import { openPostgres } from '../../../src/gateway/store/postgres.ts';
import { openSqlite } from '../../../src/gateway/store/sqlite.ts';
import { createPostgres, createSqlite } from './databases.ts';
import type { BenchDatabase } from './databases.ts';
import { fillOrders, orderAt } from './fill-orders.ts';
import type { Filling } from './fill-orders.ts';
import { MERCHANTS } from './merchants.ts';
import type { BenchOptions } from './options.ts';
import type { ServerProcess } from './processes.ts';
import { median } from './report.ts';
import type { Finding } from './report.ts';

// One merchant's lists, queries and totals, over HTTP through the client, in databases of several sizes.

const DAY_MS = 86_400_000;
const FILL_MS_MAX = 3_600_000;
const DAYS = 360;
const PAGE_SIZE = 20;
const CALLS_A_ROUND = 40;

interface Grown {
  readonly orders: number;
  readonly reads: Readonly<Record<string, () => Promise<unknown>>>;
  readonly server: ServerProcess;
}

export async function measureGrowth(options: BenchOptions): Promise<Finding[]> {
  const engines = { PostgreSQL: createPostgres, SQLite: createSqlite };
  const findings: Finding[] = [];
  for (const [engine, create] of Object.entries(engines)) {
    // SQLite keeps one file on one disk: a million orders show what there is to show.
    const sizes = engine === 'SQLite' ? options.sizes.slice(0, 2) : options.sizes;
    const grown: Grown[] = [];
    for (const orders of sizes) {
      options.progress(`${engine}: filling ${orders} orders`);
      grown.push(await grow(await create(), orders));
    }
    findings.push(...(await compare(engine, grown, options)));
    for (const { server } of grown) await server.stop();
  }
  return findings;
}

async function grow(database: BenchDatabase, orders: number): Promise<Grown> {
  const [merchant] = MERCHANTS;
  if (merchant === undefined) throw new Error('the bench has no merchants');
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const filling = { merNo: merchant.merNo, orders, from: today - DAYS * DAY_MS, to: today };
  const { databaseUrl, dataDir } = database;
  // Filling and cleaning up millions of rows takes longer than a payment may.
  const limits = { ...DATABASE_LIMITS, statementMs: FILL_MS_MAX };
  const engine =
    databaseUrl === null
      ? await openSqlite(dataDir)
      : await openPostgres({ databaseUrl, limits, onError: console.error });
  await fillOrders(engine, filling);
  // What the server would do by itself some minutes later.
  await engine.query(databaseUrl === null ? 'analyze' : 'vacuum analyze').catch(() => undefined);
  await engine.close();
  if (orders <= 10_000) await checkBooks(database);
  const server = await database.serve();
  const client = createClient({
    baseUrl: server.url,
    ...merchant,
    referer: 'http://localhost/',
    fetch: keepAliveFetch(),
  });
  return { orders, server, reads: readsOf(client, filling) };
}

/** What was filled in must be what payments leave behind, or the figures mean nothing. */
async function checkBooks(database: BenchDatabase): Promise<void> {
  const store = await database.open();
  const { problems } = await store.verifyLedger();
  await store.close();
  if (problems.length > 0) throw new Error(`the filled database is not right: ${problems.join(' ')}`);
}

function readsOf(client: Client, filling: Filling): Grown['reads'] {
  const { orders, from, to } = filling;
  const dateLimit = { from: `${dayText(from)} 00:00:00`, to: `${dayText(to)} 23:59:59` };
  const list = async (pageNum: number) => {
    const page = await client.listOrders({ dateLimit, pageNum, pageSize: PAGE_SIZE });
    if (page.total !== orders) throw new Error(`the list counts ${page.total} orders of ${orders}`);
  };
  let n = 0;
  return {
    'first page of the order list, with the count of all': () => list(1),
    'last page of the order list, with the count of all': () => list(Math.ceil(orders / PAGE_SIZE)),
    'query of one order': () => {
      n = (n + 7919) % orders;
      return client.queryOrder({ ...orderAt(filling, n), queryType: 'sales' });
    },
    'totals of a month': () => client.sumAmounts({ startDate: dayText(to - 30 * DAY_MS), endDate: dayText(to) }),
  };
}

function dayText(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

async function compare(engine: string, grown: readonly Grown[], options: BenchOptions): Promise<Finding[]> {
  const [smallest] = grown;
  const largest = grown.at(-1);
  if (smallest === undefined || largest === undefined) return [];
  const findings: Finding[] = [];
  for (const name of Object.keys(smallest.reads)) {
    const times = await timeInterleaved(name, grown, options);
    options.progress(
      `${engine}: ${name}: ${grown.map(({ orders }) => `${orders}: ${shown(times, orders)}`).join(', ')}`,
    );
    findings.push({
      chapter: 'f',
      what: `${engine}: ${name}, ${largest.orders} orders`,
      value: shown(times, largest.orders),
      against: `${smallest.orders} orders: ${shown(times, smallest.orders)}`,
      ratio: median(times.get(largest.orders) ?? []) / median(times.get(smallest.orders) ?? []),
      wanted: name.startsWith('last') ? 'at most 3' : 'at most 1.5',
    });
  }
  return findings;
}

/** Milliseconds of each call, by size; the sizes take turns, call by call. */
async function timeInterleaved(name: string, grown: readonly Grown[], options: BenchOptions) {
  const times = new Map<number, number[]>(grown.map(({ orders }) => [orders, []]));
  for (let call = 0; call < CALLS_A_ROUND * (options.rounds + 1); call += 1) {
    for (const { orders, reads } of grown) {
      const startedAt = performance.now();
      await reads[name]?.();
      // The first round is for warming up.
      if (call >= CALLS_A_ROUND) times.get(orders)?.push(performance.now() - startedAt);
    }
  }
  return times;
}

function shown(times: ReadonlyMap<number, readonly number[]>, orders: number): string {
  return `${median(times.get(orders) ?? []).toFixed(2)} ms`;
}
