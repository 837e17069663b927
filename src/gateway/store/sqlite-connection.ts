import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { Param, Row, Statement } from './engine.ts';

const BUSY_TIMEOUT_MS = 5000;
const STATEMENTS_MAX = 500;
const OPEN_TRIES_MAX = 100;

export interface SqliteConnection {
  run(statement: Statement): Row[];
  close(): void;
}

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'tollgate.sqlite');
}

export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
}

/** Null opens a database in memory. */
export function openConnection(file: string | null, options: { readOnly: boolean }): SqliteConnection {
  const database = new DatabaseSync(file ?? ':memory:', { readOnly: options.readOnly, timeout: BUSY_TIMEOUT_MS });
  if (file !== null && !options.readOnly) turnOnWriteAheadLog(database);
  // FULL makes each commit durable; NORMAL would lose the last ones in a power failure.
  database.exec('pragma synchronous = full; pragma foreign_keys = on; pragma temp_store = memory;');
  const prepare = statementCache(database);
  return {
    run: ({ sql, params }) => prepare(sql).all(bindings(params)),
    close: () => database.close(),
  };
}

/** SQLite does not wait on its own if two processes do this at the same time. */
function turnOnWriteAheadLog(database: DatabaseSync): void {
  for (let tries = 1; ; tries += 1) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (tries === OPEN_TRIES_MAX) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

function statementCache(database: DatabaseSync): (sql: string) => StatementSync {
  const statements = new LRUCache<string, StatementSync>({ max: STATEMENTS_MAX });
  return (sql) => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    statement.setReadBigInts(true);
    statements.set(sql, statement);
    return statement;
  };
}

/** `$1` is a named parameter here. Numbers go as integers: node:sqlite would bind them as floating point. */
function bindings(params: readonly Param[]): Record<string, string | bigint | null> {
  return Object.fromEntries(
    params.map((value, index) => [`$${index + 1}`, typeof value === 'number' ? BigInt(value) : value]),
  );
}
