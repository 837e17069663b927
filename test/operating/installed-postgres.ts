import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../helpers/gateway/free-port.ts';
import { findPostgresPrograms } from '../helpers/package/installed-program.ts';

// A cluster of the PostgreSQL that is installed on this machine, with all its tools.

export interface InstalledPostgres {
  readonly host: string;
  /** The superuser's address, with a password. */
  readonly adminUrl: string;
  /** For the front of PATH: PostgreSQL's commands, run by a user that PostgreSQL accepts. */
  readonly bin: string;
  /** The same commands as they are installed, for whoever is that user already. */
  readonly programs: string;
  /** Who runs the server; null if it is whoever runs this process. */
  readonly user: { readonly uid: number; readonly gid: number } | null;
  readonly data: string;
  /** An empty folder beside the data that the same user may write to. */
  folder(name: string): string;
  /** Ends it at once, as a machine that dies. */
  kill(): void;
  /** Also stops other clusters that were started from folders beside the data. */
  remove(): void;
}

const NOBODY = 65_534;
const PASSWORD = 'administrator';

export async function startInstalledPostgres(settings: readonly string[] = []): Promise<InstalledPostgres> {
  const programs = findPostgresPrograms();
  const home = mkdtempSync(join(tmpdir(), 'tollgate-installed-postgres-'));
  chmodSync(home, 0o755);
  const bin = writeCommands(home, programs);
  const folder = (name: string) => {
    const path = join(home, name);
    mkdirSync(path, { mode: 0o700 });
    if (process.getuid?.() === 0) chownSync(path, NOBODY, NOBODY);
    return path;
  };
  const run = (program: string, ...args: string[]) => execFileSync(join(bin, program), args, { stdio: 'ignore' });
  const data = folder('data');
  const password = join(home, 'password');
  writeFileSync(password, PASSWORD, { mode: 0o644 });
  run('initdb', '-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${password}`, '--encoding=UTF8', '-N');
  const host = `127.0.0.1:${await freePort()}`;
  const [, port = ''] = host.split(':');
  appendFileSync(
    join(data, 'postgresql.conf'),
    [`port = ${port}`, "listen_addresses = '127.0.0.1'", "unix_socket_directories = ''", ...settings, ''].join('\n'),
  );
  run('pg_ctl', 'start', '-D', data, '-w', '-l', join(data, 'log'));
  const stop = (path: string) => {
    if (existsSync(join(path, 'postmaster.pid'))) run('pg_ctl', 'stop', '-D', path, '-m', 'immediate', '-w');
  };
  return {
    host,
    adminUrl: `postgres://postgres:${PASSWORD}@${host}/postgres`,
    bin,
    programs,
    user: process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : null,
    data,
    folder,
    kill: () => stop(data),
    remove() {
      for (const name of readdirSync(home)) stop(join(home, name));
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function writeCommands(home: string, programs: string): string {
  const bin = join(home, 'bin');
  mkdirSync(bin);
  const asUser = process.getuid?.() === 0 ? `setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups ` : '';
  for (const name of readdirSync(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\ncd /\nexec ${asUser}${join(programs, name)} "$@"\n`, { mode: 0o755 });
  }
  return bin;
}
