import type { components } from '../../../generated/channel.ts';
import { amountOf, decimalsOf, worthOf } from '../units.ts';
import { worthOfEntry } from './books.ts';
import type { BookEntry } from './books.ts';
import type { Journal } from './journal.ts';

// The mock's feeds. A place in a feed is the number of what was read before it. Amounts are kept as what they are worth, and
// written in the units of the version that asks.

type Schemas = components['schemas'];

/** A change as the control address takes it: without ID and time, and in units of version 2. */
export type ChangeInput =
  | Omit<Schemas['ChargebackChange'], 'changeId' | 'at'>
  | Omit<Schemas['ReversalChange'], 'changeId' | 'at'>
  | Omit<Schemas['TransferChange'], 'changeId' | 'at'>;

export interface Feeds {
  addChange(change: ChangeInput): void;
  changes(call: Schemas['ChangesCall'], version: number): Schemas['ChangesAnswer'];
  /** First closes a report for each currency that has something to report. */
  settlementReports(call: Schemas['SettlementReportsCall'], version: number): Schemas['SettlementReportsAnswer'];
}

interface StoredLine {
  readonly type: Schemas['SettlementLine']['type'];
  readonly number: string;
  readonly tradeNo: string;
  readonly refundNo?: string;
  readonly at: string;
  /** Signed, in units of version 2. */
  readonly gross: string;
}

interface StoredReport {
  readonly reportId: string;
  readonly currency: string;
  readonly day: string;
  readonly lines: readonly StoredLine[];
}

export interface FeedOptions {
  readonly journal: Journal;
  readonly now: () => number;
  readonly entries: () => readonly BookEntry[];
}

/** Few, so that whoever reads a report meets its second page. */
const LINES_A_PAGE = 20;
/** What the acquirer keeps of a payment. */
const FEE_HUNDREDTHS = 3n;
const PLACE_DIGITS = 9;

export function openFeeds({ journal, now, entries }: FeedOptions): Feeds {
  const changes: Schemas['Change'][] = [];
  const reports: StoredReport[] = [];
  for (const record of journal.records) {
    if ('change' in record) changes.push(record.change as Schemas['Change']);
    if ('report' in record) reports.push(record.report as StoredReport);
  }
  const iso = () => new Date(now()).toISOString();

  return {
    addChange(input) {
      const changeId = `chg-${placeOf(changes.length + 1)}`;
      const change = { changeId, at: iso(), ...input } as Schemas['Change'];
      changes.push(change);
      journal.append({ change });
    },
    changes({ callId, after, limit }, version) {
      const start = readPlace(after, changes.length);
      const listed = changes.slice(start, start + limit);
      const end = start + listed.length;
      return {
        callId,
        changes: listed.map((change) => ({ ...change, amount: inVersion(change.amount, change.currency, version) })),
        next: end === 0 ? null : placeOf(end),
        more: end < changes.length,
      };
    },
    settlementReports({ callId, after, page }, version) {
      for (const report of closeReports(entries(), { reports, changes, at: iso() })) {
        reports.push(report);
        journal.append({ report });
      }
      const at = readPlace(after, reports.length);
      const report = reports[at];
      if (report === undefined) return { callId, report: null, next: after };
      return {
        callId,
        report: writeReport(report, readPlace(page, report.lines.length), version),
        next: placeOf(at + 1),
      };
    },
  };
}

/** A place that this feed never gave out. */
export class UnknownPlaceError extends Error {}

function readPlace(place: string | null, end: number): number {
  if (place === null) return 0;
  if (!/^[0-9]{9}$/.test(place) || Number(place) > end) throw new UnknownPlaceError('This feed has no such place.');
  return Number(place);
}

function placeOf(position: number): string {
  return String(position).padStart(PLACE_DIGITS, '0');
}

