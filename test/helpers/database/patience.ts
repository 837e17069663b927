import { DATABASE_LIMITS } from '../../../src/gateway/store/engine/limits.ts';
import type { DatabaseLimits } from '../../../src/gateway/store/engine/limits.ts';

// A machine that stands still for some seconds is no outage of the database. A test that is about a deadline sets its own.

const LIMIT_MS = 60_000;

/** For a store that a test opens. */
export const PATIENT_LIMITS: DatabaseLimits = { ...DATABASE_LIMITS, connectMs: LIMIT_MS, statementMs: LIMIT_MS };

/** For a gateway or a command that a test starts. */
export const PATIENCE = {
  DATABASE_CONNECT_TIMEOUT_MS: String(LIMIT_MS),
  DATABASE_STATEMENT_TIMEOUT_MS: String(LIMIT_MS),
};
