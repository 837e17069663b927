import { setTimeout as sleep } from 'node:timers/promises';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { sandboxAccount } from '../../generated/sandbox.ts';
import { createClient } from '../../src/client/create-client.ts';
import { NO_MERCHANTS, createSqlite } from './frame/databases.ts';
import { START_FLAGS } from './frame/processes.ts';
import type { ServerProcess } from './frame/processes.ts';
import { openReader } from './frame/reader.ts';
import type { Reader } from './frame/reader.ts';
import { coreFindings, medianMicros, megabytes } from './frame/report.ts';
import type { Finding } from './frame/report.ts';
import { defineBench } from './frame/run-bench.ts';
import { takeTurns } from './frame/rounds.ts';

// The size of a payer's page, its cost compared with a static file of the same size from the same server, and the cost of a
// thousand pages that wait for a result.

const CONNECTIONS = 16;
const POLL_MS = 2000;
const PAGE = 'cashier page rendered';
const FILE = 'a static file of the same size';
const STATIC_PATH = '/static/page';
const TIME = { of: ({ micros }: { readonly micros: number }) => micros, show: medianMicros };

export const bench = defineBench({
  chapters: { a: 'weight', b: 'time to make one', c: 'memory of many that wait' },
  options: {
    rounds: ['interleaved rounds', 5, 1],
    seconds: ['seconds per measurement', 3, 0.2],
    waiting: ['pages that wait', 1000, 20],
    polls: ['how often each asks', 5, 1],
  },
  async run({ options, wants, progress }) {
    const { serve } = await createSqlite(NO_MERCHANTS);
    const server = await serve({}, new URL('./pages/serve.ts', import.meta.url), [...START_FLAGS, '--expose-gc']);
    const payPath = await createOrder(server.url);
    const page = await weigh(server.url, payPath);
    const compared = async () => {
      await fetch(`${server.url}${STATIC_PATH}?${page.bytes}`, { method: 'PUT' });
      const contenders = Object.entries({ [FILE]: STATIC_PATH, [PAGE]: payPath }).map(([name, path]) => ({
        name,
        run: () => timeOf(server, path, options.seconds),
      }));
      const turns = await takeTurns(contenders, {
        rounds: options.rounds,
        show: ({ micros }) => `${Math.round(micros)} µs a page`,
        progress,
      });
      const what = `${PAGE}, time a page`;
      return [turns.compare([PAGE, FILE], TIME, { what, wanted: 'at most 2' }), ...turns.cores('page')];
    };
    return [
      ...(wants('a') ? [page.finding] : []),
      ...(wants('b') ? await compared() : []),
      ...(wants('c') ? await holdWaiting(server, payPath, options) : []),
    ];
  },
});

/** The contract's own example of an order, sent by the client. */
async function createOrder(baseUrl: string): Promise<string> {
  const { merNo, key } = sandboxAccount;
  const client = createClient({ baseUrl, merNo, key, referer: 'http://localhost' });
  const example = contract.components.examples.CreateCashierOrderRequest.value as Parameters<
    typeof client.createCashierOrder
  >[0];
  const { payUrl = '' } = await client.createCashierOrder({ ...example, merOrderNo: `BENCH-${Date.now()}` });
  return new URL(payUrl).pathname;
}

/** Everything that a browser fetches for the page, heads included. */
async function weigh(url: string, payPath: string): Promise<{ finding: Finding; bytes: number }> {
  const reader = await openReader(url);
  const page = await reader.get(payPath);
  const parts = new Set(
    [...page.body.matchAll(/(?:src|href)="(\/pay\/assets\/[^"]+)"/g)].map((match) => match[1] ?? ''),
  );
  let bytes = page.bytes;
  for (const part of parts) bytes += (await reader.get(part)).bytes;
  const packed = await fetch(url + payPath, { headers: { 'Accept-Encoding': 'br' } });
  reader.close();
  const what = `cashier page with its ${parts.size} script, over the wire`;
  const value = `${kilobytes(bytes)}, the page alone ${kilobytes(Number(packed.headers.get('content-length')))} compressed`;
  return { finding: { what, value, wanted: 'at most 60 kB' }, bytes: page.bytes };
}

function kilobytes(count: number): string {
  return `${(count / 1000).toFixed(1)} kB`;
}

/** As many pages as the server makes in that time. */
async function timeOf({ url, watch }: ServerProcess, path: string, seconds: number) {
  const readers = await Promise.all(Array.from({ length: CONNECTIONS }, () => openReader(url)));
  const taken = watch();
  const endsAt = performance.now() + seconds * 1000;
  let units = 0;
  const work = async (reader: Reader) => {
    while (performance.now() < endsAt) {
      const { status } = await reader.get(path);
      if (status !== 200) throw new Error(`${path} was answered with ${status}`);
      units += 1;
    }
    reader.close();
  };
  await Promise.all(readers.map(work));
  return { micros: (seconds * 1e6) / units, cost: { units, ...taken() } };
}

/** Browsers that have the page open and ask every two seconds how it stands. */
async function holdWaiting(
  server: ServerProcess,
  payPath: string,
  { waiting, polls }: { readonly waiting: number; readonly polls: number },
): Promise<Finding[]> {
  const before = await server.memory();
  const taken = server.watch();
  const readers = await Promise.all(Array.from({ length: waiting }, () => openReader(server.url)));
  const wait = async (reader: Reader, index: number) => {
    await sleep((index / waiting) * POLL_MS);
    await reader.get(payPath);
    for (let poll = 0; poll < polls; poll += 1) {
      await sleep(POLL_MS);
      await reader.get(`${payPath}/state`);
    }
  };
  await Promise.all(readers.map(wait));
  const cost = { units: waiting, ...taken() };
  const grown = (await server.memory()) - before;
  for (const reader of readers) reader.close();
  return [
    { what: `${waiting} open pages that wait, memory`, value: megabytes(grown), wanted: 'at most 40 MB' },
    ...coreFindings(`page that asks ${polls} times`, [['open pages that wait', [{ cost }]]]),
  ];
}
