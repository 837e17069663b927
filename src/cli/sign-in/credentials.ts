import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { SANDBOX_OPERATOR_TOKEN } from '../../gateway/config/config.ts';
import { CommandError } from '../errors.ts';

// Where `tollgate login` keeps its sessions: one per gateway, in a file that only its user can read.

export interface StoredLogin {
  readonly token: string;
  readonly actor: string;
  readonly expiresAt: string;
}

type Logins = Readonly<Record<string, StoredLogin>>;

/** The token for a gateway: as given, of the environment, of a login, or the sandbox's own on this machine. */
export function tokenFor(url: string, given: string | undefined): string {
  const named = given || process.env['TOLLGATE_TOKEN'] || process.env['OPERATOR_TOKEN'];
  if (named) return named;
  const login = readLogin(url);
  if (login !== null) {
    if (Date.parse(login.expiresAt) > Date.now()) return login.token;
    throw new CommandError('your login has expired; run "tollgate login"');
  }
  if (isThisMachine(url)) return SANDBOX_OPERATOR_TOKEN;
  throw new CommandError(`you are not signed in to ${url}; run "tollgate login --url ${url}", or give a --token`);
}

export function readLogin(url: string): StoredLogin | null {
  return readLogins()[url] ?? null;
}

/** Null forgets it. */
export function storeLogin(url: string, login: StoredLogin | null): void {
  const { [url]: _, ...others } = readLogins();
  const path = fileOf();
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Written beside it and moved, so that it is never half there, nor readable by others for a moment.
  const draft = `${path}.${process.pid}`;
  const logins = login === null ? others : { ...others, [url]: login };
  writeFileSync(draft, `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
}

function readLogins(): Logins {
  try {
    return JSON.parse(readFileSync(fileOf(), 'utf8')) as Logins;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new CommandError(`${fileOf()} cannot be read; remove it and run "tollgate login"`, { cause: error });
  }
}

function fileOf(): string {
  const folder = process.env['XDG_CONFIG_HOME'] || join(homedir(), '.config');
  return join(folder, 'tollgate', 'credentials.json');
}

function isThisMachine(url: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname);
}
