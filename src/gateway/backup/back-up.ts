import { createHash } from 'node:crypto';
import { createReadStream, existsSync, realpathSync, rmSync, statSync, statfsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { copyDatabase, lockFile, writeSetting } from './copy-database.ts';
import type { CopyProgress } from './copy-database.ts';
import { FileProblem, inspectFile } from '../store/inspect/inspect-file.ts';
import type { FileReport } from '../store/inspect/inspect-file.ts';
import { LAST_BACKUP_SETTING } from '../domain/platform/settings.ts';
import { sqliteFile } from '../store/engine/sqlite/sqlite-file.ts';
import { explainSqlite, isLocked } from '../store/engine/sqlite/sqlite-errors.ts';

// A backup of SQLite is one file: the database of one moment, verified before it gets its name.

export interface BackupOptions {
  readonly dataDir: string;
  readonly file: string;
  /** Replaces a file of that name. */
  readonly force: boolean;
  readonly programVersion: string;
  readonly now: () => number;
  readonly onProgress?: (progress: CopyProgress) => void;
}

/** Stored in the copy, so that a restore can say what it is. The keys themselves are not in it. */
export interface BackupManifest {
  readonly takenAt: string;
  readonly programVersion: string;
  readonly schemaVersion: number;
  /** The ids of the encryption keys that sealed its secrets. */
  readonly keyIds: readonly string[];
}

export interface Backup extends BackupManifest {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Null if the schema is older than this program's: then the ledger is verified when it is restored. */
  readonly ledger: FileReport['ledger'];
  /** Why the time of this backup is not in the metrics; null if it is. */
  readonly unrecorded: string | null;
}

/** An expected failure, in one line. */
export class BackupError extends Error {}

/** The setting with the manifest, in the copy. The original has the time of its last backup, for /metrics. */
export const MANIFEST_SETTING = 'backup';

/** 1 MB of a database with the usual pages: short enough that a slow disk serves payments in between. */
export const PAGES_PER_STEP = 256;
/** A backup needs as much as the database, and the manifest a page. */
const SPARE_BYTES = 65_536;

export async function backUp(options: BackupOptions): Promise<Backup> {
  const database = sqliteFile(options.dataDir);
  const file = resolve(options.file);
  checkPlaces(database, file, options.force);
  const partial = `${file}.partial`;
  const takenAt = options.now();
  await createPartial(partial);
  try {
    await copyDatabase({ from: database, to: partial, pagesPerStep: PAGES_PER_STEP, onProgress: options.onProgress });
    const report = await inspectFile(partial);
    const manifest = manifestOf(report, { ...options, takenAt });
    writeSetting(partial, MANIFEST_SETTING, JSON.stringify(manifest));
    const { size: bytes } = statSync(partial);
    const sha256 = await hashOf(partial);
    await syncFile(partial);
    await rename(partial, file);
    await syncFile(dirname(file));
    const unrecorded = recordBackup(database, takenAt);
    return { ...manifest, file, bytes, sha256, ledger: report.ledger, unrecorded };
  } catch (error) {
    for (const name of [partial, `${partial}-journal`]) rmSync(name, { force: true });
    throw describe(error);
  }
}

function checkPlaces(database: string, file: string, force: boolean): void {
  if (!existsSync(database)) throw new BackupError(`There is no database at ${database}. Set DATA_DIR.`);
  const folder = dirname(file);
  if (!existsSync(folder)) throw new BackupError(`The folder ${folder} does not exist.`);
  if (existsSync(file)) {
    if (realpathSync(file) === realpathSync(database)) throw new BackupError(`${file} is the database itself.`);
    if (!force) throw new BackupError(`${file} exists. Choose another name, or replace it with --force.`);
  }
  const { bavail, bsize } = statfsSync(folder);
  const needed = statSync(database).size + SPARE_BYTES;
  if (bavail * bsize >= needed) return;
  throw new BackupError(`${folder} has ${bavail * bsize} bytes free; the backup needs ${needed}.`);
}

/** Readable by its owner only, from its first byte on. What an interrupted backup left is replaced. */
async function createPartial(partial: string): Promise<void> {
  if (existsSync(partial)) {
    try {
      lockFile(partial);
    } catch (error) {
      if (isLocked(error)) throw new BackupError(`Another backup is writing ${partial}.`, { cause: error });
    }
    rmSync(partial);
  }
  const handle = await open(partial, 'wx', 0o600).catch((error: unknown) => {
    throw describe(error);
  });
  await handle.close();
}

function manifestOf(
  { schemaVersion, sealed }: FileReport,
  { takenAt, programVersion }: { takenAt: number; programVersion: string },
): BackupManifest {
  // As the vault writes it: `v1.`, the key's id, and what it sealed.
  const keyIds = [...new Set(sealed.map((text) => text.split('.')[1] ?? ''))];
  return { takenAt: new Date(takenAt).toISOString(), programVersion, schemaVersion, keyIds };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Also writes the names in a folder to the disk, if that is what the path names. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function recordBackup(database: string, takenAt: number): string | null {
  try {
    writeSetting(database, LAST_BACKUP_SETTING, String(takenAt));
    return null;
  } catch (error) {
    return explainSqlite(error) ?? (error as Error).message;
  }
}

function describe(error: unknown): Error {
  if (error instanceof BackupError) return error;
  if (error instanceof FileProblem) return new BackupError(`The copy ${error.message}`, { cause: error });
  return new BackupError(explainSqlite(error) ?? (error as Error).message, { cause: error });
}
