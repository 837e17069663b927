import { LINE_TYPES } from '../../../domain/reconciliation/file-line.ts';
import type { FileLine, LineType } from '../../../domain/reconciliation/file-line.ts';
import type { CsvRules } from '../../../domain/reconciliation/csv-profile.ts';
import { referencesIn } from '../our-numbers.ts';
import { createAmountReader } from './amounts.ts';
import { createDayReader } from './days.ts';
import type { Header } from './header.ts';
import { createMoneyReader } from './money.ts';
import type { CsvRecord } from './records.ts';
import { createCells, NO_CURRENCY, readCurrency } from './row-cells.ts';
import type { RowCells } from './row-cells.ts';

export interface CsvRow {
  readonly line: FileLine;
  /** The report or statement that it belongs to; empty if the file does not say. */
  readonly reportId: string;
  /** That of its fee and net. */
  readonly currency: string;
  /** What was there after it; null if the file does not say. */
  readonly balance: bigint | null;
}

const [REFERENCE_MAX, REPORT_ID_MAX, TEXT_MAX] = [140, 100, 1000];

/** Null for a row that is passed over. */
export type RowReader = (record: CsvRecord) => CsvRow | null;

export function createRowReader(rules: CsvRules, header: Header): RowReader {
  const types = new Map(rules.types.map(({ value, type }) => [value.trim(), type as LineType]));
  const readDay = createDayReader(rules);
  const readAmount = createAmountReader(rules);
  const cellsOf = createCells(rules, header);
  const readMoney = createMoneyReader(rules, readAmount);
  return (record) => {
    if (header.skipRows.some(({ at, values }) => values.has(record.cells[at]?.trim() ?? ''))) return null;
    const row = cellsOf(record);
    const currency = currencyOf(row, rules);
    const { type, ...money } = readMoney(row, { given: typeOf(row, types), currency });
    const day = readDay(row.cell('date'));
    const text = row.cell('text');
    const balance = row.cell('balance');
    return {
      line: {
        line: record.line,
        type,
        // An acquirer's words about a line may name other lines.
        references: referencesOf(row, rules.kind === 'report' ? '' : text),
        acquirerReference: bounded(row, 'acquirerReference', REFERENCE_MAX) || null,
        ...money,
        isBooked: true,
        isReversal: type === 'reversal',
        day: typeof day === 'string' ? day : row.fail('date', day.problem),
        text: text === '' ? null : text.slice(0, TEXT_MAX),
      },
      reportId: bounded(row, 'reportId', REPORT_ID_MAX),
      currency,
      balance: balance === '' ? null : row.amountOf('balance', readAmount(balance, currency)).amount,
    };
  };
}

/** Null if the file has no types. */
function typeOf(row: RowCells, types: ReadonlyMap<string, LineType>): LineType | null {
  if (!row.has('type')) return null;
  const type = types.get(row.cell('type'));
  if (type !== undefined && LINE_TYPES.includes(type)) return type;
  return row.fail('type', 'has a value whose meaning the profile does not say');
}

/** The one of fee and net. */
function currencyOf(row: RowCells, rules: CsvRules): string {
  const role = row.has('netCurrency') ? 'netCurrency' : 'currency';
  return row.has(role) ? readCurrency(row, role) : (rules.currency ?? row.fail(role, NO_CURRENCY));
}

/** A refund's own number says more than that of its payment. What is longer than a number may have one in it. */
function referencesOf(row: RowCells, text: string): readonly string[] {
  const cells = [row.cell('refundReference'), row.cell('reference')];
  if (text === '' && cells[0] === '' && cells[1] === '') return NONE;
  const given = cells.filter(({ length }) => length <= REFERENCE_MAX);
  return referencesIn(given, text === '' && given.length === 2 ? NONE : [text, ...cells]);
}

const NONE: readonly string[] = [];

function bounded(row: RowCells, role: 'acquirerReference' | 'reportId', max: number): string {
  const value = row.cell(role);
  return value.length <= max ? value : row.fail(role, `has more than ${max} characters`);
}
