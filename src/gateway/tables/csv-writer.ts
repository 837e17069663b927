import { csvCell } from '../domain/text/csv.ts';
import { bytesOf, DECIMAL, type CellKind, type TableOptions, type TableRow, type TableWriter } from './table.ts';

/** A cell that is written as it is: empty, a decimal, or without a sign that means something. */
const PLAIN_CELL = '(?:[A-Za-z0-9][-A-Za-z0-9 ._:/+]*|-[0-9]+(?:[.][0-9]+)?)?';

/** Every cell is quoted, and a text that a spreadsheet would take for a formula is shown as the text that it is (S27). */
export function createCsvWriter({ columns, csv = {} }: TableOptions): TableWriter {
  const { separator = ',', decimals = '.', hasByteOrderMark = false } = csv;
  const cellOf = (cell: string, kind: CellKind) => {
    if (kind !== 'amount' || !DECIMAL.test(cell)) return csvCell(cell, separator);
    return `"${decimals === '.' ? cell : cell.replace('.', decimals)}"`;
  };
  const between = `"${separator}"`;
  // A row is looked at once, not by cell; as many cells as there are columns, so that none can pass for two.
  const plainRow = new RegExp(`^(?:${PLAIN_CELL}${between}){${columns.length - 1}}${PLAIN_CELL}$`);
  const lineOf = (row: TableRow) => {
    if (decimals === '.' && row.length === columns.length) {
      const cells = row.join(between);
      if (plainRow.test(cells)) return `"${cells}"\r\n`;
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
    write: async (state, rows, turn) => ({ bytes: await bytesOf(rows, lineOf, turn), state }),
    end: () => Promise.resolve(new Uint8Array()),
  };
}
