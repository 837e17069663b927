import { LEASE_MS } from './limits.ts';
import type { NotificationStore } from './store.ts';

/** How the store reaches your database. */
export interface SqlStoreOptions {
  /** Runs one statement and returns its rows. Parameters are `$1`, `$2`, … in order. */
  readonly execute: (sql: string, parameters: readonly (string | number)[]) => Promise<readonly unknown[]>;
  /** Default `tollgate_notifications`. */
  readonly table?: string;
  /** When a claim expires, so that the next attempt can replace a process that died. Default 10 minutes. */
  readonly leaseMs?: number;
  /** The clock, for tests. */
  readonly now?: () => number;
}

/** A store in your database, shared by all processes that use it. */
export interface SqlStore extends NotificationStore {
  /** Creates the table if it is missing. A migration can do the same instead. */
  createTable(): Promise<void>;
}

/**
 * For PostgreSQL and SQLite, shared by any number of processes. With the `pg` package:
 *
 * ```ts
 * const store = createSqlStore({ execute: async (sql, parameters) => (await pool.query(sql, [...parameters])).rows });
 * await store.createTable();
 * ```
 *
 * With `node:sqlite`, which takes numbered parameters by name:
 *
 * ```ts
 * const named = (values) => Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
 * const store = createSqlStore({ execute: async (sql, values) => database.prepare(sql).all(named(values)) });
 * ```
 *
 * Old rows may be deleted a day after their `claimed_at`, in milliseconds since 1970.
 */
export function createSqlStore(options: SqlStoreOptions): SqlStore {
  const { execute, table = 'tollgate_notifications', leaseMs = LEASE_MS, now = Date.now } = options;
  // A table name cannot be a statement parameter, so it is checked instead.
  if (!/^[a-z_][a-z0-9_]*(\.[a-z_][a-z0-9_]*)?$/i.test(table)) {
    throw new TypeError('createSqlStore: table must be a plain SQL name, with or without a schema');
  }
  return {
    async createTable() {
      await execute(
        `create table if not exists ${table} (notification_key text primary key, holder text not null, ` +
          `is_done integer not null, claimed_at bigint not null)`,
        [],
      );
    },
    async claim(key, holder) {
      // One statement, so that exactly one of several concurrent callers wins: by the insert, or by the update of an expired
      // claim.
      const claimed = await execute(
        `insert into ${table} as claims (notification_key, holder, is_done, claimed_at) values ($1, $2, 0, $3) ` +
          `on conflict (notification_key) do update set holder = excluded.holder, claimed_at = excluded.claimed_at ` +
          `where claims.is_done = 0 and claims.claimed_at < $4 returning holder`,
        [key, holder, now(), now() - leaseMs],
      );
      if (claimed.length > 0) return 'new';
      const done = await execute(`select 1 from ${table} where notification_key = $1 and is_done = 1`, [key]);
      return done.length > 0 ? 'done' : 'running';
    },
    async finish(key) {
      await execute(
        `insert into ${table} (notification_key, holder, is_done, claimed_at) values ($1, '', 1, $2) ` +
          `on conflict (notification_key) do update set is_done = 1`,
        [key, now()],
      );
    },
    async release(key, holder) {
      await execute(`delete from ${table} where notification_key = $1 and holder = $2 and is_done = 0`, [key, holder]);
    },
  };
}
