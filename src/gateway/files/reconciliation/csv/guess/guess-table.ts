import type { CsvRules } from '../../../../domain/reconciliation/csv-profile.ts';
import { FileProblem } from '../../../../domain/reconciliation/file-line.ts';
import { createRecords } from '../records.ts';
import type { CsvDialect, CsvRecord } from '../records.ts';
import { normalName, roleOf } from './known-columns.ts';

// How a sample is divided: by the separator that gives the most rows of one width, with its names in the first such row, or in the
// one with the most names that are known.

export interface GuessedTable {
  readonly separator: CsvRules['separator'];
  readonly quote: CsvRules['quote'];
  readonly skipFirst: number;
  readonly names: readonly string[];
  /** Rows of the same width, below the names. */
  readonly rows: readonly (readonly string[])[];
  /** Rows at the end that are narrower; 0 if the sample is not a whole file. */
  readonly skipLast: number;
}

const SEPARATORS = [',', ';', '\t', '|'] as const;
const SKIPPED_MAX = 1000;

export function guessTable(content: Uint8Array, encoding: CsvRules['encoding'], isWhole: boolean): GuessedTable | null {
  const tables = SEPARATORS.flatMap((separator) =>
    (['"', "'", null] as const).map((quote) => tableOf(content, { encoding, separator, quote, skipFirst: 0 }, isWhole)),
  );
  // The first of equal ones: quotes are more common than none.
  const best = tables.filter((one) => one !== null).toSorted((one, other) => other.score - one.score)[0];
  return best ?? null;
}

function tableOf(
  content: Uint8Array,
  dialect: CsvDialect,
  isWhole: boolean,
): (GuessedTable & { score: number }) | null {
  const { records, isRead } = recordsOf(content, dialect, isWhole);
  const width = usualWidth(records);
  if (width < 2) return null;
  const fitting = records.filter(({ cells }) => cells.length === width);
  const header = headerOf(fitting);
  const line = header?.line ?? 1;
  if (header === undefined || line - 1 > SKIPPED_MAX) return null;
  const names = header.cells.map((cell) => cell.trim());
  const rows = fitting.filter((record) => record.line > line).map(({ cells }) => cells);
  const known = names.filter((name) => roleOf(name) !== null).length;
  const narrower = isWhole ? records.length - 1 - records.findLastIndex(({ cells }) => cells.length === width) : 0;
  return {
    separator: dialect.separator,
    quote: dialect.quote,
    skipFirst: line - 1,
    names,
    rows,
    skipLast: Math.min(narrower, SKIPPED_MAX),
    score: (isRead ? 1 : 0) + fitting.length * Math.min(width, 30) + known * 1000,
  };
}

/** As far as it can be read so: a quote that is none ends it. */
function recordsOf(content: Uint8Array, dialect: CsvDialect, isWhole: boolean) {
  const records: CsvRecord[] = [];
  try {
    const reader = createRecords(dialect, (record) => records.push(record));
    reader.push(content);
    if (isWhole) reader.end();
    return { records, isRead: true };
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { records, isRead: false };
  }
}

/** A few wide rows may stand between many narrow ones that only count them. */
function usualWidth(records: readonly CsvRecord[]): number {
  const counted = [...Map.groupBy(records, ({ cells }) => cells.length)].map(([width, rows]) => ({
    width,
    cells: width * rows.length,
  }));
  return counted.reduce((best, one) => (one.cells > best.cells ? one : best), { width: 0, cells: 0 }).width;
}

/** Names stand near the beginning. */
const HEADER_WITHIN = 100;

function headerOf(records: readonly CsvRecord[]): CsvRecord | undefined {
  const [first, ...others] = records.slice(0, HEADER_WITHIN).map((record) => ({ record, known: knownIn(record) }));
  return others.reduce((best, one) => (best !== undefined && one.known > best.known ? one : best), first)?.record;
}

function knownIn({ cells }: CsvRecord): number {
  return new Set(cells.filter((cell) => roleOf(cell) !== null).map(normalName)).size;
}
