import type { CsvRules } from '../../../domain/reconciliation/csv-profile.ts';
import type { CsvAmount } from './amounts.ts';
import { failAtCell } from './cell-place.ts';
import type { ColumnRole, Header } from './header.ts';
import type { CsvRecord } from './records.ts';

/** The cells of a row by what they have. What is wrong with one names its column, and quotes nothing of the row. */
export interface RowCells {
  /** Without spaces around it; empty if there is no such column. */
  readonly cell: (role: ColumnRole) => string;
  readonly otherFees: () => readonly string[];
  readonly has: (role: ColumnRole) => boolean;
  readonly fail: (role: ColumnRole, problem: string) => never;
  /** The amount, if it is one. */
  readonly amountOf: (role: ColumnRole | number, read: CsvAmount | { readonly problem: string }) => CsvAmount;
}

export function createCells(rules: CsvRules, header: Header): (record: CsvRecord) => RowCells {
  const nameOf = (at: number) => (at < 0 ? '' : `the column "${header.names[at] ?? ''}" `);
  return (record) => {
    const { cells } = record;
    checkCount(record, header, rules);
    const failIn = (at: number, problem: string) =>
      failAtCell(record, Math.max(at, 0), rules, `${nameOf(at)}${problem}`);
    return {
      cell: (role) => cells[header.at[role]]?.trim() ?? '',
      otherFees: () => header.otherFees.map((at) => cells[at]?.trim() ?? ''),
      has: (role) => header.at[role] >= 0,
      fail: (role, problem) => failIn(header.at[role], problem),
      amountOf(role, read) {
        if ('amount' in read) return read;
        return failIn(typeof role === 'number' ? (header.otherFees[role] ?? -1) : header.at[role], read.problem);
      },
    };
  };
}

/** A row that was cut off, or has a separator in a text, has its cells in the wrong columns. */
function checkCount(record: CsvRecord, { names, cellsMin }: Header, rules: CsvRules): void {
  const { cells } = record;
  if (cells.length < cellsMin)
    failAtCell(record, cells.length, rules, `the row has ${cells.length} cells, but there are ${cellsMin} columns`);
  const extra = cells.findIndex((cell, index) => index >= names.length && cell.trim() !== '');
  if (extra !== -1) failAtCell(record, extra, rules, `the row has more cells than the ${names.length} columns`);
}

const CURRENCY = /^[A-Z0-9]{3,10}$/;

export const NO_CURRENCY = 'has no currency, such as EUR';

export function readCurrency(row: RowCells, role: 'currency' | 'netCurrency'): string {
  const currency = row.cell(role).toUpperCase();
  return CURRENCY.test(currency) ? currency : row.fail(role, NO_CURRENCY);
}
