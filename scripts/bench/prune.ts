import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createPostgres, createSqlite, removeDatabases } from './gateway/databases.ts';
import type { BenchDatabase } from './gateway/databases.ts';
import { runLoad } from './gateway/processes.ts';
import { median, ratio, writeMarkdown } from './gateway/report.ts';
import type { Finding } from './gateway/report.ts';
import { fillBacklog } from './prune/fill.ts';
import { START_FLAGS } from './start-flags.ts';

// `npm run bench:prune`: payments a second with and without a removal of old rows in the same process, in turn. Everything
// shares one machine, so the ratios within one run count.

const USAGE = `Usage: npm run bench:prune -- [options]

  --engines <list>  sqlite, postgres (both)
  --rounds <n>      interleaved rounds; the median counts (default: 11)
  --seconds <n>     seconds per measurement (default: 5)
  --orders <n>      old orders, each with a notification and an idempotency key (default: 200000)
  --out <folder>    where prune.md is written (dist/bench)
  --quick           everything once and small: shows that it runs, says nothing about speed`;

const { values } = parseArgs({
  options: {
    engines: { type: 'string', default: 'postgres,sqlite' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    orders: { type: 'string' },
    out: { type: 'string', default: 'dist/bench' },
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const standard = values.quick ? { rounds: 1, seconds: 0.5, orders: 2000 } : { rounds: 11, seconds: 5, orders: 200_000 };
const rounds = Number(values.rounds ?? standard.rounds);
const seconds = Number(values.seconds ?? standard.seconds);
const orders = Number(values.orders ?? standard.orders);
const ENGINES = { postgres: createPostgres, sqlite: createSqlite } as const;
const TITLES = { postgres: 'PostgreSQL', sqlite: 'SQLite' } as const;

if (values.help) console.log(USAGE);
else {
  const findings: Finding[] = [];
  try {
    for (const engine of values.engines.split(',') as (keyof typeof ENGINES)[]) {
      findings.push(...(await measure(TITLES[engine], await ENGINES[engine]())));
    }
  } finally {
    await removeDatabases();
  }
  report(findings);
}

async function measure(engine: string, database: BenchDatabase): Promise<Finding[]> {
  console.error(`${engine}: filling ${orders} old orders`);
  await fillBacklog(database, orders);
  const server = await startServer(database);
  const rate = async () => {
    const { perSecond, others } = await runLoad({ url: server.url, merchants: 'many', seconds, warmup: 0.5 });
    if (others > 0) throw new Error(`${others} of the bench's payments were refused; see what the gateway logged`);
    return perSecond;
  };
  // The first runs do not count: a new process is still compiling its code.
  await rate();
  await database.settle();
  const [alone, beside]: [number[], number[]] = [[], []];
  let removed = 0;
  const without = async () => void alone.push(await rate());
  const during = async () => {
    await server.start();
    beside.push(await rate());
    removed = await server.rest();
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const run of round % 2 === 0 ? [without, during] : [during, without]) await run();
    const shown = [alone, beside].map((rates) => Math.round(rates.at(-1) ?? 0));
    console.error(
      `${engine}: round ${round + 1}: ${shown[0]} alone, ${shown[1]} beside; ${removed} rows removed so far`,
    );
  }
  await server.stop();
  if (removed >= orders * 3) console.error(`${engine}: the backlog was used up; use more --orders`);
  return [
    {
      chapter: 'a',
      what: `${engine}: payments a second while old rows are removed`,
      value: `${Math.round(median(beside))}/s`,
      against: `${Math.round(median(alone))}/s without`,
      ratio: ratio(beside, alone),
      wanted: 'at least 0.95',
    },
    {
      chapter: 'a',
      what: `${engine}: rows removed a second meanwhile`,
      value: `${Math.round(removed / (rounds * (seconds + 0.5)))}/s`,
    },
  ];
}

async function startServer({ databaseUrl, dataDir }: BenchDatabase) {
  const where = databaseUrl === null ? { DATA_DIR: dataDir ?? '' } : { DATABASE_URL: databaseUrl };
  const keepsAll = Object.fromEntries(
    ['NOTIFICATIONS', 'IDEMPOTENCY', 'PAYER_DATA', 'EXPIRED_SECRETS'].map((kind) => [
      `RETENTION_${kind}_DAYS`,
      'forever',
    ]),
  );
  const child = fork(fileURLToPath(new URL('./prune/serve.ts', import.meta.url)), {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', MODE: 'sandbox', ...where, ...keepsAll },
    execArgv: [...START_FLAGS],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    url,
    start: async () => void child.send('start'),
    async rest(): Promise<number> {
      child.send('rest');
      const [{ removed }] = (await once(child, 'message')) as [{ removed: number }];
      return removed;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}

function report(findings: readonly Finding[]): void {
  const setting = `Node ${process.versions.node} on ${availableParallelism()} cores, ${rounds} interleaved rounds of ${seconds} s, ${orders} old orders, medians.`;
  const markdown = writeMarkdown(findings, setting);
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, 'prune.md'), markdown);
  console.log(markdown);
}
