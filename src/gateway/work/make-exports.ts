import { actingAsSystem } from '../domain/audit/actor.ts';
import { auditOf } from '../domain/audit/audit.ts';
import type { Export, ExportProgress, ExportStore } from '../domain/exports/export.ts';
import type { Clock, Stopwatch } from '../domain/ports.ts';
import { CommitUnknownError, DatabaseUnavailableError } from '../domain/store-errors.ts';
import { createScratch, makeRoom } from '../tables/scratch.ts';
import { BLOCK_ROWS } from '../tables/table.ts';
import type { TableRow, WriterState } from '../tables/table.ts';
import { createWriter } from '../tables/writers.ts';
import { runInBackground } from './background.ts';
import type { Background } from './background.ts';
import { createExportTurns, InterruptedError } from './export-turns.ts';
import type { ExportTurns } from './export-turns.ts';
import {
  EXPORT_PAUSES_MS,
  EXPORT_BLOCKS,
  EXPORT_INTERVAL_MS,
  EXPORT_LEASE_MS,
  EXPORT_REMOVED_MAX,
  EXPORT_STEP_MS,
} from './limits.ts';
import { LINE_COLUMNS, closingRow, openingRow, rowsOfLines } from './line-table.ts';
import { readAhead } from './read-ahead.ts';

// Makes the files that people asked for, one after the other, in steps: each is stored with what the next one needs. A node that dies
// leaves an export at its last step, from which another goes on, to the same bytes (S49).

export interface MakeExportsOptions {
  readonly store: Pick<
    ExportStore,
    'claimExport' | 'writeExportPart' | 'failExport' | 'pauseExport' | 'removeExports' | 'listStatementLines'
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
  /** A try went wrong, or the last one. */
  readonly onFailed: (failed: Export, error: unknown, isLast: boolean) => void;
  /** How often each has failed in this node; what was made is forgotten. */
  readonly failures?: Map<string, number>;
}

/** False if it was cancelled, or another node has it. */
type Storing = Promise<boolean>;

export async function makeExports(options: MakeExportsOptions, signal?: AbortSignal): Promise<void> {
  const { store, realClock, holder, failures = new Map<string, number>() } = options;
  for (;;) {
    if (signal?.aborted === true) return;
    const claimed = await store.claimExport({ holder, realNow: realClock.now(), leaseMs: EXPORT_LEASE_MS });
    if (claimed === null) return;
    try {
      if (!(await makeExport(options, claimed, signal))) return;
      failures.delete(claimed.exportId);
    } catch (error) {
      // Nothing is wrong with the export: it waits for the database as everything does.
      if (error instanceof DatabaseUnavailableError || error instanceof CommitUnknownError) throw error;
      await endTry({ ...options, failures }, claimed, error);
    }
  }
}

/** A table that no file can hold stays so. What else goes wrong is tried again a few times: others have their turn meanwhile. */
async function endTry(
  {
    store,
    clock,
    realClock,
    holder,
    onFailed,
    failures,
  }: MakeExportsOptions & Required<Pick<MakeExportsOptions, 'failures'>>,
  claimed: Export,
  error: unknown,
): Promise<void> {
  const { merNo, exportId } = claimed;
  const before = failures.get(exportId) ?? 0;
  const pauseMs = error instanceof RangeError ? undefined : EXPORT_PAUSES_MS[before];
  if (pauseMs === undefined) {
    const at = clock.now();
    const target = `export ${exportId}`;
    const done = { at, action: 'failExport', merNo, target, detail: `could not make ${claimed.name}` } as const;
    await store.failExport(claimed, { at, audit: auditOf(actingAsSystem('gateway'), done) });
    failures.delete(exportId);
  } else {
    await store.pauseExport(claimed, { holder, until: realClock.now() + pauseMs });
    failures.set(exportId, before + 1);
  }
  onFailed(claimed, error, pauseMs === undefined);
}

