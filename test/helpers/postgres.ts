import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { runFolder, startServer } from './postgres-server.ts';

// A real PostgreSQL for tests. The first test that asks for a database starts the server; all files of one run share it,
// and postgres-setup.ts stops it at the end. Each test has a database of its own.

const START_MS_MAX = 60_000;

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export interface ServerOptions {
  /** Leaves fsync on, so that a kill of the server loses nothing that was committed. */
  readonly durable?: boolean;
}

export async function createDatabase(options: ServerOptions = {}): Promise<TestDatabase> {
  const server = await findServer(options);
  const name = `tollgate_${randomBytes(8).toString('hex')}`;
  await runStatement(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runStatement(server, `drop database if exists ${name} with (force)`) };
}

async function findServer({ durable = false }: ServerOptions = {}): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return given;
  const folder = join(runFolder(), durable ? 'durable' : 'fast');
  if (becomesStarter(folder)) return startServer(folder, { durable });
  return waitForStarter(folder);
}

function becomesStarter(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    // It exists: another file of this run starts the server, or has started it.
    return false;
  }
}

async function waitForStarter(folder: string): Promise<string> {
  for (let waitedMs = 0; waitedMs < START_MS_MAX; waitedMs += 50) {
    for (const file of ['url', 'failure']) {
      if (!existsSync(join(folder, file))) continue;
      const text = readFileSync(join(folder, file), 'utf8');
      if (file === 'failure') throw new Error(text);
      return text;
    }
    await sleep(50);
  }
  throw new Error('The PostgreSQL of the tests did not start within a minute.');
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
