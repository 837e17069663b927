import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from '../../edge/listen.ts';
import { createCalls } from './calls.ts';
import { createFeeds } from './feeds.ts';
import { makeFolder, removeOld } from './folders.ts';
import { createFileReader, foldersOfCopies } from './read-files.ts';
import { createListener } from './server.ts';
import type { BankFilesSettings } from './settings.ts';
import { CannotStartError } from '../shared/cannot-start-error.ts';
import { openStore, STORE_FILE } from './store.ts';
import { createFileWriter } from './write-files.ts';

export interface BankFilesAdapter {
  readonly url: string;
  close(): Promise<void>;
}

const SWEEP_MS = 3_600_000;

/** What a kill interrupted is ended before the first call is taken. */
export async function startBankFiles(settings: BankFilesSettings): Promise<BankFilesAdapter> {
  const { outFolder, inFolder, lookMs, log, port, host } = settings;
  for (const folder of [outFolder, inFolder]) makeFolder(folder);
  const store = openStore(settings.dataFolder);
  try {
    if (store.isNew) checkFirstStart(settings);
    const writer = createFileWriter(store, settings);
    const reader = createFileReader(store, settings);
    writer.recover();
    const parts = { calls: createCalls(store, settings), feeds: createFeeds(store, settings) };
    const server = createServer(createListener(parts, settings));
    const listening = await listen(server, { port, host });
    // Each by itself: a folder that is gone stops its own direction only.
    const stops = [
      repeat(lookMs, log, () => void reader.look()),
      repeat(lookMs, log, () => {
        writer.recover();
        writer.writeDue();
      }),
      repeat(SWEEP_MS, log, () => sweep(settings)),
    ];
    return {
      url: listening.url,
      async close() {
        for (const stop of stops) stop();
        await listening.close();
        store.close();
      },
    };
  } catch (error) {
    store.close();
    throw error;
  }
}

/**
 * A store that got lost knows no payout, and would say so: the gateway would take back payouts that the bank has. Files of an earlier store
 * show that there was one.
 */
function checkFirstStart({ outFolder, inFolder, dataFolder }: BankFilesSettings): void {
  const traces = [
    ...namesIn(outFolder).filter((name) => name.startsWith('pain001-')),
    ...namesIn(join(inFolder, 'read')),
    ...namesIn(join(dataFolder, 'sent')),
  ];
  if (traces.length === 0) return;
  rmSync(join(dataFolder, STORE_FILE));
  const advice =
    'bring the folder back; only if no payout is with the bank, empty the folders of files and start again';
  throw new CannotStartError(`${dataFolder} has no store, but there are files of an earlier one: ${advice}`);
}

function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Runs now and again and again. What fails is logged, and tried again: a full disk must not end the service. */
function repeat(everyMs: number, log: BankFilesSettings['log'], run: () => void): () => void {
  const runOnce = () => {
    try {
      run();
    } catch (error) {
      log({ event: 'round failed', level: 'error', reason: error instanceof Error ? error.message : 'unknown' });
    }
  };
  runOnce();
  const timer = setInterval(runOnce, everyMs);
  return () => clearInterval(timer);
}

function sweep(settings: BankFilesSettings): void {
  const { keepDays, now, log } = settings;
  if (keepDays === null) return;
  const removed = foldersOfCopies(settings).reduce((sum, folder) => sum + removeOld(folder, keepDays, now()), 0);
  if (removed > 0) log({ event: 'copies removed', files: removed });
}
