import { randomUUID } from 'node:crypto';
import { ConfigError, readConfig } from '../../gateway/config/config.ts';
import { LIFETIME_RULES, RETENTION_KINDS } from '../../gateway/domain/payers/retention.ts';
import type { PruneReport } from '../../gateway/work/prune.ts';
import { command } from '../command.ts';
import { CommandError } from '../errors.ts';
import { JSON_OPTION } from '../operator-command.ts';
import { printJson, printTable, withProgress } from '../print.ts';

export const run = command(
  {
    name: 'prune',
    about: 'Remove what has been kept long enough, once and now. A running gateway does the same every hour.',
    options: {
      'dry-run': { type: 'boolean', about: 'only count what would be removed' },
      fast: { type: 'boolean', about: 'without pauses; the gateway may become slower meanwhile' },
      ...JSON_OPTION,
    },
    notes: [
      "It uses the gateway's settings: the database, and the RETENTION_… variables.",
      'It can run while the gateway is serving, and can be interrupted and started again.',
      'The exit code is 1 if another node is removing rows at this moment, or the database cannot be used.',
    ],
    examples: ['tollgate prune --dry-run', 'tollgate prune --json'],
  },
  async ({ options }) => {
    const dryRun = options['dry-run'] === true;
    const work = pruneOnce({ dryRun, fast: options.fast === true });
    const report = await withProgress(dryRun ? 'counting old rows' : 'removing old rows', work);
    if (report.outcome === 'busy') {
      throw new CommandError('another node is removing old rows; try again when it has finished');
    }
    if (options.json) return printJson({ dryRun, ...report });
    printTable(
      [...RETENTION_KINDS],
      [
        { title: 'KIND', of: (kind) => kind },
        { title: 'SETTING', of: (kind) => LIFETIME_RULES[kind].setting },
        { title: dryRun ? 'TO REMOVE' : 'REMOVED', of: (kind) => report.removed[kind], right: true },
        { title: 'STILL IN USE', of: (kind) => report.inUse[kind], right: true },
      ],
    );
  },
);

async function pruneOnce({ dryRun, fast }: { dryRun: boolean; fast: boolean }): Promise<PruneReport> {
  try {
    const config = readConfig(process.env);
    // This loads a database driver: --help must not wait for it.
    const { openPruning } = await import('../../gateway/assemble/open-pruning.ts');
    const { store, pruneNow } = await openPruning(config, randomUUID());
    try {
      return await pruneNow({ dryRun, fast });
    } finally {
      await store.close();
    }
  } catch (error) {
    throw error instanceof ConfigError ? new CommandError(error.message, { cause: error }) : error;
  }
}
