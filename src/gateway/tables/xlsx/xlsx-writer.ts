import { bytesOf, type TableColumn, type TableOptions, type TableWriter, type WriterState } from '../table.ts';
import { rowTexts } from './cells.ts';
import { otherParts, SHEET_END, sheetPath, sheetStart } from './parts.ts';
import { addToEntry, beginEntry, endEntry, ZIP_BYTES_MAX, zipDirectory, type ZipEntry } from './zip.ts';

/** What a spreadsheet holds, with the row of names. */
const SHEET_ROWS_MAX = 1_048_576;
/** Unpacked; a further sheet begins before the format's bound is near. */
const SHEET_BYTES_MAX = 2 ** 31;

interface XlsxState {
  /** The length of the file, so far. */
  readonly bytes: number;
  /** In the sheet that is being written. */
  readonly rows: number;
  /** The last one is being written. */
  readonly entries: readonly ZipEntry[];
}

/** A file of sheets, written from front to back in little memory. A further sheet begins where one is full. */
export function createXlsxWriter({ columns, title }: TableOptions, rowsMax = SHEET_ROWS_MAX): TableWriter {
  const rowText = rowTexts(columns);
  return {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    async begin() {
      const file = createFile({ bytes: 0, rows: 0, entries: [] });
      await beginSheet(file, columns);
      return file.written();
    },
    async write(state, rows, options) {
      const file = createFile(stateIn(state));
      let left = rows;
      while (left.length > 0) {
        if (file.state().rows >= rowsMax || lastOf(file.state()).bytes > SHEET_BYTES_MAX) {
          await endSheet(file);
          await beginSheet(file, columns);
        }
        const fitting = left.slice(0, rowsMax - file.state().rows);
        const contents = await bytesOf(fitting, rowText, options);
        await file.add(contents, fitting.length);
        left = left.slice(fitting.length);
      }
      return file.written();
    },
    async end(state) {
      const file = createFile(stateIn(state));
      await endSheet(file);
      for (const [path, text] of otherParts(title, file.state().entries.length)) {
        file.begin(path);
        await file.add(Buffer.from(text), 0);
        file.end();
      }
      file.close();
      return file.written().bytes;
    },
  };
}

async function beginSheet(file: File, columns: readonly TableColumn[]): Promise<void> {
  file.begin(sheetPath(file.state().entries.length + 1));
  await file.add(Buffer.from(sheetStart(columns)), 1);
}

async function endSheet(file: File): Promise<void> {
  await file.add(Buffer.from(SHEET_END), 0);
  file.end();
}

type File = ReturnType<typeof createFile>;

function createFile(before: XlsxState) {
  let state = before;
  const pieces: Uint8Array[] = [];
  const put = (entries: readonly ZipEntry[], { bytes, rows }: { bytes: Uint8Array; rows: number }) => {
    pieces.push(bytes);
    state = { bytes: state.bytes + bytes.length, rows, entries };
    if (state.bytes > ZIP_BYTES_MAX) throw new RangeError('the table is too large for one spreadsheet file');
  };
  return {
    state: () => state,
    written: () => ({ bytes: Buffer.concat(pieces), state: { ...state } }),
    begin(path: string) {
      const { entry, bytes } = beginEntry(path, state.bytes);
      put([...state.entries, entry], { bytes, rows: 0 });
    },
    async add(contents: Buffer, rows: number) {
      const { entry, bytes } = await addToEntry(lastOf(state), contents);
      put([...state.entries.slice(0, -1), entry], { bytes, rows: state.rows + rows });
    },
    end() {
      const { entry, bytes } = endEntry(lastOf(state));
      put([...state.entries.slice(0, -1), entry], { bytes, rows: state.rows });
    },
    close() {
      put(state.entries, { bytes: zipDirectory(state.entries, state.bytes), rows: 0 });
    },
  };
}

function lastOf({ entries }: XlsxState): ZipEntry {
  const last = entries.at(-1);
  if (last === undefined) throw new Error('a file has a sheet before it has rows');
  return last;
}

function stateIn(state: WriterState): XlsxState {
  if (!isXlsxState(state)) throw new Error('this is not the state of a spreadsheet');
  return state;
}

function isXlsxState(state: object | null): state is XlsxState {
  return state !== null && 'entries' in state;
}
