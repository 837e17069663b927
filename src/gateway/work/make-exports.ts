import type { Export, ExportStore, StatementLine } from '../domain/exports/export.ts';
import type { Clock, Stopwatch } from '../domain/ports.ts';
import { BLOCK_ROWS } from '../tables/table.ts';
import type { TableWriter, WriterState } from '../tables/table.ts';
import { createWriter } from '../tables/writers.ts';
import { runInBackground } from './background.ts';
import type { Background } from './background.ts';
import { EXPORT_BLOCKS, EXPORT_INTERVAL_MS, EXPORT_LEASE_MS, EXPORT_REMOVED_MAX, EXPORT_SHARE } from './limits.ts';
import { LINE_COLUMNS, closingRow, lineRow, openingRow } from './line-table.ts';
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
  let made: Export | 'lost' | 'done' = claimed;
  let ahead: { readonly after: number; readonly lines: Lines } | null = null;
  for (;;) {
    const isBusy = options.isBusy();
    const size = BLOCK_ROWS * (isBusy ? 1 : EXPORT_BLOCKS);
    const before: Export = made;
    const after = before.progress?.through ?? before.after;
    const lines: Lines = ahead?.after === after ? ahead.lines : readLines(options, before, { after, size });
    // The next page is read while this one is written, if nobody else needs the database.
    const next = await lines;
    const last = next.at(-1)?.number ?? before.through;
    ahead =
      isBusy || last >= before.through
        ? null
        : { after: last, lines: readLines(options, before, { after: last, size }) };
    ahead?.lines.catch(() => undefined);
    const step = await (isBusy ? beside : alone).run(() => makeStep(options, { writer, before, lines: next }));
    if (step === 'interrupted' || step === 'lost') return step === 'lost';
    if (step === 'done') return true;
    made = step;
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
  readonly writer: TableWriter;
  readonly before: Export;
  readonly lines: readonly StatementLine[];
}

async function makeStep(
  { store, clock, realClock, holder }: MakeExportsOptions,
  { writer, before, lines }: Step,
): Promise<Export | 'lost' | 'done'> {
  const through = lines.at(-1)?.number ?? before.through;
  const isLast = through >= before.through;
  const { pieces, state } = await written(writer, { before, lines, isLast });
  const content = Buffer.concat(pieces);
  const progress = { through, writer: state };
  const rows = lines.length + (before.progress === null ? 1 : 0) + (isLast ? 1 : 0);
  const isStored = await store.writeExportPart({
    of: before,
    holder,
    heldUntil: realClock.now() + EXPORT_LEASE_MS,
    content: content.toString('base64'),
    bytes: content.length,
    rows,
    progress,
    finishedAt: isLast ? clock.now() : null,
  });
  if (!isStored) return 'lost';
  return isLast ? 'done' : { ...before, parts: before.parts + 1, progress };
}

/** Blocks begin at the same lines whatever the size of a step: how rows are divided is in the bytes. */
async function written(
  writer: TableWriter,
  { before, lines, isLast }: Pick<Step, 'before' | 'lines'> & { readonly isLast: boolean },
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
  for (let place = 0; place < lines.length; place += BLOCK_ROWS) {
    const rows = lines.slice(place, place + BLOCK_ROWS).map((line) => lineRow(line, before));
    put(await writer.write(state, rows));
  }
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
