import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BankFileError } from '../../bank-files/bank-file-error.ts';
import type { BankFile } from '../../bank-files/read-bank-file.ts';
import { readBankFile } from '../../bank-files/read-bank-file.ts';
import { applyEntries } from './apply-entries.ts';
import { applyReport } from './apply-report.ts';
import type { Problem } from './apply-report.ts';
import { moveInto } from './folders.ts';
import type { BankFilesSettings } from './settings.ts';
import type { Store } from './store.ts';

// Takes what the bank put into the folder. What a file says and that it was read is one transaction, so a kill reads it again or not at all;
// the same bytes count once, whatever their name is. Read files go to `read`, those that cannot be read to `refused`, with the reason beside.

export interface FileReader {
  /** Reads what has not changed since the last look, and returns how many files. */
  look(): number;
}

/** Calls wait while a file is read: a second for 15 MB. */
const BYTES_MAX = 32 * 1024 * 1024;
const FOLDERS = ['read', 'refused'] as const;

export function createFileReader(store: Store, settings: BankFilesSettings): FileReader {
  const { inFolder, log, now } = settings;
  let lastLook = new Map<string, string>();

  const take = (name: string): void => {
    const file = join(inFolder, name);
    const refuse = (reason: string, mark: string) => {
      const moved = moveInto(join(inFolder, 'refused'), file, mark);
      writeFileSync(`${moved}.reason.txt`, `${reason}\n`, { mode: 0o600 });
      log({ event: 'file refused', level: 'error', file: name, reason });
    };
    if (statSync(file).size > BYTES_MAX) return refuse(`the file has more than ${BYTES_MAX} bytes`, String(now()));
    const bytes = readFileSync(file);
    const digest = createHash('sha256').update(bytes).digest('hex');
    const read = readOrRefuse(bytes);
    if ('refusal' in read) return refuse(read.refusal, digest);
    const problems = store.transaction(() => {
      if (!store.addReadFile(digest, name, now())) return null;
      return apply(read.content, store, settings);
    });
    moveInto(join(inFolder, 'read'), file, digest);
    log({ event: 'file read', file: name, kind: read.content.kind, isKnown: problems === null });
    for (const problem of problems ?? []) log({ event: 'look at this', level: 'warn', file: name, ...problem });
  };

  return {
    look() {
      const looked = new Map(filesIn(inFolder).map((name) => [name, stateOf(join(inFolder, name))]));
      // A file that still grows is left alone: the next look finds it as it was.
      const still = [...looked].filter(([name, state]) => lastLook.get(name) === state).map(([name]) => name);
      lastLook = looked;
      for (const name of still) {
        try {
          take(name);
        } catch (error) {
          // The others are not to wait for one that cannot be read or moved.
          log({
            event: 'file failed',
            level: 'error',
            file: name,
            reason: error instanceof Error ? error.message : '',
          });
        }
      }
      return still.length;
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^[.]|[.](?:part|tmp|filepart|crdownload)$/.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

function stateOf(file: string): string {
  const { size, mtimeMs, ino } = statSync(file);
  return `${size} ${mtimeMs} ${ino}`;
}

function readOrRefuse(bytes: Uint8Array): { readonly content: BankFile } | { readonly refusal: string } {
  try {
    const content = readBankFile(bytes, BYTES_MAX);
    return content.kind === 'payments' ? { refusal: 'a pain.001 is for the bank, not from it' } : { content };
  } catch (error) {
    if (error instanceof BankFileError) return { refusal: error.message };
    throw error;
  }
}

function apply(file: BankFile, store: Store, settings: BankFilesSettings): readonly Problem[] {
  if (file.kind === 'payments') return [];
  return file.kind === 'status' ? applyReport(file, store) : applyEntries(file, store, settings);
}

/** Where copies are, which are removed after a while. */
export function foldersOfCopies({ inFolder, dataFolder }: BankFilesSettings): readonly string[] {
  return [join(dataFolder, 'sent'), ...FOLDERS.map((name) => join(inFolder, name))];
}
