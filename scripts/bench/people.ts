import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createPostgres, createSqlite, removeDatabases } from './gateway/databases.ts';
import { stopAll } from './gateway/processes.ts';
import { writeMarkdown } from './gateway/report.ts';
import type { Finding } from './gateway/report.ts';
import { fillPeople } from './people/fill.ts';
import type { Size } from './people/fill.ts';
import { measureLists } from './people/lists.ts';
import { measureSessionCheck } from './people/session-check.ts';

// `npm run bench:people`: what it costs to know who calls, and what lists cost among many people and a long audit log.
// Everything shares one machine, so the ratios within one run count.

const USAGE = `Usage: npm run bench:people -- [options]

  --engines <list>  sqlite, postgres (both)
  --rounds <n>      interleaved rounds of 20 requests of each kind; the median counts (default: 25)
  --only <text>     only lists whose name has this in it
  --people <n>      people, sessions, tokens, invitations and approvals in the large store (default: 10000)
  --actions <n>     rows of the audit log in the large store (default: 1000000)
  --out <folder>    where people.md is written (dist/bench)
  --quick           everything once and small: shows that it runs, says nothing about speed`;

const { values } = parseArgs({
  options: {
    engines: { type: 'string', default: 'postgres,sqlite' },
    rounds: { type: 'string' },
    only: { type: 'string', default: '' },
    people: { type: 'string' },
    actions: { type: 'string' },
    out: { type: 'string', default: 'dist/bench' },
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const standard = values.quick
  ? { rounds: 1, people: 2000, actions: 20_000 }
  : { rounds: 25, people: 10_000, actions: 1_000_000 };
const rounds = Number(values.rounds ?? standard.rounds);
const large: Size = {
  people: Number(values.people ?? standard.people),
  actions: Number(values.actions ?? standard.actions),
};
/** Enough for a full page of every list. */
const SMALL: Size = { people: 1000, actions: 10_000 };

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
  const serveFilled = async (size: Size) => {
    const startedAt = performance.now();
    // Without merchants: their records would come before those of the filled log.
    const database = await ENGINES[engine](async () => undefined);
    await fillPeople(database, size);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.error(`${title}: ${size.people} people and ${size.actions} actions filled in ${seconds} s`);
    return { size, ...(await database.serve()) };
  };
  const servers = { small: await serveFilled(SMALL), large: await serveFilled(large) };
  const options = { engine: title, rounds, only: values.only, progress: (line: string) => console.error(line) };
  const findings = [
    ...(await measureSessionCheck(servers.large.url, options)),
    ...(await measureLists(servers, options)),
  ];
  for (const server of Object.values(servers)) await server.stop();
  return findings;
}

function report(findings: readonly Finding[]): void {
  const setting = `Node ${process.versions.node} on ${availableParallelism()} cores, ${rounds} interleaved rounds, ${large.people} people and ${large.actions} rows of the audit log against ${SMALL.people} and ${SMALL.actions}, pages of equal size, p50.`;
  const markdown = writeMarkdown(findings, setting);
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, 'people.md'), markdown);
  console.log(markdown);
}
