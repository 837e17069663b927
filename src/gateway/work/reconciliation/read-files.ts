import { setImmediate } from 'node:timers/promises';
import { FileProblem } from '../../domain/reconciliation/file-line.ts';
import type { FileFormat, FileReader, ReadEvent } from '../../domain/reconciliation/file-line.ts';
import type { FileReadingStore, FileStore, ReconciliationFile } from '../../domain/reconciliation/file-store.ts';
import type { CsvProfileStore, CsvRules } from '../../domain/reconciliation/csv-profile.ts';
import type { Clock, Stopwatch } from '../../domain/ports.ts';
import type { FileRefusal, NewNumber, ReconcileStore } from '../../domain/reconciliation/reconcile-store.ts';
import type { ReconciliationSettingStore } from '../../domain/reconciliation/settings.ts';
import { createExportTurns, InterruptedError } from '../export-turns.ts';
import type { ExportTurns } from '../export-turns.ts';
import { READ_LEASE_MS, READ_PIECE_BYTES, READ_REMOVED_LINES } from '../limits.ts';
import { recogniseFile } from './recognise-file.ts';
import { createLineBlocks, LostFileError } from './line-blocks.ts';

// Reads files of acquirers and banks, one after the other and one at a time over all nodes. Lines are stored block by block; what the file
// means is written at once, at its end. A node that dies leaves a file at its last block: whoever goes on reads it again from its
// beginning and leaves out what is stored, so that it ends in the same state (S50).

export interface ReadFilesOptions {
  readonly store: FileStore &
    FileReadingStore &
    ReconcileStore &
    Pick<ReconciliationSettingStore, 'listBankAccounts' | 'findReconciledAcquirer' | 'findBankAccount'> &
    Pick<CsvProfileStore, 'findCsvProfile'>;
  readonly clock: Clock;
  readonly realClock: Clock;
  readonly stopwatch: Stopwatch;
  /** Unique to this process. */
  readonly holder: string;
  readonly isStrained: () => boolean;
  readonly isBusy: () => boolean;
  readonly newNumber: NewNumber;
  readonly recogniseFormat: (head: Uint8Array) => FileFormat | null;
  readonly createReader: (format: FileFormat, options: { readonly rules: CsvRules | null }) => FileReader;
  /** Whether an acquirer of this name was ever known here. */
  readonly isAcquirer: (name: string) => Promise<boolean>;
  readonly onRead: (file: ReconciliationFile, outcome: 'done' | 'refused', problem: string | null) => void;
}

export async function readFiles(options: ReadFilesOptions, signal?: AbortSignal): Promise<void> {
  const { store, realClock, holder } = options;
  for (;;) {
    if (signal?.aborted === true) return;
    const file = await store.claimFile({ holder, realNow: realClock.now(), leaseMs: READ_LEASE_MS });
    if (file === null) return;
    const turns = createExportTurns({ ...options, ...(signal && { signal }) });
    try {
      if (file.state === 'removing') await removeLines(options, file, turns);
      else await readOrRefuse(options, file, turns);
    } catch (error) {
      if (error instanceof InterruptedError || error instanceof LostFileError) return;
      throw error;
    }
  }
}

async function readOrRefuse(options: ReadFilesOptions, file: ReconciliationFile, turns: ExportTurns): Promise<void> {
  const refusal = await problemOf(() => readFile(options, file, turns));
  if (refusal === null) return options.onRead(file, 'done', null);
  const { store, holder, clock } = options;
  if (!(await store.refuseFile(file.fileNo, { ...refusal, holder, at: clock.now() }))) throw new LostFileError();
  await removeLines(options, file, turns);
  options.onRead(file, 'refused', refusal.problem);
}

/** What is wrong with the file itself; anything else is tried again. */
async function problemOf(read: () => Promise<FileRefusal | null>): Promise<FileRefusal | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    const { message: problem, line, column } = error;
    return { problem, line, column };
  }
}

async function readFile(
  options: ReadFilesOptions,
  file: ReconciliationFile,
  turns: ExportTurns,
): Promise<FileRefusal | null> {
  const { store, holder, clock, newNumber } = options;
  const recognised = await recogniseFile(options, file);
  if ('problem' in recognised) return recognised;
  const reader = options.createReader(recognised.format, recognised);
  const blocks = createLineBlocks(options, { file, format: recognised.format, turns });
  const take = async (events: readonly ReadEvent[]): Promise<FileRefusal | null> => {
    for (const event of events) {
      const refusal = await blocks.take(event);
      if (refusal !== null) return refusal;
    }
    return null;
  };
  let next = store.readFilePart(file.fileNo, 0);
  for (let part = 0; part < file.parts; part += 1) {
    const bytes = await next;
    if (bytes === null)
      return { problem: `part ${part + 1} of the file is missing: send it again`, line: null, column: null };
    next = part + 1 < file.parts ? store.readFilePart(file.fileNo, part + 1) : Promise.resolve(null);
    next.catch(() => undefined);
    // In pieces, so that requests are answered between them, and the database's answers about the block before.
    for (let first = 0; first < bytes.length; first += READ_PIECE_BYTES) {
      const refusal = await take(reader.push(bytes.subarray(first, first + READ_PIECE_BYTES)));
      if (refusal !== null) return refusal;
      await setImmediate();
    }
    blocks.endPart(part + 1);
  }
  const refusal = await take(reader.end());
  if (refusal !== null) return refusal;
  const { fileNo } = file;
  const { supersedes, sections, lines } = await blocks.finish();
  const ended = await turns.turn(() =>
    store.finishFile({ fileNo, supersedes, sections, lines, holder, at: clock.now(), newNumber }),
  );
  if (ended.kind === 'lost') throw new LostFileError();
  return ended.kind === 'refused' ? ended : null;
}

async function removeLines(
  { store, holder, realClock, clock }: ReadFilesOptions,
  { fileNo }: ReconciliationFile,
  turns: ExportTurns,
): Promise<void> {
  for (;;) {
    const removal = {
      fileNo,
      limit: READ_REMOVED_LINES,
      holder,
      heldUntil: realClock.now() + READ_LEASE_MS,
      at: clock.now(),
    };
    const removed = await turns.turn(() => store.removeLines(removal));
    if (removed === 'lost') throw new LostFileError();
    if (removed === 'complete') return;
  }
}
