import type { AuditCheck, AuditFinding, AuditReport } from '../../domain/audit/audit-report.ts';
import { utcDay } from './audit-chain.ts';
import { REPLACED, createChainCheck } from './check-chain.ts';
import type { AuditDay, ChainedRow } from './check-chain.ts';
import type { Engine, Row, Statement } from '../engine/engine.ts';
import { integerOf, textOf } from '../engine/table.ts';

const PAGE_ROWS = 500;
const FINDINGS_MAX = 100;

const DAYS = 'select day, first_no, last_no, actions, head from audit_days order by day';
const LAST = 'select coalesce(max(action_no), 0) as last_no from audit';
const PAGE = 'select * from audit where action_no > $1 and action_no <= $2 order by action_no limit $3';

/** Where the rows are read: a store, or one side of a move. */
export interface AuditSource {
  /** All of the same moment. */
  snapshot(statements: readonly Statement[]): Promise<Row[][]>;
  query(sql: string, params: readonly (string | number)[]): Promise<Row[]>;
}

/** Reads page by page, up to the last row at the start: rows that are added meanwhile belong to the next check. */
export async function verifyAudit(source: AuditSource, { kept, onHead }: AuditCheck = {}): Promise<AuditReport> {
  const [dayRows = [], [last] = []] = await source.snapshot([DAYS, LAST].map((sql) => ({ sql, params: [] })));
  const days = dayRows.map(decodeDay);
  const findings = collectFindings();
  const dayChecks = createDayChecks(days, kept ?? new Map(), findings);
  const chain = createChainCheck({ days, report: findings.add, onRow: dayChecks.add });
  for await (const row of rowsOf(source, integerOf(last?.['last_no']))) chain.add(row);
  chain.end();
  dayChecks.end();
  for (const { firstNo: _firstNo, ...head } of days) onHead?.(head);
  const newest = days.at(-1);
  return {
    ...chain.counts,
    days: days.length,
    head: newest === undefined ? null : headOf(newest),
    findings: findings.first,
    found: findings.count(),
  };
}

export function auditSourceOf(engine: Engine): AuditSource {
  return { snapshot: (statements) => engine.snapshot(statements), query: engine.query };
}

async function* rowsOf(source: AuditSource, lastNo: number): AsyncGenerator<Row> {
  let after = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const rows = await source.query(PAGE, [after, lastNo, PAGE_ROWS]);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = integerOf(last['action_no']);
  }
}

function decodeDay(row: Row): AuditDay {
  return {
    day: textOf(row['day']),
    firstNo: integerOf(row['first_no']),
    lastNo: integerOf(row['last_no']),
    actions: integerOf(row['actions']),
    head: textOf(row['head']),
  };
}

const headOf = ({ firstNo: _firstNo, ...head }: AuditDay) => head;

interface Findings {
  readonly first: AuditFinding[];
  readonly add: (finding: AuditFinding) => void;
  readonly count: () => number;
  /** Whether one of the rows of a day has a finding. */
  readonly touches: (day: AuditDay) => boolean;
}

function collectFindings(): Findings {
  const first: AuditFinding[] = [];
  const touched = new Set<string>();
  let count = 0;
  return {
    first,
    add(finding) {
      count += 1;
      if (finding.day !== null) touched.add(finding.day);
      if (first.length < FINDINGS_MAX) first.push(finding);
    },
    count: () => count,
    touches: ({ day }) => touched.has(day),
  };
}

/** Compares the record of each day with the rows of the day. */
function createDayChecks(days: readonly AuditDay[], kept: ReadonlyMap<string, string>, findings: Findings) {
  const met = new Map<string, { first: ChainedRow; last: ChainedRow; actions: number }>();
  const keptMet = new Set<string>();
  const strays: { from: ChainedRow; to: ChainedRow }[] = [];
  return {
    add(row: ChainedRow) {
      const day = row.day?.day ?? utcDay(row.at);
      if (kept.get(day) === row.hash) keptMet.add(day);
      if (row.day === null) return addStray(strays, row);
      const known = met.get(day);
      met.set(day, { first: known?.first ?? row, last: row, actions: (known?.actions ?? 0) + 1 });
    },
    end() {
      const newest = days.at(-1);
      for (const { from, to } of strays) {
        const problem = from.actionNo > (newest?.lastNo ?? 0) ? AFTER_THE_END : NO_DAY;
        findings.add({ actionNo: from.actionNo, lastNo: to.actionNo, day: utcDay(from.at), problem });
      }
      for (const day of days) {
        const rows = met.get(day.day);
        if (rows === undefined || findings.touches(day)) continue;
        const about = { actionNo: null, lastNo: null, day: day.day };
        if (rows.last.hash !== day.head) {
          const { actionNo } = rows.last;
          findings.add(
            day === newest
              ? { ...about, actionNo, lastNo: actionNo, problem: REPLACED }
              : { ...about, problem: OTHER_HEAD },
          );
        } else if (
          rows.actions !== day.actions ||
          rows.last.actionNo !== day.lastNo ||
          utcDay(rows.first.at) !== day.day
        )
          findings.add({ ...about, problem: OTHER_DAY });
      }
      for (const day of kept.keys()) {
        if (!keptMet.has(day)) findings.add({ actionNo: null, lastNo: null, day, problem: OTHER_THAN_KEPT });
      }
    },
  };
}

function addStray(strays: { from: ChainedRow; to: ChainedRow }[], row: ChainedRow): void {
  const last = strays.at(-1);
  if (last !== undefined && last.to.actionNo === row.actionNo - 1) last.to = row;
  else strays.push({ from: row, to: row });
}

const AFTER_THE_END = 'was inserted after the end of the record, or the record of its day was removed';
const NO_DAY = 'belongs to no day: the record of its day was removed or changed';
const OTHER_HEAD = 'the record of the day was changed: it does not end with the hash of its last row';
const OTHER_DAY = 'the record of the day was changed: its rows are others';
const OTHER_THAN_KEPT = 'no row of the day has the hash that was kept: the day was rewritten or removed';
