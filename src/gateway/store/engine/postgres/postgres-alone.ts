import type { DatabaseLimits } from '../limits.ts';
import type { Session } from './postgres-run.ts';

interface AloneOptions {
  readonly sql: string;
  readonly limits: DatabaseLimits;
  /** What the connection has otherwise. */
  readonly settings: readonly (readonly [string, string])[];
}

/** A statement that PostgreSQL runs outside a transaction only, under the limits of a migration. */
export async function runAlone(session: Session, { sql, limits, settings }: AloneOptions): Promise<void> {
  await session.query(`set statement_timeout = ${limits.migrationMs}; set lock_timeout = ${limits.migrationMs}`);
  try {
    await session.query(sql);
  } finally {
    // Whoever has the connection next has the usual limits again, also after a statement that failed.
    await session.query(settings.map(([name, value]) => `set ${name} = ${value}`).join('; '));
  }
}
