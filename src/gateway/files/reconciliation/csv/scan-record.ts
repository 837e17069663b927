import type { CsvRules } from '../../../domain/reconciliation/csv-profile.ts';
import { lineEndsIn } from './line-ends.ts';
import type { LineEnds } from './line-ends.ts';

// One record of a CSV, as RFC 4180 has it: a cell in quotes may have separators, line ends, and quotes written twice. A quote inside of
// a cell that does not begin with one is a letter like others.

/** In characters, quotes included. */
export const ROW_MAX = 64_000;

export interface RecordText {
  readonly all: string;
  /** Where the record begins. */
  readonly from: number;
  readonly ends: LineEnds;
  /** No more text comes. */
  readonly isWhole: boolean;
}

export interface Quoting {
  /** Null if the line is one cell. */
  readonly separator: CsvRules['separator'] | null;
  readonly quote: CsvRules['quote'];
}

interface WholeRecord {
  readonly cells: readonly string[];
  /** Where its cells begin; left out if they are its text, divided. */
  readonly starts?: readonly number[];
  /** Where its last line ends. */
  readonly end: number;
  readonly lines: number;
  readonly problem?: undefined;
}

interface WrongRecord {
  readonly problem: string;
  readonly at: number;
}

export type ScannedRecord = WholeRecord | WrongRecord;

/** Null if its end has not come. */
export function scanRecord(text: RecordText, quoting: Quoting): ScannedRecord | null {
  const { all, from } = text;
  const { separator, quote } = quoting;
  const end = lineEnd(text, from);
  if (quote !== null && separator !== null && all.slice(from, end ?? all.length).includes(quote))
    return scanQuoted(text, separator, quote);
  if (end === null) return null;
  if (end > from + ROW_MAX) return tooLong(from);
  const raw = all.slice(from, end);
  return { cells: separator === null ? [raw] : raw.split(separator), end, lines: 1 };
}

/** Where the cells of a record begin that was read before. */
export function cellStarts(text: RecordText, quoting: Quoting): readonly number[] {
  const found = scanRecord(text, quoting);
  if (found === null || found.problem !== undefined) return [];
  let at = text.from;
  return found.starts ?? found.cells.map((cell) => (at += cell.length + 1) - cell.length - 1);
}

function lineEnd({ all, ends, isWhole }: RecordText, from: number): number | null {
  return ends.next(from) ?? (isWhole ? all.length : null);
}

export function rowTooLong(): string {
  return `a row has at most ${ROW_MAX} characters`;
}

function tooLong(from: number): ScannedRecord {
  return { problem: rowTooLong(), at: from + ROW_MAX };
}

function scanQuoted(text: RecordText, separator: string, quote: string): ScannedRecord | null {
  const { all, from, isWhole } = text;
  const cells: string[] = [];
  const starts: number[] = [];
  let at = from;
  for (;;) {
    starts.push(at);
    const cell = all.charAt(at) === quote ? quotedCell(text, quote, at) : plainCell(text, separator, at);
    if (cell === null || 'problem' in cell) return cell;
    const { value, end } = cell;
    if (end > from + ROW_MAX) return tooLong(from);
    cells.push(value);
    if (end === all.length) return isWhole ? wholeRecord(text, { cells, starts, end }) : null;
    const next = all.charAt(end);
    if (next === '\r' || next === '\n')
      return lineEnd(text, end) === end ? wholeRecord(text, { cells, starts, end }) : null;
    if (next !== separator) return { problem: AFTER_QUOTE, at: end };
    at = end + 1;
    if (at === all.length && !isWhole) return null;
  }
}

function wholeRecord({ all, from }: RecordText, found: Omit<WholeRecord, 'lines'>): WholeRecord {
  return { ...found, lines: lineEndsIn(all.slice(from, found.end)) + 1 };
}

const AFTER_QUOTE =
  'after a cell in quotes comes the separator or the end of the line; inside, a quote is written twice';

interface Cell {
  readonly value: string;
  readonly end: number;
}

function plainCell(text: RecordText, separator: string, at: number): Cell | null {
  const { all } = text;
  const end = lineEnd(text, at);
  const line = all.slice(at, end ?? all.length);
  const found = line.indexOf(separator);
  if (found !== -1) return { value: line.slice(0, found), end: at + found };
  return end === null ? null : { value: line, end };
}

function quotedCell({ all, from, isWhole }: RecordText, quote: string, open: number): Cell | WrongRecord | null {
  const limit = from + ROW_MAX;
  let value = '';
  let start = open + 1;
  for (;;) {
    const close = all.indexOf(quote, start);
    if (close > limit || (close === -1 && (isWhole || all.length > limit))) return { problem: NOT_CLOSED, at: open };
    // The next piece shows whether it is written twice.
    if (close === -1 || (close + 1 === all.length && !isWhole)) return null;
    value += all.slice(start, close);
    if (all.charAt(close + 1) !== quote) return { value, end: afterSpaces(all, close + 1) };
    value += quote;
    start = close + 2;
  }
}

const NOT_CLOSED = 'the quote that opens here is not closed';

function afterSpaces(all: string, from: number): number {
  let at = from;
  while (all.charAt(at) === ' ') at += 1;
  return at;
}
