import { csvCell } from '../domain/text/csv.ts';
import { DECIMAL, textOf, type CellKind, type TableOptions, type TableRow, type TableWriter } from './table.ts';

/** Every cell is quoted, and a text that a spreadsheet would take for a formula is shown as the text that it is (S27). */
export function createCsvWriter({ columns, csv = {} }: TableOptions): TableWriter {
  const { separator = ',', decimals = '.', hasByteOrderMark = false } = csv;
  const cellOf = (cell: string, kind: CellKind) => {
    if (kind !== 'amount' || !DECIMAL.test(cell)) return csvCell(cell, separator);
    return `"${decimals === '.' ? cell : cell.replace('.', decimals)}"`;
  };
  const lineOf = (row: TableRow) => {
    let line = '';
    for (const [place, { kind }] of columns.entries()) {
      const cell = row[place] ?? '';
      if (place > 0) line += separator;
      line += cell === '' ? '""' : cellOf(cell, kind);
    }
    return `${line}\r\n`;
  };
  const head = `${columns.map(({ name }) => csvCell(name, separator)).join(separator)}\r\n`;
  return {
    contentType: 'text/csv; charset=utf-8',
    extension: 'csv',
    begin: () => Promise.resolve({ bytes: Buffer.from(`${hasByteOrderMark ? '\uFEFF' : ''}${head}`), state: null }),
    write: (state, rows) => Promise.resolve({ bytes: Buffer.from(textOf(rows, lineOf)), state }),
    end: () => Promise.resolve(new Uint8Array()),
  };
}
