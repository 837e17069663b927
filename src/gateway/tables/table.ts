import { createScratch, makeRoom, type Scratch } from './scratch.ts';

// A table is what a file is made of. Its cells are texts in one spelling, and the column says what they mean: so no writer has to guess,
// and an amount never becomes a number that could lose a digit.

/**
 * `amount` is a decimal with the scale of its currency (`-12.50`), `integer` has digits only, `moment` is a time with its offset
 * (`2026-11-17T09:30:00.000+01:00`), `day` is a date (`2026-11-17`).
 */
export type CellKind = 'text' | 'amount' | 'integer' | 'moment' | 'day';

export interface TableColumn {
  readonly name: string;
  readonly kind: CellKind;
  /** In characters, where a file has widths. */
  readonly width?: number;
}

/** One cell a column; null is empty. */
export type TableRow = readonly (string | null)[];

export interface TableOptions {
  readonly columns: readonly TableColumn[];
  /** What the sheet is called, where a file has sheets. */
  readonly title: string;
  readonly csv?: CsvOptions;
}

interface CsvOptions {
  readonly separator?: ',' | ';';
  readonly decimals?: '.' | ',';
  /** Tells a spreadsheet that the file is UTF-8. */
  readonly hasByteOrderMark?: boolean;
}

/** What a writer has to know to go on. It is stored with what was written, so it is plain data. */
export type WriterState = Readonly<Record<string, unknown>> | null;

interface Written {
  readonly bytes: Uint8Array;
  readonly state: WriterState;
}

/**
 * Rows are written in blocks of `BLOCK_ROWS`, the last one has fewer. A writer keeps nothing between the calls: with the state of the
 * last block that was stored, any process goes on.
 */
export interface TableWriter {
  readonly contentType: string;
  readonly extension: string;
  /** What stands before the first row. */
  begin(): Promise<Written>;
  write(state: WriterState, rows: readonly TableRow[], options?: WriteOptions): Promise<Written>;
  /** What stands behind the last. */
  end(state: WriterState): Promise<Uint8Array>;
}

export interface WriteOptions {
  readonly turn?: Turn;
  /** Where the bytes are put, for callers that copy those of a block before they write the next one. */
  readonly scratch?: Scratch;
}

/** Runs a short piece of work when its turn has come; at once if nobody says otherwise. */
export type Turn = <Result>(piece: () => Result | Promise<Result>) => Promise<Result>;

const atOnce: Turn = async (piece) => piece();

/** How the rows are divided is in the bytes of a packed file, so it is always the same. */
export const BLOCK_ROWS = 500;

export const DECIMAL = /^-?[0-9]+(?:\.[0-9]+)?$/;

/** Rows that are written in one turn. */
export const PIECE_ROWS = 100;

/** What a cell becomes. */
type CellText = (cell: string | null, place: number) => string;

/** The text of a row. Most cells are those of the row before, such as its currency and fees: what became of them is kept. */
export function createRowText(columns: readonly TableColumn[], textOf: CellText): (row: TableRow) => string {
  const cells: (string | null | undefined)[] = columns.map(() => undefined);
  const texts = columns.map(() => '');
  return (row) => {
    let text = '';
    for (let place = 0; place < texts.length; place += 1) {
      const cell = row[place] ?? null;
      if (cell !== cells[place]) {
        cells[place] = cell;
        texts[place] = textOf(cell, place);
      }
      text += texts[place] ?? '';
    }
    return text;
  };
}

/** The bytes of all rows. Texts are grown, which is faster than a list of them that is joined. */
export async function bytesOf(
  rows: readonly TableRow[],
  lineOf: (row: TableRow) => string,
  { turn = atOnce, scratch = createScratch() }: WriteOptions = {},
): Promise<Buffer> {
  let length = 0;
  for (let place = 0; place < rows.length; place += PIECE_ROWS) {
    await turn(() => {
      let text = '';
      for (const row of rows.slice(place, place + PIECE_ROWS)) text += lineOf(row);
      length += writeAt(scratch, length, text);
    });
  }
  return scratch.bytes.subarray(0, length);
}

/** No character of a text takes more. */
const UTF8_BYTES_MAX = 3;

function writeAt(scratch: Scratch, at: number, text: string): number {
  makeRoom(scratch, { needed: at + text.length * UTF8_BYTES_MAX, kept: at });
  return scratch.bytes.write(text, at);
}
