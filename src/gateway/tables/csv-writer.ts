import { csvCell } from '../domain/text/csv.ts';
import { bytesOf, createRowText, DECIMAL, type CellKind, type TableOptions, type TableWriter } from './table.ts';

/** Every cell is quoted, and a text that a spreadsheet would take for a formula is shown as the text that it is (S27). */
export function createCsvWriter({ columns, csv = {} }: TableOptions): TableWriter {
  const { separator = ',', decimals = '.', hasByteOrderMark = false } = csv;
  const cellOf = (cell: string, kind: CellKind) => {
    if (kind !== 'amount' || !DECIMAL.test(cell)) return csvCell(cell, separator);
    return `"${decimals === '.' ? cell : cell.replace('.', decimals)}"`;
  };
  const last = columns.length - 1;
  const lineOf = createRowText(columns, (cell, place) => {
    const quoted = cell === null || cell === '' ? '""' : cellOf(cell, columns[place]?.kind ?? 'text');
    return place === last ? `${quoted}\r\n` : `${quoted}${separator}`;
  });
  const head = `${columns.map(({ name }) => csvCell(name, separator)).join(separator)}\r\n`;
  return {
    contentType: 'text/csv; charset=utf-8',
    extension: 'csv',
    begin: () => Promise.resolve({ bytes: Buffer.from(`${hasByteOrderMark ? '\uFEFF' : ''}${head}`), state: null }),
    write: async (state, rows, options) => ({ bytes: await bytesOf(rows, lineOf, options), state }),
    end: () => Promise.resolve(new Uint8Array()),
  };
}
