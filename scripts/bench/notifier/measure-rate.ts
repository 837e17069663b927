import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '../../../test/helpers/database/postgres.ts';
import type { Cost } from '../frame/core-time.ts';
import { startServer } from '../frame/processes.ts';
import type { ServerProcess } from '../frame/processes.ts';
import { analyze, createGatewayDatabase, fillNotifications } from './database.ts';
import type { Load } from './jobs.ts';

export const CONTENDERS = ['bare loop', 'gateway', 'graphile-worker', 'pg-boss'] as const;

export type Sender = (typeof CONTENDERS)[number];

/** The gateway that begins to deliver when it is asked to. */
export const GATEWAY = new URL('./run-gateway.ts', import.meta.url);

export interface SentRate {
  readonly perSecond: number;
  readonly cost: Cost;
}

// The first part is not counted: connections are made, code is compiled.
const WARM_PART = 0.3;
const POLL_MS = 50;
const STALLED_MS_MAX = 60_000;

/** Deliveries a second, as the receiver sees them come, out of a queue that was full before. */
export async function measureRate(
  sender: Sender,
  receiver: ServerProcess,
  { load, arrivalsWanted = load.count }: { load: Load; arrivalsWanted?: number },
): Promise<SentRate> {
  const { child, drop } = await prepare(sender, load);
  try {
    await receiver.ask('arrivals');
    const taken = child.watch();
    await child.ask('go');
    await waitForArrivals(receiver, arrivalsWanted);
    const cost = { units: arrivalsWanted, ...taken() };
    return { perSecond: rateOf((await receiver.ask('arrivals')) as number[], arrivalsWanted), cost };
  } finally {
    await child.stop();
    await drop();
  }
}

async function prepare(sender: Sender, load: Load): Promise<{ child: ServerProcess; drop(): Promise<void> }> {
  const environment = { LOAD: JSON.stringify(load) };
  if (sender === 'bare loop') {
    const child = await startServer(new URL('./run-loop.ts', import.meta.url), environment);
    return { child, drop: async () => undefined };
  }
  if (sender === 'gateway') {
    const database = await createGatewayDatabase(load.addresses.length);
    await fillNotifications(database, load, { dueAt: Date.now(), prefix: 'DUE' });
    await analyze(database.databaseUrl ?? '');
    return { child: await database.serve({}, GATEWAY), drop: database.drop };
  }
  const { url, drop } = await createDatabase({ durable: true });
  const child = await startServer(new URL(`./run-${sender}.ts`, import.meta.url), {
    ...environment,
    DATABASE_URL: url,
  });
  await analyze(url);
  return { child, drop };
}

async function waitForArrivals(receiver: ServerProcess, wanted: number): Promise<void> {
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
