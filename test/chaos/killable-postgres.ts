import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresVersion } from '../helpers/database/engines/postgres-package.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { answersStatements, runStatement } from '../helpers/database/postgres.ts';
import { startServer, stopServers } from '../helpers/database/postgres-server.ts';

// A PostgreSQL of this test alone, with fsync on, whose postmaster can be killed and started again on the same files.

export interface KillablePostgres {
  readonly url: string;
  /** kill -9 of the postmaster; resolves when the server takes no connection any more. */
  kill(): Promise<void>;
  /** Resolves when it has recovered and takes connections. */
  restart(): Promise<void>;
  /** SIGSTOP of all its processes: it takes connections and answers nothing. */
  pause(): void;
  resume(): void;
  /** Beside it, on a port of its own, a server that follows it: no acknowledged commit is missing there. */
  startStandby(): Promise<string>;
  stop(): Promise<void>;
}

const TRIES_MAX = 1200;
const WAIT_MS = 50;
/** Fails until a standby has caught up. */
const IS_FOLLOWED = "do $$ begin assert exists (select from pg_stat_replication where state = 'streaming'); end $$";

export async function startKillablePostgres(version?: PostgresVersion): Promise<KillablePostgres> {
  // The name by which the next run finds and stops what a killed one left behind.
  const parent = join(tmpdir(), `tollgate-postgres-${process.pid}`);
  const folder = join(parent, 'durable');
  mkdirSync(parent, { mode: 0o755 });
  mkdirSync(folder);
  const url = await startServer(folder, { durable: true, version });
  const data = join(folder, 'data');
  return {
    url,
    async kill() {
      process.kill(postmasterOf(data), 'SIGKILL');
      await waitUntil(async () => !(await answersStatements(url)), 'still answers after it was killed');
    },
    async restart() {
      // The children of the killed one hold its shared memory until they have seen its death; a start before is refused.
      await waitUntil(async () => {
        startAgain(folder);
        for (let tries = 0; tries < 20; tries += 1) {
          if (await answersStatements(url)) return true;
          await sleep(WAIT_MS);
        }
        return false;
      }, 'does not come back');
    },
    pause: () => signalAll(data, 'SIGSTOP'),
    resume: () => signalAll(data, 'SIGCONT'),
    async startStandby() {
      const standbyUrl = await startStandby({ parent, data, url });
      // Until it follows, every commit would wait for it.
      await waitUntil(() => canRun(url, IS_FOLLOWED), 'has no standby that follows it');
      await runStatement(url, "alter system set synchronous_standby_names = '*'");
      await runStatement(url, 'select pg_reload_conf()');
      return standbyUrl;
    },
    async stop() {
      // One that is paused could not end.
      signalAll(data, 'SIGCONT');
      await stopServers(parent);
    },
  };
}

/** The postmaster first, so that it starts no other meanwhile. */
function signalAll(data: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  if (!existsSync(join(data, 'postmaster.pid'))) return;
  const pid = postmasterOf(data);
  tell(pid, signal);
  for (const child of childrenOf(pid)) tell(child, signal);
}

function childrenOf(pid: number): number[] {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
  } catch {
    // It fails where there is none.
    return [];
  }
}

function tell(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // One that has ended meanwhile takes no signal; the others do.
  }
}

function postmasterOf(data: string): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** A copy of the files of the stopped server that begins where they end. */
async function startStandby({ parent, data, url }: { parent: string; data: string; url: string }): Promise<string> {
  const folder = join(parent, 'fast');
  const port = await freePort();
  process.kill(postmasterOf(data), 'SIGINT');
  await waitUntil(async () => !existsSync(join(data, 'postmaster.pid')), 'does not stop');
  mkdirSync(folder, { recursive: true });
  execFileSync('cp', ['-a', data, join(folder, 'data')]);
  const { hostname, port: primaryPort } = new URL(url);
  writeFileSync(join(folder, 'data', 'standby.signal'), '');
  appendFileSync(
    join(folder, 'data', 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${primaryPort} user=postgres'\n`,
  );
  const options = readFileSync(join(data, 'postmaster.opts'), 'utf8');
  const own = options.replaceAll(data, join(folder, 'data')).replaceAll(`port=${primaryPort}`, `port=${port}`);
  writeFileSync(join(folder, 'data', 'postmaster.opts'), own);
  const standbyUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  for (const [one, where] of [
    [join(parent, 'durable'), url],
    [folder, standbyUrl],
  ] as const) {
    startAgain(one);
    await waitUntil(() => answersStatements(where), 'does not come back');
  }
  return standbyUrl;
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

function canRun(url: string, sql: string): Promise<boolean> {
  return runStatement(url, sql).then(
    () => true,
    () => false,
  );
}

async function waitUntil(holds: () => Promise<boolean>, failure: string): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    if (await holds()) return;
    await sleep(WAIT_MS);
  }
  throw new Error(`the PostgreSQL of this test ${failure}`);
}
