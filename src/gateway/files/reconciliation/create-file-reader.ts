import type { FileFormat, FileReader } from '../../domain/reconciliation/file-line.ts';
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
    default:
      throw new RangeError(`no reader of ${format}`);
  }
}
