import { textOf, type CellKind, type TableOptions, type TableRow, type TableWriter } from './table.ts';

/** Beyond it, a program that reads numbers as doubles would read another one. */
const SAFE_INTEGER = /^-?[0-9]{1,15}$/;

/** Needs no escapes. */
const PLAIN = /^[-A-Za-z0-9 ._:/+]*$/;

/** One object a row, with the names of the columns. Amounts are texts, as everywhere on the wire. */
export function createJsonLinesWriter({ columns }: TableOptions): TableWriter {
  const fields = columns.map(({ name, kind }, place) => ({
    start: `${place === 0 ? '{' : ','}${JSON.stringify(name)}:`,
    kind,
  }));
  const lineOf = (row: TableRow) => {
    let line = '';
    for (const [place, { start, kind }] of fields.entries()) line += start + valueOf(row[place] ?? null, kind);
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
  if (kind === 'integer' && SAFE_INTEGER.test(cell)) return String(Number(cell));
  return PLAIN.test(cell) ? `"${cell}"` : JSON.stringify(cell);
}
