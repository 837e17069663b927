import { DatabaseUnavailableError } from '../domain/store-errors.ts';

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
const READ_ONLY = 8;
const INPUT_OUTPUT = 10;
const FULL = 13;
const CANNOT_OPEN = 14;
const UNAVAILABLE_KINDS = new Set([BUSY, READ_ONLY, INPUT_OUTPUT, FULL, CANNOT_OPEN]);

/** The file cannot be written; the statement is not at fault. */
export function isUnavailable(error: SqliteError): boolean {
  return UNAVAILABLE_KINDS.has(kindOf(error));
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

function kindOf({ errcode = 0 }: SqliteError): number {
  return errcode & 0xff;
}
