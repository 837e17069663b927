import type { CsvColumns, CsvRules } from '../../../domain/reconciliation/csv-profile.ts';
import { failAtCell } from './cell-place.ts';
import type { CsvRecord } from './records.ts';

// Which column of this file has what. A column is meant by its name, so one that is missing or there twice is refused.

export type ColumnRole = Exclude<keyof CsvColumns, 'otherFees'>;

export interface Header {
  /** As the file writes them. */
  readonly names: readonly string[];
  /** The place of each column in a row; below zero for none. */
  readonly at: Readonly<Record<ColumnRole, number>>;
  readonly otherFees: readonly number[];
  readonly skipRows: readonly { readonly at: number; readonly values: ReadonlySet<string> }[];
  /** Through the last column that has a name. */
  readonly cellsMin: number;
}

const ROLES: readonly ColumnRole[] = [
  'type',
  'reference',
  'refundReference',
  'acquirerReference',
  'date',
  'currency',
  'gross',
  'fee',
  'net',
  'credit',
  'debit',
  'creditDebit',
  'reportId',
  'text',
  'balance',
  'netCurrency',
  'netCredit',
  'netDebit',
  'feeCreditDebit',
];

export function readHeader(record: CsvRecord, rules: CsvRules): Header {
  const names = columnNames(record);
  if (names[0]?.startsWith(MARK_OF_UTF_8) === true)
    failAtCell(record, 0, rules, 'the file is UTF-8: it begins with its mark');
  const { columns } = rules;
  const place = (name: string | null | undefined): number => {
    if (name === null || name === undefined) return -1;
    const at = names.indexOf(name.trim());
    if (at === -1)
      failAtCell(
        record,
        0,
        rules,
        `there is no column "${name}" in this line, which is read as the names of the columns`,
      );
    const again = names.indexOf(name.trim(), at + 1);
    if (again !== -1)
      failAtCell(record, again, rules, `the column "${name}" is there twice, so nobody can say which is meant`);
    return at;
  };
  return {
    names,
    at: Object.fromEntries(ROLES.map((role) => [role, place(columns[role])])) as Header['at'],
    otherFees: (columns.otherFees ?? []).map(place),
    skipRows: rules.skipRows.map(({ column, values }) => ({
      at: place(column),
      values: new Set(values.map((one) => one.trim())),
    })),
    cellsMin: names.findLastIndex((name) => name !== '') + 1,
  };
}

export function columnNames({ cells }: CsvRecord): readonly string[] {
  return cells.map((cell) => cell.trim());
}

/** The mark of UTF-8 as the sets of eight bits show it. */
const MARK_OF_UTF_8 = 'ï»¿';
