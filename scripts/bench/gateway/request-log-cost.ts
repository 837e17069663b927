import { createPostgres, createSqlite } from './databases.ts';
import type { BenchDatabase } from './databases.ts';
import type { BenchOptions } from './options.ts';
import { runLoad } from './processes.ts';
import { median, ratio } from './report.ts';
import type { Finding } from './report.ts';

// What the request log costs: payments a second with it against without it, and the processor time of the gateway's process for
// a payment. Both take turns, so that what disturbs the machine disturbs both; each has a database of its own, because of two that
// share one only one does the background work for both.

const CONNECTIONS = 64;
const MIN = 0.95;

export async function measureRequestLogCost(options: BenchOptions): Promise<Finding[]> {
  const sqlite = await compare('SQLite', createSqlite, options);
  return [...sqlite, ...(await compare('PostgreSQL', createPostgres, options))];
}

async function compare(name: string, create: () => Promise<BenchDatabase>, options: BenchOptions): Promise<Finding[]> {
  const contenders = [
    await startContender(await create(), 'on', '7'),
    await startContender(await create(), 'off', '0'),
  ];
  // First runs do not count: a new process is still compiling its code.
  for (const { run } of contenders) await run(options);
  for (const { settle } of contenders) await settle();
  for (let round = 0; round < options.rounds; round += 1) {
    for (const { what, run, found } of round % 2 === 0 ? contenders : contenders.toReversed()) {
      const { perSecond, micros } = await run(options);
      found.rates.push(perSecond);
      found.micros.push(micros);
      const taken = `${Math.round(perSecond)} payments a second, ${Math.round(micros)} µs of the processor each`;
      options.progress(`round ${round + 1}: ${name}, request log ${what}: ${taken}`);
    }
  }
  const [on, off] = contenders.map(({ found }) => found);
  for (const { stop } of contenders) await stop();
  if (on === undefined || off === undefined) return [];
  return [
    {
      chapter: 'j',
      what: `payments on ${name} with the request log`,
      value: `${Math.round(median(on.rates))}/s`,
      against: `without, ${Math.round(median(off.rates))}/s`,
      ratio: ratio(on.rates, off.rates),
      wanted: `at least ${MIN}`,
    },
    {
      chapter: 'j',
      what: `processor time for a payment on ${name} with the request log`,
      value: `${Math.round(median(on.micros))} µs`,
      against: `without, ${Math.round(median(off.micros))} µs`,
      ratio: ratio(on.micros, off.micros),
      wanted: `at most ${(1 / MIN).toFixed(2)}`,
    },
  ];
}

async function startContender(database: BenchDatabase, what: 'on' | 'off', days: string) {
  const { url, cpuMs, stop } = await database.serve({ REQUEST_LOG_DAYS: days });
  return {
    what,
    stop,
    settle: database.settle,
    found: { rates: [] as number[], micros: [] as number[] },
    async run({ seconds, warmup }: BenchOptions) {
      const before = await cpuMs();
      const load = { url, merchants: 'many', seconds, warmup: warmup / 3, connections: CONNECTIONS } as const;
      const { perSecond, others } = await runLoad(load);
      if (others > 0) throw new Error(`${others} of the bench's payments were refused; see what the gateway logged`);
      // The load's first seconds are not counted among its payments, but are about as fast.
      const payments = perSecond * (seconds + warmup / 3);
      return { perSecond, micros: ((await cpuMs()) - before) * (1000 / payments) };
    },
  };
}
