import type { Export, ExportProgress, ExportStore, StatementLine } from '../domain/exports/export.ts';
import type { Clock, Stopwatch } from '../domain/ports.ts';
import { BLOCK_ROWS } from '../tables/table.ts';
import type { TableWriter, WriterState } from '../tables/table.ts';
import { createWriter } from '../tables/writers.ts';
import { runInBackground } from './background.ts';
import type { Background } from './background.ts';
import { EXPORT_BLOCKS, EXPORT_INTERVAL_MS, EXPORT_LEASE_MS, EXPORT_REMOVED_MAX, EXPORT_SHARE } from './limits.ts';
import { LINE_COLUMNS, closingRow, openingRow, rowsOfLines } from './line-table.ts';
import { createPace } from './pace.ts';

// Makes the files that people asked for, one after the other, in steps: each is stored with what the next one needs. A node that dies
// leaves an export at its last step, from which another goes on, to the same bytes (S49).

export interface MakeExportsOptions {
  readonly store: Pick<
    ExportStore,
    'claimExport' | 'writeExportPart' | 'failExport' | 'removeExports' | 'listStatementLines'
  >;
  readonly clock: Clock;
  readonly realClock: Clock;
  readonly stopwatch: Stopwatch;
  /** Unique to this process. */
  readonly holder: string;
  /** Whether other work waits: then this waits. */
  readonly isStrained: () => boolean;
  /** Whether anybody else is served: then this takes a share of the time only. */
  readonly isBusy: () => boolean;
  readonly onFailed: (failed: Export, error: unknown) => void;
}

type Lines = Promise<StatementLine[]>;
/** False if it was cancelled, or another node has it. */
type Storing = Promise<boolean>;

export async function makeExports(options: MakeExportsOptions, signal?: AbortSignal): Promise<void> {
  const { store, realClock, clock, holder } = options;
  for (;;) {
    if (signal?.aborted === true) return;
    const claimed = await store.claimExport({ holder, realNow: realClock.now(), leaseMs: EXPORT_LEASE_MS });
    if (claimed === null) return;
    try {
      if (!(await makeExport(options, claimed, signal))) return;
    } catch (error) {
      // A table that no file can hold stays so. What else goes wrong is tried again when the lease has ended.
      if (!(error instanceof RangeError)) throw error;
      await store.failExport(claimed, clock.now());
      options.onFailed(claimed, error);
    }
  }
}

/** False if it was interrupted; another turn goes on. */
async function makeExport(options: MakeExportsOptions, claimed: Export, signal?: AbortSignal): Promise<boolean> {
  const { csv, format, name } = claimed;
  const writer = createWriter(format, { columns: LINE_COLUMNS, title: name, ...(csv !== null && { csv }) });
  const base = { ...options, ...(signal && { signal }), beforeBatch: null };
  const [alone, beside] = [createPace({ ...base, share: 1 }), createPace({ ...base, share: EXPORT_SHARE })];
  let reached: Export = claimed;
  let ahead: { readonly after: number; readonly lines: Lines } | null = null;
  let storing: Storing = Promise.resolve(true);
  try {
    for (;;) {
      const isBusy = options.isBusy();
      const size = BLOCK_ROWS * (isBusy ? 1 : EXPORT_BLOCKS);
      const before: Export = reached;
      const after = before.progress?.through ?? before.after;
      const lines: readonly StatementLine[] = await (ahead?.after === after
        ? ahead.lines
        : readLines(options, before, { after, size }));
      const last = lines.at(-1)?.number ?? before.through;
      // If nobody else needs the database, the next page is read, and the last step stored, while this one is written.
      const isAlone = !isBusy && last < before.through;
      ahead = isAlone ? { after: last, lines: readLines(options, before, { after: last, size }) } : null;
      ahead?.lines.catch(() => undefined);
      const step = await (isBusy ? beside : alone).run(async () => {
        const made = await writeStep(writer, { before, lines });
        if (!(await storing)) return 'lost';
        storing = storeStep(options, before, made);
        storing.catch(() => undefined);
        if (!isAlone && !(await storing)) return 'lost';
        return made;
      });
      if (step === 'interrupted' || step === 'lost') return step === 'lost';
      if (step.isLast) return true;
      reached = { ...before, parts: before.parts + 1, progress: step.progress };
    }
  } finally {
    // Nothing is stored behind the back of whoever goes on.
    await storing.catch(() => undefined);
  }
}

function readLines(
  { store }: MakeExportsOptions,
  { merNo, currency, through, batchedThrough }: Export,
  { after, size }: { readonly after: number; readonly size: number },
): Lines {
  return store.listStatementLines({ merNo, currency, after, through, batchedThrough, limit: size });
}

interface Step {
  readonly before: Export;
  readonly lines: readonly StatementLine[];
}

interface WrittenStep {
  readonly content: Uint8Array;
  readonly rows: number;
  readonly progress: ExportProgress;
  readonly isLast: boolean;
}

async function writeStep(writer: TableWriter, { before, lines }: Step): Promise<WrittenStep> {
  const through = lines.at(-1)?.number ?? before.through;
  const isLast = through >= before.through;
  const { pieces, state } = await written(writer, { before, lines, isLast });
  const rows = lines.length + (before.progress === null ? 1 : 0) + (isLast ? 1 : 0);
  return { content: Buffer.concat(pieces), rows, progress: { through, writer: state }, isLast };
}

function storeStep(
  { store, clock, realClock, holder }: MakeExportsOptions,
  of: Export,
  { isLast, ...step }: WrittenStep,
): Storing {
  const heldUntil = realClock.now() + EXPORT_LEASE_MS;
  return store.writeExportPart({ of, holder, heldUntil, ...step, finishedAt: isLast ? clock.now() : null });
}

/** Blocks begin at the same lines whatever the size of a step: how rows are divided is in the bytes. */
async function written(
  writer: TableWriter,
  { before, lines, isLast }: Step & { readonly isLast: boolean },
): Promise<{ readonly pieces: readonly Uint8Array[]; readonly state: WriterState }> {
  const pieces: Uint8Array[] = [];
  let state: WriterState = before.progress?.writer ?? null;
  const put = (made: { readonly bytes: Uint8Array; readonly state: WriterState }) => {
    pieces.push(made.bytes);
    ({ state } = made);
  };
  if (before.progress === null) {
    put(await writer.begin());
    put(await writer.write(state, [openingRow(before)]));
  }
  const rowOf = rowsOfLines(before);
  for (let place = 0; place < lines.length; place += BLOCK_ROWS)
    put(await writer.write(state, lines.slice(place, place + BLOCK_ROWS).map(rowOf)));
  if (isLast) {
    put(await writer.write(state, [closingRow(before)]));
    pieces.push(await writer.end(state));
  }
  return { pieces, state };
}

/** In every node: each takes another export. What has expired is removed. */
export function startMakingExports(
  options: MakeExportsOptions & { readonly onError: (error: unknown) => void },
): Background & { runDue(): Promise<void> } {
  const { store, clock } = options;
  const stopping = new AbortController();
  async function run(): Promise<void> {
    await makeExports(options, stopping.signal);
    await store.removeExports({ now: clock.now(), limit: EXPORT_REMOVED_MAX });
  }
  const making = runInBackground(run, { intervalMs: EXPORT_INTERVAL_MS, onError: options.onError });
  return {
    wake: making.wake,
    runDue: run,
    async stop() {
      stopping.abort();
      await making.stop();
    },
  };
}
