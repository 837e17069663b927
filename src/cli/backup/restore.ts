import { createReader } from '../../gateway/config/config-reader.ts';
import { readEncryptionKeys } from '../../gateway/config/config.ts';
import { readDatabaseConfig } from '../../gateway/config/database-config.ts';
import type { Restored } from '../../gateway/backup/restore.ts';
import { createVault } from '../../gateway/vault/vault.ts';
import { command } from '../command.ts';
import { createProgress, printLedger } from './copy-report.ts';
import { CommandError } from '../errors.ts';
import { JSON_OPTION } from '../operator-command.ts';
import { printJson } from '../print.ts';

export const run = command(
  {
    name: 'restore',
    about: 'Restore a backup of SQLite into DATA_DIR. Stop the gateway first.',
    words: ['FILE'],
    options: {
      force: { type: 'boolean', about: 'replace a database that is there; the old one is kept under another name' },
      ...JSON_OPTION,
    },
    notes: [
      'Run it with the settings of the gateway: MODE, DATA_DIR and ENCRYPTION_KEYS. The backup is verified before and after.',
      'Then start the gateway with "tollgate serve --no-work", look at the data, and restart it without --no-work.',
      'The exit code is 1 if nothing was restored, or if the ledger is inconsistent.',
    ],
    examples: ['tollgate restore /var/backups/tollgate.sqlite', 'tollgate restore copy.sqlite --force'],
  },
  async ({ words: [file = ''], options }) => {
    const reader = createReader(process.env);
    const { databaseUrl, dataDir } = readDatabaseConfig(reader);
    const keys = readEncryptionKeys(reader, reader.oneOf('MODE', ['sandbox', 'live'], 'sandbox'));
    if (reader.problems.length > 0) throw new CommandError(reader.problems.join('\n'));
    if (databaseUrl !== null) throw new CommandError(USE_POSTGRES_TOOLS);
    // This loads a database driver: --help must not wait for it.
    const [{ BackupError }, { restore }] = await Promise.all([
      import('../../gateway/backup/back-up.ts'),
      import('../../gateway/backup/restore.ts'),
    ]);
    const progress = createProgress('copying');
    const restored = await restore({
      file,
      dataDir,
      force: options.force ?? false,
      vault: createVault(keys),
      now: Date.now,
      onProgress: progress.show,
    })
      .catch((error: unknown) => {
        throw error instanceof BackupError ? new CommandError(error.message, { cause: error }) : error;
      })
      .finally(progress.end);
    if (restored.ledger.problems.length > 0) process.exitCode = 1;
    if (options.json) return printJson(restored);
    print(restored);
  },
);

const USE_POSTGRES_TOOLS =
  'DATABASE_URL is set: restore PostgreSQL with its own tools; see the guide "PostgreSQL to a moment"';

function print({ database, manifest, schemaVersion, applied, ledger, kept }: Restored): void {
  const origin =
    manifest === null ? 'The file has no manifest' : `Taken ${manifest.takenAt} by ${manifest.programVersion}`;
  console.log(`Restored ${database}. ${origin}; schema version ${schemaVersion}.`);
  if (applied.length > 0) console.log(`Migrated it: ${applied.join(', ')}.`);
  if (kept !== null) console.log(`The database that was there is now ${kept}.`);
  printLedger(ledger, schemaVersion);
  console.log('Next: run "tollgate serve --no-work", look at the data, then restart without --no-work.');
}
