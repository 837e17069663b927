import { nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import { dayText } from '../../domain/day.ts';
import type {
  Export,
  ExportCsv,
  ExportCut,
  ExportFormat,
  ExportPart,
  ExportReference,
  ExportStore,
} from '../../domain/exports/export.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { Configured } from '../../domain/platform/configured.ts';
import type { Clock, Ids } from '../../domain/ports.ts';
import type { BatchStore } from '../../domain/settlements/batch.ts';
import type { LineStore } from '../../domain/settlements/line.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, invalid, merchantNotFound, refuse, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

// Files of lines. What one contains is settled when it is asked for, and recorded then, before its first byte (S28).

export interface ExportDependencies {
  readonly store: ExportStore &
    Pick<BatchStore, 'findBatch'> &
    Pick<LineStore, 'findEndOfDay' | 'listSeries'> &
    Pick<MerchantStore, 'findMerchant'>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly configured: Pick<Configured, 'exportsKeptMs'>;
  /** On this node; others find it in their next round. */
  readonly makeExportsNow: () => void;
}

export interface AskedExport {
  readonly merNo: number;
  readonly format: ExportFormat;
  readonly batchNo: string | null;
  readonly currency: string | null;
  /** Days of the lines. */
  readonly from: number | null;
  readonly to: number | null;
  readonly csv: ExportCsv | null;
}

/** For each side: who asks for more has forgotten some. */
const WAITING_MAX = 20;

export function createExportOperations(deps: ExportDependencies) {
  return {
    createExport: (asked: AskedExport, acting: Acting) => createExport(deps, asked, acting),
    listExports: (query: { merNo: number | null; before: string | null; limit: number }, acting: Acting) =>
      listExports(deps, query, acting),
    getExport: (reference: ExportReference, acting: Acting) => findExport(deps, reference, acting),
    cancelExport: (reference: ExportReference, acting: Acting) => cancelExport(deps, reference, acting),
    getExportPart: (reference: ExportReference, part: number, acting: Acting) =>
      readPart(deps, { ...reference, part }, acting),
  };
}

async function createExport(
  deps: ExportDependencies,
  asked: AskedExport,
  acting: Acting,
): Promise<OperatorOutcome<Export>> {
  const { store, clock, ids } = deps;
  const { merNo, format } = asked;
  if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
  const cut = await cutOf(deps, asked);
  if (cut.kind === 'refused') return cut;
  const side = acting.grant.merNo;
  if ((await store.countWaitingExports(side)) >= WAITING_MAX)
    return refuse('exportsWaiting', { countMax: WAITING_MAX });
  const at = clock.now();
  const name = `${cut.value.name}.${format}`;
  const created = {
    ...cut.value.cut,
    exportId: ids.newId('export'),
    side,
    askedBy: nameOf(acting.actor),
    name,
    format,
    csv: format === 'csv' ? asked.csv : null,
    createdAt: at,
    expiresAt: at + deps.configured.exportsKeptMs,
  };
  const target = `merchant ${merNo}`;
  await store.createExport(
    created,
    auditOf(acting, { at, action: 'createExport', merNo, target, detail: `${name} exported` }),
  );
  deps.makeExportsNow();
  return done({
    ...created,
    state: 'waiting',
    finishedAt: null,
    rowsDone: 0,
    bytes: 0,
    parts: 0,
    progress: null,
  });
}

type Cut = { readonly cut: ExportCut; readonly name: string };

async function cutOf(deps: ExportDependencies, asked: AskedExport): Promise<OperatorOutcome<Cut>> {
  const { merNo, batchNo, currency, from, to } = asked;
  if (batchNo !== null) return cutOfBatch(deps, merNo, batchNo);
  if (currency === null || from === null || to === null) {
    const missing = currency === null ? 'currency' : from === null ? 'from' : 'to';
    return refuseInput([invalid(missing, 'exportNeedsLines')]);
  }
  if (to < from) return refuseInput([invalid('to', 'beforeFirstDay')]);
  const { store } = deps;
  const [before, end, series] = await Promise.all([
    store.findEndOfDay({ merNo, currency, day: from - 1 }),
    store.findEndOfDay({ merNo, currency, day: to }),
    store.listSeries(merNo),
  ]);
  const cut = {
    merNo,
    currency,
    batchNo: null,
    after: before.number,
    through: end.number,
    batchedThrough: series.find((one) => one.currency === currency)?.cut ?? 0,
    opening: before.available,
    closing: end.available,
  };
  return done({ cut, name: ['lines', merNo, currency, dayText(from), dayText(to)].join('-') });
}

async function cutOfBatch(
  { store }: ExportDependencies,
  merNo: number,
  batchNo: string,
): Promise<OperatorOutcome<Cut>> {
  const batch = await store.findBatch({ merNo, batchNo });
  if (batch === null) return refuse('batchNotFound', { batchNo });
  if (batch.cut === null) return refuse('exportBatchNotCut', { batchNo });
  const { currency } = batch;
  const { first, cut: through, carriedIn: opening, carriedOut: closing } = batch.cut;
  const cut = { merNo, currency, batchNo, after: first - 1, through, batchedThrough: through, opening, closing };
  return done({ cut, name: ['lines', merNo, batchNo].join('-') });
}

async function listExports(
  { store }: ExportDependencies,
  { merNo, before, limit }: { merNo: number | null; before: string | null; limit: number },
  { grant }: Acting,
): Promise<{ readonly exports: readonly Export[]; readonly next: string | null }> {
  const found = await store.listExports({ side: grant.merNo, merNo, before, limit: limit + 1 });
  const exports = found.slice(0, limit);
  return { exports, next: found.length > limit ? (exports.at(-1)?.exportId ?? null) : null };
}

/** Those of the other side do not exist for the caller. */
async function findExport(
  { store, clock }: ExportDependencies,
  reference: ExportReference,
  { grant }: Acting,
): Promise<OperatorOutcome<Export>> {
  const found = await store.findExport(reference);
  if (found === null || found.side !== grant.merNo || found.expiresAt <= clock.now())
    return refuse('exportNotFound', { exportId: reference.exportId });
  return done(found);
}

async function cancelExport(
  deps: ExportDependencies,
  reference: ExportReference,
  acting: Acting,
): Promise<OperatorOutcome<Export>> {
  const found = await findExport(deps, reference, acting);
  if (found.kind === 'refused') return found;
  const at = deps.clock.now();
  const { merNo, name } = found.value;
  const target = `merchant ${merNo}`;
  const audit = auditOf(acting, { at, action: 'cancelExport', merNo, target, detail: `${name} cancelled` });
  if (!(await deps.store.cancelExport(reference, { at, audit }))) return refuse('exportEnded');
  return done({ ...found.value, state: 'cancelled', finishedAt: at });
}

async function readPart(
  deps: ExportDependencies,
  { part, ...reference }: ExportReference & { readonly part: number },
  acting: Acting,
): Promise<OperatorOutcome<ExportPart>> {
  const found = await findExport(deps, reference, acting);
  if (found.kind === 'refused') return found;
  if (found.value.state !== 'done') return refuse('exportNotDone');
  const content = await deps.store.readExportPart(reference, part);
  return content === null ? refuse('exportNotFound', { exportId: reference.exportId }) : done({ part, content });
}
