import { bytesOf, createRowText, type CellKind, type TableOptions, type TableWriter } from './table.ts';

/** Beyond it, a program that reads numbers as doubles would read another one. */
const SAFE_INTEGER = /^-?[0-9]{1,15}$/;

/** Needs no escapes. */
const PLAIN = /^[-A-Za-z0-9 ._:/+]*$/;
/** As JSON spells it. */
const COUNT = /^[1-9][0-9]{0,14}$/;

/** One object a row, with the names of the columns. Amounts are texts, as everywhere on the wire. */
export function createJsonLinesWriter({ columns }: TableOptions): TableWriter {
  const starts = columns.map(({ name }, place) => `${place === 0 ? '{' : ','}${JSON.stringify(name)}:`);
  const last = columns.length - 1;
  const lineOf = createRowText(columns, (cell, place) => {
    const field = `${starts[place] ?? ''}${valueOf(cell, columns[place]?.kind ?? 'text')}`;
    return place === last ? `${field}}\n` : field;
  });
  return {
    contentType: 'application/x-ndjson; charset=utf-8',
    extension: 'jsonl',
    begin: () => Promise.resolve({ bytes: new Uint8Array(), state: null }),
    write: async (state, rows, options) => ({ bytes: await bytesOf(rows, lineOf, options), state }),
    end: () => Promise.resolve(new Uint8Array()),
  };
}

function valueOf(cell: string | null, kind: CellKind): string {
  if (cell === null) return 'null';
  if (kind === 'integer' && COUNT.test(cell)) return cell;
  if (kind === 'integer' && SAFE_INTEGER.test(cell)) return String(Number(cell));
  return PLAIN.test(cell) ? `"${cell}"` : JSON.stringify(cell);
}
