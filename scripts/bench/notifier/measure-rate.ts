import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '../../../test/helpers/postgres.ts';
import { startChild } from './child.ts';
import type { Child } from './child.ts';
import { analyze, createGatewayDatabase, fillNotifications } from './database.ts';
import type { BenchDatabase } from './database.ts';
import type { Load } from './jobs.ts';

export const CONTENDERS = ['bare loop', 'gateway', 'graphile-worker', 'pg-boss'] as const;

export type Contender = (typeof CONTENDERS)[number];

// The first part is not counted: connections are made, code is compiled.
const WARM_PART = 0.3;
const POLL_MS = 50;
const STALLED_MS_MAX = 60_000;

/** Deliveries a second, as the receiver sees them come, out of a queue that was full before. */
export async function measureRate(
  contender: Contender,
  receiver: Child,
  { load, arrivalsWanted = load.count }: { load: Load; arrivalsWanted?: number },
): Promise<number> {
  const { child, database } = await prepare(contender, load);
  try {
    await receiver.ask('arrivals');
    await child.ask('go');
    await waitForArrivals(receiver, arrivalsWanted);
    return rateOf((await receiver.ask('arrivals')) as number[], arrivalsWanted);
  } finally {
    await child.stop();
    await database?.drop();
  }
}

async function prepare(contender: Contender, load: Load): Promise<{ child: Child; database: BenchDatabase | null }> {
  const told = { LOAD: JSON.stringify(load) };
  if (contender === 'bare loop') return { child: await startChild('./run-loop.ts', told), database: null };
  if (contender === 'gateway') {
    const database = await createGatewayDatabase(load.addresses.length);
    await fillNotifications(database.url, load, { dueAt: Date.now(), prefix: 'DUE' });
    await analyze(database.url);
    return { child: await startChild('./run-gateway.ts', { DATABASE_URL: database.url }), database };
  }
  const database = await createDatabase({ durable: true });
  const child = await startChild(`./run-${contender}.ts`, { ...told, DATABASE_URL: database.url });
  await analyze(database.url);
  return { child, database };
}

async function waitForArrivals(receiver: Child, wanted: number): Promise<void> {
  let seen = 0;
  for (let stalledMs = 0; stalledMs < STALLED_MS_MAX; stalledMs += POLL_MS) {
    const count = (await receiver.ask('count')) as number;
    if (count >= wanted) return;
    if (count > seen) stalledMs = 0;
    seen = count;
    await sleep(POLL_MS);
  }
  throw new Error(`nothing came any more: ${seen} of ${wanted} deliveries`);
}

function rateOf(arrivals: readonly number[], wanted: number): number {
  const from = Math.floor(wanted * WARM_PART);
  const seconds = ((arrivals[wanted - 1] ?? 0) - (arrivals[from] ?? 0)) / 1000;
  return (wanted - 1 - from) / seconds;
}
