import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { runFolder, stopServers, stopStaleServers } from '../../test/helpers/postgres-server.ts';
import { median, ratio, writeMarkdown } from './gateway/report.ts';
import type { Finding } from './gateway/report.ts';
import { startChild, stopChildren } from './notifier/child.ts';
import type { Child } from './notifier/child.ts';
import { measureClaims } from './notifier/measure-claims.ts';
import { measureDelays } from './notifier/measure-delay.ts';
import { CONTENDERS, measureRate } from './notifier/measure-rate.ts';
import type { Contender } from './notifier/measure-rate.ts';
import { readOptions } from './notifier/options.ts';
import type { BenchOptions } from './notifier/options.ts';
import { PEERS, installPeers } from './notifier/peers.ts';
import type { Endpoints } from './notifier/receiver.ts';

// `npm run bench:notifier`: deliveries to a receiver in another process, durable on PostgreSQL, against job queues that do
// the same POST, and against a loop that stores nothing. Everything shares one machine, so the ratios within one run count.

const HEALTHY = 45;
const DEAD = 5;

const options = readOptions(process.argv.slice(2));
if (options !== undefined) {
  try {
    installPeers();
    await stopStaleServers();
    const load = loadavg()[0] ?? 0;
    report(await measure(options), options, load);
  } finally {
    await stopChildren();
    await stopServers(runFolder());
  }
}

async function measure(chosen: BenchOptions): Promise<Finding[]> {
  const wants = (chapter: string) => chosen.only.includes(chapter);
  const receiver = await startChild('./receiver.ts', { HEALTHY: String(HEALTHY), DEAD: String(DEAD) });
  return [
    ...(wants('a') ? await compareRates(receiver, chosen) : []),
    ...(wants('b') ? await compareDead(receiver, chosen) : []),
    ...(wants('c') ? await compareClaims(chosen) : []),
    ...(wants('d') ? await describeDelays(receiver, chosen) : []),
  ];
}

async function compareRates(receiver: Child, { rounds, count, progress }: BenchOptions): Promise<Finding[]> {
  const { healthy: addresses } = receiver.ready as Endpoints;
  const rates = Object.fromEntries(CONTENDERS.map((name) => [name, [] as number[]])) as Record<Contender, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    // Another one begins each round, so that none always runs after the same neighbour.
    const turn = round % CONTENDERS.length;
    for (const name of [...CONTENDERS.slice(turn), ...CONTENDERS.slice(0, turn)]) {
      const rate = await measureRate(name, receiver, { load: { count, addresses } });
      rates[name].push(rate);
      progress(`round ${round + 1}, ${name}: ${Math.round(rate)} deliveries a second`);
    }
  }
  return CONTENDERS.map((name) => ({
    chapter: 'a',
    what: `deliveries a second, ${titleOf(name)}`,
    value: String(Math.round(median(rates[name]))),
    ...(name !== 'bare loop' && { against: 'bare loop', ratio: ratio(rates[name], rates['bare loop']) }),
    ...(name === 'gateway' && { wanted: 'at least 0.8, and ahead of both' }),
  }));
}

function titleOf(name: Contender): string {
  return name in PEERS ? `${name} ${PEERS[name as keyof typeof PEERS]}` : name;
}

/** What the healthy ones get of the gateway, alone and beside endpoints that never answer. */
async function compareDead(receiver: Child, { rounds, count, progress }: BenchOptions): Promise<Finding[]> {
  const { healthy, dead } = receiver.ready as Endpoints;
  const arrivalsWanted = Math.floor(count / (HEALTHY + DEAD)) * HEALTHY;
  const alone: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await measureRate('gateway', receiver, { load: { count: arrivalsWanted, addresses: healthy } }));
    const load = { count, addresses: [...healthy, ...dead] };
    beside.push(await measureRate('gateway', receiver, { load, arrivalsWanted }));
    progress(
      `round ${round + 1}, healthy alone: ${Math.round(alone.at(-1) ?? 0)}, beside dead: ${Math.round(beside.at(-1) ?? 0)}`,
    );
  }
  return [
    {
      chapter: 'b',
      what: 'deliveries a second to healthy endpoints, 10 % of all dead',
      value: String(Math.round(median(beside))),
      against: `${Math.round(median(alone))} without the dead`,
      ratio: ratio(beside, alone),
      wanted: 'at least 0.9',
    },
  ];
}

async function compareClaims({ sizes, claims, progress }: BenchOptions): Promise<Finding[]> {
  const times = await measureClaims(sizes, claims);
  progress(`claims: ${times.map((time) => `${time.toFixed(2)} ms`).join(', ')}`);
  const [least = Number.NaN] = times;
  return times.slice(1).map((time, index) => ({
    chapter: 'c',
    what: `claim of 64 with ${sizes[index + 1]} notifications for later`,
    value: `${time.toFixed(2)} ms`,
    against: `${least.toFixed(2)} ms with ${sizes[0]}`,
    ratio: time / least,
    wanted: 'at most 1.3',
  }));
}

async function describeDelays(receiver: Child, { payments }: BenchOptions): Promise<Finding[]> {
  const [address = ''] = (receiver.ready as Endpoints).healthy;
  const delays = (await measureDelays(receiver, address, payments)).toSorted((left, right) => left - right);
  const at = (part: number) => (delays[Math.ceil(delays.length * part) - 1] ?? Number.NaN).toFixed(1);
  return [
    {
      chapter: 'd',
      what: 'from the request of a payment to its notification, idle: p95',
      value: `${at(0.95)} ms`,
      against: `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
      wanted: 'under 100 ms',
    },
  ];
}

function report(findings: readonly Finding[], { rounds, count, out }: BenchOptions, load: number): void {
  const machine = `Node ${process.versions.node} on ${availableParallelism()} cores, load ${load.toFixed(1)} before the start`;
  const markdown = writeMarkdown(
    findings,
    `${machine}, ${rounds} interleaved rounds of ${count} notifications, medians.`,
  );
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'notifier.md'), markdown);
  console.log(markdown);
}
