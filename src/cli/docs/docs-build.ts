import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isPackaged, ROOT_FOLDER } from '../develop/installation.ts';

// Builds the docs of a checkout when they are missing or older than their sources. A release brings them built.

const SOURCES = ['generated', 'openapi/guides', 'scripts/docs', 'src/run-it-here', 'CHANGELOG.md'].map((name) =>
  join(ROOT_FOLDER, name),
);
const LOCK_POLL_MS = 250;
/** The last lines of an error's output say what went wrong. */
const ERROR_LINES_MAX = 5;

export interface DocsBuild {
  readonly folder: string;
  /** Stops early, and rejects, if the signal is aborted. Null: the docs are served as they are. */
  readonly build: ((folder: string, options: { signal: AbortSignal }) => Promise<void>) | null;
  readonly log: (line: string) => void;
}

export interface GeneratorOptions {
  readonly signal?: AbortSignal;
  /** The path that the docs will be served under, and their host; default: for this gateway. */
  readonly base?: string | undefined;
  readonly site?: string | undefined;
}

/** The generator is part of a clone that has its development packages; a package brings the docs built. */
export function findGenerator(): DocsBuild['build'] {
  return isPackaged || !existsSync(join(ROOT_FOLDER, 'node_modules/astro')) ? null : buildWithGenerator;
}

/** Builds with the repository's generator in a process of its own: this one goes on serving. */
export async function buildWithGenerator(folder: string, options: GeneratorOptions = {}): Promise<void> {
  const { signal, base, site } = options;
  const args = [join(ROOT_FOLDER, 'scripts/docs.ts'), '--out', folder];
  if (base !== undefined) args.push('--base', base);
  if (site !== undefined) args.push('--site', site);
  // A worker of a cluster must not make the generator one.
  const { NODE_UNIQUE_ID: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, args, { cwd: ROOT_FOLDER, env, ...(signal && { signal }) }).catch(
    (error: unknown) => {
      const { stderr = '' } = error as { stderr?: string };
      const lines = stderr.trim().split('\n').slice(-ERROR_LINES_MAX).join('\n');
      throw new Error(lines === '' ? 'the generator failed' : lines, { cause: error });
    },
  );
}

/** One process builds, whoever asks: the others wait for it. */
export async function buildIfStale(options: Building, signal: AbortSignal): Promise<void> {
  const { folder, build, log } = options;
  const lock = `${folder}.lock`;
  while (!(await isFresh(folder))) {
    if (!(await takeLock(lock))) {
      await wait(LOCK_POLL_MS, undefined, { signal });
      continue;
    }
    try {
      log('docs: building, this takes up to half a minute');
      await build(folder, { signal });
      log('docs: built');
      return;
    } finally {
      await rm(lock, { force: true });
    }
  }
}

interface Building extends DocsBuild {
  readonly build: NonNullable<DocsBuild['build']>;
}

async function isFresh(folder: string): Promise<boolean> {
  const page = await stat(join(folder, 'index.html')).catch(() => undefined);
  if (page === undefined) return false;
  const changes = await Promise.all(SOURCES.map(lastChange));
  return changes.every((changedMs) => page.mtimeMs >= changedMs);
}

/** When a file, or the newest file in a folder, last changed. What a release does not contain never changed. */
async function lastChange(path: string): Promise<number> {
  const entry = await stat(path).catch(() => undefined);
  if (entry === undefined) return 0;
  if (!entry.isDirectory()) return entry.mtimeMs;
  const names = (await readdir(path)).filter((name) => !name.startsWith('.'));
  const times = await Promise.all(names.map((name) => lastChange(join(path, name))));
  return Math.max(0, ...times);
}

/** The lock of a process that has died is taken over. */
async function takeLock(lock: string): Promise<boolean> {
  await mkdir(dirname(lock), { recursive: true });
  try {
    const file = await open(lock, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
    if (holder > 0 && !isAlive(holder)) await rm(lock, { force: true });
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
