import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AcquirerChangeStore } from '../domain/acquirers/acquirer-change.ts';
import type { SettlementReport } from '../domain/acquirers/acquirer-feeds.ts';
import type {
  ReportLine,
  ReportPart,
  SettlementReportStore,
  StoredReport,
} from '../domain/acquirers/settlement-report.ts';
import type { Clock } from '../domain/ports.ts';
import { maskText } from '../domain/text/mask.ts';
import { REPORT_PAGES_MAX } from './limits.ts';
import type { FeedOutcome, ReadFeedOptions } from './read-changes.ts';

// Reads what an acquirer settled, report by report and page by page, and stores it as received: the hash is over the bytes, the lines
// are masked.

/** Lines of a stored part: enough to compress well, few enough to read one line of a large report. */
const PART_LINES_MAX = 1000;

const compress = promisify(gzip);

export async function readReports(
  { store, clock }: { store: Pick<AcquirerChangeStore, 'holdFeed' | 'moveFeed'> & SettlementReportStore; clock: Clock },
  options: ReadFeedOptions,
): Promise<FeedOutcome> {
  const { acquirer, feeds, version, holder, leaseMs, realClock, signal } = options;
  const key = { acquirer, feed: 'settlementReports' } as const;
  for (let read = 0; read < REPORT_PAGES_MAX; read += 1) {
    if (signal.aborted) return 'stopped';
    const found = await store.holdFeed(key, { holder, now: clock.now(), realNow: realClock.now(), leaseMs });
    if (found === null) return 'busy';
    const answer = await feeds.settlementReport({ after: found.place, page: found.page, version });
    if (answer.kind === 'unknown') return 'unread';
    const readAt = clock.now();
    if (answer.kind === 'none') {
      await store.moveFeed(key, { holder, place: found.place, page: null, readAt });
      return 'read';
    }
    const { report, next, bytes } = answer;
    // A page that leads to itself, or has nothing and is not the last, would be asked for for ever.
    if (report.page !== null && (report.page === found.page || report.lines.length === 0)) return 'unread';
    const parts = await partsOf(report, bytes, readAt);
    const kept = await store.addReportPage({
      acquirer,
      holder,
      reportId: report.reportId,
      readAt,
      move: report.page === null ? { place: next, page: null } : { place: found.place, page: report.page },
      decide: (stored) =>
        isOverfull(stored, report)
          ? 'refused'
          : addPage(stored, { acquirer, report, version, readAt, isFirst: found.page === null }, parts),
    });
    if (kept !== 'kept') return kept === 'lost' ? 'busy' : 'unread';
    // An acquirer that names the place that it was asked for would be asked for ever.
    if (report.page === null && next === found.place) return 'unread';
  }
  return 'read';
}

/** More lines than it says, and still not the last ones: pages without end would fill the database. */
function isOverfull(stored: StoredReport | null, { lines, lineCount, page }: SettlementReport): boolean {
  if (page === null || (stored !== null && stored.completedAt !== null)) return false;
  return (stored?.linesRead ?? 0) + lines.length > lineCount;
}

type NewPart = Pick<ReportPart, 'lineCount' | 'sha256' | 'bytes' | 'content' | 'receivedAt'>;

async function partsOf({ lines }: SettlementReport, bytes: Uint8Array, receivedAt: number): Promise<NewPart[]> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const parts: NewPart[] = [];
  for (let first = 0; first === 0 || first < lines.length; first += PART_LINES_MAX) {
    const some = lines.slice(first, first + PART_LINES_MAX).map(maskLine);
    const content = (await compress(JSON.stringify(some))).toString('base64');
    parts.push({ lineCount: some.length, sha256, bytes: bytes.byteLength, content, receivedAt });
  }
  return parts;
}

/** Numbers of ours stay; what the acquirer wrote itself may hold anything. */
function maskLine(line: ReportLine): ReportLine {
  const { acquirerReference, arn, note } = line;
  return {
    ...line,
    lineId: maskText(line.lineId),
    ...(acquirerReference !== undefined && { acquirerReference: maskText(acquirerReference) }),
    ...(arn !== undefined && { arn: maskText(arn) }),
    ...(note !== undefined && { note: maskText(note) }),
  };
}

interface Page {
  readonly acquirer: string;
  readonly report: SettlementReport;
  readonly version: number;
  readonly readAt: number;
  readonly isFirst: boolean;
}

/** What is complete never changes; the same report a second time changes nothing, another one under its name is a problem. */
function addPage(
  stored: StoredReport | null,
  page: Page,
  parts: readonly NewPart[],
): { report: StoredReport; parts: ReportPart[] } | null {
  const header = headerOf(page);
  if (stored !== null && (stored.completedAt !== null || !isSame(stored, header))) {
    return isSame(stored, header) ? null : { report: { ...stored, problem: 'changed' }, parts: [] };
  }
  // A report that is begun again was not read to its end: the acquirer forgot its pages. What was read stays, and is a problem.
  if (stored !== null && page.isFirst) return { report: { ...stored, problem: 'changed' }, parts: [] };
  const { report, readAt } = page;
  const before = stored ?? header;
  const netRead = String(report.lines.reduce((sum, { net }) => sum + BigInt(net), BigInt(before.netRead)));
  const linesRead = before.linesRead + report.lines.length;
  const isComplete = report.page === null;
  let line = before.linesRead;
  const numbered = parts.map((part, index): ReportPart => {
    const firstLine = line;
    line += part.lineCount;
    return { ...part, part: before.parts + index, firstLine };
  });
  return {
    report: {
      ...before,
      linesRead,
      netRead,
      parts: before.parts + parts.length,
      problem: before.problem ?? (isComplete ? problemOf({ ...header, linesRead, netRead }) : null),
      completedAt: isComplete ? readAt : null,
    },
    parts: numbered,
  };
}

function problemOf({ lineCount, linesRead, total, netRead }: StoredReport): StoredReport['problem'] {
  if (lineCount !== linesRead) return 'lineCount';
  return total === netRead ? null : 'total';
}

function headerOf({ acquirer, report, version, readAt }: Page): StoredReport {
  const { reportId, currency, from, to, paidOn, total, bankReference, lineCount } = report;
  return {
    acquirer,
    reportId,
    currency,
    firstDay: from,
    lastDay: to,
    paidOn,
    total,
    bankReference: bankReference === undefined ? null : maskText(bankReference),
    lineCount,
    linesRead: 0,
    netRead: '0',
    parts: 0,
    channelVersion: version,
    problem: null,
    receivedAt: readAt,
    completedAt: null,
  };
}

function isSame(stored: StoredReport, header: StoredReport): boolean {
  const names = ['currency', 'firstDay', 'lastDay', 'paidOn', 'total', 'lineCount', 'channelVersion'] as const;
  return names.every((name) => stored[name] === header[name]);
}
