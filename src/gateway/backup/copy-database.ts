import { DatabaseSync, backup } from 'node:sqlite';
import { PUT_SETTING } from '../store/engine/put-setting.ts';

export interface CopyOptions {
  readonly from: string;
  /** A new or empty file. */
  readonly to: string;
  /** How much is read in one step. Between two steps others get their turn. */
  readonly pagesPerStep: number;
  readonly onProgress?: ((progress: CopyProgress) => void) | undefined;
}

export interface CopyProgress {
  readonly copied: number;
  readonly total: number;
}

const BUSY_TIMEOUT_MS = 5000;

/**
 * Copies a SQLite database into one file with nothing beside it, while gateways write to the original. The copy is the state
 * of one moment, that of the call: without the open transaction every foreign commit would start the copy again, and under
 * load it would never end.
 */
export async function copyDatabase({ from, to, pagesPerStep, onProgress }: CopyOptions): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    source.exec('begin');
    // SQLite takes the snapshot at the first read.
    source.prepare('select count(*) from sqlite_schema').get();
    await backup(source, to, {
      rate: pagesPerStep,
      progress: ({ totalPages, remainingPages }) =>
        onProgress?.({ copied: totalPages - remainingPages, total: totalPages }),
    });
  } finally {
    source.close();
  }
  leaveWriteAheadLog(to);
}

/**
 * Moves what is in the write-ahead log into the file itself, and the log away. Throws if any other connection has the file
 * open, so this also shows whether a gateway runs on it.
 */
export function leaveWriteAheadLog(file: string): void {
  withDatabase(file, 0, (database) => database.exec('pragma journal_mode = delete'));
}

/** Throws if another connection is reading or writing the file. */
export function lockFile(file: string): void {
  withDatabase(file, 0, (database) => database.exec('begin exclusive; rollback;'));
}

export function writeSetting(file: string, name: string, value: string): void {
  withDatabase(file, BUSY_TIMEOUT_MS, (database) => database.prepare(PUT_SETTING).run({ $1: name, $2: value }));
}

function withDatabase(file: string, timeout: number, use: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(file, { timeout });
  try {
    use(database);
  } finally {
    database.close();
  }
}
