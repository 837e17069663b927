import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Engine, Transaction } from './engine.ts';
import { integerOf } from './table.ts';

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly statements: readonly string[];
}

export interface Migrated {
  /** The schema version after migrating. */
  readonly version: number;
  /** The names of the migrations that were run; empty if there was nothing to do. */
  readonly applied: readonly string[];
}

const FOLDER = new URL('./migrations/', import.meta.url);

/**
 * Migrates the database to the latest schema. One transaction under a lock: nodes that start together wait for the first,
 * then find nothing to do; one that dies midway leaves nothing behind.
 */
export async function migrate(engine: Engine, migrations = readMigrations()): Promise<Migrated> {
  const newest = migrations.at(-1)?.version ?? 0;
  const found = await readVersion(engine);
  if (found === newest) return { version: newest, applied: [] };
  return engine.migration(async (transaction) => {
    await transaction.all([engine.dialect.lock('migrate')]);
    await transaction.query(
      'create table if not exists schema_migrations (version bigint not null primary key, name text not null, applied_at bigint not null)',
    );
    const [row] = await transaction.query('select coalesce(max(version), 0) as version from schema_migrations');
    const version = integerOf(row?.['version']);
    if (version > newest) {
      throw new Error(
        `The database has schema version ${version}, but this Tollgate only knows versions up to ${newest}. Start a newer Tollgate, or use another database.`,
      );
    }
    const missing = migrations.filter((migration) => migration.version > version);
    for (const migration of missing) await apply(transaction, engine, migration);
    return { version: newest, applied: missing.map(({ name }) => name) };
  });
}

/** Null if the database is new. */
async function readVersion(engine: Engine): Promise<number | null> {
  const table = engine.dialect.tableExists('schema_migrations');
  const [row] = await engine.query(table.sql, table.params);
  if (row === undefined) return null;
  const [newest] = await engine.query('select coalesce(max(version), 0) as version from schema_migrations');
  return integerOf(newest?.['version']);
}

async function apply(transaction: Transaction, engine: Engine, migration: Migration): Promise<void> {
  const { dialect } = engine;
  await transaction.query(
    `insert into schema_migrations (version, name, applied_at) values ($1, $2, ${dialect.nowMs})`,
    [migration.version, migration.name],
  );
  const statements = migration.statements.flatMap((statement) => dialect.expandMigration(statement));
  for (const sql of statements) await transaction.query(sql);
}

export function readMigrations(): Migration[] {
  const files = readdirSync(fileURLToPath(FOLDER))
    .filter((file) => file.endsWith('.sql'))
    .toSorted();
  return files.map((file) => ({
    version: Number(file.slice(0, 6)),
    name: file.slice(7, -4),
    statements: readFileSync(new URL(file, FOLDER), 'utf8')
      .replaceAll(/^--.*$/gm, '')
      .split(/;\s*$/m)
      .map((statement) => statement.trim())
      .filter((statement) => statement !== ''),
  }));
}
