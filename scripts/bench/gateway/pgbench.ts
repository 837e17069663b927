import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { runProgram } from './processes.ts';

const CLIENTS = 16;
const MISSING =
  'The bench needs pgbench: install it with `apt-get install postgresql-contrib` (Debian, Ubuntu) or `brew install postgresql`.';

export interface Pgbench {
  /** Payments a second. */
  run(seconds: number): Promise<number>;
  close(): void;
}

/** PostgreSQL's own bench, with the statements of one payment. `details` is what an order's details are filled with. */
export function createPgbench(input: { databaseUrl: string; details: string }): Pgbench {
  if (spawnSync('pgbench', ['--version']).status !== 0) throw new Error(MISSING);
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-pgbench-'));
  const script = join(folder, 'one-payment.sql');
  // pgbench takes a word after a colon for one of its variables, in texts too.
  const details = input.details.replaceAll("'", "''").replaceAll('":', '": ');
  const text = readFileSync(new URL('./one-payment.sql', import.meta.url), 'utf8').replace('{details}', () => details);
  // pgbench needs each statement on one line.
  writeFileSync(script, text);
  return {
    async run(seconds) {
      const run = Math.floor(Date.now() / 1000);
      const variables = ['-D', 'n=0', '-D', `run=${run}`];
      const shape = ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '2', '-T', String(seconds)];
      const printed = await runProgram('pgbench', [...shape, ...variables, '-f', script, input.databaseUrl]);
      const perSecond = Number(/^tps = ([\d.]+)/m.exec(printed)?.[1] ?? Number.NaN);
      if (Number.isNaN(perSecond)) throw new Error(`pgbench printed no rate: ${printed}`);
      return perSecond;
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

/** The details of the newest order, as the gateway wrote them. */
export async function readDetails(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ details: string }>('select details from order_details limit 1');
    return rows[0]?.details ?? '{}';
  } finally {
    await client.end();
  }
}
