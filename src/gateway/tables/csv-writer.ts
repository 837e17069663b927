import { csvCell } from '../domain/text/csv.ts';
import { DECIMAL, textOf, type CellKind, type TableOptions, type TableRow, type TableWriter } from './table.ts';

/** A row of cells that are written as they are: empty, decimal, or without a sign that means something. Looked at once, not by cell. */
const PLAIN_ROW: Readonly<Record<',' | ';', RegExp>> = {
  ',': /^(?:"(?:[A-Za-z0-9][-A-Za-z0-9 ._:/+]*|-[0-9]+(?:\.[0-9]+)?)?"(?:,|\r\n$))+$/,
  ';': /^(?:"(?:[A-Za-z0-9][-A-Za-z0-9 ._:/+]*|-[0-9]+(?:\.[0-9]+)?)?"(?:;|\r\n$))+$/,
};

/** Every cell is quoted, and a text that a spreadsheet would take for a formula is shown as the text that it is (S27). */
export function createCsvWriter({ columns, csv = {} }: TableOptions): TableWriter {
  const { separator = ',', decimals = '.', hasByteOrderMark = false } = csv;
  const cellOf = (cell: string, kind: CellKind) => {
    if (kind !== 'amount' || !DECIMAL.test(cell)) return csvCell(cell, separator);
    return `"${decimals === '.' ? cell : cell.replace('.', decimals)}"`;
  };
  const between = `"${separator}"`;
  const lineOf = (row: TableRow) => {
    if (decimals === '.' && row.length === columns.length) {
      const plain = `"${row.join(between)}"\r\n`;
      if (PLAIN_ROW[separator].test(plain)) return plain;
    }
    return cellsOf(row);
  };
  const cellsOf = (row: TableRow) => {
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
