import type {
  ReportPage,
  ReportPart,
  ReportPlace,
  SettlementReportStore,
  StoredReport,
} from '../../domain/acquirers/settlement-report.ts';
import type { Engine, Param } from '../engine/engine.ts';
import { assignments, defineTable, integer, jsonOf, nullable, text } from '../engine/table.ts';
import { lockFeed, moveFeedStatement } from './feed-lease.ts';

export const REPORTS = defineTable<StoredReport>('acquirer_reports', {
  acquirer: text(),
  reportId: text(),
  currency: text(),
  firstDay: text(),
  lastDay: text(),
  paidOn: text(),
  total: text(),
  bankReference: nullable(text()),
  lineCount: integer(),
  linesRead: integer(),
  netRead: text(),
  parts: integer(),
  channelVersion: integer(),
  problem: nullable(text()),
  receivedAt: integer(),
  completedAt: nullable(integer()),
});

const PARTS = defineTable<ReportPart & { readonly acquirer: string; readonly reportId: string }>(
  'acquirer_report_parts',
  {
    acquirer: text(),
    reportId: text(),
    part: integer(),
    firstLine: integer(),
    lineCount: integer(),
    sha256: text(),
    bytes: integer(),
    content: text(),
    receivedAt: integer(),
  },
);

const KEY = ['acquirer', 'report_id'];
const OF_REPORT = 'acquirer = $1 and report_id = $2';

export function createSettlementReportStore(engine: Engine): SettlementReportStore {
  return {
    addReportPage: (page) => addReportPage(engine, page),

    async listReports({ acquirer, paidFrom, paidTo, before, limit }) {
      const params: Param[] = [limit + 1];
      const param = (value: Param) => `$${params.push(value)}`;
      const conditions = ['received_at >= 0'];
      if (acquirer !== null) conditions.push(`acquirer = ${param(acquirer)}`);
      if (paidFrom !== null) conditions.push(`paid_on >= ${param(paidFrom)}`);
      if (paidTo !== null) conditions.push(`paid_on <= ${param(paidTo)}`);
      if (before !== null) {
        const place = [before.receivedAt, before.acquirer, before.reportId].map(param).join(', ');
        conditions.push(`(received_at, acquirer, report_id) < (${place})`);
      }
      const sql = `select ${REPORTS.list()} from acquirer_reports where ${conditions.join(' and ')}
        order by received_at desc, acquirer desc, report_id desc limit $1`;
      const found = (await engine.query(sql, params)).map(REPORTS.decode);
      const reports = found.slice(0, limit);
      return { reports, next: found.length > limit ? placeOf(reports.at(-1)) : null };
    },

    async findReport({ acquirer, reportId }) {
      const sql = `select ${REPORTS.list()} from acquirer_reports where ${OF_REPORT}`;
      const [row] = await engine.query(sql, [acquirer, reportId]);
      return row === undefined ? null : REPORTS.decode(row);
    },

    async readReportParts({ acquirer, reportId, firstLine, limit }) {
      const sql = `select ${PARTS.list()} from acquirer_report_parts where ${OF_REPORT} and first_line + line_count > $3
        order by part limit $4`;
      const rows = await engine.query(sql, [acquirer, reportId, firstLine, limit]);
      return rows.map(PARTS.decode);
    },
  };
}

function placeOf(report: StoredReport | undefined): ReportPlace | null {
  if (report === undefined) return null;
  const { receivedAt, acquirer, reportId } = report;
  return { receivedAt, acquirer, reportId };
}

function addReportPage(engine: Engine, page: ReportPage): ReturnType<SettlementReportStore['addReportPage']> {
  const { dialect } = engine;
  const { acquirer, reportId, holder, move, readAt } = page;
  const feed = { acquirer, feed: 'settlementReports' } as const;
  return engine.transaction(async (transaction) => {
    if (!(await lockFeed(transaction, dialect, { ...feed, holder }))) return 'lost';
    const sql = `select ${REPORTS.list()} from acquirer_reports where ${OF_REPORT}`;
    const [row] = await transaction.query(sql, [acquirer, reportId]);
    const decided = page.decide(row === undefined ? null : REPORTS.decode(row));
    if (decided === 'refused') return decided;
    const moved = moveFeedStatement(feed, { ...move, holder, readAt });
    if (decided === null) {
      await transaction.all([moved]);
      return 'kept';
    }
    const parts = decided.parts.map((part) => PARTS.encode({ ...part, acquirer, reportId }));
    const update = `on conflict (acquirer, report_id) do update set ${assignments(REPORTS, KEY).replaceAll('r.', 'excluded.')}`;
    await transaction.all([
      { sql: REPORTS.insert(dialect, update), params: [jsonOf([REPORTS.encode(decided.report)])] },
      ...(parts.length === 0 ? [] : [{ sql: PARTS.insert(dialect), params: [jsonOf(parts)] }]),
      moved,
    ]);
    return 'kept';
  });
}
