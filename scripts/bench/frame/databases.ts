import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { createZone } from '../../../src/gateway/domain/day.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import type { Engine } from '../../../src/gateway/store/engine/engine.ts';
import { DATABASE_LIMITS } from '../../../src/gateway/store/engine/limits.ts';
import { openEngine, openStore } from '../../../src/gateway/store/open-store.ts';
import { createVault } from '../../../src/gateway/vault/vault.ts';
import { createDatabase, runStatement } from '../../../test/helpers/database/postgres.ts';
import {
  runFolder,
  startServer as startPostgres,
  stopServers,
  stopStaleServers,
} from '../../../test/helpers/database/postgres-server.ts';
import { createMerchants } from './merchants.ts';
import { START_FLAGS, startServer } from './processes.ts';
import type { ServerProcess } from './processes.ts';
import type { Finding } from './report.ts';

export interface BenchDatabase {
  readonly databaseUrl: string | null;
  readonly dataDir: string | null;
  /** A gateway over this database, in a process of its own; from another file than the usual one if it is given. */
  serve(env?: Readonly<Record<string, string>>, file?: URL, flags?: readonly string[]): Promise<ServerProcess>;
  open(): Promise<Store>;
  /** For filling in millions of rows, which takes longer than a payment may. */
  openEngine(): Promise<Engine>;
  /** After the first load: a server that has run for a while writes over log files that it has, and makes no new ones. */
  settle(): Promise<void>;
  drop(): Promise<void>;
}

/** What is in a new database; the bench's merchants by default. */
type Fill = (store: Store) => Promise<void>;

const GATEWAY_ENV = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', MODE: 'sandbox' };
const GATEWAY = new URL('../gateway/serve.ts', import.meta.url);
const FILL_MS_MAX = 3_600_000;

const ENGINES = { postgres: ['PostgreSQL', createPostgres], sqlite: ['SQLite', createSqlite] } as const;

/** The option of benches that measure both. */
export const ENGINES_OPTION = ['databases, with a comma between them', 'postgres,sqlite'] as const;

export type CreateDatabase = (fill?: Fill) => Promise<BenchDatabase>;

/** The same on each of a list like that, in its order. */
export async function onEngines(
  { engines }: { readonly engines: string },
  measure: (title: string, create: CreateDatabase) => Promise<Finding[]>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of engines.split(',')) {
    if (!(name in ENGINES)) throw new Error(`There is no engine ${name}: ${Object.keys(ENGINES).join(', ')}.`);
    const [title, create] = ENGINES[name as keyof typeof ENGINES];
    findings.push(...(await measure(title, create)));
  }
  return findings;
}

/** Every commit waits for the disk, as it does for an operator. */
export async function createPostgres(fill: Fill = addMerchants): Promise<BenchDatabase> {
  await stopStaleServers();
  const { url, drop } = await createDatabase({ durable: true });
  await runStatement(url, "alter system set min_wal_size = '1GB'");
  await runStatement(url, 'select pg_reload_conf()');
  const settle = () => runStatement(url, 'checkpoint');
  return filled({ databaseUrl: url, dataDir: null, settle, drop }, fill);
}

export function createSqlite(fill: Fill = addMerchants): Promise<BenchDatabase> {
  const dataDir = createFolder();
  const drop = async () => rmSync(dataDir, { recursive: true, force: true });
  return filled({ databaseUrl: null, dataDir, settle: async () => undefined, drop }, fill);
}

/** Without a store, what is left is the price of HTTP and of all checks. */
export function serveWithoutStore(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  return serveCheckout(GATEWAY, { ...env, STORE: 'off' });
}

/** The gateway of another checkout, by its own file. */
export function serveCheckout(file: URL, env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  return startServer(file, { ...GATEWAY_ENV, ...env });
}

/** A PostgreSQL whose core time is nobody else's. Its address; it is stopped with the others. */
export function startOwnServer(name: string): Promise<string> {
  const folder = join(runFolder(), name.replaceAll(' ', '-'));
  mkdirSync(folder);
  return startPostgres(folder, { durable: true });
}

/** Removed with the databases. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-bench-'));
  folders.push(folder);
  return folder;
}

export async function removeDatabases(): Promise<void> {
  await stopServers(runFolder());
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

const folders: string[] = [];

/** For a bench whose callers are others. */
export const NO_MERCHANTS: Fill = async () => undefined;

const addMerchants: Fill = (store) => createMerchants(store, createVault(readConfig({}).encryptionKeys));

type Location = Omit<BenchDatabase, 'serve' | 'open' | 'openEngine'>;

async function filled(location: Location, fill: Fill): Promise<BenchDatabase> {
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
    openEngine: () => openEngine({ ...location, limits: { ...DATABASE_LIMITS, statementMs: FILL_MS_MAX } }),
    serve: (env = {}, file = GATEWAY, flags = START_FLAGS) =>
      startServer(file, { ...GATEWAY_ENV, ...where, ...env }, flags),
  };
}
