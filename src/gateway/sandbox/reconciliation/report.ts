import { dayText } from '../../domain/day.ts';
import { toWire } from '../../domain/acquirers/channel-units.ts';
import { formatAmount } from '../../domain/money.ts';
import type { CsvRules } from '../../domain/reconciliation/csv-profile.ts';
import { csvLine } from '../../domain/text/csv.ts';
import type { AcquirerLine } from './acquirer-books.ts';
import { afterBankDays } from './bank-days.ts';

// The acquirer's report of a day, one for each currency: as the channel contract's, a line of JSON each, and as CSV.

export interface AcquirerReport {
  readonly reportId: string;
  readonly currency: string;
  readonly day: number;
  readonly paidOn: number;
  /** What the bank's line says. */
  readonly bankReference: string;
  readonly lines: readonly AcquirerLine[];
  readonly total: bigint;
}

/** Bank days from the day of a report until its money is there. */
const PAID_AFTER = 2;

export function reportsOf(day: number, lines: readonly AcquirerLine[]): AcquirerReport[] {
  const digits = dayText(day).replaceAll('-', '');
  return [...Map.groupBy(lines, ({ settledIn }) => settledIn)]
    .map(([currency, own]) => ({
      reportId: `sbx-${digits}-${currency}`,
      currency,
      day,
      paidOn: afterBankDays(day, PAID_AFTER),
      bankReference: `SBX${digits}${currency}`,
      lines: own,
      total: own.reduce((sum, line) => sum + netOf(line), 0n),
    }))
    .toSorted((left, right) => (left.currency < right.currency ? -1 : 1));
}

/** In the currency of the report. */
function netOf({ gross, fee }: AcquirerLine): bigint {
  return gross + fee;
}

/** In units of version 2 of the channel contract. */
export function writeReports(acquirer: string, reports: readonly AcquirerReport[]): string {
  return reports.map((report) => writeReport(acquirer, report)).join('');
}

function writeReport(acquirer: string, report: AcquirerReport): string {
  const { reportId, currency, day, paidOn, bankReference, total, lines } = report;
  const head = {
    reportId,
    acquirer,
    currency,
    from: dayText(day),
    to: dayText(day),
    paidOn: dayText(paidOn),
    total: wire(total, currency),
    bankReference,
    lineCount: lines.length,
  };
  return [head, ...lines.map((line, index) => writeLine(line, index + 1))]
    .map((one) => `${JSON.stringify(one)}\n`)
    .join('');
}

function writeLine(line: AcquirerLine, number: number) {
  const { type, tradeNo, attempt, refundNo, acquirerReference, at, settledIn, currency, gross, fee } = line;
  return {
    lineId: String(number),
    type,
    ...(tradeNo !== null && { tradeNo }),
    ...(attempt !== null && { attempt }),
    ...(refundNo !== null && { refundNo }),
    acquirerReference,
    at: new Date(at).toISOString(),
    currency,
    gross: wire(gross, currency),
    fee: wire(fee, settledIn),
    net: wire(netOf(line), settledIn),
  };
}

function wire(amount: bigint, currency: string): string {
  const text = toWire(amount < 0n ? -amount : amount, { currency, version: 2 });
  if (text === null) throw new RangeError(`${currency} has no such fraction`);
  return amount < 0n ? `-${text}` : text;
}

const COLUMNS = {
  reportId: 'Report',
  type: 'Type',
  reference: 'Reference',
  refundReference: 'Refund',
  acquirerReference: 'Transaction',
  date: 'Date',
  currency: 'Currency',
  gross: 'Gross',
  fee: 'Fee',
  net: 'Net',
} as const;

const TYPES = { payment: 'Sale', refund: 'Refund', payout: 'Payout', chargeback: 'Chargeback' } as const;

/** How the CSV below is read: an example for those of other acquirers. */
export const CSV_PROFILE: CsvRules = {
  kind: 'report',
  encoding: 'utf-8',
  separator: ',',
  quote: '"',
  decimal: '.',
  thousands: '',
  timeZone: 'UTC',
  dateForm: 'iso',
  skipFirst: 0,
  skipLast: 0,
  skipRows: [],
  columns: { ...COLUMNS, credit: null, debit: null, creditDebit: null, text: null, balance: null },
  types: Object.entries(TYPES).map(([type, value]) => ({ value, type })),
  currency: null,
  sign: 'signed',
  creditValues: [],
};

export function writeCsv(reports: readonly AcquirerReport[]): string {
  const rows = reports.flatMap(({ reportId, lines }) => lines.map((line) => cellsOf(reportId, line)));
  return [Object.values(COLUMNS), ...rows].map(csvLine).join('');
}

function cellsOf(reportId: string, line: AcquirerLine): string[] {
  const { type, tradeNo, refundNo, acquirerReference, at, currency, gross, fee, settledIn } = line;
  return [
    reportId,
    TYPES[type],
    tradeNo ?? '',
    refundNo ?? '',
    acquirerReference,
    new Date(at).toISOString(),
    currency,
    formatAmount(gross, currency),
    formatAmount(fee, settledIn),
    formatAmount(netOf(line), settledIn),
  ];
}
