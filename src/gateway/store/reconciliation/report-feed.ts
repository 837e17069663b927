import type { ReportFeedStore } from '../../domain/reconciliation/report-feed.ts';
import { REPORTS } from '../acquirers/reports.ts';
import type { Engine } from '../engine/engine.ts';

/** Also one that was refused is a file: it is not tried again by itself. One whose upload was cut off is found again. */
export function createReportFeedStore({ query }: Engine): ReportFeedStore {
  return {
    async listUntakenReports({ since, limit }) {
      const sql = `select ${REPORTS.list('r.')} from acquirer_reports r
        where r.completed_at >= $1 and not exists (
          select 1 from reconciliation_files f
          where f.hash = r.acquirer || ' ' || r.report_id and f.source = 'feed' and f.state <> 'receiving')
        order by r.received_at, r.acquirer, r.report_id limit $2`;
      return (await query(sql, [since, limit])).map(REPORTS.decode);
    },
  };
}
