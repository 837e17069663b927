import { setTimeout as sleep } from 'node:timers/promises';
import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config/config.ts';
import { onEngines } from '../frame/databases.ts';
import type { BenchDatabase } from '../frame/databases.ts';
import { MERCHANTS } from '../frame/merchants.ts';
import { runGenerator } from '../frame/processes.ts';
import { coreFindings, median, milliseconds, ratio } from '../frame/report.ts';
import type { Finding } from '../frame/report.ts';
import { pay } from '../load/pay.ts';
import type { Paid } from '../load/pay.ts';
import type { ReadersReport } from '../load/readers.ts';
import type { GatewayContext } from './options.ts';
import { readerRequests } from './reader-requests.ts';

// Chapter k, payments beside readers: one merchant pays at a quarter of the best rate while 200 readers, who ask again 100 ms
// after each response, look at pages, links and lists of another. Alone, and each round anew.

const READERS = 200;
const PART_OF_BEST_RATE = 0.25;
const CONNECTIONS = 64;
/** Readers begin before the payments that are measured, and end after them. */
const AROUND_SECONDS = 1;
const RECOVERY_MS = 1000;
const QUIET = 'nobody reads';
const AFTER = 'a second after the readers stopped';

/** By who reads, in the order in which they do. */
type Loads = Map<string, Paid[]>;

export function measureReaders(context: GatewayContext): Promise<Finding[]> {
  return onEngines(context.options, async (title, create) =>
    findingsOf(title, await measureOn(await create(), context)),
  );
}

async function measureOn(database: BenchDatabase, { options, progress }: GatewayContext): Promise<Loads> {
  const gateway = await database.serve({ OPERATOR_TOKEN: SANDBOX_OPERATOR_TOKEN });
  const { seconds, warmup } = options;
  const load = { merchants: 'one', seconds, warmup, connections: CONNECTIONS, mayFail: true } as const;
  // What the readers look at.
  await pay(gateway, { ...load, merchants: 'sandbox', warmup: 0 });
  const kinds = await readerRequests(gateway.url, MERCHANTS[1]);
  const all = { ...kinds, 'all kinds together': Object.values(kinds).flat() };
  const { perSecond: best } = await pay(gateway, load);
  await database.settle();
  const loads: Loads = new Map();
  for (let round = 1; round <= options.rounds; round += 1) {
    const tell = (what: string, report: object) => progress(`round ${round}: ${what}: ${JSON.stringify(report)}`);
    const payBeside = async (title: string) => {
      const report = await pay(gateway, { ...load, rate: best * PART_OF_BEST_RATE });
      loads.set(title, [...(loads.get(title) ?? []), report]);
      tell(title, report);
    };
    await payBeside(QUIET);
    for (const [kind, requests] of Object.entries(all)) {
      const readers = runReaders(gateway.url, requests, seconds + warmup + AROUND_SECONDS);
      await payBeside(kind);
      tell(kind, await readers);
      await sleep(RECOVERY_MS);
    }
    await payBeside(AFTER);
  }
  await gateway.stop();
  return loads;
}

function runReaders(url: string, requests: readonly string[], seconds: number): Promise<ReadersReport> {
  const { hostname: host, port } = new URL(url);
  const options = { host, port, readers: READERS, seconds, requests: JSON.stringify(requests) };
  return runGenerator(new URL('../load/readers.ts', import.meta.url), options);
}

function findingsOf(name: string, loads: Loads): Finding[] {
  const of = (title: string, read: (report: Paid) => number) => (loads.get(title) ?? []).map(read);
  const times = (title: string) => [of(title, ({ p50Ms }) => p50Ms), of(title, ({ p99Ms }) => p99Ms)] as const;
  const [quiet, quietP99] = times(QUIET);
  const compared = [...loads.keys()].slice(1).map((title): Finding => {
    const [p50, p99] = times(title);
    const failed = median(of(title, ({ refused, others }) => refused + others));
    return {
      what: `${name}: median payment, ${title === AFTER ? title : `${READERS} readers of ${title}`}`,
      value: `${milliseconds(p50, 1)} (p99 ${milliseconds(p99, 1)}, not accepted ${failed})`,
      against: `nobody reads: ${milliseconds(quiet, 1)} (p99 ${milliseconds(quietP99, 1)})`,
      ratio: ratio(p50, quiet),
      wanted: title === AFTER ? 'about 1' : 'at most 5',
    };
  });
  const costs = [...loads].map(([title, paid]) => [`${name}: ${title}`, paid] as const);
  return [...compared, ...coreFindings('payment, with all reads beside it', costs)];
}
