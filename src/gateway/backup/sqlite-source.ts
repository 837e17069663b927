import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Row } from '../store/engine/engine.ts';
import { sqliteFile } from '../store/engine/sqlite/sqlite-file.ts';

// A SQLite database that is read as a whole, while nobody else has it open. Only the mark of a move is ever written.

const SQLITE_BUSY = 5;

export interface SqliteSource {
  /** The tables with their columns, each after those that it refers to. */
  readonly tables: readonly SourceTable[];
  read(sql: string): Row[];
  /** All rows, one at a time. */
  rows(table: SourceTable): Iterable<Row>;
  readSetting(name: string): string | null;
  /** Null removes it. */
  writeSetting(name: string, value: string | null): void;
  close(): void;
}

export interface SourceTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Rejects if there is no such database, or a gateway has it open. Nobody can open it until it is closed. */
export function openSqliteSource(dataDir: string): SqliteSource {
  const database = openAlone(dataDir);
  const read = (sql: string, ...params: string[]): Row[] => prepare(database, sql).all(...params);
  return {
    tables: listTables(read),
    read,
    rows: ({ name, columns }) => prepare(database, `select ${columns.join(', ')} from ${name}`).iterate(),
    readSetting(name) {
      const [row] = read('select value from settings where name = ?', name);
      return row === undefined ? null : String(row['value']);
    },
    writeSetting(name, value) {
      read('delete from settings where name = ?', name);
      if (value !== null) read('insert into settings (name, value) values (?, ?)', name, value);
    },
    close: () => database.close(),
  };
}

/** Throws if there is no such database, or another process has it open. Nobody can open it until it is closed. */
export function openAlone(dataDir: string): DatabaseSync {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) throw new Error(`There is no SQLite database in ${dataDir}. Set DATA_DIR to its folder.`);
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma locking_mode = exclusive; begin immediate; commit; pragma synchronous = full');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new Error(`The database in ${dataDir} is in use. Stop every gateway that serves it, then try again.`, {
      cause: error,
    });
  }
  return database;
}

function prepare(database: DatabaseSync, sql: string) {
  const statement = database.prepare(sql);
  statement.setReadBigInts(true);
  return statement;
}

function listTables(read: (sql: string) => Row[]): SourceTable[] {
  const names = read("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
    .map((row) => String(row['name']))
    .filter((name) => name !== 'schema_migrations');
  const sorted: string[] = [];
  const add = (name: string): void => {
    if (sorted.includes(name)) return;
    for (const row of read(`pragma foreign_key_list(${name})`)) add(String(row['table']));
    sorted.push(name);
  };
  for (const name of names) add(name);
  return sorted.map((name) => ({
    name,
    columns: read(`pragma table_info(${name})`).map((row) => String(row['name'])),
  }));
}
