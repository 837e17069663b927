import type { SettlementReport as WireReport } from './acquirer-feeds.ts';
import type { FeedPlace } from './acquirer-change.ts';

// What an acquirer paid, as it says: kept for reconciliation. Amounts are texts in the units of the version in which it was read.

export type ReportLine = WireReport['lines'][number];

/** `lineCount`, `total`: its lines are not what it says. `changed`: it came a second time, and was another one. */
type ReportProblem = 'lineCount' | 'total' | 'changed';

export interface StoredReport {
  readonly acquirer: string;
  readonly reportId: string;
  readonly currency: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly paidOn: string;
  readonly total: string;
  readonly bankReference: string | null;
  readonly lineCount: number;
  readonly linesRead: number;
  /** The sum of what the lines so far add to the total. */
  readonly netRead: string;
  readonly parts: number;
  readonly channelVersion: number;
  readonly problem: ReportProblem | null;
  readonly receivedAt: number;
  /** Null while lines are missing. */
  readonly completedAt: number | null;
}

export interface ReportPart {
  readonly part: number;
  readonly firstLine: number;
  readonly lineCount: number;
  /** The hash of the whole answer, as received. */
  readonly sha256: string;
  readonly bytes: number;
  /** Masked lines as JSON, compressed, in base64. */
  readonly content: string;
  readonly receivedAt: number;
}

export interface ReportPage {
  readonly acquirer: string;
  readonly holder: string;
  /** What is stored of the report once this page is, and the page's parts. Null if nothing changes. A refused page is asked for again. */
  decide(
    stored: StoredReport | null,
  ): { readonly report: StoredReport; readonly parts: readonly ReportPart[] } | null | 'refused';
  readonly reportId: string;
  readonly move: FeedPlace;
  readonly readAt: number;
}

export interface ReportPlace {
  readonly receivedAt: number;
  readonly acquirer: string;
  readonly reportId: string;
}

export interface SettlementReportStore {
  /** Stores a page with the place in the feed, in one transaction. `lost`: another node reads the feed now. */
  addReportPage(page: ReportPage): Promise<'kept' | 'refused' | 'lost'>;
  /** Newest first. */
  listReports(query: {
    readonly acquirer: string | null;
    /** Days on which it was paid, both inclusive; null for no bound. */
    readonly paidFrom: string | null;
    readonly paidTo: string | null;
    readonly before: ReportPlace | null;
    readonly limit: number;
  }): Promise<{ readonly reports: readonly StoredReport[]; readonly next: ReportPlace | null }>;
  findReport(key: { readonly acquirer: string; readonly reportId: string }): Promise<StoredReport | null>;
  /** The parts that have lines from `firstLine` on, at most so many. */
  readReportParts(query: {
    readonly acquirer: string;
    readonly reportId: string;
    readonly firstLine: number;
    readonly limit: number;
  }): Promise<ReportPart[]>;
}
