import { createCamtReader } from '../../../bank-files/iso20022/camt-stream.ts';
import { createMt940Reader } from '../../../bank-files/mt940/read-mt940.ts';
import type { FileFormat, FileReader } from '../../domain/reconciliation/file-line.ts';
import { createStatementsReader } from './bank/read-statements.ts';
import { createReportReader } from './report/read-report.ts';

export interface ReaderOptions {
  /** The version of the channel contract whose units a report has, if it does not say; the newest, if nobody does. */
  readonly version?: number | null;
}

/** Reads a file of a format, piece by piece. */
export function createFileReader(format: FileFormat, { version = null }: ReaderOptions = {}): FileReader {
  switch (format) {
    case 'report':
      return createReportReader({ version });
    case 'camt':
      return createStatementsReader({ createReader: createCamtReader, hasHolderReference: false });
    case 'mt940':
      return createStatementsReader({ createReader: createMt940Reader, hasHolderReference: true });
    default:
      throw new RangeError(`no reader of ${format}`);
  }
}
