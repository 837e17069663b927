import { Worker } from 'node:worker_threads';
import { SQLITE } from '../engine/dialect.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { planMigration } from '../engine/migrate.ts';
import type { MigrationPlan } from '../engine/migrate.ts';
import type { DatabaseOptions } from '../open-store.ts';
import { DATABASE_LIMITS } from '../engine/limits.ts';
import { sqliteFile } from '../engine/sqlite/sqlite-file.ts';
import { integerOf, textOf } from '../engine/table.ts';
import type { ViewAnswer } from '../engine/view-worker.ts';

// Looks at a database without changing it, for `tollgate doctor`.

export type View = Pick<Engine, 'dialect' | 'query' | 'close'>;

export async function openView(options: DatabaseOptions): Promise<View> {
  const { databaseUrl, dataDir, limits = DATABASE_LIMITS, sharedSessions = false } = options;
  if (databaseUrl === null) return openSqliteView(sqliteFile(dataDir ?? ''));
  const { openPostgres } = await import('../engine/postgres/postgres.ts');
  return openPostgres({ databaseUrl, limits, sharedSessions, onError: () => undefined });
}

function openSqliteView(file: string): View {
  const worker = new Worker(new URL('../engine/view-worker.ts', import.meta.url), {
    workerData: { file },
    execArgv: [],
  });
  return {
    dialect: SQLITE,
    query: (sql, params = []) =>
      new Promise<Row[]>((resolve, reject) => {
        worker.once('error', reject);
        worker.once('message', (answer: ViewAnswer) => {
          worker.off('error', reject);
          if ('failed' in answer) reject(new Error(answer.failed));
          else resolve(answer.rows);
        });
        worker.postMessage({ sql, params });
      }),
    close: async () => void (await worker.terminate()),
  };
}

/** Rejects if the schema cannot be used by this program. */
export function inspectSchema(view: View): Promise<MigrationPlan> {
  return planMigration(view);
}

export async function readStored(view: View, setting: string): Promise<string | null> {
  const [row] = await view.query('select value from settings where name = $1', [setting]);
  return row === undefined ? null : textOf(row['value']);
}

export async function readDatabaseNow(view: View): Promise<number> {
  return integerOf((await view.query(view.dialect.selectNow))[0]?.['now']);
}

/** What is wrong with the file; empty if nothing is. */
export async function checkSqliteFile(view: View): Promise<string[]> {
  const rows = await view.query('pragma quick_check(5)');
  return rows.map((row) => textOf(row['quick_check'])).filter((text) => text !== 'ok');
}

export interface ServerFacts {
  readonly version: string;
  readonly versionNumber: number;
  readonly settings: Readonly<Record<ServerSetting, string>>;
  readonly connections: number;
  /** Null if it is reached by a local socket. */
  readonly port: number | null;
  readonly mayWrite: boolean;
}

const SETTINGS = [
  'fsync',
  'full_page_writes',
  'synchronous_commit',
  'max_connections',
  'superuser_reserved_connections',
  'server_encoding',
] as const;

type ServerSetting = (typeof SETTINGS)[number];

export async function readServer(view: View): Promise<ServerFacts> {
  const columns = SETTINGS.map((name) => `current_setting('${name}') as ${name}`).join(', ');
  const [row = {}] = await view.query(`
    select ${columns}, current_setting('server_version') as version,
      current_setting('server_version_num') as version_number,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
      inet_server_port() as port,
      case when to_regclass('orders') is null then has_schema_privilege(current_schema(), 'create')
        else has_table_privilege('orders', 'insert') end as may_write`);
  return {
    version: textOf(row['version']),
    versionNumber: Number(row['version_number']),
    settings: Object.fromEntries(SETTINGS.map((name) => [name, textOf(row[name])])) as Record<ServerSetting, string>,
    connections: integerOf(row['connections']),
    port: row['port'] === null ? null : Number(row['port']),
    mayWrite: row['may_write'] === true,
  };
}
