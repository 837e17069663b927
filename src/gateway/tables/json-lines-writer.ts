import { bytesOf, type CellKind, type TableOptions, type TableRow, type TableWriter } from './table.ts';

/** Beyond it, a program that reads numbers as doubles would read another one. */
const SAFE_INTEGER = /^-?[0-9]{1,15}$/;

/** Needs no escapes. */
const PLAIN = /^[-A-Za-z0-9 ._:/+]*$/;
/** As JSON spells it. */
const COUNT = /^[1-9][0-9]{0,14}$/;

/** One object a row, with the names of the columns. Amounts are texts, as everywhere on the wire. */
export function createJsonLinesWriter({ columns }: TableOptions): TableWriter {
  const fields = columns.map(({ name, kind }, place) => {
    const start = `${place === 0 ? '{' : ','}${JSON.stringify(name)}:`;
    return {
      start,
      kind,
      isCount: kind === 'integer',
      opened: `${start}"`,
      closed: `"${start}`,
      between: `"${start}"`,
    };
  });
  // All pieces of a line, which are joined at once: texts that are added one by one are copied again and again.
  const pieces: string[] = [];
  const lineOf = (row: TableRow) => {
    // Looked at once: most rows have nothing but plain cells.
    const isPlain = PLAIN.test(row.join(' '));
    let [used, isOpen] = [0, false];
    for (let place = 0; place < fields.length; place += 1) {
      const { start, kind, isCount, opened, closed, between } = fields[place] as (typeof fields)[number];
      const cell = row[place] ?? null;
      const isText = isPlain && cell !== null && !isCount;
      pieces[used] = isOpen ? (isText ? between : closed) : isText ? opened : start;
      pieces[used + 1] = isText ? cell : valueOf(cell, kind);
      used += 2;
      isOpen = isText;
    }
    pieces[used] = isOpen ? '"}\n' : '}\n';
    pieces.length = used + 1;
    return pieces.join('');
  };
  return {
    contentType: 'application/x-ndjson; charset=utf-8',
    extension: 'jsonl',
    begin: () => Promise.resolve({ bytes: new Uint8Array(), state: null }),
    write: async (state, rows, turn) => ({ bytes: await bytesOf(rows, lineOf, turn), state }),
    end: () => Promise.resolve(new Uint8Array()),
  };
}

function valueOf(cell: string | null, kind: CellKind): string {
  if (cell === null) return 'null';
  if (kind === 'integer' && COUNT.test(cell)) return cell;
  if (kind === 'integer' && SAFE_INTEGER.test(cell)) return String(Number(cell));
  return PLAIN.test(cell) ? `"${cell}"` : JSON.stringify(cell);
}
