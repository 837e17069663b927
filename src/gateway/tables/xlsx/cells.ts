import { createRowText, DECIMAL, type CellKind, type TableColumn, type TableRow } from '../table.ts';
import { styleOf, STYLES } from './styles.ts';

// A cell never is a formula: texts are texts of the file itself. It has no address either, its place in the row says it.

/** Spreadsheets count in doubles: what has more digits would be another amount, so it is a text. */
const DIGITS_MAX = 15;
/** What a cell holds. */
const TEXT_MAX = 32_767;
const DAY_MS = 86_400_000;
/** Days are counted from the last one of 1899; before March 1900 the count is wrong by a leap day that never was. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
/** A time without its offset. */
const WALL_CLOCK = /^[-0-9]{10}T[:0-9]{8}(?:\.[0-9]+)?/;
const COUNTED_FROM = Date.UTC(1900, 2, 1);

export function rowTexts(columns: readonly TableColumn[]): (row: TableRow) => string {
  const cellsOf = createRowText(columns, (cell, place) =>
    cell === null || cell === '' ? '<c/>' : cellText(cell, columns[place]?.kind ?? 'text'),
  );
  return (row) => `<row>${cellsOf(row)}</row>`;
}

export function headText(columns: readonly TableColumn[]): string {
  return `<row>${columns.map(({ name }) => textCell(name, STYLES.head)).join('')}</row>`;
}

function cellText(cell: string, kind: CellKind): string {
  if (kind === 'text') return textCell(cell, STYLES.text);
  const number = numberOf(cell, kind);
  return number === null ? textCell(cell, STYLES.text) : `<c s="${styleOf(kind, cell)}"><v>${number}</v></c>`;
}

/** As the file spells it; null for what has to be a text. */
function numberOf(cell: string, kind: Exclude<CellKind, 'text'>): string | null {
  if (kind === 'amount' || kind === 'integer') return isExact(cell) ? cell : null;
  return daysOf(cell, kind);
}

function isExact(cell: string): boolean {
  if (!DECIMAL.test(cell)) return false;
  if (cell.length <= DIGITS_MAX) return true;
  const digits = cell.includes('.') ? cell.replace(/0+$/, '') : cell;
  return digits.replace(/^-?[0.]*/, '').replace('.', '').length <= DIGITS_MAX;
}

/** The clock's time where the person is: the offset has no place in a spreadsheet. */
function daysOf(cell: string, kind: 'moment' | 'day'): string | null {
  const wallClock = kind === 'day' ? `${cell}T00:00:00` : (WALL_CLOCK.exec(cell)?.[0] ?? '');
  const local = Date.parse(`${wallClock}Z`);
  if (!(local >= COUNTED_FROM)) return null;
  // With all its digits: with fewer, half past nine is a second before it.
  return String((local - FIRST_DAY) / DAY_MS);
}

function textCell(text: string, style: number): string {
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;
}

const NOTABLE = /[&<>\p{Cc}\uD800-\uDFFF\uFFFE\uFFFF]|_x[0-9A-Fa-f]{4}_/u;
const UNWRITABLE = /(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/gu;

/** What XML cannot hold is spelled by its number, as the format says; and so is a text that looks like such a spelling. */
function escapeText(text: string): string {
  const short = text.length > TEXT_MAX ? text.slice(0, TEXT_MAX) : text;
  if (!NOTABLE.test(short)) return short;
  const spelled = wellFormed(short).replaceAll(
    UNWRITABLE,
    (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  );
  return spelled.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Half a character is none. */
function wellFormed(text: string): string {
  return text.replaceAll(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
}
