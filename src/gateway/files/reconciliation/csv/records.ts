import { createTextStream } from '../../../../bank-files/text-stream.ts';
import type { StreamedText, TextEncodingName } from '../../../../bank-files/text-stream.ts';
import type { CsvRules } from '../../../domain/reconciliation/csv-profile.ts';
import { failAt } from '../place.ts';
import { brokenText } from '../text-lines.ts';
import { createLineEnds, placeAfter } from './line-ends.ts';
import { ROW_MAX, rowTooLong, scanRecord } from './scan-record.ts';

// The records of a CSV that comes in pieces: a line, or more of them if a cell in quotes goes over its end. What decides about a
// record is its own text, never where a piece ends, and a record that is longer than any is refused before it is kept.

export type CsvDialect = Pick<CsvRules, 'encoding' | 'separator' | 'quote' | 'skipFirst'>;

export interface CsvRecord {
  readonly cells: readonly string[];
  /** On which it begins, from 1. */
  readonly line: number;
  /** As the file has it, without the end of its line. */
  readonly raw: string;
}

export interface Records {
  push(bytes: Uint8Array): void;
  end(): void;
}

/** A record that waits for its end is looked at again when this much came, and then when as much came as there was. */
const PIECE_MIN = 16;

/** Calls `take` with each record that is not blank, after the lines to pass over. */
export function createRecords(dialect: CsvDialect, take: (record: CsvRecord) => void): Records {
  const encoding = ENCODINGS[dialect.encoding];
  const stream = createTextStream(encoding);
  let [pending, awaited, line, mayHaveNull] = ['', PIECE_MIN, 1, false];

  /** The offset after the last record that is whole. */
  const takeRecords = (all: string, isWhole: boolean): number => {
    const ends = createLineEnds(all, isWhole);
    let from = 0;
    while (from < all.length) {
      const isSkipped = line <= dialect.skipFirst;
      const found = scanRecord({ all, from, ends, isWhole }, isSkipped ? UNQUOTED : dialect);
      if (found === null) return from;
      if (found.problem !== undefined) failAt(placeAfter(all, from, found.at, line), found.problem);
      const raw = all.slice(from, found.end);
      if (mayHaveNull && raw.includes('\0'))
        failAt(placeAfter(all, from, from + raw.indexOf('\0'), line), notText(encoding));
      if (!isSkipped && !isBlank(found.cells)) take({ cells: found.cells, line, raw });
      line += found.lines;
      from = ends.after(found.end);
    }
    return from;
  };

  const takeText = ({ text, isBroken }: StreamedText, isWhole: boolean) => {
    mayHaveNull ||= text.includes('\0');
    pending = pending === '' ? text : pending + text;
    if (!isWhole && !isBroken && pending.length < awaited) return;
    pending = pending.slice(takeRecords(pending, isWhole && !isBroken));
    awaited = Math.max(PIECE_MIN, pending.length * 2);
    // One more may be a return, whose line feed has not come.
    if (pending.length > ROW_MAX + 1) failAt(placeAfter(pending, 0, ROW_MAX, line), rowTooLong());
    if (isBroken) failAt(placeAfter(pending, 0, pending.length, line), brokenText(encoding));
  };

  return {
    push: (bytes) => takeText(stream.push(bytes), false),
    end: () => takeText(stream.end(), true),
  };
}

/** A line with nothing but separators is none. */
function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === '' || cell.trim() === '');
}

/** Every file of ISO 8859-1 reads the same in the set that Windows made of it. */
const ENCODINGS: Readonly<Record<CsvRules['encoding'], TextEncodingName>> = {
  'utf-8': 'utf-8',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'windows-1252': 'windows-1252',
  'iso-8859-1': 'windows-1252',
};

/** Lines before the names of columns are anything. */
const UNQUOTED = { separator: null, quote: null } as const;

function notText(encoding: TextEncodingName): string {
  return `a character that no text has: the file is not ${encoding.toUpperCase()}, or is no CSV`;
}
