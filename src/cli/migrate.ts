import { createReader } from '../gateway/config-reader.ts';
import { readDatabaseConfig } from '../gateway/database-config.ts';
import { command } from './command.ts';
import { CommandError } from './errors.ts';
import { JSON_OPTION } from './operator-command.ts';
import { printJson } from './print.ts';

/** Brings the schema up to date and ends, so that a release can do it once, before the first node of it starts. */
export const run = command(
  {
    name: 'migrate',
    about: 'Brings the database to the schema of this Tollgate, and ends. A node does the same when it starts.',
    options: JSON_OPTION,
    notes: [
      'The database is the one of DATABASE_URL, or else the file in DATA_DIR. Nothing else has to be set.',
      'A migration that another node is running is waited for, for DATABASE_MIGRATION_TIMEOUT_MS (15 minutes).',
      'Exit code 1 if the database cannot be used, or has a newer schema than this Tollgate knows.',
    ],
    examples: ['tollgate migrate', 'DATABASE_URL=postgres://tollgate@db.example/tollgate tollgate migrate'],
  },
  async ({ options }) => {
    const reader = createReader(process.env);
    const { databaseUrl, dataDir, databaseLimits: limits, sharedSessions } = readDatabaseConfig(reader);
    if (reader.problems.length > 0) throw new CommandError(reader.problems.join('\n'));
    // It loads a database driver; a command that only tells its options must not wait for it.
    const { migrateDatabase } = await import('../gateway/store/open-store.ts');
    const { version, applied } = await migrateDatabase({ databaseUrl, dataDir, limits, sharedSessions }).catch(
      (error: unknown) => {
        throw new CommandError(describe(error as Error), { cause: error });
      },
    );
    if (options.json) return printJson({ version, applied });
    if (applied.length === 0) return console.log(`The schema is at version ${version} already; nothing was done.`);
    console.log(`The schema is at version ${version} now. Run: ${applied.join(', ')}.`);
  },
);

function describe({ message, cause }: Error): string {
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
