import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';

// A second connection to the gateway's database, which reads what no interface shows.

export interface RowReader {
  tables(): Promise<string[]>;
  /** For each table one of all its rows with all columns. */
  fingerprints(tables: readonly string[]): Promise<Record<string, string>>;
  count(from: string): Promise<number>;
  close(): Promise<void>;
}

export function readSqlite(folder: string): RowReader {
  const database = new DatabaseSync(join(folder, 'tollgate.sqlite'), { readOnly: true });
  return {
    async tables() {
      const rows = database
        .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name")
        .all();
      return rows.map(({ name }) => String(name));
    },
    async fingerprints(tables) {
      return Object.fromEntries(tables.map((table) => [table, fingerprint(database, table)]));
    },
    count: async (from) => Number(database.prepare(`select count(*) as n from ${from}`).get()?.['n']),
    close: async () => database.close(),
  };
}

export async function readPostgres(url: string): Promise<RowReader> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    async tables() {
      const { rows } = await client.query<{ name: string }>(
        "select tablename as name from pg_tables where schemaname = 'public' order by 1",
      );
      return rows.map(({ name }) => name);
    },
    async fingerprints(tables) {
      const { rows } = await client.query<{ name: string; text: string }>(tables.map(textSql).join(' union all '));
      return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
    },
    async count(from) {
      const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${from}`);
      return Number(rows[0]?.n);
    },
    close: () => client.end(),
  };
}

function fingerprint(database: DatabaseSync, table: string): string {
  const rows = database.prepare(`select * from ${rowsOf(table)} order by 1, 2`);
  rows.setReadBigInts(true);
  const texts = rows.all().map((row) => Object.values(row).map(String).join('|'));
  return `${texts.length} rows, ${createHash('sha256').update(texts.toSorted().join('\n')).digest('hex')}`;
}

function textSql(table: string): string {
  const text = "count(*) || ' rows, ' || md5(coalesce(string_agg(r::text, chr(10) order by r::text), ''))";
  return `select '${table}' as name, ${text} as text from ${rowsOf(table)} r`;
}

/** How far the record of actions has been read for news is a setting, and moves behind it. */
function rowsOf(table: string): string {
  return table === 'settings' ? "(select * from settings where name <> 'newsMark')" : table;
}
