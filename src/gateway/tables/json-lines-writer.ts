import { textOf, type CellKind, type TableOptions, type TableRow, type TableWriter } from './table.ts';

/** Beyond it, a program that reads numbers as doubles would read another one. */
const SAFE_INTEGER = /^-?[0-9]{1,15}$/;

/** Needs no escapes. */
const PLAIN = /^[-A-Za-z0-9 ._:/+]*$/;
/** As JSON spells it. */
const COUNT = /^[1-9][0-9]{0,14}$/;

/** One object a row, with the names of the columns. Amounts are texts, as everywhere on the wire. */
export function createJsonLinesWriter({ columns }: TableOptions): TableWriter {
  const fields = columns.map(({ name, kind }, place) => ({
    start: `${place === 0 ? '{' : ','}${JSON.stringify(name)}:`,
    kind,
  }));
  const lineOf = (row: TableRow) => {
    // Looked at once: most rows have nothing but plain cells.
    const isPlain = PLAIN.test(row.join(' '));
    let line = '';
    for (let place = 0; place < fields.length; place += 1) {
      const { start, kind } = fields[place] as (typeof fields)[number];
      const cell = row[place] ?? null;
      line += start + (isPlain && cell !== null && kind !== 'integer' ? `"${cell}"` : valueOf(cell, kind));
    }
    return `${line}}\n`;
  };
  return {
    contentType: 'application/x-ndjson; charset=utf-8',
    extension: 'jsonl',
    begin: () => Promise.resolve({ bytes: new Uint8Array(), state: null }),
    write: (state, rows) => Promise.resolve({ bytes: Buffer.from(textOf(rows, lineOf)), state }),
    end: () => Promise.resolve(new Uint8Array()),
  };
}

function valueOf(cell: string | null, kind: CellKind): string {
  if (cell === null) return 'null';
  if (kind === 'integer' && COUNT.test(cell)) return cell;
  if (kind === 'integer' && SAFE_INTEGER.test(cell)) return String(Number(cell));
  return PLAIN.test(cell) ? `"${cell}"` : JSON.stringify(cell);
}
