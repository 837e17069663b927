import type { CsvRules } from '../../../domain/reconciliation/csv-profile.ts';
import type { CsvSample, CsvSampleRow } from '../../../domain/reconciliation/csv-sample.ts';
import { FileProblem } from '../../../domain/reconciliation/file-line.ts';
import { createEvents } from '../events.ts';
import { columnNames, readHeader } from './header.ts';
import { createLater } from './read-csv.ts';
import { createRecords } from './records.ts';
import type { CsvRecord } from './records.ts';
import { createRowReader } from './row.ts';
import { createSections } from './sections.ts';

/** From so many bytes on, a sample is the beginning of a file, and its last row may be half a one. */
export const SAMPLE_BYTES = 128_000;

const ROWS_MAX = 50;

/** What the first rows of a file come to. A row that cannot be read says why; the next is tried all the same. */
export function previewCsv(content: Uint8Array, rules: CsvRules): CsvSample {
  const rows: CsvSampleRow[] = [];
  let columns: readonly string[] | null = null;
  let tryRow: ((record: CsvRecord) => CsvSampleRow | null) | null = null;
  const takeLater = createLater(rules.skipLast, (record) => {
    const row = rows.length < ROWS_MAX ? tryRow?.(record) : null;
    if (row) rows.push(row);
  });
  const take = (record: CsvRecord) => {
    if (columns !== null) return takeLater(record);
    columns = columnNames(record);
    tryRow = createTryRow(record, rules);
  };
  const problem = problemIn(() => {
    const records = createRecords(rules, take);
    records.push(content);
    if (content.length < SAMPLE_BYTES) records.end();
  });
  // Rows before it were read: it is about the row after them.
  if (problem !== null && tryRow !== null) rows.push({ line: problem.line, read: null, problem: problem.message });
  const isUnread = problem !== null && tryRow === null;
  return { columns: columns ?? [], rows, problem: isUnread ? problem.message : columns === null ? NO_HEADER : null };
}

const NO_HEADER = 'the sample has no line with the names of columns';

function createTryRow(header: CsvRecord, rules: CsvRules): (record: CsvRecord) => CsvSampleRow | null {
  const bound = readHeader(header, rules);
  const readRow = createRowReader(rules, bound);
  const sections = createSections(createEvents(), rules, bound);
  // Balances and reports go from row to row, so after a row that cannot be read they say nothing.
  let isWhole = true;
  return (record) => {
    let read: CsvSampleRow['read'] = null;
    const problem = problemIn(() => {
      const row = readRow(record);
      if (row === null) return;
      if (isWhole) sections.take(row, record);
      read = row.line;
    });
    if (problem !== null) isWhole = false;
    if (read === null && problem === null) return null;
    return { line: record.line, read, problem: problem?.message ?? null };
  };
}

function problemIn(work: () => void): FileProblem | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof FileProblem) return error;
    throw error;
  }
}
