import { fileURLToPath } from 'node:url';
import { createPostgres, createSqlite } from './databases.ts';
import type { BenchDatabase } from './databases.ts';
import type { OpenLoadReport } from './open-load.ts';
import type { BenchOptions } from './options.ts';
import { runLoad, runProgram } from './processes.ts';
import type { ServerProcess } from './processes.ts';
import { median } from './report.ts';
import type { Finding } from './report.ts';

// Goodput under overload: payments at fixed times, at one, two and four times the gateway's best rate. Only payments accepted
// within the buyer's timeout count.

const TIMES = [1, 2, 4];
// More than the gateway processes at once, so that it has to refuse some.
const CONNECTIONS = 2000;
const DEADLINE_MS = 1000;
const WARM_UPS = 3;

interface Round {
  readonly bestPerSecond: number;
  readonly memoryBefore: number;
  readonly memoryAfter: number;
  readonly loads: ReadonlyMap<number, OpenLoadReport>;
}

export async function measureOverload(options: BenchOptions): Promise<Finding[]> {
  const databases = { SQLite: createSqlite, PostgreSQL: createPostgres };
  const findings: Finding[] = [];
  for (const [name, create] of Object.entries(databases)) {
    findings.push(...findingsOf(name, await measureOn(name, await create(), options)));
  }
  return findings;
}

async function measureOn(name: string, database: BenchDatabase, options: BenchOptions): Promise<Round[]> {
  const gateway = await database.serve();
  const { seconds, warmup, progress } = options;
  const load = { url: gateway.url, merchants: 'many', seconds, warmup, connections: 128 } as const;
  const { perSecond } = await runLoad({ ...load, warmup: 0, seconds: warmup * WARM_UPS });
  // What the first storm takes of memory is there from then on.
  await offer(gateway, { perSecond: perSecond * Math.max(...TIMES), seconds });
  await database.settle();
  const rounds: Round[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    const { perSecond: bestPerSecond } = await runLoad(load);
    progress(`round ${round + 1}: ${name}: best ${Math.round(bestPerSecond)} payments a second`);
    const memoryBefore = await gateway.memory();
    const loads = new Map<number, OpenLoadReport>();
    for (const times of TIMES) {
      const report = await offer(gateway, { perSecond: bestPerSecond * times, seconds });
      loads.set(times, report);
      progress(`round ${round + 1}: ${name}: ${times} times: ${JSON.stringify(report)}`);
    }
    rounds.push({ bestPerSecond, memoryBefore, memoryAfter: await gateway.memory(), loads });
  }
  await gateway.stop();
  return rounds;
}

async function offer(
  { url }: ServerProcess,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<OpenLoadReport> {
  const { hostname: host, port } = new URL(url);
  const args = { host, port, rate: perSecond, connections: CONNECTIONS, seconds, deadline: DEADLINE_MS };
  const file = fileURLToPath(new URL('./open-load.ts', import.meta.url));
  const flags = Object.entries(args).map(([flag, value]) => `--${flag}=${value}`);
  return JSON.parse(await runProgram(process.execPath, [file, ...flags])) as OpenLoadReport;
}

const share = (part: number) => `${Math.round(part * 100)} %`;

function findingsOf(name: string, rounds: readonly Round[]): Finding[] {
  const best = `${Math.round(median(rounds.map(({ bestPerSecond }) => bestPerSecond)))}/s`;
  const memory = (read: (round: Round) => number) => `${Math.round(median(rounds.map(read)) / 1e6)} MB`;
  const middle = (times: number, read: (report: OpenLoadReport, round: Round) => number) =>
    median(
      rounds.map((round) => {
        const report = round.loads.get(times);
        return report === undefined ? Number.NaN : read(report, round);
      }),
    );
  return [
    ...TIMES.map((times) => ({
      chapter: 'g',
      what: `${name}: payments in time at ${times} times the best rate`,
      value: `${Math.round(middle(times, ({ inTimePerSecond }) => inTimePerSecond))}/s`,
      against: `best: ${best}`,
      ratio: middle(times, ({ inTimePerSecond }, { bestPerSecond }) => inTimePerSecond / bestPerSecond),
      wanted: 'at least 0.9',
    })),
    ...TIMES.map((times) => ({
      chapter: 'g',
      what: `${name}: p99 of accepted payments at ${times} times`,
      value: `${Math.round(middle(times, ({ p99Ms }) => p99Ms))} ms`,
      against: [
        `refused: ${share(middle(times, ({ refused, offered }) => refused / offered))}`,
        `no connection free: ${share(middle(times, ({ unsent, offered }) => unsent / offered))}`,
      ].join(', '),
    })),
    {
      chapter: 'g',
      what: `${name}: memory after the storm`,
      value: memory(({ memoryAfter }) => memoryAfter),
      against: `before: ${memory(({ memoryBefore }) => memoryBefore)}`,
      ratio: median(rounds.map(({ memoryAfter, memoryBefore }) => memoryAfter / memoryBefore)),
      wanted: 'about 1',
    },
  ];
}
