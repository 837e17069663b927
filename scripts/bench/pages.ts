import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { sandboxAccount } from '../../generated/sandbox.ts';
import { createClient } from '../../src/client/create-client.ts';
import { startServer, stopAll } from './gateway/processes.ts';
import type { ServerProcess } from './gateway/processes.ts';
import { median, ratio, writeMarkdown } from './gateway/report.ts';
import type { Finding } from './gateway/report.ts';
import { openConnection } from './pages/get.ts';
import type { Connection } from './pages/get.ts';
import { START_FLAGS } from './start-flags.ts';

// `npm run bench:pages` measures the size of a payer's page, its cost compared with a static file of the same size from the
// same server, and the cost of a thousand pages that wait for a result.

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '3' } },
});
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);
const CONNECTIONS = 16;
const WAITING = 1000;
const POLL_MS = 2000;
const POLLS = 5;
const KILOBYTES = 1000;

const dataDir = mkdtempSync(join(tmpdir(), 'tollgate-bench-pages-'));
try {
  const env = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', MODE: 'sandbox', DATA_DIR: dataDir };
  const server = await startServer('../pages/serve.ts', env, [...START_FLAGS, '--expose-gc']);
  const findings = await measure(server);
  const setting = `Node ${process.versions.node} on ${availableParallelism()} cores, ${rounds} interleaved rounds of ${seconds} s, medians.`;
  console.log(writeMarkdown(findings, setting));
} finally {
  await stopAll();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(server: ServerProcess): Promise<Finding[]> {
  const payPath = await createOrder(server.url);
  const page = await weigh(server.url, payPath);
  return [page.finding, await compareToFile(server.url, payPath, page.bytes), await holdWaiting(server, payPath)];
}

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
  const connection = await openConnection(url);
  const page = await connection.get(payPath);
  const parts = [...page.body.matchAll(/(?:src|href)="(\/pay\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
  let bytes = page.bytes;
  for (const part of new Set(parts)) bytes += (await connection.get(part)).bytes;
  connection.close();
  const value = `${(bytes / KILOBYTES).toFixed(1)} kB`;
  const what = `cashier page with its ${new Set(parts).size} script, over the wire`;
  return { finding: { chapter: 'a', what, value, wanted: 'at most 60 kB' }, bytes: page.bytes };
}

async function compareToFile(url: string, payPath: string, bytes: number): Promise<Finding> {
  await fetch(`${url}/static/page?${bytes}`, { method: 'PUT' });
  const rendered: number[] = [];
  const files: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const pages = await rateOf(url, payPath);
    const file = await rateOf(url, '/static/page');
    // Nobody's first run counts.
    if (round < 0) continue;
    rendered.push(1 / pages);
    files.push(1 / file);
  }
  return {
    chapter: 'b',
    what: 'cashier page rendered, time a page',
    value: micros(rendered),
    against: `a static file of the same size: ${micros(files)}`,
    ratio: ratio(rendered, files),
    wanted: 'at most 2',
  };
}

function micros(times: readonly number[]): string {
  return `${Math.round(median(times) * 1e6)} µs`;
}

async function rateOf(url: string, path: string): Promise<number> {
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(url)));
  const endsAt = performance.now() + seconds * 1000;
  let count = 0;
  const work = async (connection: Connection) => {
    while (performance.now() < endsAt) {
      const { head } = await connection.get(path);
      if (!head.startsWith('HTTP/1.1 200')) throw new Error(`${path}: ${head.slice(0, 60)}`);
      count += 1;
    }
    connection.close();
  };
  await Promise.all(connections.map(work));
  return count / seconds;
}

/** A thousand browsers that have the page open and ask every two seconds how it stands. */
async function holdWaiting(server: ServerProcess, payPath: string): Promise<Finding> {
  const before = await server.memory();
  const connections = await Promise.all(Array.from({ length: WAITING }, () => openConnection(server.url)));
  const wait = async (connection: Connection, index: number) => {
    await sleep((index / WAITING) * POLL_MS);
    await connection.get(payPath);
    for (let poll = 0; poll < POLLS; poll += 1) {
      await sleep(POLL_MS);
      await connection.get(`${payPath}/state`);
    }
  };
  await Promise.all(connections.map(wait));
  const grown = (await server.memory()) - before;
  for (const connection of connections) connection.close();
  return {
    chapter: 'c',
    what: `${WAITING} open pages that wait, memory`,
    value: `${(grown / 1e6).toFixed(0)} MB`,
    wanted: 'at most 40 MB',
  };
}
