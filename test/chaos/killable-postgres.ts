import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startServer, stopServers } from '../helpers/postgres-server.ts';

// A PostgreSQL of this test alone, with fsync on, whose postmaster can be killed and started again on the same files.

export interface KillablePostgres {
  readonly url: string;
  /** kill -9 of the postmaster; resolves when the server takes no connection any more. */
  kill(): Promise<void>;
  /** Resolves when it has recovered and takes connections. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const TRIES_MAX = 1200;
const WAIT_MS = 50;

export async function startKillablePostgres(): Promise<KillablePostgres> {
  // The name by which the next run finds and stops what a killed one left behind.
  const parent = join(tmpdir(), `tollgate-postgres-${process.pid}`);
  const folder = join(parent, 'durable');
  mkdirSync(parent, { mode: 0o755 });
  mkdirSync(folder);
  const url = await startServer(folder, { durable: true });
  const data = join(folder, 'data');
  return {
    url,
    async kill() {
      const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await waitUntil(async () => !(await answers(url)), 'still answers after it was killed');
    },
    async restart() {
      // The children of the killed one hold its shared memory until they have seen its death; a start before is refused.
      await waitUntil(async () => {
        startAgain(folder);
        for (let tries = 0; tries < 20; tries += 1) {
          if (await answers(url)) return true;
          await sleep(WAIT_MS);
        }
        return false;
      }, 'does not come back');
    },
    stop: () => stopServers(parent),
  };
}

/** As it was started: PostgreSQL keeps its own command line. Run by the owner of the files, which is not root. */
function startAgain(folder: string): void {
  const data = join(folder, 'data');
  const [program = '', ...args] = readFileSync(join(data, 'postmaster.opts'), 'utf8')
    .trim()
    .split(/ (?=")/)
    .map((part) => part.replaceAll('"', ''));
  const { uid, gid } = statSync(data);
  const log = openSync(join(folder, 'log'), 'a');
  spawn(program, args, {
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
    cwd: data,
    detached: true,
    stdio: ['ignore', log, log],
  }).unref();
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function waitUntil(holds: () => Promise<boolean>, failure: string): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    if (await holds()) return;
    await sleep(WAIT_MS);
  }
  throw new Error(`the PostgreSQL of this test ${failure}`);
}
