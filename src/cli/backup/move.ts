import { createReader } from '../../gateway/config/config-reader.ts';
import { readEncryptionKeys } from '../../gateway/config/config.ts';
import type { DatabaseLimits } from '../../gateway/store/engine/limits.ts';
import type { MoveReport } from '../../gateway/backup/move-to-postgres.ts';
import type { SqliteSource } from '../../gateway/backup/sqlite-source.ts';
import { parseDatabaseUrl } from '../../gateway/store/engine/database-url.ts';
import { CommandError, UsageError } from '../errors.ts';
import { printJson, printTable } from '../print.ts';

// `tollgate migrate --to` and `--take-back`. The drivers are loaded by the commands: --help must not wait for them.

const PROGRESS_MS = 5000;

export interface MoveOptions {
  readonly dataDir: string;
  readonly limits: DatabaseLimits;
  readonly sharedSessions: boolean;
  readonly json: boolean;
}

export async function moveTo(databaseUrl: string, options: MoveOptions): Promise<void> {
  const name = nameOf(databaseUrl);
  const { MOVED_SETTING } = await import('../../gateway/assemble/open-database.ts');
  const report = await withSource(options.dataDir, async (source) => {
    const moved = source.readSetting(MOVED_SETTING);
    if (moved !== null) throw new CommandError(`The database in ${options.dataDir} was already moved to ${moved}.`);
    await checkSettings(source);
    const result = await copy(source, databaseUrl, options);
    source.writeSetting(MOVED_SETTING, name);
    return result;
  });
  if (options.json) return printJson({ movedTo: name, ...report });
  printReport(report);
  console.log(`Moved to ${name}. Set DATABASE_URL, keep ENCRYPTION_KEYS and TIME_ZONE, and start the gateway.`);
  console.log(`The database in ${options.dataDir} is unchanged, and marked as moved: no gateway serves it any more.`);
}

export async function takeBack(dataDir: string): Promise<void> {
  const { MOVED_SETTING } = await import('../../gateway/assemble/open-database.ts');
  const moved = await withSource(dataDir, async (source) => {
    const name = source.readSetting(MOVED_SETTING);
    source.writeSetting(MOVED_SETTING, null);
    return name;
  });
  if (moved === null) return console.log(`The database in ${dataDir} was not moved; nothing to do.`);
  console.log(`The database in ${dataDir} can be served again. It has nothing of what happened in ${moved}.`);
}

async function withSource<Result>(dataDir: string, work: (source: SqliteSource) => Promise<Result>): Promise<Result> {
  const { openSqliteSource } = await import('../../gateway/backup/sqlite-source.ts');
  let source: SqliteSource | undefined;
  try {
    source = openSqliteSource(dataDir);
    return await work(source);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const { message, cause } = error as Error;
    throw new CommandError(cause instanceof Error ? `${message} (${cause.message})` : message, { cause: error });
  } finally {
    source?.close();
  }
}

async function copy(source: SqliteSource, databaseUrl: string, options: MoveOptions): Promise<MoveReport> {
  const [{ openEngine }, { moveToPostgres }] = await Promise.all([
    import('../../gateway/store/open-store.ts'),
    import('../../gateway/backup/move-to-postgres.ts'),
  ]);
  const { limits, sharedSessions } = options;
  const target = await openEngine({ databaseUrl, dataDir: null, limits, sharedSessions });
  try {
    return await moveToPostgres({ source, target, onProgress: createProgress() });
  } finally {
    await target.close();
  }
}

/** A gateway with these settings would not start on the copy. Settings that are absent here are not compared. */
async function checkSettings(source: SqliteSource): Promise<void> {
  const [{ ZONE_SETTING }, { keyIdsOf, sealedBy }] = await Promise.all([
    import('../../gateway/assemble/open-database.ts'),
    import('../../gateway/vault/vault.ts'),
  ]);
  const reader = createReader(process.env);
  const [zone, wanted] = [source.readSetting(ZONE_SETTING), reader.text('TIME_ZONE')];
  if (wanted !== null && zone !== null && wanted !== zone) {
    throw new CommandError(`TIME_ZONE is ${wanted}, but this database uses ${zone}. Set TIME_ZONE to ${zone}.`);
  }
  if (reader.text('ENCRYPTION_KEYS') === null) return;
  const known = keyIdsOf(readEncryptionKeys(reader, 'sandbox'));
  if (reader.problems.length > 0) throw new CommandError(reader.problems.join('\n'));
  const used = source
    .read('select distinct substr(sealed, 1, 11) as sealed from merchant_secrets')
    .map(({ sealed }) => sealedBy(String(sealed)));
  const missing = used.filter((keyId) => !known.includes(keyId));
  if (missing.length === 0) return;
  throw new CommandError(
    `ENCRYPTION_KEYS does not match this database: add the key ${missing.join(', ')}, which sealed a text.`,
  );
}

/** The address without its user and password. */
function nameOf(databaseUrl: string): string {
  const hosts = parseDatabaseUrl(databaseUrl) ?? [];
  const [first] = hosts;
  if (first === undefined) {
    throw new UsageError(
      '--to (or the content of --to-file) must be an address that starts with postgres:// or postgresql://',
    );
  }
  return `postgres://${hosts.map(({ name }) => name).join(',')}${new URL(first.url).pathname}`;
}

function createProgress() {
  let printedAt = performance.now();
  return ({ table, rows }: { readonly table: string; readonly rows: number }): void => {
    if (performance.now() - printedAt < PROGRESS_MS) return;
    printedAt = performance.now();
    console.error(`${table}: ${rows} rows`);
  };
}

function printReport({ tables, source, target, audit }: MoveReport): void {
  printTable(tables, [
    { title: 'table', of: ({ name }) => name },
    { title: 'rows in SQLite', of: (table) => table.source.rows, right: true },
    { title: 'in PostgreSQL', of: (table) => table.target.rows, right: true },
    { title: 'checksum in SQLite', of: (table) => table.source.checksum },
    { title: 'in PostgreSQL', of: (table) => table.target.checksum },
  ]);
  const [before, after] = [source, target].map(({ postings, orders }) => `${postings} postings and ${orders} orders`);
  console.log(`The ledger is consistent on both sides: checked ${before} in SQLite, ${after} in PostgreSQL.`);
  console.log(
    audit.found === 0
      ? `The audit log is intact: checked ${audit.actions} actions on ${audit.days} days in PostgreSQL.`
      : 'The audit log was moved as it is, but is not as it was written: run "tollgate audit verify".',
  );
}
