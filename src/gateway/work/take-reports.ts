import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { SettlementReportStore, StoredReport } from '../domain/acquirers/settlement-report.ts';
import type { Ids } from '../domain/ports.ts';
import type { ReportFeedStore } from '../domain/reconciliation/report-feed.ts';
import { reportKey } from '../domain/reconciliation/report-feed.ts';
import { REPORTS_TAKEN_MS, REPORTS_TAKEN_ROUNDS_MAX } from './limits.ts';
import { takeIn } from './take-in.ts';
import type { TakeInDependencies } from './take-in.ts';

// Settlement reports that the gateway read from acquirers become files by themselves, each exactly once: its name is its hash (S50).

export interface TakeReportsOptions extends TakeInDependencies {
  readonly store: TakeInDependencies['store'] & ReportFeedStore & Pick<SettlementReportStore, 'readReportParts'>;
  readonly ids: Pick<Ids, 'newId'>;
  readonly onTaken: (report: { readonly acquirer: string; readonly reportId: string; readonly fileNo: string }) => void;
}

const SENDER = 'Settlement reports';
const PARTS_AT_ONCE = 8;

const unpack = promisify<Uint8Array, Buffer>(gunzip);

/** One node may be at a report that another is at as well: parts are stored once, and whoever is slower stops. */
export async function takeReports(options: TakeReportsOptions, signal: AbortSignal): Promise<void> {
  const { store, clock, onTaken } = options;
  for (let round = 0; round < REPORTS_TAKEN_ROUNDS_MAX && !signal.aborted; round += 1) {
    const [report] = await store.listUntakenReports({ since: clock.now() - REPORTS_TAKEN_MS, limit: 1 });
    if (report === undefined) return;
    const taken = await takeIn(options, {
      file: fileOf(options, report),
      readFrom: (from) => bytesOf(store, report, from),
      signal,
    });
    if (taken.kind === 'lost' || taken.kind === 'stopped') return;
    const { acquirer, reportId } = report;
    if (taken.kind === 'taken') onTaken({ acquirer, reportId, fileNo: taken.fileNo });
  }
}

function fileOf({ ids, clock }: TakeReportsOptions, { acquirer, reportId }: StoredReport) {
  return {
    fileNo: ids.newId('file').replace('file_', 'RC'),
    source: 'feed' as const,
    name: `${acquirer} ${reportId}`.slice(0, 200),
    format: 'report' as const,
    owner: acquirer,
    profile: null,
    hash: reportKey({ acquirer, reportId }),
    // Known once it is written.
    bytes: 0,
    maskedCount: 0,
    maskedLines: [],
    createdAt: clock.now(),
    createdBy: SENDER,
  };
}

/** The report as lines of JSON, from a byte on. What is stored never changes, so neither do the bytes. */
async function* bytesOf(
  store: Pick<SettlementReportStore, 'readReportParts'>,
  report: StoredReport,
  from: number,
): AsyncGenerator<Uint8Array> {
  let before = from;
  const cut = (text: string): Uint8Array => {
    const bytes = Buffer.from(text);
    const skipped = Math.min(before, bytes.length);
    before -= skipped;
    return bytes.subarray(skipped);
  };
  yield cut(`${JSON.stringify(headOf(report))}\n`);
  const { acquirer, reportId, linesRead } = report;
  for (let firstLine = 0; firstLine < linesRead;) {
    const parts = await store.readReportParts({ acquirer, reportId, firstLine, limit: PARTS_AT_ONCE });
    const last = parts.at(-1);
    if (last === undefined || last.lineCount === 0) return;
    for (const part of parts) {
      const lines = JSON.parse((await unpack(Buffer.from(part.content, 'base64'))).toString()) as readonly object[];
      yield cut(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    }
    firstLine = last.firstLine + last.lineCount;
  }
}

function headOf(report: StoredReport): object {
  const { reportId, acquirer, channelVersion, currency, firstDay, lastDay, paidOn, total, bankReference } = report;
  return {
    reportId,
    acquirer,
    version: channelVersion,
    currency,
    from: firstDay,
    to: lastDay,
    paidOn,
    total,
    ...(bankReference !== null && { bankReference }),
    lineCount: report.lineCount,
  };
}
