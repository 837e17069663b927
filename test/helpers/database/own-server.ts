import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { childrenOf } from '../child-processes.ts';
import { answersStatements, runStatement } from './postgres.ts';
import { stopServers } from './postgres-server.ts';

// One PostgreSQL of a test alone, by its folder: killed, stopped, and started again with the command line that it keeps itself.

export interface Server {
  readonly folder: string;
  readonly port: number;
  readonly url: string;
}

const WAIT_MS = 50;
const WAITS_MAX = 2400;
/** Fails until a standby has caught up. */
const IS_FOLLOWED = "do $$ begin assert exists (select from pg_stat_replication where state = 'streaming'); end $$";

export function serverIn(folder: string, port: number): Server {
  return { folder, port, url: serverUrl(port) };
}

export function serverUrl(port: number): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

/** kill -9 of the postmaster; resolves when nothing answers. */
export async function killServer({ folder, url }: Server): Promise<void> {
  const pid = postmasterOf(folder);
  if (pid !== null) tell(pid, 'SIGKILL');
  await waitUntil(async () => !(await answersStatements(url)), 'a PostgreSQL still answers after it was killed');
}

/** Resolves when it answers. A start is refused until the children of a killed one have seen its death. */
export async function startServerAgain(server: Server): Promise<void> {
  await waitUntil(async () => {
    launch(server.folder);
    for (let tries = 0; tries < 40; tries += 1) {
      if (await answersStatements(server.url)) return true;
      await sleep(WAIT_MS);
    }
    return false;
  }, 'a PostgreSQL does not come back');
}

/** SIGSTOP of all its processes: it takes connections and answers nothing. The postmaster first, so that it starts no other meanwhile. */
export function signalServer({ folder }: Server, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const pid = postmasterOf(folder);
  if (pid === null) return;
  tell(pid, signal);
  for (const child of childrenOf(pid)) tell(child, signal);
}

/**
 * The files of a server that goes on serving, as its own backup does it: they are copied between two marks in the log, and so begin
 * where the copy ends. With the log up to there.
 */
export async function copyServer(from: Server, to: Server, options: { readonly follows: boolean }): Promise<void> {
  const [source, target] = [join(from.folder, 'data'), join(to.folder, 'data')];
  rmSync(to.folder, { recursive: true, force: true });
  mkdirSync(to.folder, { recursive: true, mode: 0o755 });
  const client = new Client({ connectionString: from.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query("select pg_backup_start('copy', true)");
    copy(source, target);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    rmSync(join(target, 'pg_wal'), { recursive: true, force: true });
    copy(join(source, 'pg_wal'), join(target, 'pg_wal'));
    writeFileSync(join(target, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  rmSync(join(target, 'postmaster.pid'), { force: true });
  const commandLine = readFileSync(join(source, 'postmaster.opts'), 'utf8');
  const own = commandLine.replaceAll(source, target).replaceAll(`port=${from.port}`, `port=${to.port}`);
  writeFileSync(join(target, 'postmaster.opts'), own);
  const settings = options.follows
    ? `primary_conninfo = 'host=127.0.0.1 port=${from.port} user=postgres'\n`
    : "synchronous_standby_names = ''\n";
  appendFileSync(join(target, 'postgresql.auto.conf'), settings);
  if (options.follows) writeFileSync(join(target, 'standby.signal'), '');
  execFileSync('chown', ['--reference', source, join(target, 'backup_label'), join(target, 'postmaster.opts')]);
  if (options.follows) execFileSync('chown', ['--reference', source, join(target, 'standby.signal')]);
}

/** Makes a standby of a server that serves: from then on no acknowledged commit is missing there. */
export async function followServer(primary: Server, standby: Server): Promise<void> {
  await copyServer(primary, standby, { follows: true });
  await startServerAgain(standby);
  // Until it follows, every commit would wait for it.
  await waitUntil(() => canRun(primary, IS_FOLLOWED), 'no standby follows the PostgreSQL');
  await setServer(primary, 'synchronous_standby_names', '*');
}

export async function setServer({ url }: Server, name: string, value: string): Promise<void> {
  await runStatement(url, `alter system set ${name} = '${value}'`);
  await runStatement(url, 'select pg_reload_conf()');
}

/** Ends it, and removes its folder with what else is beside it. */
export async function removeServers(parent: string, servers: readonly Server[]): Promise<void> {
  // One that is paused could not end.
  for (const server of servers) signalServer(server, 'SIGCONT');
  await stopServers(parent);
}

export async function waitUntil(holds: () => Promise<boolean>, failure: string): Promise<void> {
  for (let tries = 0; tries < WAITS_MAX; tries += 1) {
    if (await holds()) return;
    await sleep(WAIT_MS);
  }
  throw new Error(failure);
}

function canRun({ url }: Server, sql: string): Promise<boolean> {
  return runStatement(url, sql).then(
    () => true,
    () => false,
  );
}

/** A file that is gone before it was read is none that the copy needs. */
function copy(source: string, target: string): void {
  try {
    execFileSync('cp', ['-a', source, target], { stdio: 'pipe' });
  } catch (error) {
    const lines = String((error as { stderr: Buffer }).stderr)
      .trim()
      .split('\n');
    if (!lines.every((line) => line.includes('No such file or directory'))) throw error;
  }
}

/** Run by the owner of the files, which is not root. */
function launch(folder: string): void {
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

function postmasterOf(folder: string): number | null {
  const file = join(folder, 'data', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
}

function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // One that has ended meanwhile takes no signal; the others do.
  }
}
