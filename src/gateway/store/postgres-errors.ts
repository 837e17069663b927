import { DatabaseError } from 'pg';
import { CommitUnknownError, DatabaseUnavailableError } from '../domain/store-errors.ts';

// What PostgreSQL's errors mean to the store. The codes are its SQLSTATE.

// Connection, resources, shutdown and time limits: the statement is not at fault.
const UNAVAILABLE_CLASSES = new Set(['08', '53', '57']);
const READ_ONLY = '25006';
const IDLE_TOO_LONG = '25P03';
const LOCK_TIMEOUT = '55P03';
const UNAVAILABLE_STATES = new Set([READ_ONLY, IDLE_TOO_LONG, LOCK_TIMEOUT]);

// The server stops, starts, or takes no writes any more: the next connection has to go elsewhere, or wait.
const SERVER_GONE_STATES = new Set([READ_ONLY, '57P01', '57P02', '57P03']);

// Serialization failure and deadlock: the database asks for another try.
const RETRIED_STATES = new Set(['40001', '40P01']);
const UNIQUE_VIOLATION = '23505';

// A statement that this connection prepared does not exist, or one that it did not prepare does.
const FOREIGN_SESSION_STATES = new Set(['26000', '42P05']);

export function rethrow(error: unknown): never {
  if (error instanceof DatabaseUnavailableError || error instanceof CommitUnknownError) throw error;
  throw isOfDatabase(error) && !isUnavailableState(error.code) ? error : new DatabaseUnavailableError(error);
}

/** After something was sent that commits: only an answer says that nothing was. */
export function rethrowCommit(error: unknown): never {
  if (isAnswer(error)) throw error;
  throw new CommitUnknownError(error);
}

/** Whether the database itself said it, so that nothing was committed. */
export function isAnswer(error: unknown): boolean {
  return isOfDatabase(causeOf(error));
}

/** Whether it says something about the server rather than about one statement. */
export function isServerGone(error: unknown): boolean {
  const cause = causeOf(error);
  if (!isOfDatabase(cause)) return true;
  const { code = '' } = cause;
  return SERVER_GONE_STATES.has(code) || code.startsWith('08');
}

/** The loser of a race for an idempotency key tries again and finds the winner's row. */
export function asksForAnotherTry(error: unknown): boolean {
  if (!isOfDatabase(error) || error.code === undefined) return false;
  return RETRIED_STATES.has(error.code) || (error.code === UNIQUE_VIOLATION && error.table === 'idempotency');
}

/** Whether the statements of one connection run on several, so that none may count on what it prepared. */
export function isOfForeignSession(error: unknown): boolean {
  return isOfDatabase(error) && FOREIGN_SESSION_STATES.has(error.code ?? '');
}

function isUnavailableState(code = ''): boolean {
  return UNAVAILABLE_CLASSES.has(code.slice(0, 2)) || UNAVAILABLE_STATES.has(code);
}

function causeOf(error: unknown): unknown {
  return error instanceof DatabaseUnavailableError || error instanceof CommitUnknownError ? error.cause : error;
}

function isOfDatabase(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError;
}
