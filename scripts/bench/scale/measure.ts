import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { BenchDatabase } from '../frame/databases.ts';
import type { ServerProcess } from '../frame/processes.ts';
import { median } from '../frame/report.ts';
import { pay, showPaid } from '../load/pay.ts';
import type { Load, Paid } from '../load/pay.ts';
import { fitWork } from './fit.ts';
import { measureLog, measureShapes } from './shapes.ts';
import type { Service } from './simulate.ts';
import { readRan, watchWaits } from './waits.ts';
import type { Waits } from './waits.ts';

// Rounds of the same loads on one gateway and PostgreSQL. Service times are fitted to some of the loads; the others are what the
// simulation has to foretell.

/** Connections of the loads that service times come from: a payment of one has its batches for itself, those of many share them. */
const FITTED = [1, 8, 64];
export const CHECKED_CONNECTIONS = 128;
/** Parts of the best rate that are offered at fixed moments. */
const CHECKED_PARTS = [0.4, 0.7];

export interface Check extends Taken {
  readonly what: string;
  /** Null where each connection sends its next payment after a response. */
  readonly rate: number | null;
}

export interface Measured {
  readonly service: Service;
  readonly checks: readonly Check[];
  /** Milliseconds of a core in a second in which nobody pays, of gateway and database together. */
  readonly idle: number;
  /** Core time of all threads of a gateway, by that of the one that serves. */
  readonly threads: number;
  readonly fitted: ReadonlyMap<string, readonly Paid[]>;
}

interface Measuring {
  readonly rounds: number;
  readonly seconds: number;
  readonly warmup: number;
  readonly calls: number;
  progress(line: string): void;
}

/** All for one payment. */
interface Taken {
  readonly connections: number;
  readonly paid: Paid;
  readonly threadMs: number;
  readonly programMs: number;
  readonly databaseMs: number;
  readonly batches: number;
  readonly logBytes: number;
  /** How the thread that serves waited for a core. Those of PostgreSQL also wait for work that is no payment's. */
  readonly waits: Waits;
}

export async function measureRounds(database: BenchDatabase, options: Measuring): Promise<Measured> {
  const { rounds, seconds, warmup, calls, progress } = options;
  const gateway = await database.serve();
  const load = { merchants: 'many', seconds, warmup } as const;
  // A process that has just started compiles as it goes.
  for (const connections of [...FITTED, ...FITTED].toReversed()) await pay(gateway, { ...load, connections });
  await database.settle();
  const shapes = await measureShapes(gateway, calls);
  const log = await measureLog(database.databaseUrl ?? '', calls);
  const [taken, checks, idle]: [Taken[], Check[], number[]] = [[], [], []];
  for (let round = 1; round <= rounds; round += 1) {
    const resting = gateway.watch();
    await sleep(seconds * 1000);
    const { program, database: behind } = resting();
    idle.push((program + (behind ?? 0)) / 1000 / seconds);
    for (const connections of FITTED) {
      const one = await take(database, gateway, { ...load, connections });
      taken.push(one);
      progress(`round ${round}: ${connections} connections: ${showPaid(one.paid)}`);
    }
    for (const check of await measureChecks(database, gateway, load)) {
      checks.push(check);
      const times = `p50 ${check.paid.p50Ms.toFixed(1)} ms, p99 ${check.paid.p99Ms.toFixed(1)} ms`;
      progress(`round ${round}: ${check.what}: ${showPaid(check.paid)}, ${times}`);
    }
  }
  await gateway.stop();
  return { ...summarize(taken, { ...shapes, ...log }), checks, idle: median(idle) };
}

