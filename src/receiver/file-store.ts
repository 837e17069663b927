import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KEPT_MS, LEASE_MS, PRUNING_MS } from './limits.ts';
import type { NotificationStore } from './store.ts';

/** Where and how long notifications are remembered. */
export interface FileStoreOptions {
  /** A folder for this store only, created if missing. Several processes on one machine can share it. */
  readonly directory: string;
  /** When a claim expires, so that the next attempt can replace a process that died. Default 10 minutes. */
  readonly leaseMs?: number;
  /** How long a handled notification is remembered. Default 7 days; the last attempt comes after 255 minutes. */
  readonly keepMs?: number;
  /** The clock, for tests. */
  readonly now?: () => number;
}

/**
 * One folder per notification, with a numbered file per claim and a file `done`. To claim is to create the next number
 * exclusively, so one process wins. Numbers are never reused: a released or expired claim stays, so two processes cannot
 * both take it over. Records survive the process, but writes are not synced to disk.
 */
export function createFileStore(options: FileStoreOptions): NotificationStore {
  const { directory, leaseMs = LEASE_MS, keepMs = KEPT_MS, now = Date.now } = options;
  let prunedAt = 0;
  return {
    async claim(key, holder) {
      const folder = folderOf(directory, key);
      await mkdir(folder, { recursive: true });
      const names = await readdir(folder);
      if (names.includes(DONE)) return 'done';
      const newest = Math.max(0, ...names.filter(isClaim).map(Number));
      const isFree = newest === 0 || names.includes(`${newest}${RELEASED}`);
      if (!isFree && !(await isOlder(join(folder, String(newest)), now() - leaseMs))) return 'running';
      if (!(await createExclusively(join(folder, String(newest + 1)), holder))) return 'running';
      // The holder of an expired claim may have finished in the meantime.
      return (await exists(join(folder, DONE))) ? 'done' : 'new';
    },
    async finish(key) {
      const folder = folderOf(directory, key);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, DONE), '');
      // In both directions: a clock that was set back would otherwise delay this.
      if (Math.abs(now() - prunedAt) < PRUNING_MS) return;
      prunedAt = now();
      await prune(directory, now() - keepMs);
    },
    async release(key, holder) {
      const folder = folderOf(directory, key);
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        if (isClaim(name) && (await readFile(path, 'utf8')) === holder) await writeFile(`${path}${RELEASED}`, '');
      }
    },
  };
}

const DONE = 'done';
const RELEASED = '.released';

/** A key may contain characters that a file name may not. */
function folderOf(directory: string, key: string): string {
  return join(directory, createHash('sha256').update(key).digest('hex'));
}

function isClaim(name: string): boolean {
  return /^[0-9]+$/.test(name);
}

async function createExclusively(path: string, text: string): Promise<boolean> {
  try {
    await writeFile(path, text, { flag: 'wx' });
    return true;
  } catch (cause) {
    if (hasCode(cause, 'EEXIST')) return false;
    throw cause;
  }
}

async function exists(path: string): Promise<boolean> {
  return unlessGone(async () => (await access(path), true));
}

async function isOlder(path: string, limit: number): Promise<boolean> {
  return unlessGone(async () => (await stat(path)).mtimeMs < limit);
}

async function unlessGone(ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask();
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return false;
    throw cause;
  }
}

async function prune(directory: string, limit: number): Promise<void> {
  for (const name of await readdir(directory)) {
    const folder = join(directory, name);
    // Creating or removing a file updates the folder's modification time.
    if (!/^[0-9a-f]{64}$/.test(name) || !(await isOlder(folder, limit))) continue;
    await rm(folder, { recursive: true, force: true });
  }
}

function hasCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code;
}
