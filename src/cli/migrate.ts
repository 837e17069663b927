import { createReader } from '../gateway/config-reader.ts';
import { readDatabaseConfig } from '../gateway/database-config.ts';
import { command } from './command.ts';
import { CommandError } from './errors.ts';
import { JSON_OPTION } from './operator-command.ts';
import { printJson } from './print.ts';

/** Lets a deployment migrate once, before its first node starts. */
export const run = command(
  {
    name: 'migrate',
    about: 'Migrate the database to the schema of this version, then exit. A starting node does the same.',
    options: JSON_OPTION,
    notes: [
      'The database is set by DATABASE_URL or, for SQLite, DATA_DIR. No other setting is needed.',
      'If another node is migrating, it waits up to DATABASE_MIGRATION_TIMEOUT_MS (15 minutes).',
      'The exit code is 1 if the database cannot be used or its schema is newer than this version.',
    ],
    examples: ['tollgate migrate', 'DATABASE_URL=postgres://tollgate@db.example/tollgate tollgate migrate'],
  },
  async ({ options }) => {
    const reader = createReader(process.env);
    const { databaseUrl, dataDir, databaseLimits: limits, sharedSessions } = readDatabaseConfig(reader);
    if (reader.problems.length > 0) throw new CommandError(reader.problems.join('\n'));
    // This loads a database driver: --help must not wait for it.
    const { migrateDatabase } = await import('../gateway/store/open-store.ts');
    const { version, applied } = await migrateDatabase({ databaseUrl, dataDir, limits, sharedSessions }).catch(
      (error: unknown) => {
        throw new CommandError(describe(error as Error), { cause: error });
      },
    );
    if (options.json) return printJson({ version, applied });
    if (applied.length === 0) return console.log(`The schema is already at version ${version}.`);
    console.log(`Migrated the schema to version ${version}. Applied: ${applied.join(', ')}.`);
  },
);

function describe({ message, cause }: Error): string {
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
