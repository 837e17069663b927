import { createCamtReader } from '../../../bank-files/iso20022/camt-stream.ts';
import { createMt940Reader } from '../../../bank-files/mt940/read-mt940.ts';
import type { CsvRules } from '../../domain/reconciliation/csv-profile.ts';
import type { FileFormat, FileReader } from '../../domain/reconciliation/file-line.ts';
import { createStatementsReader } from './bank/read-statements.ts';
import { createCsvReader } from './csv/read-csv.ts';
import { createReportReader } from './report/read-report.ts';

export interface ReaderOptions {
  /** The version of the channel contract whose units a report has, if it does not say; the newest, if nobody does. */
  readonly version?: number | null;
  /** How a CSV is read. */
  readonly rules?: CsvRules | null;
}

/** Reads a file of a format, piece by piece. */
export function createFileReader(format: FileFormat, { version = null, rules = null }: ReaderOptions = {}): FileReader {
  switch (format) {
    case 'report':
      return createReportReader({ version });
    case 'camt':
      return createStatementsReader({ createReader: createCamtReader, hasHolderReference: false });
    case 'mt940':
      return createStatementsReader({ createReader: createMt940Reader, hasHolderReference: true });
    case 'csv':
      if (rules === null) throw new RangeError('a CSV is read by the rules of a profile');
      return createCsvReader(rules);
  }
}
