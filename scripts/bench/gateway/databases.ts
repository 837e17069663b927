import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { readConfig } from '../../../src/gateway/config.ts';
import { createZone } from '../../../src/gateway/domain/day.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { createVault } from '../../../src/gateway/vault.ts';
import { createDatabase } from '../../../test/helpers/postgres.ts';
import { runFolder, stopServers, stopStaleServers } from '../../../test/helpers/postgres-server.ts';
import { START_FLAGS } from '../start-flags.ts';
import { createMerchants } from './merchants.ts';
import { startServer } from './processes.ts';
import type { ServerProcess } from './processes.ts';

export interface BenchDatabase {
  readonly databaseUrl: string | null;
  readonly dataDir: string | null;
  /** A gateway over this database, in a process of its own. */
  serve(env?: Readonly<Record<string, string>>): Promise<ServerProcess>;
  open(): Promise<Store>;
  /** After the first load: a server that has run for a while writes over log files that it has, and makes no new ones. */
  settle(): Promise<void>;
}

/** What is in a new database; the bench's merchants if nothing is said. */
type Fill = (store: Store) => Promise<void>;

const GATEWAY_ENV = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', MODE: 'sandbox' };

/** Every commit waits for the disk, as it does for an operator. */
export async function createPostgres(fill: Fill = addMerchants): Promise<BenchDatabase> {
  await stopStaleServers();
  const { url } = await createDatabase({ durable: true });
  await execute(url, ["alter system set min_wal_size = '1GB'", 'select pg_reload_conf()']);
  return filled({ databaseUrl: url, dataDir: null }, fill);
}

export async function createSqlite(fill: Fill = addMerchants): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tollgate-bench-'));
  folders.push(dataDir);
  return filled({ databaseUrl: null, dataDir }, fill);
}

export function serveWithoutStore(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  return startServer('./serve.ts', { ...GATEWAY_ENV, ...env, STORE: 'off' }, START_FLAGS);
}

export async function removeDatabases(): Promise<void> {
  await stopServers(runFolder());
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

const folders: string[] = [];

const addMerchants: Fill = (store) => createMerchants(store, createVault(readConfig({}).encryptionKeys));

async function filled(location: Pick<BenchDatabase, 'databaseUrl' | 'dataDir'>, fill: Fill): Promise<BenchDatabase> {
  const { databaseUrl, dataDir } = location;
  const open = () =>
    openStore({ ...location, zone: createZone('UTC'), batchSizeMax: 100, now: () => performance.now() });
  const store = await open();
  await fill(store);
  // It has merchants, and is no live database all the same.
  await store.writeSetting('mode', 'sandbox');
  await store.close();
  const where = databaseUrl === null ? { DATA_DIR: dataDir ?? '' } : { DATABASE_URL: databaseUrl };
  return {
    ...location,
    open,
    serve: (env = {}) => startServer('./serve.ts', { ...GATEWAY_ENV, ...where, ...env }, START_FLAGS),
    settle: async () => {
      if (databaseUrl !== null) await execute(databaseUrl, ['checkpoint']);
    },
  };
}

async function execute(databaseUrl: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
