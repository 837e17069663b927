import { resolve } from 'node:path';
import type { Reader } from './config-reader.ts';
import { parseDatabaseUrl } from '../store/engine/database-url.ts';
import { DATABASE_LIMITS } from '../store/engine/limits.ts';
import type { DatabaseLimits } from '../store/engine/limits.ts';

/** Where the data is stored, and how long the gateway waits for it. */
export interface DatabaseConfig {
  /** The path of the SQLite file; not used with a DATABASE_URL. */
  readonly dataDir: string;
  /** PostgreSQL; null means SQLite. May name several servers. */
  readonly databaseUrl: string | null;
  readonly databaseLimits: DatabaseLimits;
  /** Whether a pooler assigns a different connection to each transaction. */
  readonly sharedSessions: boolean;
}

export function readDatabaseConfig(reader: Reader): DatabaseConfig {
  const { number, oneOf, text } = reader;
  const { connectMs, statementMs, migrationMs, connectionsMax, waitingMax } = DATABASE_LIMITS;
  return {
    dataDir: resolve(text('DATA_DIR') ?? 'data'),
    databaseUrl: readDatabaseUrl(reader),
    databaseLimits: {
      connectMs: number('DATABASE_CONNECT_TIMEOUT_MS', { fallback: connectMs, min: 100, max: 60_000 }),
      statementMs: number('DATABASE_STATEMENT_TIMEOUT_MS', { fallback: statementMs, min: 100, max: 60_000 }),
      migrationMs: number('DATABASE_MIGRATION_TIMEOUT_MS', { fallback: migrationMs, min: 1000, max: 86_400_000 }),
      connectionsMax: number('DATABASE_POOL_MAX', { fallback: connectionsMax, min: 1, max: 1000 }),
      waitingMax: number('DATABASE_WAITING_MAX', { fallback: waitingMax, min: 1, max: 1_000_000 }),
    },
    sharedSessions: oneOf('DATABASE_POOLER', ['none', 'transaction'], 'none') === 'transaction',
  };
}

function readDatabaseUrl({ text, problems }: Reader): string | null {
  const given = text('DATABASE_URL');
  // It may contain a password, so the problem does not show it.
  if (given === null || parseDatabaseUrl(given) !== null) return given;
  problems.push(
    /^postgres(?:ql)?:\/\//.test(given)
      ? `DATABASE_URL must look like postgres://user:password@host:5432/database; separate several hosts with commas.${encodingHint(given)}`
      : 'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
  );
  return given;
}

/** Such characters in a password are the usual reason. */
function encodingHint(url: string): string {
  const isSuspect = /\/\/[^@]*[#/?%[\]][^@]*@|@.*@/.test(url);
  return isSuspect
    ? ' Percent-encode special characters in the password: %23 for #, %2F for /, %25 for %, %40 for @.'
    : '';
}
