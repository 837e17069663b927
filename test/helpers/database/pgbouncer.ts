import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../gateway/free-port.ts';
import { canRun, findProgram } from '../package/installed-program.ts';
import { answersStatements } from './postgres.ts';

// PgBouncer in transaction mode, with its settings as they come, in front of a PostgreSQL of the tests.

export interface PgBouncer {
  /** The address of the same database through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

const HOW_TO_GET_IT =
  'No PgBouncer found: install it ("apt-get install pgbouncer"), or set PGBOUNCER_PATH to its program.';
const NOBODY = 65_534;
const TRIES_MAX = 2400;

export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  const program = findPgBouncer();
  const { hostname, port, username } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-pgbouncer-'));
  // It refuses to run as root, and then reads its files as another.
  chmodSync(folder, 0o755);
  const listenPort = await freePort();
  const users = join(folder, 'users');
  writeFileSync(users, `"${username}" ""\n`);
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: listenPort,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: users,
    pool_mode: 'transaction',
    // Fewer than two nodes open, so that they share.
    default_pool_size: 6,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const file = join(folder, 'pgbouncer.ini');
  const databases = ['[databases]', `* = host=${hostname} port=${port}`];
  writeFileSync(file, [...databases, '[pgbouncer]', ...lines, ''].join('\n'));
  const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(program, [file], { ...asUser, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  const url = new URL(databaseUrl);
  url.port = String(listenPort);
  const stop = async () => {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 1; !(await answersStatements(url.href)); tries += 1) {
    if (tries === TRIES_MAX || child.exitCode !== null) {
      await stop();
      throw new Error(`PgBouncer does not answer; it wrote:\n${output}`);
    }
    await sleep(50);
  }
  return { url: url.href, stop };
}

export function findPgBouncer(): string {
  const named = process.env['PGBOUNCER_PATH'];
  if (named) {
    if (canRun(named)) return named;
    throw new Error(`PGBOUNCER_PATH is ${named}, which is not a program: correct or unset it.`);
  }
  const found = findProgram('pgbouncer') ?? install();
  if (found === undefined) throw new Error(HOW_TO_GET_IT);
  return found;
}

/** As root on a Debian; elsewhere the line that says how to get it is the answer. */
function install(): string | undefined {
  if (process.getuid?.() !== 0 || !canRun('/usr/bin/apt-get')) return undefined;
  const apt = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', 'pgbouncer'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [apt, ['update'], apt]) {
    try {
      execFileSync('apt-get', args, { env, stdio: 'ignore' });
    } catch {
      // The next one may help: a list of packages that is out of date, or was never read.
    }
    const found = findProgram('pgbouncer');
    if (found !== undefined) return found;
  }
  return undefined;
}
