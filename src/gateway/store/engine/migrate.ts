import { buildIndexes, INDEX, isValid } from './build-indexes.ts';
import type { Engine, Transaction } from './engine.ts';
import { readMigrations } from './read-migrations.ts';
import type { Migration } from './read-migrations.ts';
import { raiseRunsFrom, readRunsFrom } from './runs-from.ts';
import { integerOf, textOf } from './table.ts';

export interface Migrated {
  /** The schema version after migrating. It is above `known` beside a newer release. */
  readonly version: number;
  /** The latest version that this program knows. */
  readonly known: number;
  /** The names of the migrations that were run; empty if there was nothing to do. */
  readonly applied: readonly string[];
}

export interface MigrationPlan extends Migrated {
  readonly pending: readonly Migration[];
}

/**
 * Migrates the database to the latest schema. Under a lock: nodes that start together wait for the first, then find nothing
 * to do. An empty database takes one transaction; one that is being served takes one for each migration, so that payments
 * never wait for the locks of two. A node that dies midway leaves whole migrations behind, and the next goes on from there.
 * A newer schema is left as it is, if its release runs beside this one.
 */
export async function migrate(engine: Engine, migrations = readMigrations()): Promise<Migrated> {
  const { pending, ...found } = await planMigration(engine, migrations);
  const applied: string[] = [];
  // One after the other: an index may be of a column that an earlier one adds.
  for (let [next] = pending; next !== undefined; [next] = (await planMigration(engine, migrations)).pending) {
    await buildIndexes(engine, next);
    const step = await engine.migration((transaction) => applyNext(transaction, engine, migrations));
    applied.push(...step.applied);
    if (step.isLast) return { ...found, version: Math.max(step.version, found.known), applied };
  }
  return { ...found, version: Math.max(found.version, found.known), applied };
}

/** What the first database in memory was when it had been migrated. */
let madeInMemory: Uint8Array | undefined;

/** The same for a database that is new if it is in memory: all migrations take longer than the rest of a start, and run once in a process. */
export async function migrateOnce(engine: Engine): Promise<Migrated> {
  if (madeInMemory !== undefined) engine.image?.beginWith(madeInMemory);
  const migrated = await migrate(engine);
  madeInMemory ??= engine.image?.take();
  return migrated;
}

export async function applyNext(transaction: Transaction, engine: Engine, migrations: readonly Migration[]) {
  await transaction.all([engine.dialect.lock('migrate')]);
  await transaction.query(engine.dialect.lockTablesBriefly);
  await transaction.query(
    'create table if not exists schema_migrations (version bigint not null primary key, name text not null, applied_at bigint not null)',
  );
  // Another node may have migrated while this one waited.
  const { version, pending } = plan(await readState(transaction.query), migrations);
  const next = pending.slice(0, version === 0 ? pending.length : 1);
  for (const migration of next) await apply(transaction, engine, migration);
  const last = next.at(-1);
  if (last !== undefined) await writeBound(transaction, engine, migrations.slice(0, migrations.indexOf(last) + 1));
  return { version, applied: next.map(({ name }) => name), isLast: next.length === pending.length };
}

/** What `migrate` would do. Rejects as it would, and changes nothing. */
export async function planMigration(
  engine: Pick<Engine, 'dialect' | 'query'>,
  migrations = readMigrations(),
): Promise<MigrationPlan> {
  const table = engine.dialect.tableExists('schema_migrations');
  const [exists] = await engine.query(table.sql, table.params);
  if (exists === undefined) return plan({ rows: [], runsFrom: null }, migrations);
  return plan(await readState((sql, params) => engine.query(sql, params)), migrations);
}

interface SchemaState {
  readonly rows: readonly { readonly version: number; readonly name: string }[];
  /** Null if no program has written it. */
  readonly runsFrom: number | null;
}

async function readState(query: Transaction['query']): Promise<SchemaState> {
  const rows = await query('select version, name from schema_migrations order by version');
  const applied = rows.map((row) => ({ version: integerOf(row['version']), name: textOf(row['name']) }));
  // The table of settings is younger than the first migrations.
  if (!applied.some(({ name }) => name === 'reference')) return { rows: applied, runsFrom: null };
  return { rows: applied, runsFrom: await readRunsFrom(query) };
}

function plan({ rows, runsFrom }: SchemaState, migrations: readonly Migration[]): MigrationPlan {
  const known = migrations.at(-1)?.version ?? 0;
  const version = rows.at(-1)?.version ?? 0;
  const names = new Map(rows.map((row) => [row.version, row.name]));
  const other = migrations.find((migration) => (names.get(migration.version) ?? migration.name) !== migration.name);
  if (other !== undefined) {
    throw new Error(
      `The database has migration ${other.version} "${names.get(other.version)}", but this Tollgate has "${other.name}" under that number: it was migrated by an unreleased version. Use another database.`,
    );
  }
  if (version > known && (runsFrom === null || runsFrom > known)) {
    throw new Error(
      `The database has schema version ${version}, but this Tollgate only knows versions up to ${known}. Start a newer Tollgate, or use another database.`,
    );
  }
  return { version, known, applied: [], pending: migrations.filter((migration) => migration.version > version) };
}

async function apply(transaction: Transaction, engine: Engine, migration: Migration): Promise<void> {
  const { dialect } = engine;
  const [row] = await transaction.query(dialect.selectNow);
  await transaction.query('insert into schema_migrations (version, name, applied_at) values ($1, $2, $3)', [
    migration.version,
    migration.name,
    integerOf(row?.['now']),
  ]);
  const statements = migration.statements.flatMap((statement) => dialect.expandMigration(statement));
  for (const sql of statements) {
    // Even with nothing to do, PostgreSQL would stop all writes to the table first.
    const [, index] = INDEX.exec(sql) ?? [];
    if (index !== undefined && (await isBuilt(transaction, engine, index))) continue;
    await transaction.query(sql);
  }
}

/** Beforehand, without blocking writes. */
async function isBuilt(transaction: Transaction, { runAlone }: Engine, index: string): Promise<boolean> {
  return runAlone !== undefined && isValid((sql, params) => transaction.query(sql, params), index);
}

async function writeBound(transaction: Transaction, engine: Engine, migrations: readonly Migration[]): Promise<void> {
  const settings = engine.dialect.tableExists('settings');
  if ((await transaction.query(settings.sql, settings.params)).length === 0) return;
  await raiseRunsFrom(transaction, Math.max(0, ...migrations.map(({ runsFrom }) => runsFrom)));
}
