import type { Core } from '../core.ts';
import { fileIntake } from '../files/reconciliation/intake/file-intake.ts';
import { runInBackground } from '../work/background.ts';
import { FOLDER_INTERVAL_MS, FORGETTING_SIZE, TAKE_IN_INTERVAL_MS, UPLOAD_KEPT_MS } from '../work/limits.ts';
import { takeReports } from '../work/take-reports.ts';
import { createFolderWatch } from '../work/watch-folder.ts';
import { knownAcquirersOf } from './known-acquirers.ts';

interface Options {
  readonly onError: (error: unknown) => void;
  readonly readFilesNow: () => void;
}

/** Files that nobody uploads: reports that the gateway read from acquirers, and what is put into the watched folder. */
export function startFiles(core: Core, { onError, readFilesNow }: Options) {
  const { log, load, ids, config, dependencies } = core;
  const { store, clock } = dependencies;
  const stopping = new AbortController();
  const taking = { store, clock, ids, fileIntake, isStrained: load.isStrained, readFilesNow };
  const takeFeeds = () =>
    takeReports({ ...taking, onTaken: (report) => log.info('settlement report taken in', report) }, stopping.signal);
  const watch =
    config.reconciliationFolder === null
      ? null
      : createFolderWatch({
          ...taking,
          folder: config.reconciliationFolder,
          isOwner: (name) => isOwner(core, name),
          onMoved: (moved) => log.info('file of the watched folder moved', moved),
        });
  const running = [
    runInBackground(takeFeeds, { intervalMs: TAKE_IN_INTERVAL_MS, onError }),
    ...(watch === null
      ? []
      : [runInBackground(() => watch(stopping.signal), { intervalMs: FOLDER_INTERVAL_MS, onError })]),
  ];
  return {
    due: { runDue: takeFeeds, nextAt: () => Promise.resolve(null) },
    async stop() {
      stopping.abort();
      await Promise.all(running.map((one) => one.stop()));
    },
  };
}

async function isOwner({ config, book, dependencies: { store } }: Core, name: string): Promise<boolean> {
  if (knownAcquirersOf(config, book).configured.has(name)) return true;
  const [accounts, acquirers] = await Promise.all([store.listBankAccounts(), store.listReconciledAcquirers()]);
  const isAccount = accounts.some(({ bankAccount, state }) => bankAccount === name && state === 'active');
  return isAccount || acquirers.some(({ acquirer }) => acquirer === name);
}

/** Uploads that were not completed, and the bytes of files that were read long ago. What was read of them stays. */
export async function forgetFiles({ config, dependencies: { store, clock } }: Core): Promise<void> {
  await store.forgetUploads({ before: clock.now() - UPLOAD_KEPT_MS, limit: FORGETTING_SIZE });
  if (config.filesKeptMs === null) return;
  await store.forgetFileBytes({ before: clock.now() - config.filesKeptMs, limit: FORGETTING_SIZE });
}
