import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, describe, expect } from 'vitest';
import { createZone } from '../../../src/gateway/domain/day.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { isLocked } from '../../../src/gateway/store/engine/sqlite/sqlite-errors.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import type { StoreOptions } from '../../../src/gateway/store/open-store.ts';
import { copyMigratedFiles, createMigratedDatabase } from './migrated-database.ts';
import { PATIENT_LIMITS } from './patience.ts';
import { createDatabase, runStatement } from './postgres.ts';

export type Place = Pick<StoreOptions, 'databaseUrl' | 'dataDir'>;

/** What a program finds its database by. */
export function placeEnv({ databaseUrl, dataDir }: Place): Record<string, string> {
  return {
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    ...(dataDir !== null && { DATA_DIR: dataDir }),
  };
}

export interface Databases {
  /** A place that no other test uses, without a schema. It goes when the test ends. */
  place(): Promise<Place>;
  /** The same for tests that are not about migrating: with the schema where that makes it faster. */
  migratedPlace(): Promise<Place>;
  /** A store in a migrated place of its own, or in the one that is given. It is closed when the test ends. */
  open(place?: Place, options?: Partial<StoreOptions>): Promise<Store>;
}

type EngineName = 'SQLite in memory' | 'SQLite' | 'PostgreSQL';

/** Runs a statement beside the store, as somebody with access to the database could. */
export async function runSql(place: Place, sql: string): Promise<void> {
  if (place.databaseUrl !== null) return await runStatement(place.databaseUrl, sql);
  const file = join(place.dataDir ?? '', 'tollgate.sqlite');
  const until = performance.now() + PATIENT_LIMITS.statementMs;
  while (!triedInFile(file, sql, performance.now() > until)) await setTimeout(5);
}

/** Does not wait: the store of the same process may be within a transaction, which only ends if the event loop goes on. */
function triedInFile(file: string, sql: string, last: boolean): boolean {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec(sql);
    return true;
  } catch (error) {
    if (last || !isLocked(error)) throw error;
    return false;
  } finally {
    database.close();
  }
}

/** All that is in the files or tables of a database, as one text. */
export async function readEverything({ dataDir, databaseUrl }: Place): Promise<string> {
  if (dataDir !== null) {
    return readdirSync(dataDir)
      .map((name) => readFileSync(join(dataDir, name), 'latin1'))
      .join('\n');
  }
  const client = new Client({ connectionString: databaseUrl ?? '' });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ text: string }>(`select ${name}::text as text from ${name}`);
    texts.push(...rows.map(({ text }) => text));
  }
  await client.end();
  return texts.join('\n');
}

export interface Cell {
  /** Table and column. */
  readonly place: string;
  readonly text: string;
}

/** Every value of every table, as text. */
export async function readCells({ dataDir, databaseUrl }: Place): Promise<Cell[]> {
  const cellsOf = (table: string, rows: readonly object[]) =>
    rows.flatMap((row) =>
      Object.entries(row).map(([column, value]) => ({
        place: `${table}.${column}`,
        text: typeof value === 'object' ? JSON.stringify(value) : String(value),
      })),
    );
  if (dataDir !== null) {
    const database = new DatabaseSync(join(dataDir, 'tollgate.sqlite'), { readOnly: true });
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
    const cells = tables.flatMap(({ name }) => {
      const statement = database.prepare(`select * from ${String(name)}`);
      statement.setReadBigInts(true);
      return cellsOf(String(name), statement.all());
    });
    database.close();
    return cells;
  }
  const client = new Client({ connectionString: databaseUrl ?? '' });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const cells: Cell[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<object>(`select * from ${name}`);
    cells.push(...cellsOf(name, rows));
  }
  await client.end();
  return cells;
}

/** A server's figures have what a connection has counted when that has ended, which takes a moment. */
export async function whenDisconnected(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const others = async () => (await client.query(OTHER_CONNECTIONS)).rowCount ?? 0;
  await expect.poll(others).toBe(0);
  await client.end();
}

const OTHER_CONNECTIONS = `select pid from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;

export async function countDeadlocks(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return Number(rows[0]?.deadlocks);
}

/** The same cases on each engine. */
export function describeOnEngines(
  engines: readonly EngineName[],
  title: string,
  cases: (databases: Databases) => void,
) {
  describe.each(engines)(`${title} on %s`, (engine) => cases(useDatabases(engine)));
}

export function describeOnBothEngines(title: string, cases: (databases: Databases) => void): void {
  describeOnEngines(['SQLite', 'PostgreSQL'], title, cases);
}

/** For a file that wants one engine: what its tests open is closed after each of them. */
export function useDatabases(engine: EngineName): Databases {
  const leftovers: (() => void | Promise<void>)[] = [];
  afterEach(async () => {
    for (const clean of leftovers.splice(0).toReversed()) await clean();
  });
  const makePlace = async ({ isMigrated }: { isMigrated: boolean }): Promise<Place> => {
    if (engine === 'SQLite in memory') return { databaseUrl: null, dataDir: null };
    if (engine === 'SQLite') {
      const dataDir = mkdtempSync(join(tmpdir(), 'tollgate-store-'));
      leftovers.push(() => rmSync(dataDir, { recursive: true, force: true }));
      if (isMigrated) await copyMigratedFiles(dataDir);
      return { databaseUrl: null, dataDir };
    }
    const { url, drop } = await (isMigrated ? createMigratedDatabase() : createDatabase());
    leftovers.push(drop);
    return { databaseUrl: url, dataDir: null };
  };
  const migratedPlace = () => makePlace({ isMigrated: true });
  return {
    place: () => makePlace({ isMigrated: false }),
    migratedPlace,
    async open(given, options = {}) {
      const where = given ?? (await migratedPlace());
      const store = await openStore({
        ...where,
        zone: createZone('UTC'),
        batchSizeMax: 100,
        limits: PATIENT_LIMITS,
        now: () => performance.now(),
        ...options,
      });
      let closing: Promise<void> | undefined;
      const close = () => (closing ??= store.close());
      leftovers.push(close);
      return { ...store, close };
    },
  };
}
