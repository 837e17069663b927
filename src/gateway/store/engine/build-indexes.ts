import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine, Transaction } from './engine.ts';
import type { Migration } from './read-migrations.ts';

// Indexes that a migration adds to existing tables are built before it, without blocking writes: PostgreSQL can do that
// outside a transaction only. The migration then finds them and has nothing to do.

export const INDEX = /^create index if not exists (\w+) on (\w+)\b/i;
const POLL_MS = 200;
const TRIES_MAX = 3;

/** Does nothing on SQLite, whose writers wait for a migration anyway, and behind a pooler. */
export async function buildIndexes(engine: Engine, { statements }: Migration): Promise<void> {
  const { runAlone } = engine;
  if (runAlone === undefined) return;
  for (const statement of statements) {
    const [, index = '', table = ''] = INDEX.exec(statement) ?? [];
    // A column that the migration itself adds is not there yet; that is for tables that stay small.
    const isExtended = statements.some((other) => other.startsWith(`alter table ${table} add column`));
    if (index === '' || isExtended || !(await exists(engine, table))) continue;
    for (const sql of engine.dialect.expandMigration(statement)) {
      await buildIndex({ engine, runAlone, index, sql: sql.replace(/index/i, 'index concurrently') });
    }
  }
}

interface Build {
  readonly engine: Engine;
  readonly runAlone: NonNullable<Engine['runAlone']>;
  readonly index: string;
  readonly sql: string;
}

/** A build that was interrupted leaves an index that is never used: it is dropped, and built again. */
async function buildIndex({ engine, runAlone, index, sql }: Build): Promise<void> {
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    await runAlone(sql);
    // Another node may be building it.
    while (await isBeingBuilt(engine, index)) await sleep(POLL_MS);
    if (await isValid((text, params) => engine.query(text, params), index)) return;
    await runAlone(`drop index concurrently if exists ${index}`);
  }
  throw new Error(`The index ${index} could not be built. Try again.`);
}

async function exists(engine: Engine, table: string): Promise<boolean> {
  const { sql, params } = engine.dialect.tableExists(table);
  return (await engine.query(sql, params)).length > 0;
}

async function isBeingBuilt(engine: Engine, index: string): Promise<boolean> {
  const sql = 'select 1 as found from pg_stat_progress_create_index where index_relid = to_regclass($1)';
  return (await engine.query(sql, [index])).length > 0;
}

export async function isValid(query: Transaction['query'], index: string): Promise<boolean> {
  const sql = 'select 1 as found from pg_index where indexrelid = to_regclass($1) and indisvalid';
  return (await query(sql, [index])).length > 0;
}