/** False if it was interrupted; another turn goes on. */
async function makeExport(options: MakeExportsOptions, claimed: Export, signal?: AbortSignal): Promise<boolean> {
  const turns = createExportTurns({ ...options, ...(signal && { signal }) });
  const write = createSteps(options, claimed, turns);
  let reached: Export = claimed;
  let storing: Storing = Promise.resolve(true);
  try {
    for (;;) {
      const before: Export = reached;
      const step = await write(before);
      if (!(await storing)) return true;
      const store = () => storeStep(options, before, step);
      // If nobody else is served, the next step is written while this one is stored.
      storing = turns.isBusy() || step.isLast ? turns.turn(store) : store();
      storing.catch(() => undefined);
      if ((turns.isBusy() || step.isLast) && !(await storing)) return true;
      if (step.isLast) return true;
      reached = { ...before, parts: before.parts + 1, progress: step.progress };
    }
  } catch (error) {
    if (error instanceof InterruptedError) return false;
    throw error;
  } finally {
    // Nothing is stored behind the back of whoever goes on.
    await storing.catch(() => undefined);
  }
}

interface WrittenStep {
  readonly content: Uint8Array;
  readonly rows: number;
  readonly progress: ExportProgress;
  readonly isLast: boolean;
}

/** Blocks begin at the same lines whatever the size of a step: how rows are divided is in the bytes. */
function createSteps({ store, stopwatch }: MakeExportsOptions, claimed: Export, turns: ExportTurns) {
  const { csv, format, name } = claimed;
  const writer = createWriter(format, { columns: LINE_COLUMNS, title: name, ...(csv !== null && { csv }) });
  const readBlock = readAhead(store, claimed, { ...turns, rowOf: rowsOfLines(claimed) });
  const scratch = createScratch();
  const nextPart = createParts();
  return async (before: Export): Promise<WrittenStep> => {
    const part = nextPart();
    let state: WriterState = before.progress?.writer ?? null;
    let rows = 0;
    const put = (made: { readonly bytes: Uint8Array; readonly state: WriterState }) => {
      part.add(made.bytes);
      ({ state } = made);
    };
    const putRows = async (block: readonly TableRow[]) => {
      put(await writer.write(state, block, { turn: turns.turn, scratch }));
      rows += block.length;
    };
    if (before.progress === null) {
      put(await writer.begin());
      await putRows([openingRow(before)]);
    }
    const startedAtMs = stopwatch.elapsedMs();
    let through = before.progress?.through ?? before.after;
    for (let block = 0; block < EXPORT_BLOCKS && through < before.through; block += 1) {
      if (stopwatch.elapsedMs() - startedAtMs > EXPORT_STEP_MS) break;
      await putRows(await readBlock(through));
      through = Math.min(through + BLOCK_ROWS, before.through);
    }
    const isLast = through >= before.through;
    if (isLast) {
      await putRows([closingRow(before)]);
      part.add(await writer.end(state));
    }
    return { content: part.content(), rows, progress: { through, writer: state }, isLast };
  };
}

/** Two pieces of memory take turns: one part is stored while the next one is written. */
function createParts() {
  let [memory, other] = [createScratch(), createScratch()];
  return () => {
    [memory, other] = [other, memory];
    const part = memory;
    let length = 0;
    return {
      add(bytes: Uint8Array) {
        makeRoom(part, { needed: length + bytes.length, kept: length });
        part.bytes.set(bytes, length);
        length += bytes.length;
      },
      content: () => part.bytes.subarray(0, length),
    };
  };
}

function storeStep(
  { store, clock, realClock, holder }: MakeExportsOptions,
  of: Export,
  { isLast, ...step }: WrittenStep,
): Storing {
  const heldUntil = realClock.now() + EXPORT_LEASE_MS;
  return store.writeExportPart({ of, holder, heldUntil, ...step, finishedAt: isLast ? clock.now() : null });
}

/** In every node: each takes another export. What has expired is removed. */
export function startMakingExports(
  options: MakeExportsOptions & { readonly onError: (error: unknown) => void },
): Background & { runDue(): Promise<void> } {
  const { store, clock } = options;
  const stopping = new AbortController();
  const failures = new Map<string, number>();
  async function run(): Promise<void> {
    await makeExports({ failures, ...options }, stopping.signal);
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
