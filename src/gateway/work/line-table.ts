import { dayText } from '../domain/day.ts';
import type { ExportCut, StatementLine } from '../domain/exports/export.ts';
import { formatAmount } from '../domain/money.ts';
import type { TableColumn, TableRow } from '../tables/table.ts';

// Lines as rows of a file: the same names in every format, one signed column an amount. In each row, what stands between `gross` and
// `net` adds up to it; the first row is the opening and the last one the closing, so that a file proves itself.

export const LINE_COLUMNS: readonly TableColumn[] = [
  { name: 'line', kind: 'integer' },
  { name: 'sequence', kind: 'integer' },
  { name: 'batchNo', kind: 'text', width: 12 },
  // In UTC: a merchant's zone can change, and the file must not.
  { name: 'bookedAt', kind: 'moment' },
  { name: 'bookedDay', kind: 'day' },
  { name: 'event', kind: 'text', width: 16 },
  { name: 'merOrderNo', kind: 'text', width: 24 },
  { name: 'tradeNo', kind: 'text', width: 36 },
  { name: 'subjectNo', kind: 'text', width: 36 },
  { name: 'method', kind: 'text', width: 14 },
  { name: 'currency', kind: 'text', width: 10 },
  { name: 'gross', kind: 'amount' },
  { name: 'handlingFee', kind: 'amount' },
  { name: 'processingFee', kind: 'amount' },
  { name: 'exceptionFee', kind: 'amount' },
  { name: 'margin', kind: 'amount' },
  // What it paid of the merchant's debt, or made of it.
  { name: 'debtPaid', kind: 'amount' },
  // What other lines or accounts had of it before, such as a refund that was taken from what had not settled yet.
  { name: 'other', kind: 'amount' },
  { name: 'net', kind: 'amount' },
  { name: 'balanceAfter', kind: 'amount' },
  { name: 'sourceCurrency', kind: 'text', width: 14 },
  { name: 'sourceAmount', kind: 'amount' },
];

export function openingRow({ currency, opening }: ExportCut): TableRow {
  return edgeRow('0', 'opening', { currency, balance: opening });
}

export function closingRow({ currency, closing, after, through }: ExportCut): TableRow {
  return edgeRow(String(through - after + 1), 'closing', { currency, balance: closing });
}

function edgeRow(line: string, event: string, { currency, balance }: { currency: string; balance: bigint }): TableRow {
  const cells: Readonly<Record<string, string>> = {
    line,
    event,
    currency,
    balanceAfter: formatAmount(balance, currency),
  };
  return LINE_COLUMNS.map(({ name }) => cells[name] ?? null);
}

/** A function for all lines of a cut: many amounts are zero, and days repeat themselves. */
export function rowsOfLines({ currency, after }: ExportCut): (line: StatementLine) => TableRow {
  const zero = formatAmount(0n, currency);
  const amount = (minor: bigint) => (minor === 0n ? zero : formatAmount(minor, currency));
  let [day, shownDay] = [0, dayText(0)];
  return (line) => {
    if (line.day !== day) [day, shownDay] = [line.day, dayText(line.day)];
    return lineRow(line, { currency, after, amount, bookedDay: shownDay });
  };
}

interface Shown {
  readonly currency: string;
  readonly after: number;
  readonly amount: (minor: bigint) => string;
  readonly bookedDay: string;
}

function lineRow(line: StatementLine, { currency, after, amount, bookedDay }: Shown): TableRow {
  const { number, event, subject, order } = line;
  const { gross, handlingFee, processingFee, exceptionFee, margin } = figuresOf(line);
  const debtPaid = -line.debt;
  const other = line.amount - gross - handlingFee - processingFee - exceptionFee - margin - debtPaid;
  const isExchanged = order !== null && order.sourceCurrency !== currency;
  return [
    String(number - after),
    String(number),
    line.batchNo,
    new Date(line.at).toISOString(),
    bookedDay,
    event,
    order?.merOrderNo ?? null,
    order?.tradeNo ?? null,
    subject,
    order?.method ?? null,
    currency,
    amount(gross),
    amount(handlingFee),
    amount(processingFee),
    amount(exceptionFee),
    amount(margin),
    amount(debtPaid),
    amount(other),
    amount(line.amount),
    amount(line.available),
    isExchanged ? order.sourceCurrency : null,
    isExchanged ? formatAmount(order.sourceAmount, order.sourceCurrency) : null,
  ];
}

interface Figures {
  readonly gross: bigint;
  readonly handlingFee: bigint;
  readonly processingFee: bigint;
  readonly exceptionFee: bigint;
  readonly margin: bigint;
}

const NONE: Figures = { gross: 0n, handlingFee: 0n, processingFee: 0n, exceptionFee: 0n, margin: 0n };
/** What takes money: its figures are below zero. */
const TAKEN: ReadonlySet<string> = new Set(['payoutHold', 'refundHold', 'chargeback']);
const GIVEN_BACK: ReadonlySet<string> = new Set([
  'payoutReturn',
  'payoutReversed',
  'refundReturn',
  'refundReversed',
  'chargebackWon',
]);
const EARNED: ReadonlySet<string> = new Set(['payment', 'settlement']);

function figuresOf({ event, order, amount, debt }: StatementLine): Figures {
  if (order === null) return { ...NONE, gross: amount + debt };
  const { settleAmount, handlingFee, processingFee, exceptionFee, margin } = order;
  if (EARNED.has(event))
    return {
      gross: settleAmount,
      handlingFee: -handlingFee,
      processingFee: -processingFee,
      exceptionFee: 0n,
      margin: -margin,
    };
  if (event === 'marginRelease') return { ...NONE, margin: amount + debt };
  const sign = TAKEN.has(event) ? -1n : GIVEN_BACK.has(event) ? 1n : 0n;
  const fee = TAKEN.has(event) ? -1n : 1n;
  if (sign === 0n) return NONE;
  return {
    ...NONE,
    gross: sign * settleAmount,
    handlingFee: fee * handlingFee,
    processingFee: fee * processingFee,
    exceptionFee: fee * exceptionFee,
  };
}
