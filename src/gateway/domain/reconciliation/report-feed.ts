import type { StoredReport } from '../acquirers/settlement-report.ts';

/** What a report of a feed is known by, in place of a hash. */
export function reportKey({ acquirer, reportId }: { readonly acquirer: string; readonly reportId: string }): string {
  return `${acquirer} ${reportId}`;
}

export interface ReportFeedStore {
  /** Reports that were complete at or after a moment and are no file yet, the oldest first. */
  listUntakenReports(query: { readonly since: number; readonly limit: number }): Promise<StoredReport[]>;
}
