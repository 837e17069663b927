import type { CsvRules } from '../../../domain/reconciliation/csv-profile.ts';
import type { LineType } from '../../../domain/reconciliation/file-line.ts';
import type { AmountReader, CsvAmount } from './amounts.ts';
import type { ColumnRole } from './header.ts';
import type { RowCells } from './row-cells.ts';

// Amounts with the sign of the operator's money, however the file says which way it went. What says it twice is refused: nobody knows
// whether the second takes the first one back.

export interface Signed {
  /** Null if all of its cells are empty. */
  gross(row: RowCells, type: LineType | null, currency: string): bigint | null;
  net(row: RowCells, type: LineType | null, currency: string): bigint | null;
  /** Null if the file has no fees. */
  fee(row: RowCells, currency: string): bigint | null;
}

/** Which way the money of a type goes; others go either way. */
const DIRECTIONS: ReadonlyMap<LineType, 1n | -1n> = new Map([
  ['payment', 1n],
  ['refund', -1n],
  ['payout', -1n],
  ['chargeback', -1n],
  ['reversal', 1n],
  ['fee', -1n],
]);

export function createSigned(rules: CsvRules, readAmount: AmountReader): Signed {
  const read = (row: RowCells, role: ColumnRole, currency: string): CsvAmount | null => {
    const text = row.cell(role);
    return text === '' ? null : row.amountOf(role, readAmount(text, currency));
  };
  const ofColumn = (row: RowCells, role: ColumnRole, type: LineType | null, currency: string) => {
    const amount = read(row, role, currency);
    return amount === null ? null : directed(row, role, amount, directionOf(row, rules, type));
  };
  const ofPair = (row: RowCells, pair: readonly [ColumnRole, ColumnRole], currency: string) => {
    const [credit, debit] = pair.map((role) => read(row, role, currency)) as [CsvAmount | null, CsvAmount | null];
    if (credit === null && debit === null) return null;
    if (rules.sign === 'signed') return (credit?.amount ?? 0n) + (debit?.amount ?? 0n);
    const isWithout = (role: ColumnRole, one: CsvAmount | null) => (one === null ? 0n : unsigned(row, role, one));
    return isWithout(pair[0], credit) - isWithout(pair[1], debit);
  };
  return {
    gross: (row, type, currency) =>
      row.has('gross') ? ofColumn(row, 'gross', type, currency) : ofPair(row, ['credit', 'debit'], currency),
    net: (row, type, currency) =>
      row.has('net') ? ofColumn(row, 'net', type, currency) : ofPair(row, ['netCredit', 'netDebit'], currency),
    fee: (row, currency) => feeOf(row, currency, { rules, readAmount }),
  };
}

/** Null if the amount's own sign says it; zero if it has to have one. */
function directionOf(row: RowCells, rules: CsvRules, type: LineType | null): bigint | null {
  if (rules.sign === 'byType') return type === null ? 0n : (DIRECTIONS.get(type) ?? 0n);
  return rules.sign === 'creditDebit' ? creditOrDebit(row, 'creditDebit', rules) : null;
}

function creditOrDebit(row: RowCells, role: 'creditDebit' | 'feeCreditDebit', rules: CsvRules): 1n | -1n {
  const { creditValues, debitValues = [] } = rules;
  const value = row.cell(role);
  if (creditValues.includes(value)) return 1n;
  const isDebit = debitValues.length === 0 ? value !== '' : debitValues.includes(value);
  return isDebit ? -1n : row.fail(role, 'does not say which way the money went');
}

function directed(row: RowCells, role: ColumnRole, amount: CsvAmount, direction: bigint | null): bigint {
  if (direction === null) return amount.amount;
  if (direction !== 0n) return unsigned(row, role, amount) * direction;
  if (!amount.hasSign && amount.amount !== 0n) row.fail(role, 'has no sign, and such a row may go either way');
  return amount.amount;
}

function unsigned(row: RowCells, role: ColumnRole, { amount, hasSign }: CsvAmount): bigint {
  if (hasSign && amount !== 0n) row.fail(role, 'has a sign, though something else says which way the money went');
  return amount;
}

function feeOf(
  row: RowCells,
  currency: string,
  { rules, readAmount }: { readonly rules: CsvRules; readonly readAmount: AmountReader },
): bigint | null {
  const others = row.otherFees();
  if (!row.has('fee') && others.length === 0) return null;
  const own = row.cell('fee');
  const parts = [
    own === '' ? 0n : feeAmount(row, row.amountOf('fee', readAmount(own, currency)), rules),
    ...others.map((text, index) => (text === '' ? 0n : row.amountOf(index, readAmount(text, currency)).amount)),
  ];
  const sum = parts.reduce((total, part) => total + part, 0n);
  // `-0n` does not exist.
  return rules.feeSign === 'kept' ? -sum : sum;
}

function feeAmount(row: RowCells, amount: CsvAmount, rules: CsvRules): bigint {
  if (!row.has('feeCreditDebit') || amount.amount === 0n) return amount.amount;
  return unsigned(row, 'fee', amount) * creditOrDebit(row, 'feeCreditDebit', rules);
}