function closeReports(
  entries: readonly BookEntry[],
  { reports, changes, at }: { reports: readonly StoredReport[]; changes: readonly Schemas['Change'][]; at: string },
): StoredReport[] {
  const reported = new Set(reports.flatMap(({ lines }) => lines.map(({ number }) => number)));
  const lines = [...entries.flatMap((entry) => lineOfEntry(entry, at)), ...changes.flatMap(lineOfChange)].filter(
    ({ number }) => !reported.has(number),
  );
  const day = at.slice(0, 10);
  return [...Map.groupBy(lines, ({ currency }) => currency)].map(([currency, group], index) => ({
    reportId: `po_${placeOf(reports.length + index + 1)}_${currency}`,
    currency,
    day,
    lines: group,
  }));
}

type OpenLine = StoredLine & { readonly currency: string };

function lineOfEntry(entry: BookEntry, at: string): OpenLine[] {
  if (entry.state !== 'approved') return [];
  const { kind, number, tradeNo, currency } = entry;
  const amount = amountOf(worthOfEntry(entry), currency, 2) ?? '0';
  const gross = kind === 'payment' ? amount : negative(amount);
  return [{ type: kind, number, tradeNo, ...(kind === 'refund' && { refundNo: number }), at, currency, gross }];
}

function lineOfChange(change: Schemas['Change']): OpenLine[] {
  const { changeId: number, at, currency, amount } = change;
  if (change.kind === 'transfer') {
    return [{ type: 'adjustment', number, tradeNo: change.tradeNo ?? '', at, currency, gross: amount }];
  }
  const { kind: type, tradeNo } = change;
  if (change.kind === 'reversal') return [{ type, number, tradeNo, at, currency, gross: amount }];
  const moves = change.stage === 'chargeback' && change.state !== 'lost';
  return moves
    ? [{ type, number, tradeNo, at, currency, gross: change.state === 'won' ? amount : negative(amount) }]
    : [];
}

function writeReport(report: StoredReport, start: number, version: number): Schemas['SettlementReport'] {
  const { reportId, currency, day } = report;
  const lines = report.lines.map((line, index) => writeLine(line, { index, currency, version }));
  const end = start + LINES_A_PAGE;
  return {
    reportId,
    currency,
    from: day,
    to: day,
    paidOn: day,
    total: String(lines.reduce((sum, { net }) => sum + BigInt(net), 0n)),
    bankReference: `MOCK ${reportId}`,
    lineCount: lines.length,
    lines: lines.slice(start, end),
    page: end < lines.length ? placeOf(end) : null,
  };
}

function writeLine(
  line: StoredLine,
  { index, currency, version }: { index: number; currency: string; version: number },
): Schemas['SettlementLine'] {
  const { type, number, tradeNo, refundNo, at } = line;
  const gross = BigInt(line.gross);
  const [, attempt] = number.split('.');
  // Fees are whole coins of a hundredth or more, so that both versions can write them.
  const coin = 10n ** BigInt(Math.max(decimalsOf(currency, 2) - 2, 0));
  const fee = type === 'payment' ? -((gross * FEE_HUNDREDTHS) / 100n / coin) * coin : 0n;
  const write = (amount: bigint) => inVersion(String(amount), currency, version);
  return {
    lineId: String(index + 1),
    type,
    ...(tradeNo !== '' && { tradeNo }),
    ...(attempt !== undefined && { attempt: Number(attempt) }),
    ...(refundNo !== undefined && { refundNo }),
    acquirerReference: `mock_${number}`,
    at,
    currency,
    gross: write(gross),
    fee: write(fee),
    net: write(gross + fee),
  };
}

function negative(amount: string): string {
  return amount === '0' ? amount : `-${amount}`;
}

/** From units of version 2. */
function inVersion(amount: string, currency: string, version: number): string {
  const written = amountOf(worthOf(amount, currency, 2), currency, version);
  if (written === undefined) throw new RangeError(`version ${version} cannot write ${amount} ${currency} exactly`);
  return written;
}
