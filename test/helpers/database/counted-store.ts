import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { QueryResult } from 'pg';
import { onTestFinished, vi } from 'vitest';
import type { Store } from '../../../src/gateway/domain/store.ts';
import type { Databases } from './databases.ts';

// A store that counts: the statements that each of its functions sends while a request is answered, and the rows that are written to
// each table, by triggers.

export interface CountedStore {
  readonly store: Store;
  /** What was sent for requests, and written, while this ran: by function and by table. */
  count(run: () => Promise<unknown>): Promise<Counts>;
}

export interface Counts {
  /** Such as `finishPayment: 3`. */
  readonly statements: Readonly<Record<string, number>>;
  /** Such as `insert orders: 1`. */
  readonly rows: Readonly<Record<string, number>>;
}

/** Sends a statement beside those that are counted. */
type Send = (sql: string) => Promise<Record<string, unknown>[]>;

const COUNTED = 'counted_rows';
const EVENTS = ['insert', 'update', 'delete'] as const;
/** They end or divide what was counted already. */
const CONTROL = /^(begin|commit|rollback|savepoint|release)/;

/** In memory on SQLite, where everything runs in this process. */
export async function openCountedStore(
  engine: 'SQLite in memory' | 'PostgreSQL',
  { migratedPlace, open }: Databases,
): Promise<CountedStore> {
  const callers = new AsyncLocalStorage<string>();
  const isRequested = markRequests();
  const sent = new Map<string, number>();
  const note = (sql: string) => {
    const caller = callers.getStore();
    if (caller !== undefined && isRequested() && !CONTROL.test(sql)) sent.set(caller, (sent.get(caller) ?? 0) + 1);
  };
  const place = await migratedPlace();
  const send = engine === 'PostgreSQL' ? await watchPostgres(place.databaseUrl ?? '', note) : watchSqlite(note);
  const opened = await open(place);
  const triggers = triggersOf(engine, await tableNames(engine, send));
  for (const sql of engine === 'PostgreSQL' ? [triggers.join(';')] : triggers) await send(sql);
  const functions = Object.entries(opened).map(([name, value]) => [
    name,
    typeof value === 'function'
      ? (...input: unknown[]) => callers.run(name, () => (value as (...input: unknown[]) => unknown)(...input))
      : value,
  ]);
  return {
    store: Object.fromEntries(functions) as Store,
    async count(run) {
      sent.clear();
      await send(`delete from ${COUNTED}`);
      await run();
      const statements = Object.fromEntries(sent);
      const rows = await send(`select written, count(*) as count from ${COUNTED} group by written`);
      return {
        statements,
        rows: Object.fromEntries(rows.map(({ written, count }) => [String(written), Number(count)])),
      };
    },
  };
}

/** Whether what runs now was begun by an HTTP request: the work in the background goes by timers. */
function markRequests(): () => boolean {
  const requests = new AsyncLocalStorage<boolean>();
  const mark = () => requests.enterWith(true);
  subscribe('http.server.request.start', mark);
  onTestFinished(() => void unsubscribe('http.server.request.start', mark));
  return () => requests.getStore() ?? false;
}

function watchSqlite(note: (sql: string) => void): Send {
  const { prepare } = DatabaseSync.prototype;
  let database: DatabaseSync | undefined;
  vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, sql: string) {
    // oxlint-disable-next-line typescript/no-this-alias -- the connection is known here only
    database ??= this;
    const statement = prepare.call(this, sql);
    const { all } = statement;
    return Object.assign(statement, {
      all(...input: unknown[]) {
        note(sql);
        return Reflect.apply(all, statement, input) as unknown;
      },
    });
  });
  return async (sql) => (database === undefined ? [] : prepare.call(database, sql).all());
}

async function watchPostgres(databaseUrl: string, note: (sql: string) => void): Promise<Send> {
  const { query } = Client.prototype;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...input: unknown[]) {
    const [statement] = input as [string | { text: string }];
    note(typeof statement === 'string' ? statement : statement.text);
    return Reflect.apply(query, this, input) as undefined;
  });
  return async (sql) => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      const result = Reflect.apply(query, client, [sql]) as unknown as Promise<QueryResult<Record<string, unknown>>>;
      return (await result).rows;
    } finally {
      await client.end();
    }
  };
}

async function tableNames(engine: string, send: Send): Promise<string[]> {
  const rows = await send(
    engine === 'PostgreSQL'
      ? "select table_name as name from information_schema.tables where table_schema = 'public'"
      : "select name from sqlite_master where type = 'table'",
  );
  return rows.map(({ name }) => String(name));
}

function triggersOf(engine: string, tables: readonly string[]): string[] {
  const made = [`create table ${COUNTED} (written text not null)`];
  if (engine === 'PostgreSQL') {
    made.push(`create function count_row() returns trigger language plpgsql as
      $$ begin insert into ${COUNTED} values (lower(tg_op) || ' ' || tg_table_name); return null; end $$`);
  }
  for (const table of tables) {
    for (const event of EVENTS) {
      const body =
        engine === 'PostgreSQL'
          ? 'for each row execute function count_row()'
          : `begin insert into ${COUNTED} values ('${event} ${table}'); end`;
      made.push(`create trigger count_${event}_${table} after ${event} on ${table} ${body}`);
    }
  }
  return made;
}
