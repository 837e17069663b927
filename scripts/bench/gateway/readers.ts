import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config.ts';
import { createPostgres, createSqlite } from './databases.ts';
import type { BenchDatabase } from './databases.ts';
import type { LoadReport } from './load.ts';
import { MERCHANTS } from './merchants.ts';
import type { BenchOptions } from './options.ts';
import { runLoad, runProgram } from './processes.ts';
import { readerRequests } from './reader-requests.ts';
import type { ReadersReport } from './readers-load.ts';
import { median } from './report.ts';
import type { Finding } from './report.ts';

// Payments beside readers: one merchant pays at a quarter of the best rate while 200 readers, who ask again 100 ms after each
// response, look at pages, links and lists of another. Alone, and each round anew.

const READERS = 200;
const PART_OF_BEST_RATE = 0.25;
const CONNECTIONS = 64;
/** Readers begin before the payments that are measured, and end after them. */
const AROUND_SECONDS = 1;
const RECOVERY_MS = 1000;

type Loads = ReadonlyMap<string, LoadReport>;

export async function measureReaders(options: BenchOptions): Promise<Finding[]> {
  const databases = { SQLite: createSqlite, PostgreSQL: createPostgres };
  const findings: Finding[] = [];
  for (const [name, create] of Object.entries(databases)) {
    findings.push(...findingsOf(name, await measureOn(name, await create(), options)));
  }
  return findings;
}

async function measureOn(name: string, database: BenchDatabase, options: BenchOptions): Promise<Loads[]> {
  const gateway = await database.serve({ OPERATOR_TOKEN: SANDBOX_OPERATOR_TOKEN });
  const { seconds, warmup, progress } = options;
  const load = { url: gateway.url, merchants: 'one', seconds, warmup, connections: CONNECTIONS } as const;
  // What the readers look at.
  await runLoad({ ...load, merchants: 'sandbox', warmup: 0 });
  const kinds = await readerRequests(gateway.url, MERCHANTS[1]);
  const all = { ...kinds, 'all kinds together': Object.values(kinds).flat() };
  const { perSecond: best } = await runLoad(load);
  await database.settle();
  const rounds: Loads[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    const loads = new Map<string, LoadReport>();
    const pay = async (title: string) => {
      const report = await runLoad({ ...load, rate: best * PART_OF_BEST_RATE });
      loads.set(title, report);
      progress(`round ${round + 1}: ${name}: ${title}: ${JSON.stringify(report)}`);
    };
    await pay(QUIET);
    for (const [kind, requests] of Object.entries(all)) {
      const readers = runReaders(gateway.url, requests, seconds + warmup + AROUND_SECONDS);
      await pay(kind);
      progress(`round ${round + 1}: ${name}: ${kind}: ${JSON.stringify(await readers)}`);
      await sleep(RECOVERY_MS);
    }
    await pay(AFTER);
    rounds.push(loads);
  }
  await gateway.stop();
  return rounds;
}

const QUIET = 'nobody reads';
const AFTER = 'a second after the readers stopped';

async function runReaders(url: string, requests: readonly string[], seconds: number): Promise<ReadersReport> {
  const { hostname: host, port } = new URL(url);
  const file = fileURLToPath(new URL('./readers-load.ts', import.meta.url));
  const args = { host, port, readers: READERS, seconds, requests: JSON.stringify(requests) };
  const flags = Object.entries(args).map(([flag, value]) => `--${flag}=${value}`);
  return JSON.parse(await runProgram(process.execPath, [file, ...flags])) as ReadersReport;
}

function findingsOf(name: string, rounds: readonly Loads[]): Finding[] {
  const of = (title: string, read: (report: LoadReport) => number) =>
    rounds.map((loads) => {
      const report = loads.get(title);
      return report === undefined ? Number.NaN : read(report);
    });
  const quiet = of(QUIET, ({ p50Ms }) => p50Ms);
  const titles = [...(rounds[0]?.keys() ?? [])].filter((title) => title !== QUIET);
  return titles.map((title) => {
    const p50 = of(title, ({ p50Ms }) => p50Ms);
    const p99 = median(of(title, ({ p99Ms }) => p99Ms)).toFixed(1);
    const refused = median(of(title, ({ refused: count, others }) => count + others));
    return {
      chapter: 'k',
      what: `${name}: median payment, ${title === AFTER ? title : `${READERS} readers of ${title}`}`,
      value: `${median(p50).toFixed(1)} ms (p99 ${p99} ms, not accepted ${refused})`,
      against: `nobody reads: ${median(quiet).toFixed(1)} ms (p99 ${median(of(QUIET, ({ p99Ms }) => p99Ms)).toFixed(1)} ms)`,
      ratio: median(p50.map((value, round) => value / (quiet[round] ?? Number.NaN))),
      wanted: title === AFTER ? 'about 1' : 'at most 5',
    };
  });
}
