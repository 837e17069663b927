import { dayText } from '../domain/day.ts';
import type { ExportCut, StatementLine } from '../domain/exports/export.ts';
import { amountFormat, formatAmount } from '../domain/money.ts';
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

/** A function for all lines of a cut: many amounts are zero, days repeat themselves, and so do minutes. */
export function rowsOfLines({ currency, after }: ExportCut): (line: StatementLine) => TableRow {
  const amount = amountFormat(currency);
  const momentText = createMomentTexts();
  let [day, shownDay] = [0, dayText(0)];
  return (line) => {
    const { number, event, subject, order } = line;
    if (line.day !== day) [day, shownDay] = [line.day, dayText(line.day)];
    const figures = figuresOf(line);
    const source = order === null ? null : order.source;
    return [
      String(number - after),
      String(number),
      line.batchNo,
      momentText(line.at),
      shownDay,
      event,
      order === null ? null : order.merOrderNo,
      order === null ? null : order.tradeNo,
      subject,
      order === null ? null : order.method,
      currency,
      amount(figures.gross),
      amount(figures.handlingFee),
      amount(figures.processingFee),
      amount(figures.exceptionFee),
      amount(figures.margin),
      amount(minus(line.debt)),
      amount(otherOf(line, figures)),
      amount(line.amount),
      amount(line.available),
      source === null ? null : source.currency,
      source === null ? null : formatAmount(source.amount, source.currency),
    ];
  };
}

/** What has no name of its own. */
function otherOf({ amount, debt }: StatementLine, figures: Figures): bigint {
  let other = amount + debt - figures.gross;
  // Most fees are none.
  if (figures.handlingFee !== 0n) other -= figures.handlingFee;
  if (figures.processingFee !== 0n) other -= figures.processingFee;
  if (figures.exceptionFee !== 0n) other -= figures.exceptionFee;
  if (figures.margin !== 0n) other -= figures.margin;
  return other;
}

interface Figures {
  readonly gross: bigint;
  readonly handlingFee: bigint;
  readonly processingFee: bigint;
  readonly exceptionFee: bigint;
  readonly margin: bigint;
}

const NONE: Figures = { gross: 0n, handlingFee: 0n, processingFee: 0n, exceptionFee: 0n, margin: 0n };
/** What an event does with the figures of its order; nothing if it is not here. */
const EFFECTS: ReadonlyMap<string, 'earns' | 'takes' | 'gives back' | 'releases'> = new Map([
  ['payment', 'earns'],
  ['settlement', 'earns'],
  ['payoutHold', 'takes'],
  ['refundHold', 'takes'],
  ['chargeback', 'takes'],
  ['payoutReturn', 'gives back'],
  ['payoutReversed', 'gives back'],
  ['refundReturn', 'gives back'],
  ['refundReversed', 'gives back'],
  ['chargebackWon', 'gives back'],
  ['marginRelease', 'releases'],
]);

const minus = (figure: bigint) => (figure === 0n ? figure : -figure);

function figuresOf({ event, order, amount, debt }: StatementLine): Figures {
  if (order === null) return { ...NONE, gross: amount + debt };
  const effect = EFFECTS.get(event);
  if (effect === undefined) return NONE;
  if (effect === 'releases') return { ...NONE, margin: amount + debt };
  const { settleAmount, handlingFee, processingFee, exceptionFee, margin } = order;
  if (effect === 'gives back') return { gross: settleAmount, handlingFee, processingFee, exceptionFee, margin: 0n };
  const earns = effect === 'earns';
  return {
    gross: earns ? settleAmount : minus(settleAmount),
    handlingFee: minus(handlingFee),
    processingFee: minus(processingFee),
    exceptionFee: earns ? 0n : minus(exceptionFee),
    margin: earns ? minus(margin) : 0n,
  };
}

const DAY_MS = 86_400_000;
const digits = (count: number, length: number) =>
  Array.from({ length: count }, (_, value) => String(value).padStart(length, '0'));
const SECONDS = digits(60, 2);
const MINUTES = digits(24, 2).flatMap((hour) => SECONDS.map((minute) => `${hour}:${minute}:`));
const MILLISECONDS = digits(1000, 3).map((text) => `.${text}Z`);

/** Times in UTC. */
function createMomentTexts(): (milliseconds: number) => string {
  let [start, shownDay] = [Number.NaN, ''];
  return (milliseconds) => {
    if (!(milliseconds >= start && milliseconds < start + DAY_MS)) {
      start = Math.floor(milliseconds / DAY_MS) * DAY_MS;
      shownDay = new Date(start).toISOString().slice(0, -'00:00:00.000Z'.length);
    }
    const past = milliseconds - start;
    const second = Math.floor(past / 1000);
    const minute = Math.floor(second / 60);
    return `${shownDay}${MINUTES[minute] ?? ''}${SECONDS[second - minute * 60] ?? ''}${MILLISECONDS[past - second * 1000] ?? ''}`;
  };
}
