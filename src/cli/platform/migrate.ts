import { readFileSync } from 'node:fs';
import type { MigrationPlan } from '../../gateway/store/engine/migrate.ts';
import { createReader } from '../../gateway/config/config-reader.ts';
import { readDatabaseConfig } from '../../gateway/config/database-config.ts';
import { explainPostgres } from '../../gateway/store/engine/postgres/explain-postgres.ts';
import { command } from '../command.ts';
import { CommandError, UsageError } from '../errors.ts';
import { moveTo, takeBack } from '../backup/move.ts';
import { JSON_OPTION } from '../operator-command.ts';
import { printJson, printTable } from '../print.ts';

/** Lets a deployment migrate once, before its first node starts. */
export const run = command(
  {
    name: 'migrate',
    about: 'Migrate the database to the schema of this version, then exit. A starting node does the same.',
    options: {
      plan: { type: 'boolean', about: 'print what it would do, and change nothing' },
      to: { type: 'string', value: 'address', about: 'move the SQLite database to an empty PostgreSQL (postgres://…)' },
      'to-file': {
        type: 'string',
        value: 'file',
        about: 'as --to, with the address in a file, which no process list shows',
      },
      'take-back': { type: 'boolean', about: 'let a SQLite database be served again that was moved' },
      ...JSON_OPTION,
    },
    notes: [
      'The database is set by DATABASE_URL or, for SQLite, DATA_DIR. No other setting is needed.',
      'If another node is migrating, it waits up to DATABASE_MIGRATION_TIMEOUT_MS (15 minutes).',
      'The exit code is 1 if the database cannot be used or its schema is too new for this version to serve.',
      'Before a move, stop the gateway. Everything is copied, compared and verified, or nothing; the source stays as it is,',
      'and is marked so that no gateway serves it by accident.',
    ],
    examples: [
      'tollgate migrate',
      'tollgate migrate --plan',
      'DATA_DIR=data tollgate migrate --to postgres://tollgate@db.example/tollgate',
      'DATA_DIR=data tollgate migrate --to-file /run/secrets/target-url',
      'DATABASE_URL=postgres://tollgate@db.example/tollgate tollgate migrate',
    ],
  },
  async ({ options }) => {
    const reader = createReader(process.env);
    const { databaseUrl, dataDir, databaseLimits: limits, sharedSessions } = readDatabaseConfig(reader);
    if (reader.problems.length > 0) throw new CommandError(reader.problems.join('\n'));
    // This loads a database driver: --help must not wait for it.
    const { migrateDatabase, planDatabase } = await import('../../gateway/store/open-store.ts');
    const target = readTarget(options.to, options['to-file']);
    if (target !== undefined || options['take-back']) {
      if (databaseUrl !== null)
        throw new UsageError('The source is the SQLite database in DATA_DIR: unset DATABASE_URL');
      if (options['take-back']) return takeBack(dataDir);
      return moveTo(target ?? '', { dataDir, limits, sharedSessions, json: options.json ?? false });
    }
    const database = { databaseUrl, dataDir, limits, sharedSessions };
    if (options.plan) return printPlan(await planDatabase(database).catch(report), options.json);
    const { version, known, applied } = await migrateDatabase(database).catch(report);
    if (options.json) return printJson({ version, known, applied });
    if (applied.length === 0) return console.log(nothingToDo({ version, known }));
    console.log(`Migrated the schema to version ${version}. Applied: ${applied.join(', ')}.`);
  },
);

/** The address may contain a password. */
function readTarget(address: string | undefined, file: string | undefined): string | undefined {
  if (file === undefined) return address;
  if (address !== undefined) throw new UsageError('use --to or --to-file, not both');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new CommandError(`--to-file cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

function printPlan({ version, known, pending }: MigrationPlan, json = false): void {
  const rows = pending.map(({ version: number, name, about, runsFrom }) => ({
    version: number,
    name,
    runsFrom,
    about,
  }));
  if (json) return printJson({ version, known, pending: rows });
  if (rows.length === 0) return console.log(nothingToDo({ version, known }));
  console.log(`The schema is at version ${version}; this Tollgate would migrate it to version ${known}:`);
  printTable(rows, [
    { title: 'no', of: (row) => row.version, right: true },
    { title: 'name', of: (row) => row.name },
    { title: 'kind', of: ({ runsFrom }) => (runsFrom === 0 ? 'expand' : `contract (runs from ${runsFrom})`) },
    { title: 'about', of: (row) => row.about },
  ]);
}

function nothingToDo({ version, known }: Pick<MigrationPlan, 'version' | 'known'>): string {
  if (version === known) return `The schema is already at version ${version}.`;
  return `The schema is at version ${version}, of a newer Tollgate; this one knows ${known} and can serve it. Nothing to migrate.`;
}

function report(error: unknown): never {
  const { message, cause } = error as Error;
  const reason = explainPostgres(error);
  if (reason !== undefined) throw new CommandError(`The database cannot be used. ${reason}`, { cause: error });
  throw new CommandError(cause instanceof Error ? `${message} (${cause.message})` : message, { cause: error });
}
