import { translated } from '../../../../web/texts.ts';
import type { TableOptions, TableRow } from '../../../tables/table.ts';
import { createWriter } from '../../../tables/writers.ts';
import type { FileFormat } from '../../../tables/writers.ts';

// What people are offered: the formats, and CSV as spreadsheets expect it in countries that write 1,50.

/** In the order in which they are offered. */
export const FILE_KINDS = ['xlsx', 'csv', 'semicolons', 'jsonl'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const FILE_KIND_WORDS: Readonly<Record<FileKind, string>> = translated({
  xlsx: 'Excel (XLSX)',
  csv: 'CSV',
  semicolons: 'CSV with semicolons',
  jsonl: 'JSON lines',
});

export interface FileForm {
  readonly format: FileFormat;
  readonly csv?: NonNullable<TableOptions['csv']>;
}

const SEMICOLONS: FileForm = {
  format: 'csv',
  csv: { separator: ';', decimals: ',', hasByteOrderMark: true },
};

/** Null for what is none of them. */
export function fileFormOf(kind: string | null): FileForm | null {
  if (kind === 'semicolons') return SEMICOLONS;
  return kind === 'xlsx' || kind === 'csv' || kind === 'jsonl' ? { format: kind } : null;
}

export function contentTypeOf(format: FileFormat): string {
  return createWriter(format, { columns: [], title: '' }).contentType;
}

export interface SmallTable extends Pick<TableOptions, 'columns' | 'title'> {
  readonly rows: readonly TableRow[];
}

/** A file whose rows are at hand; what is longer is sent as it is read. */
export async function writeTable({ rows, ...table }: SmallTable, { format, ...options }: FileForm): Promise<Buffer> {
  const writer = createWriter(format, { ...table, ...options });
  const head = await writer.begin();
  const body = await writer.write(head.state, rows);
  return Buffer.concat([head.bytes, body.bytes, await writer.end(body.state)]);
}
