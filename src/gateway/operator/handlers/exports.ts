import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import { parseDay } from '../../domain/day.ts';
import type { Export } from '../../domain/exports/export.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { done } from '../../operations/outcome.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentText, optionalMoment } from '../wire/merchant.ts';

type Schemas = components['schemas'];
type ExportOperationId = Extract<OperatorOperationId, `${string}Export` | 'listExports' | 'getExportPart'>;

/** Files of lines. */
export function createExportHandlers(
  operations: Pick<OperatorOperations, ExportOperationId>,
): Pick<OperatorHandlers, ExportOperationId> {
  return {
    async listExports({ parameters: { merNo = null, before = null, limit }, acting }) {
      const { exports, next } = await operations.listExports({ merNo, before, limit }, acting);
      return done({ exports: exports.map(exportToWire), next });
    },
    createExport: async ({ parameters: { merNo }, body, acting }) =>
      mapOutcome(operations.createExport({ merNo, ...askedOf(body) }, acting), exportToWire),
    getExport: async ({ parameters, acting }) => mapOutcome(operations.getExport(parameters, acting), exportToWire),
    cancelExport: async ({ parameters, acting }) =>
      mapOutcome(operations.cancelExport(parameters, acting), exportToWire),
    getExportPart: async ({ parameters: { part, ...reference }, acting }) =>
      operations.getExportPart(reference, part, acting),
  };
}

function askedOf({ format, batchNo, currency, from, to, csv }: Schemas['CreateExportRequest']) {
  return {
    format,
    batchNo: batchNo ?? null,
    currency: currency ?? null,
    from: from === undefined ? null : parseDay(from),
    to: to === undefined ? null : parseDay(to),
    csv:
      csv === undefined
        ? null
        : {
            separator: csv.separator ?? ',',
            decimals: csv.decimals ?? '.',
            hasByteOrderMark: csv.byteOrderMark ?? false,
          },
  };
}

/** The opening and the closing are rows, too. */
const EDGE_ROWS = 2;

function exportToWire(one: Export): Schemas['Export'] {
  const { merNo, exportId, name, format, currency, batchNo, state, askedBy, rowsDone, bytes, parts } = one;
  return {
    merNo,
    exportId,
    name,
    format,
    currency,
    batchNo,
    state,
    askedBy,
    createdAt: momentText(one.createdAt),
    finishedAt: optionalMoment(one.finishedAt),
    expiresAt: momentText(one.expiresAt),
    rows: rowsDone,
    rowsTotal: one.through - one.after + EDGE_ROWS,
    bytes,
    parts,
  };
}
