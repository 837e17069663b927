import { createCsvWriter } from './csv-writer.ts';
import { createJsonLinesWriter } from './json-lines-writer.ts';
import type { TableOptions, TableWriter } from './table.ts';
import { createXlsxWriter } from './xlsx/xlsx-writer.ts';

export type FileFormat = 'xlsx' | 'csv' | 'jsonl';

/** In the order in which they are offered. */
export const FILE_FORMATS: readonly FileFormat[] = ['xlsx', 'csv', 'jsonl'];

const WRITERS: Readonly<Record<FileFormat, (options: TableOptions) => TableWriter>> = {
  xlsx: createXlsxWriter,
  csv: createCsvWriter,
  jsonl: createJsonLinesWriter,
};

export function createWriter(format: FileFormat, options: TableOptions): TableWriter {
  return WRITERS[format](options);
}