/** Over all rounds: single loads meet a machine whose speed varies. */
function summarize(
  taken: readonly Taken[],
  times: Pick<Service, 'nodeShape' | 'databaseShape' | 'flushes' | 'logBytesAMs'>,
): Omit<Measured, 'checks' | 'idle'> {
  const of = (connections: number) => taken.filter((one) => one.connections === connections);
  const middle = (some: readonly Taken[], read: (one: Taken) => number) => median(some.map(read));
  const work = (read: (one: Taken) => number) =>
    fitWork(FITTED.map((few) => ({ ms: middle(of(few), read), batches: middle(of(few), ({ batches }) => batches) })));
  const dense = of(FITTED.at(-1) ?? 0);
  return {
    service: {
      ...times,
      node: work(({ threadMs }) => threadMs),
      database: work(({ databaseMs }) => databaseMs),
      logBytes: middle(dense, ({ logBytes }) => logBytes),
    },
    threads: middle(dense, ({ programMs, threadMs }) => programMs / threadMs),
    fitted: new Map(FITTED.map((few) => [`${few} connections`, of(few).map(({ paid }) => paid)])),
  };
}

async function measureChecks(
  database: BenchDatabase,
  gateway: ServerProcess,
  load: { readonly merchants: 'many'; readonly seconds: number; readonly warmup: number },
): Promise<Check[]> {
  const checks: Check[] = [];
  const check = async (what: string, rate: number | null) => {
    const dense = { ...load, connections: CHECKED_CONNECTIONS, ...(rate !== null && { rate }) };
    const taken = await take(database, gateway, dense);
    checks.push({ ...taken, what, rate });
    return taken.paid.perSecond;
  };
  const best = await check(`${CHECKED_CONNECTIONS} connections`, null);
  for (const part of CHECKED_PARTS) await check(`${part} of that, at fixed moments`, best * part);
  return checks;
}

const POLL_MS = 50;
const POLLS_MAX = 200;
/** The part of a load that is counted: its generator begins to count a little before its first payment is done. */
const INNER_PART = 0.8;

/** Counted while payments come, from the first ones on: what is done before and after them is no part of a payment. */
async function take(
  database: BenchDatabase,
  gateway: ServerProcess,
  load: Load & { readonly connections: number },
): Promise<Taken> {
  const resting = await countersOf(database, gateway);
  const paying = pay(gateway, load);
  // Whatever fails is thrown where its end is awaited.
  paying.catch(() => undefined);
  for (let polls = 0; polls < POLLS_MAX; polls += 1) {
    if ((await countersOf(database, gateway)).paid > resting.paid) break;
    await sleep(POLL_MS);
  }
  await sleep(load.warmup * 1000);
  const before = await countersOf(database, gateway);
  const [cores, waited] = [gateway.watch(), watchWaits([gateway.pid])];
  await sleep(load.seconds * INNER_PART * 1000);
  const [{ program, database: databaseMicros }, waits] = [cores(), waited()];
  const after = await countersOf(database, gateway);
  const paid = await paying;
  // In a quick run the load may have ended before it is counted.
  const units = Math.max(1, after.paid - before.paid);
  return {
    connections: load.connections,
    paid,
    waits,
    threadMs: (after.threadMs - before.threadMs) / units,
    programMs: program / 1000 / units,
    databaseMs: (databaseMicros ?? 0) / 1000 / units,
    batches: (after.batches - before.batches) / units,
    logBytes: (after.logged - before.logged) / units,
  };
}

async function countersOf({ databaseUrl }: BenchDatabase, { url, pid }: ServerProcess) {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const sum = (pattern: RegExp) =>
    [...metrics.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0);
  const client = new Client({ connectionString: databaseUrl ?? '' });
  await client.connect();
  try {
    const { rows } = await client.query<{ logged: string }>(
      "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as logged",
    );
    return {
      threadMs: readRan([pid]).ranNs / 1e6,
      batches: sum(/^tollgate_batch_size_count\{write="(?:create|finish)Payment"\} (\d+)$/gm),
      paid: sum(/^tollgate_batch_size_sum\{write="finishPayment"\} (\d+)$/gm),
      logged: Number(rows[0]?.logged),
    };
  } finally {
    await client.end();
  }
}
