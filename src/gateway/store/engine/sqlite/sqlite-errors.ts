import { DatabaseUnavailableError } from '../../../domain/store-errors.ts';

// What SQLite's errors mean to the store. The codes are its own; the low byte is the primary code.

/** A statement that SQLite rejected, and how many of its list had succeeded before. */
export class SqliteError extends Error {
  readonly errcode: number | undefined;
  readonly done: number;
  constructor(failed: { message: string; errcode: number | undefined; done: number }) {
    super(failed.message);
    this.name = 'SqliteError';
    this.errcode = failed.errcode;
    this.done = failed.done;
  }
}

const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;
const READ_ONLY = 8;
const INPUT_OUTPUT = 10;
const FULL = 13;
const CANNOT_OPEN = 14;
const UNAVAILABLE_KINDS = new Set([BUSY, READ_ONLY, INPUT_OUTPUT, FULL, CANNOT_OPEN]);

/** The file cannot be written; the statement is not at fault. */
export function isUnavailable(error: SqliteError): boolean {
  return UNAVAILABLE_KINDS.has(kindOf(error));
}

const UNIQUE = 2067;

/** Whether a unique index refused a row. */
export function isTaken(error: unknown): boolean {
  return error instanceof SqliteError && error.errcode === UNIQUE;
}

const STORING_NOTHING = new Set([READ_ONLY, INPUT_OUTPUT, CORRUPT, FULL, CANNOT_OPEN, NOT_A_DATABASE]);

/** Whether the file, or its disk, stores nothing now; also as the cause of another error. */
export function refusesWrites(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error instanceof SqliteError && STORING_NOTHING.has(kindOf(error))) || refusesWrites(error.cause);
}

/** For a commit: it did not happen. A failing disk may have written it before it failed. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof DatabaseUnavailableError)) return false;
  const { cause } = error;
  return cause instanceof SqliteError && kindOf(cause) !== INPUT_OUTPUT;
}

/** Another process is writing. */
export function isBusy(error: unknown): boolean {
  return (
    error instanceof DatabaseUnavailableError && error.cause instanceof SqliteError && kindOf(error.cause) === BUSY
  );
}

/** For an error of SQLite itself: another connection has the file. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && kindOf(error) === BUSY;
}

/** What is wrong with the file or its disk, and what to do; undefined if the error is about neither. */
export function explainSqlite(error: unknown): string | undefined {
  return error instanceof Error ? EXPLANATIONS[kindOf(error)] : undefined;
}

const RESTORE = 'Restore a backup with "tollgate restore FILE --force"; the guide "Back up and restore" has the steps.';

const EXPLANATIONS: Readonly<Record<number, string>> = {
  [BUSY]: 'The database is locked by another process.',
  [READ_ONLY]: 'The database cannot be written: the file, its folder or its disk is read-only.',
  [INPUT_OUTPUT]: 'The disk reported an error. Check its space and its health (dmesg).',
  [CORRUPT]: `The database file is damaged. ${RESTORE}`,
  [FULL]: 'The disk is full. Free some space.',
  [CANNOT_OPEN]:
    'The database file cannot be opened. Check its folder: does it exist, who may write to it, is its disk read-only?',
  [NOT_A_DATABASE]: `The file is not a database, or its first page is damaged. ${RESTORE}`,
};

function kindOf(error: Error & { readonly errcode?: number | undefined }): number {
  return (error.errcode ?? 0) & 0xff;
}
