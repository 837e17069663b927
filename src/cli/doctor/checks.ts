import { existsSync } from 'node:fs';
import { createReader } from '../../gateway/config/config-reader.ts';
import type { Config } from '../../gateway/config/config.ts';
import { readDatabaseConfig } from '../../gateway/config/database-config.ts';
import type { DatabaseConfig } from '../../gateway/config/database-config.ts';
import { explainPostgres } from '../../gateway/store/engine/postgres/explain-postgres.ts';
import { checkSqliteFile, openView } from '../../gateway/store/inspect/inspect.ts';
import type { View } from '../../gateway/store/inspect/inspect.ts';
import type { DatabaseOptions } from '../../gateway/store/open-store.ts';
import { sqliteFile } from '../../gateway/store/engine/sqlite/sqlite-file.ts';
import { checkAnswers } from './acquirer-answers.ts';
import { checkFeeds } from './acquirer-feeds.ts';
import { checkConfiguration } from './configuration.ts';
import {
  checkCommit,
  checkDatabaseClock,
  checkMigrations,
  checkSealedTexts,
  checkServer,
  checkStoredSettings,
} from './database.ts';
import { checkEngine } from './engine.ts';
import { ok, problem, reasonOf, runCheck } from './finding.ts';
import type { Check, Finding, NamedFinding } from './finding.ts';
import { checkLines } from './lines.ts';
import { checkDocs, checkGatewayKey, checkNode, checkPort } from './machine.ts';
import { checkAcquirer, checkPublicAddress, checkTraces } from './network.ts';
import { checkMailServer, checkMails } from './mail.ts';
import { checkMailboxes } from './people.ts';
import { checkNeededAcquirers } from './needed-acquirers.ts';
import { checkReconciliation } from './reconciliation.ts';
import { checkReplication } from './replication.ts';
import { checkDisk, checkFolder } from './sqlite-folder.ts';

// All checks in order. None leaves a change behind: no migration, no file, no order.

export interface Examined {
  readonly env: NodeJS.ProcessEnv;
  /** As many as `serve --workers`. */
  readonly workers: number;
}

export async function* runChecks({ env, workers }: Examined): AsyncGenerator<NamedFinding[]> {
  const { config, findings } = checkConfiguration(env);
  yield findings.map((finding) => ({ check: 'configuration', ...finding }));
  yield await runCheck({ name: 'node', run: checkNode });
  yield await runCheck({ name: 'docs', run: () => checkDocs(config?.mode) });
  if (config !== null) {
    yield await runCheck({ name: 'port', run: () => checkPort(config) });
    yield await runCheck({ name: 'gateway key', run: () => checkGatewayKey(config, env['GATEWAY_PRIVATE_KEY_FILE']) });
    yield await runCheck({ name: 'mail', run: async () => checkMailServer(config) });
  }
  const reader = createReader(env);
  const database = readDatabaseConfig(reader);
  if (reader.problems.length === 0) yield* runDatabaseChecks(database, config, workers);
  if (config !== null) {
    yield await runCheck({ name: 'acquirer', run: () => checkAcquirer(config) });
    yield await runCheck({ name: 'PUBLIC_URL', run: () => checkPublicAddress(config) });
  }
  yield await runCheck({ name: 'traces', run: () => checkTraces(env) });
}

/** What `--engine` asks for instead. */
export async function* runEngineCheck(env: NodeJS.ProcessEnv): AsyncGenerator<NamedFinding[]> {
  const reader = createReader(env);
  const database = readDatabaseConfig(reader);
  if (reader.problems.length > 0)
    yield checkConfiguration(env).findings.map((one) => ({ check: 'configuration', ...one }));
  else yield await runCheck({ name: 'engine', run: () => checkEngine(database) }, ENGINE_MS_MAX);
}

/** All tables of a release are made on the way. */
const ENGINE_MS_MAX = 60_000;

