import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type {
  ReportLine,
  ReportPart,
  ReportPlace,
  SettlementReportStore,
  StoredReport,
} from '../../domain/acquirers/settlement-report.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

// What acquirers say that they paid, for people to read. Nothing is booked from it here.

export interface SettlementReportDependencies {
  readonly store: Pick<SettlementReportStore, 'listReports' | 'findReport' | 'readReportParts'>;
}

export interface ReportFilter {
  /** Null for all. */
  readonly acquirer: string | null;
  /** Days, both inclusive; null for no bound. */
  readonly paidFrom: string | null;
  readonly paidTo: string | null;
  readonly before: ReportPlace | null;
  readonly limit: number;
}

/** A report with some of its lines, and the parts in which they came. */
export interface ReportLines {
  readonly report: StoredReport;
  readonly lines: readonly ReportLine[];
  readonly parts: readonly ReportPart[];
  /** How many lines come before the next page; null on the last. */
  readonly next: number | null;
}

/** A page has at most as many lines as a part, so it is in two parts at most. */
const PARTS_MAX = 2;
/** Far above what a part of a thousand lines can have, so that a damaged one fails and fills no memory. */
const PART_BYTES_MAX = 16_777_216;

const expand = promisify(gunzip);

export function createSettlementReportOperations({ store }: SettlementReportDependencies) {
  return {
    listSettlementReports: (filter: ReportFilter) => store.listReports(filter),

    async getSettlementReport(
      key: { readonly acquirer: string; readonly reportId: string },
      { after, limit }: { readonly after: number; readonly limit: number },
    ): Promise<OperatorOutcome<ReportLines>> {
      const report = await store.findReport(key);
      if (report === null) return refuse('settlementReportNotFound', key);
      const found = await store.readReportParts({ ...key, firstLine: after, limit: PARTS_MAX });
      const parts = found.filter(({ firstLine, lineCount }) => lineCount > 0 && firstLine < after + limit);
      const lines = (await Promise.all(parts.map(linesOf))).flat();
      const skipped = after - (parts[0]?.firstLine ?? after);
      const next = after + limit < report.linesRead ? after + limit : null;
      return done({ report, lines: lines.slice(skipped, skipped + limit), parts, next });
    },
  };
}

async function linesOf({ content }: ReportPart): Promise<ReportLine[]> {
  const text = await expand(Buffer.from(content, 'base64'), { maxOutputLength: PART_BYTES_MAX });
  return JSON.parse(text.toString()) as ReportLine[];
}
