import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { madeOnce } from './made-once.ts';
import { runFolder, startServer } from './postgres-server.ts';

// A real PostgreSQL for tests. The first test that asks for a database starts the server; all files of one run share it,
// and postgres-setup.ts stops it at the end. Each test has a database of its own.

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export interface DatabaseOptions {
  /** Leaves fsync on, so that a kill of the server loses nothing that was committed. */
  readonly durable?: boolean;
  /** The database of the same server that it is a copy of; an empty one without it. */
  readonly template?: string;
}

export async function createDatabase({ durable = false, template }: DatabaseOptions = {}): Promise<TestDatabase> {
  const server = await findServer(durable);
  const name = `tollgate_${randomBytes(8).toString('hex')}`;
  // Its files are copied as they are: through the log, as is usual, it would take three times the work.
  const copied = template === undefined ? '' : ` template ${template} strategy file_copy`;
  await runStatement(server, `create database ${name}${copied}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runStatement(server, `drop database if exists ${name} with (force)`) };
}

/** Whether the server goes with the test run. */
export function hasOwnServer(): boolean {
  return (process.env['TEST_DATABASE_URL'] ?? '') === '';
}

async function findServer(durable: boolean): Promise<string> {
  if (!hasOwnServer()) return process.env['TEST_DATABASE_URL'] ?? '';
  const folder = join(runFolder(), durable ? 'durable' : 'fast');
  return madeOnce(folder, () => startServer(folder, { durable }));
}

/** Runs a statement and waits for it. */
export async function runStatement(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  // A server that goes away fails the statement, and not the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether a server, or what stands before it, carries out a statement. */
export async function answersStatements(url: string): Promise<boolean> {
  try {
    await runStatement(url, 'select 1');
    return true;
  } catch {
    return false;
  }
}
