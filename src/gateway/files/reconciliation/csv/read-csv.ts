import type { CsvRules } from '../../../domain/reconciliation/csv-profile.ts';
import type { FileReader } from '../../../domain/reconciliation/file-line.ts';
import { createEvents } from '../events.ts';
import { failAt } from '../place.ts';
import { readHeader } from './header.ts';
import { createRecords } from './records.ts';
import type { CsvRecord } from './records.ts';
import { createRowReader } from './row.ts';
import type { RowReader } from './row.ts';
import { createSections } from './sections.ts';
import type { Sections } from './sections.ts';

/** Reads a CSV as its profile says. */
export function createCsvReader(rules: CsvRules): FileReader {
  const events = createEvents();
  let table: { readonly readRow: RowReader; readonly sections: Sections; readonly line: number } | null = null;
  const takeRow = (record: CsvRecord) => {
    const row = table?.readRow(record) ?? null;
    if (row !== null) table?.sections.take(row, record);
  };
  const takeLater = createLater(rules.skipLast, takeRow);
  const takeRecord = (record: CsvRecord) => {
    if (table !== null) return takeLater(record);
    const header = readHeader(record, rules);
    const sections = createSections(events, rules, header);
    table = { readRow: createRowReader(rules, header), sections, line: record.line };
  };
  const records = createRecords(rules, takeRecord);
  return {
    push(bytes) {
      records.push(bytes);
      return events.take();
    },
    end() {
      records.end();
      if (table === null) return failAt({ line: 1, column: 1 }, NO_HEADER);
      table.sections.end();
      if (table.sections.count === 0) failAt({ line: table.line, column: 1 }, NO_ROWS);
      return events.take();
    },
  };
}

const NO_HEADER = 'the file has no line with the names of columns';
const NO_ROWS = 'the file has no rows below the names of columns';

/** Passes each record on when as many have come after it as are to be left out at the end. */
export function createLater(count: number, take: (record: CsvRecord) => void): (record: CsvRecord) => void {
  if (count === 0) return take;
  const waiting: CsvRecord[] = [];
  return (record) => {
    waiting.push(record);
    const next = waiting.length > count ? waiting.shift() : undefined;
    if (next !== undefined) take(next);
  };
}
