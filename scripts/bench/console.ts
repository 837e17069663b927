import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillConsole } from './console/fill.ts';
import { measureScreens } from './console/screens.ts';
import { createPostgres, createSqlite, removeDatabases } from './gateway/databases.ts';
import { stopAll } from './gateway/processes.ts';
import { writeMarkdown } from './gateway/report.ts';
import type { Finding } from './gateway/report.ts';

// `npm run bench:console`: the first byte of every list and story of the console among many orders, against few. Everything
// shares one machine, so the ratios within one run count.

const USAGE = `Usage: npm run bench:console -- [options]

  --engines <list>  sqlite, postgres (both)
  --orders <n>      orders in the large store (default: 5000000; 200000 takes a few minutes)
  --small <n>       orders in the small store (default: 10000)
  --rounds <n>      interleaved rounds of 20 requests of each kind; the median counts (default: 10)
  --only <text>     only screens whose name has this in it
  --out <folder>    where console.md is written (dist/bench)
  --quick           everything once and small: shows that it runs, says nothing about speed`;

const { values } = parseArgs({
  options: {
    engines: { type: 'string', default: 'sqlite,postgres' },
    orders: { type: 'string' },
    small: { type: 'string' },
    rounds: { type: 'string' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'dist/bench' },
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const standard = values.quick
  ? { rounds: 1, orders: 4000, small: 1000 }
  : { rounds: 10, orders: 5_000_000, small: 10_000 };
const rounds = Number(values.rounds ?? standard.rounds);
const sizes = { small: Number(values.small ?? standard.small), large: Number(values.orders ?? standard.orders) };

const ENGINES = { postgres: createPostgres, sqlite: createSqlite } as const;
const TITLES = { postgres: 'PostgreSQL', sqlite: 'SQLite' } as const;

if (values.help) console.log(USAGE);
else {
  const findings: Finding[] = [];
  try {
    for (const engine of values.engines.split(',') as (keyof typeof ENGINES)[]) {
      findings.push(...(await measure(engine)));
    }
  } finally {
    await stopAll();
    await removeDatabases();
  }
  report(findings);
}

async function measure(engine: keyof typeof ENGINES): Promise<Finding[]> {
  const title = TITLES[engine];
  const serveFilled = async (orders: number) => {
    const startedAt = performance.now();
    const database = await ENGINES[engine]();
    const filled = await fillConsole(database, orders);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.error(`${title}: ${orders} orders filled in ${seconds} s`);
    // Without work, nothing but what is measured reads or writes.
    return { ...filled, ...(await database.serve({ WORK: 'off' })) };
  };
  const servers = { small: await serveFilled(sizes.small), large: await serveFilled(sizes.large) };
  const findings = await measureScreens(servers, {
    engine: title,
    rounds,
    only: values.only,
    progress: (line) => console.error(line),
  });
  for (const server of Object.values(servers)) await server.stop();
  return findings;
}

function report(findings: readonly Finding[]): void {
  const setting = `Node ${process.versions.node} on ${availableParallelism()} cores, ${rounds} interleaved rounds, ${sizes.large} orders against ${sizes.small}, time to the first byte, p50.`;
  const markdown = writeMarkdown(findings, setting);
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, 'console.md'), markdown);
  console.log(markdown);
}
