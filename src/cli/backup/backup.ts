import type { Backup } from '../../gateway/backup/back-up.ts';
import { createReader } from '../../gateway/config/config-reader.ts';
import { readDatabaseConfig } from '../../gateway/config/database-config.ts';
import { command } from '../command.ts';
import { createProgress, inMegabytes, printLedger } from './copy-report.ts';
import { CommandError } from '../errors.ts';
import { JSON_OPTION } from '../operator-command.ts';
import { printFields, printJson } from '../print.ts';
import { readVersion } from '../version.ts';

export const run = command(
  {
    name: 'backup',
    about: 'Back up the SQLite database in DATA_DIR to one file, while gateways use it, and verify the copy.',
    words: ['FILE'],
    options: { force: { type: 'boolean', about: 'replace FILE if it exists' }, ...JSON_OPTION },
    notes: [
      'The backup is the state at the moment the command starts. It is written to FILE.partial, verified (structure, schema',
      'and ledger), then renamed. Only its owner can read it. It needs the ENCRYPTION_KEYS, which are not in it: keep both.',
      'The exit code is 1 if there is no backup, or if its ledger is inconsistent.',
    ],
    examples: ['tollgate backup /var/backups/tollgate.sqlite', 'tollgate backup copy.sqlite --force --json'],
  },
  async ({ words: [file = ''], options }) => {
    const reader = createReader(process.env);
    const { databaseUrl, dataDir } = readDatabaseConfig(reader);
    if (reader.problems.length > 0) throw new CommandError(reader.problems.join('\n'));
    if (databaseUrl !== null) throw new CommandError(USE_POSTGRES_TOOLS);
    // This loads a database driver: --help must not wait for it.
    const { backUp, BackupError } = await import('../../gateway/backup/back-up.ts');
    const startedAtMs = performance.now();
    const progress = createProgress('copying');
    const backup = await backUp({
      dataDir,
      file,
      force: options.force ?? false,
      programVersion: readVersion(),
      now: Date.now,
      onProgress: progress.show,
    })
      .catch((error: unknown) => {
        throw error instanceof BackupError ? new CommandError(error.message, { cause: error }) : error;
      })
      .finally(progress.end);
    const seconds = Math.round(performance.now() - startedAtMs) / 1000;
    if ((backup.ledger?.problems.length ?? 0) > 0) process.exitCode = 1;
    if (options.json) return printJson({ ...backup, seconds });
    print(backup, seconds);
  },
);

const USE_POSTGRES_TOOLS =
  'DATABASE_URL is set: back up PostgreSQL with its own tools; see the guide "PostgreSQL to a moment"';

function print(backup: Backup, seconds: number): void {
  const { file, bytes, sha256, takenAt, schemaVersion, keyIds, ledger, unrecorded } = backup;
  console.log(`Backed up ${inMegabytes(bytes)} to ${file} in ${seconds} s.`);
  printFields({ takenAt, schemaVersion, 'keys needed': keyIds.join(', ') || 'none', sha256 }, '  ');
  printLedger(ledger, schemaVersion);
  if (unrecorded !== null) console.error(`tollgate: the time of this backup is not in the metrics: ${unrecorded}`);
}
