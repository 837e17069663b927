import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { endedPrograms, findPostmaster, watchCores } from '../frame/core-time.ts';
import type { Cost } from '../frame/core-time.ts';
import { createFolder } from '../frame/databases.ts';
import { runProgram } from '../frame/processes.ts';

const CLIENTS = 16;
const MISSING =
  'The bench needs pgbench: install it with `apt-get install postgresql-contrib` (Debian, Ubuntu) or `brew install postgresql`.';

/** Payments a second, and what one took of pgbench and of the server. */
type Pgbench = (seconds: number) => Promise<{ readonly perSecond: number; readonly cost: Cost }>;

/** PostgreSQL's own bench, with the statements of one payment, in a database that has at least one. */
export async function createPgbench(databaseUrl: string): Promise<Pgbench> {
  if (spawnSync('pgbench', ['--version']).status !== 0) throw new Error(MISSING);
  const script = join(createFolder(), 'one-payment.sql');
  // pgbench takes a word after a colon for one of its variables, in texts too.
  const details = (await readDetails(databaseUrl)).replaceAll("'", "''").replaceAll('":', '": ');
  const text = readFileSync(new URL('./one-payment.sql', import.meta.url), 'utf8').replace('{details}', () => details);
  // pgbench needs each statement on one line.
  writeFileSync(script, text);
  const postmaster = await findPostmaster(databaseUrl);
  return async (seconds) => {
    const variables = ['-D', 'n=0', '-D', `run=${Math.floor(Date.now() / 1000)}`];
    const shape = ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '2', '-T', String(seconds)];
    const taken = watchCores(endedPrograms, postmaster);
    const printed = await runProgram('pgbench', [...shape, ...variables, '-f', script, databaseUrl]);
    const read = (pattern: RegExp) => Number(pattern.exec(printed)?.[1] ?? Number.NaN);
    const perSecond = read(/^tps = ([\d.]+)/m);
    if (Number.isNaN(perSecond)) throw new Error(`pgbench printed no rate: ${printed}`);
    return { perSecond, cost: { units: read(/^number of transactions actually processed: (\d+)/m), ...taken() } };
  };
}

/** The details of an order, as the gateway wrote them. */
async function readDetails(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ details: string }>('select details from order_details limit 1');
    return rows[0]?.details ?? '{}';
  } finally {
    await client.end();
  }
}
