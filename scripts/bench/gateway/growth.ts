import { createClient, keepAliveFetch } from '../../../src/client/index.ts';
import type { Client } from '../../../src/client/index.ts';
import { compareReads } from '../frame/compare-reads.ts';
import { onEngines } from '../frame/databases.ts';
import type { BenchDatabase } from '../frame/databases.ts';
import { fillOrders, orderAt } from '../frame/fill-orders.ts';
import type { Filling } from '../frame/fill-orders.ts';
import { FIRST_MERCHANT, MERCHANTS } from '../frame/merchants.ts';
import type { ServerProcess } from '../frame/processes.ts';
import type { Finding } from '../frame/report.ts';
import type { GatewayContext } from './options.ts';

// Chapter f: one merchant's lists, queries and totals, over HTTP through the client, in databases of several sizes.

const DAY_MS = 86_400_000;
const DAYS = 360;
const PAGE_SIZE = 20;
const CALLS_A_ROUND = 40;
/** What payments leave behind is checked in databases up to this size. */
const CHECKED_MAX = 10_000;

interface Grown {
  readonly orders: number;
  readonly reads: Readonly<Record<string, () => Promise<unknown>>>;
  readonly server: ServerProcess;
}

export function measureGrowth({ options, progress }: GatewayContext): Promise<Finding[]> {
  return onEngines(options, async (title, create) => {
    // SQLite keeps one file on one disk: a million orders show what there is to show.
    const sizes = title === 'SQLite' ? options.sizes.slice(0, 2) : options.sizes;
    const findings: Finding[] = [];
    const grown: Grown[] = [];
    for (const orders of sizes) {
      progress(`${title}: filling ${orders} orders`);
      grown.push(await grow(await create(), orders));
    }
    for (const name of Object.keys(grown[0]?.reads ?? {})) {
      const stores = grown.map(({ orders, server, reads }) => ({
        title: `${orders} orders`,
        server,
        read: () => timeOf(reads[name]),
      }));
      const what = `${title}: ${name}`;
      const ratioMax = name.startsWith('last') ? 3 : 1.5;
      const reading = { what, rounds: options.rounds, callsARound: CALLS_A_ROUND, ratioMax, progress };
      findings.push(...(await compareReads(stores, reading)));
    }
    for (const { server } of grown) await server.stop();
    return findings;
  });
}

async function timeOf(read: (() => Promise<unknown>) | undefined): Promise<number> {
  const startedAt = performance.now();
  await read?.();
  return performance.now() - startedAt;
}

async function grow(database: BenchDatabase, orders: number): Promise<Grown> {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const filling = { merNo: FIRST_MERCHANT, orders, from: today - DAYS * DAY_MS, to: today };
  const engine = await database.openEngine();
  await fillOrders(engine, filling);
  // What the server would do by itself some minutes later.
  await engine.query(database.databaseUrl === null ? 'analyze' : 'vacuum analyze').catch(() => undefined);
  await engine.close();
  if (orders <= CHECKED_MAX) await checkBooks(database);
  const server = await database.serve();
  const [merchant = { merNo: 0, key: '' }] = MERCHANTS;
  const options = { baseUrl: server.url, ...merchant, referer: 'http://localhost/', fetch: keepAliveFetch() };
  return { orders, server, reads: readsOf(createClient(options), filling) };
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
