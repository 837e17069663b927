import { DatabaseError } from 'pg';
import { CommitUnknownError, DatabaseUnavailableError } from '../../../domain/store-errors.ts';

// What PostgreSQL's errors mean to the store. The codes are SQLSTATE.

// Connection, resources, shutdown, time limits and the disk: the statement is not at fault.
const UNAVAILABLE_CLASSES = new Set(['08', '53', '57', '58']);
const READ_ONLY = '25006';
const IDLE_TOO_LONG = '25P03';
const LOCK_TIMEOUT = '55P03';
const UNAVAILABLE_STATES = new Set([READ_ONLY, IDLE_TOO_LONG, LOCK_TIMEOUT]);

// The server is stopping, starting, or no longer accepts writes: the next connection has to go elsewhere, or wait.
const SERVER_GONE_STATES = new Set([READ_ONLY, '57P01', '57P02', '57P03']);

// Resources that are used up (a full disk is 53100), errors of the disk, damaged tables and indexes.
const STORING_NOTHING_CLASSES = new Set(['53', '58']);
const STORING_NOTHING_STATES = new Set([READ_ONLY, 'XX001', 'XX002']);
const TOO_MANY_CONNECTIONS = '53300';

// Serialization failure and deadlock: the transaction must be retried.
const RETRIED_STATES = new Set(['40001', '40P01']);
const UNIQUE_VIOLATION = '23505';

// A statement that this connection prepared does not exist, or one that it did not prepare does.
const FOREIGN_SESSION_STATES = new Set(['26000', '42P05']);

export function rethrow(error: unknown): never {
  if (error instanceof DatabaseUnavailableError || error instanceof CommitUnknownError) throw error;
  throw isDatabaseError(error) && !isUnavailableState(error.code) ? error : new DatabaseUnavailableError(error);
}

/** After a commit was sent: only a response shows that nothing was committed. */
export function rethrowCommit(error: unknown): never {
  if (isAnswer(error)) throw error;
  throw new CommitUnknownError(error);
}

/** Whether the database itself reported it, so that nothing was committed. */
export function isAnswer(error: unknown): boolean {
  return isDatabaseError(causeOf(error));
}

/** Whether the error concerns the server rather than a single statement. */
export function isServerGone(error: unknown): boolean {
  const cause = causeOf(error);
  if (!isDatabaseError(cause)) return true;
  const { code = '' } = cause;
  return SERVER_GONE_STATES.has(code) || code.startsWith('08');
}

/** Whether the server stores nothing now; also as the cause of another error. */
export function refusesWrites(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!isDatabaseError(error)) return refusesWrites(error.cause);
  const { code = '' } = error;
  if (code === TOO_MANY_CONNECTIONS) return false;
  return STORING_NOTHING_CLASSES.has(code.slice(0, 2)) || STORING_NOTHING_STATES.has(code);
}

/** Whether a unique index refused a row. */
export function isTaken(error: unknown): boolean {
  return isDatabaseError(error) && error.code === UNIQUE_VIOLATION;
}

/** The loser of a race for an idempotency key retries and finds the winner's row. */
export function needsRetry(error: unknown): boolean {
  if (!isDatabaseError(error) || error.code === undefined) return false;
  return RETRIED_STATES.has(error.code) || (isTaken(error) && error.table === 'idempotency');
}

export function isLockTimeout(error: unknown): boolean {
  const cause = causeOf(error);
  return isDatabaseError(cause) && cause.code === LOCK_TIMEOUT;
}

/** Whether the statements of one connection run on several, so that prepared statements cannot be relied on. */
export function isForeignSessionError(error: unknown): boolean {
  return isDatabaseError(error) && FOREIGN_SESSION_STATES.has(error.code ?? '');
}

function isUnavailableState(code = ''): boolean {
  return UNAVAILABLE_CLASSES.has(code.slice(0, 2)) || UNAVAILABLE_STATES.has(code);
}

function causeOf(error: unknown): unknown {
  return error instanceof DatabaseUnavailableError || error instanceof CommitUnknownError ? error.cause : error;
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError;
}
