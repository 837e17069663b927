import { hash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { Engine, Param, Row, Statement } from '../engine.ts';
import { checkLocalDisk } from '../local-disk.ts';
import { isLocked } from './sqlite-errors.ts';

const BUSY_TIMEOUT_MS = 5000;
const STATEMENTS_MAX = 500;
const OPEN_TRIES_MAX = 100;
// What is deleted is overwritten, so that erased data is in no page of the file.
const OVERWRITING = 'pragma secure_delete = on';

export interface SqliteConnection {
  run(statement: Statement): Row[];
  readonly image?: Engine['image'];
  close(): void;
}

export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    const reason = FOLDER_PROBLEMS[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason === undefined ? error : new Error(`${dataDir} ${reason}`, { cause: error });
  }
  checkLocalDisk(dataDir);
}

const NOT_A_FOLDER = 'is a file, or in one. Set DATA_DIR to a folder.';
const NOT_WRITABLE = 'cannot be created. Set DATA_DIR to a folder that the user of the gateway may write to.';

const FOLDER_PROBLEMS: Readonly<Record<string, string>> = {
  EEXIST: NOT_A_FOLDER,
  ENOTDIR: NOT_A_FOLDER,
  EACCES: NOT_WRITABLE,
  EPERM: NOT_WRITABLE,
  EROFS: NOT_WRITABLE,
};

/** Null opens a database in memory. */
export function openConnection(file: string | null, options: { readOnly: boolean }): SqliteConnection {
  if (file !== null && !options.readOnly) createPrivately(file);
  const database = new DatabaseSync(file ?? ':memory:', { readOnly: options.readOnly, timeout: BUSY_TIMEOUT_MS });
  if (file !== null && !options.readOnly) turnOnWriteAheadLog(database);
  // FULL makes each commit durable; NORMAL would lose the last ones in a power failure.
  database.exec('pragma synchronous = full; pragma foreign_keys = on; pragma temp_store = memory;');
  if (!options.readOnly) {
    database.exec(OVERWRITING);
    database.function('sha256', { deterministic: true }, (text) => hash('sha256', String(text)));
  }
  const prepare = statementCache(database);
  return {
    run: ({ sql, params }) => prepare(sql).all(bindings(params)),
    ...('serialize' in database && { image: imageOf(database) }),
    close: () => database.close(),
  };
}

function imageOf(database: DatabaseSync): NonNullable<SqliteConnection['image']> {
  return {
    take: () => database.serialize(),
    beginWith(image) {
      database.deserialize(image);
      // The pages are new ones, which do not have it yet.
      database.exec(OVERWRITING);
    },
  };
}

/**
 * SQLite would let everybody read a new file; its log and index files get the mode of the database. An existing file is not
 * opened here: closing it would release the locks of this process.
 */
function createPrivately(file: string): void {
  if (existsSync(file)) return;
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch {
    // Another process was first, or SQLite reports why it cannot be created.
  }
}

/** SQLite does not wait on its own if two processes do this at the same time. */
function turnOnWriteAheadLog(database: DatabaseSync): void {
  for (let tries = 1; ; tries += 1) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (tries === OPEN_TRIES_MAX || !isLocked(error)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

function statementCache(database: DatabaseSync): (sql: string) => StatementSync {
  const statements = new LRUCache<string, StatementSync>({ max: STATEMENTS_MAX });
  return (sql) => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    statement.setReadBigInts(true);
    statements.set(sql, statement);
    return statement;
  };
}

/** `$1` is a named parameter here. Numbers go as integers: node:sqlite would bind them as floating point. */
function bindings(params: readonly Param[]): Record<string, string | bigint | null> {
  return Object.fromEntries(params.map((value, index) => [`$${index + 1}`, asInteger(value)]));
}

function asInteger(value: Param): string | bigint | null {
  return typeof value === 'number' ? BigInt(value) : value;
}
