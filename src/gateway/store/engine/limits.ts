// How long the store waits for its database, and how many callers may wait. Each can be configured.

export interface DatabaseLimits {
  /** For a new connection. For a busy connection, a caller waits as long as this and a statement together. */
  readonly connectMs: number;
  /** For the response to one statement. */
  readonly statementMs: number;
  /** For one statement of a migration, and for a migration that another node is running. */
  readonly migrationMs: number;
  readonly connectionsMax: number;
  /**
   * Callers waiting for a batch or a connection. Beyond that, new ones are refused at once; what was accepted is finished.
   */
  readonly waitingMax: number;
}

export const DATABASE_LIMITS: DatabaseLimits = {
  connectMs: 3000,
  statementMs: 5000,
  migrationMs: 900_000,
  connectionsMax: 10,
  waitingMax: 2000,
};