async function* runDatabaseChecks(
  database: DatabaseConfig,
  config: Config | null,
  workers: number,
): AsyncGenerator<NamedFinding[]> {
  const { databaseUrl, dataDir, databaseLimits: limits, sharedSessions } = database;
  if (databaseUrl === null) {
    yield await runCheck({ name: 'data folder', run: () => checkFolder(dataDir) });
    yield await runCheck({ name: 'disk', run: () => checkDisk(dataDir) });
    if (!existsSync(sqliteFile(dataDir))) return;
  }
  let view: View | undefined;
  const reached = await runCheck({
    name: 'database',
    async run(): Promise<Finding[]> {
      try {
        view = await openView({ databaseUrl, dataDir, limits, sharedSessions });
        return databaseUrl === null ? checkFile(view) : checkServer(view, database, workers);
      } catch (error) {
        const remedy = explainPostgres(error) ?? 'Check DATABASE_URL, the server and its log.';
        return [problem(`cannot be used: ${reasonOf(error)}`, remedy)];
      }
    },
  });
  yield reached;
  if (view === undefined) return;
  try {
    const isUsable = reached.every(({ level }) => level !== 'problem');
    const options = { databaseUrl, dataDir, limits, sharedSessions };
    for (const check of writeChecks(view, options, isUsable)) yield await runCheck(check);
    if (isUsable) yield* runSchemaChecks(view, config);
  } finally {
    await view.close();
  }
}

async function checkFile(view: View): Promise<Finding[]> {
  try {
    const faults = await checkSqliteFile(view);
    if (faults.length === 0) return [ok('SQLite: the file is intact')];
    return [problem(`the file is damaged: ${faults[0]}`, 'Stop the gateway and restore a backup.')];
  } catch (error) {
    return [problem(`the file cannot be read: ${reasonOf(error)}`, 'Stop the gateway and restore a backup.')];
  }
}

/** A damaged file is left alone. */
function writeChecks(view: View, options: DatabaseOptions, isUsable: boolean): Check[] {
  const { databaseUrl } = options;
  const commit = { name: 'commit', run: () => checkCommit(options) };
  if (databaseUrl === null) return isUsable ? [commit] : [];
  return [commit, { name: 'replication', run: () => checkReplication(view, databaseUrl) }];
}

async function* runSchemaChecks(view: View, config: Config | null): AsyncGenerator<NamedFinding[]> {
  const migrations = await runCheck({ name: 'migrations', run: () => checkMigrations(view) });
  yield migrations;
  // A schema that this release cannot read is one problem, not one for each table.
  if (migrations.some(({ level }) => level === 'problem')) return;
  for (const check of tableChecks(view, config)) yield await runCheck(check);
}

function tableChecks(view: View, config: Config | null): Check[] {
  const clock = { name: 'clock', run: () => checkDatabaseClock(view) };
  const checks = [
    ...(view.dialect.name === 'postgres' ? [clock] : []),
    { name: 'people', run: () => ifReady(view, 'people', () => checkMailboxes(view)) },
    { name: 'mails', run: () => ifReady(view, 'mails', () => checkMails(view, Date.now())) },
    { name: 'lines', run: () => ifReady(view, 'settlement_marks', () => checkLines(view, Date.now())) },
    {
      name: 'reconciliation',
      run: () => ifReady(view, 'reconciliation_files', () => checkReconciliation(view, Date.now())),
    },
    { name: 'answers', run: () => ifReady(view, 'acquirer_minutes', () => checkAnswers(view, Date.now())) },
  ];
  if (config === null) return checks;
  return [
    ...checks,
    { name: 'acquirers', run: () => ifReady(view, 'acquirer_minutes', () => checkNeededAcquirers(view, config)) },
    { name: 'feeds', run: () => ifReady(view, 'acquirer_feeds', () => checkFeeds(view, config, Date.now())) },
    { name: 'time zone', run: () => ifReady(view, 'settings', () => checkStoredSettings(view, config)) },
    { name: 'encryption keys', run: () => ifReady(view, 'merchant_secrets', () => checkSealedTexts(view, config)) },
  ];
}

/** A new database has no tables yet. */
async function ifReady(view: View, table: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  const exists = view.dialect.tableExists(table);
  if ((await view.query(exists.sql, exists.params)).length > 0) return check();
  return [ok('nothing stored yet')];
}
