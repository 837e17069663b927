import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BackupError, MANIFEST_SETTING, PAGES_PER_STEP, syncFile } from './back-up.ts';
import type { BackupManifest } from './back-up.ts';
import type { LedgerReport } from '../domain/ledger/ledger-store.ts';
import type { Vault } from '../domain/ports.ts';
import { copyDatabase, leaveWriteAheadLog } from './copy-database.ts';
import type { CopyProgress } from './copy-database.ts';
import { FileProblem, inspectFile } from '../store/inspect/inspect-file.ts';
import type { FileReport } from '../store/inspect/inspect-file.ts';
import { migrateDatabase } from '../store/open-store.ts';
import { makeDataDir } from '../store/engine/sqlite/sqlite-connection.ts';
import { sqliteFile } from '../store/engine/sqlite/sqlite-file.ts';
import { explainSqlite, isLocked } from '../store/engine/sqlite/sqlite-errors.ts';

// Puts a backup where the gateway looks for its database. All is done and verified beside the place, then one rename puts it
// there: an interrupted restore leaves the folder as it was.

export interface RestoreOptions {
  readonly file: string;
  readonly dataDir: string;
  /** Replaces a database that is there; the old one is kept under another name. */
  readonly force: boolean;
  /** With the keys that the gateway will be given. */
  readonly vault: Vault;
  readonly now: () => number;
  readonly onProgress?: (progress: CopyProgress) => void;
}

export interface Restored {
  readonly database: string;
  /** Null if the file was not made by `tollgate backup`. */
  readonly manifest: BackupManifest | null;
  readonly schemaVersion: number;
  /** The names of the migrations that were run on it. */
  readonly applied: readonly string[];
  readonly ledger: LedgerReport;
  /** Where the old database is now; null if there was none. */
  readonly kept: string | null;
}

export async function restore(options: RestoreOptions): Promise<Restored> {
  const { dataDir, force } = options;
  const file = resolve(options.file);
  const database = sqliteFile(dataDir);
  if (!existsSync(file)) throw new BackupError(`${file} does not exist.`);
  if (existsSync(database) && !force) {
    throw new BackupError(`${database} exists. Replace it with --force, which keeps the old one under another name.`);
  }
  makeDataDir(dataDir);
  foldLog(database);
  const stage = join(dataDir, 'restoring');
  // What an interrupted restore left.
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { mode: 0o700 });
  try {
    const before = await inspected(file, file);
    checkKeys(before, options.vault, file);
    await copyDatabase({ from: file, to: sqliteFile(stage), pagesPerStep: PAGES_PER_STEP, ...options });
    const migrated = await migrateDatabase({ databaseUrl: null, dataDir: stage });
    leaveWriteAheadLog(sqliteFile(stage));
    const { ledger } = await inspected(sqliteFile(stage), file);
    if (ledger === null) throw new Error('a migrated copy has the newest schema');
    checkSame(before, ledger);
    await syncFile(sqliteFile(stage));
    const kept = await putInPlace(sqliteFile(stage), database, options.now());
    const manifest = readManifest(before);
    return { database, manifest, schemaVersion: migrated.version, applied: migrated.applied, ledger, kept };
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(explainSqlite(error) ?? (error as Error).message);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

async function inspected(file: string, name: string): Promise<FileReport> {
  return inspectFile(file).catch((error: unknown) => {
    throw error instanceof FileProblem ? new BackupError(`${name} ${error.message}`, { cause: error }) : error;
  });
}

/** A gateway without these keys would not start. */
function checkKeys({ sealed }: FileReport, vault: Vault, file: string): void {
  for (const text of sealed) {
    try {
      vault.open(text);
    } catch (error) {
      const { message } = error as Error;
      throw new BackupError(`ENCRYPTION_KEYS does not open the secrets in ${file}: ${message}.`, { cause: error });
    }
  }
}

function checkSame({ ledger: before }: FileReport, after: LedgerReport): void {
  if (before === null) return;
  if (before.orders === after.orders && before.postings === after.postings) return;
  throw new BackupError(`The copy has ${after.orders} orders instead of ${before.orders}. Nothing was restored.`);
}

/** The folder has a whole database at every moment: the old one, then the new one. */
async function putInPlace(staged: string, database: string, now: number): Promise<string | null> {
  const stamp = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  const kept = `${database}.before-${stamp}`;
  const isReplaced = existsSync(database);
  foldLog(database);
  if (isReplaced) keep(database, kept);
  // Only a damaged or missing database still has these. Another one must never read them.
  for (const end of ['-wal', '-shm']) if (existsSync(database + end)) renameSync(database + end, kept + end);
  giveToOwner(staged, dirname(database));
  renameSync(staged, database);
  await syncFile(dirname(database));
  return isReplaced ? kept : null;
}

function keep(database: string, kept: string): void {
  try {
    linkSync(database, kept);
  } catch {
    // Not every file system has hard links.
    copyFileSync(database, kept);
  }
}

/** If root restores, the gateway's own user must be able to write the file. */
function giveToOwner(file: string, folder: string): void {
  chmodSync(file, 0o600);
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
}

function foldLog(database: string): void {
  if (!existsSync(database)) return;
  try {
    leaveWriteAheadLog(database);
  } catch (error) {
    if (isLocked(error)) {
      throw new BackupError(`A gateway, or another program, has ${database} open. Stop it first.`, { cause: error });
    }
    // A damaged database is kept as it is, with its log.
  }
}

function readManifest({ settings }: FileReport): BackupManifest | null {
  const stored = settings.get(MANIFEST_SETTING);
  return stored === undefined ? null : (JSON.parse(stored) as BackupManifest);
}
