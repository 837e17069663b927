import type { OperatorOperationId } from '../../../../../generated/operator-operations.ts';
import type { LinePlace } from '../../../domain/reconciliation/file-reads.ts';
import type { OperatorOperations } from '../../../operations/create-operator-operations.ts';
import { done } from '../../../operations/outcome.ts';
import type { OperatorHandlers } from '../../handler-types.ts';
import { mapOutcome } from '../../map-outcome.ts';
import { fileLineToWire, fileStoryToWire, fileToWire, statusToWire } from '../../wire/reconciliation-file.ts';

type FileOperationId = Extract<
  OperatorOperationId,
  `${string}ReconciliationFile${string}` | 'listReconciliationLines' | 'getReconciliationStatus'
>;

/** Files of acquirers and banks: how they come in, and what became of them. */
export function createReconciliationFileHandlers(
  operations: Pick<OperatorOperations, FileOperationId>,
): Pick<OperatorHandlers, FileOperationId> {
  return {
    async listReconciliationFiles({ parameters: { state = null, owner = null, before = null, limit } }) {
      const { files, next } = await operations.listReconciliationFiles({ state, owner, before, limit });
      return done({ files: files.map(fileToWire), next });
    },
    beginReconciliationFile: async ({ body, acting }) =>
      mapOutcome(
        operations.beginReconciliationFile(
          {
            name: body.name,
            bytes: body.bytes,
            sha256: body.sha256 ?? null,
            format: body.format ?? null,
            owner: body.owner ?? null,
            profile: body.profile ?? null,
            source: body.source ?? 'upload',
          },
          acting,
        ),
        fileToWire,
      ),
    putReconciliationFilePart: async ({ parameters: { fileNo, offset }, body: { content } }) =>
      mapOutcome(
        operations.putReconciliationFilePart({ fileNo, offset, content: Buffer.from(content, 'base64') }),
        fileToWire,
      ),
    completeReconciliationFile: async ({ parameters: { fileNo }, acting }) =>
      mapOutcome(operations.completeReconciliationFile(fileNo, acting), fileToWire),
    withdrawReconciliationFile: async ({ parameters: { fileNo }, acting }) =>
      mapOutcome(operations.withdrawReconciliationFile(fileNo, acting), fileToWire),
    getReconciliationFile: async ({ parameters: { fileNo } }) =>
      mapOutcome(operations.getReconciliationFile(fileNo), fileStoryToWire),
    listReconciliationLines: async ({ parameters: { fileNo, state = null, after, limit } }) =>
      mapOutcome(
        operations.listReconciliationLines({ fileNo, state, after: placeFromWire(after), limit }),
        ({ lines, next }) => ({
          lines: lines.map(fileLineToWire),
          next: next === null ? null : `${next.section}:${next.line}`,
        }),
      ),
    getReconciliationStatus: async () => done(statusToWire(await operations.getReconciliationStatus())),
  };
}

function placeFromWire(place: string | undefined): LinePlace | null {
  if (place === undefined) return null;
  const [section = '', line = ''] = place.split(':');
  return { section: Number(section), line: Number(line) };
}
