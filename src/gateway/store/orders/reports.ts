import type { Zone } from '../../domain/day.ts';
import type { LedgerReport, LedgerStore } from '../../domain/ledger/ledger-store.ts';
import type { ReportStore } from '../../domain/orders/reports.ts';
import type { DatabaseStore } from '../../domain/platform/database.ts';
import { NOT_PAUSED } from '../deliveries/claim-deliveries.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { LEDGER_CHECKS } from '../ledger/ledger-checks.ts';
import { LINE_CHECKS } from '../ledger/line-checks.ts';
import { OPERATOR_CHECKS } from '../ledger/operator-checks.ts';
import { LAST_BACKUP_SETTING } from '../../domain/platform/settings.ts';
import { searchOrders } from './search-orders.ts';
import { sumAmounts } from './sum-amounts.ts';
import { integerOf, jsonOf } from '../engine/table.ts';
import { POSTINGS } from '../tables.ts';

const PROBLEMS_MAX = 100;

type Reports = ReportStore & LedgerStore & Pick<DatabaseStore, 'readQueueAges'>;

export function createReportStore(engine: Engine, zone: Zone): Reports {
  return {
    searchOrders: (search) => searchOrders(engine, zone, search),
    sumAmounts: (query) => sumAmounts(engine, query),
    verifyLedger: () => verifyLedger(engine),

    async listPostings({ merNo, subjects }) {
      const rows = await engine.query(
        `select ${POSTINGS.list('p.')} from ${engine.dialect.rows({ mer_no: 'int', subject: 'text' })}
         join postings p on p.mer_no = r.mer_no and p.subject = r.subject order by p.at, p.subject, p.event, p.line`,
        [jsonOf([...new Set(subjects)].map((subject) => ({ mer_no: merNo, subject })))],
      );
      return rows.map(POSTINGS.decode).map(({ merNo: _merNo, line: _line, ...posting }) => posting);
    },

    async listCorrections({ merNo, tradeNo }) {
      // Their subjects begin with the trade number and a slash, after which '0' is the next character.
      const rows = await engine.query(
        `select ${POSTINGS.list()} from postings where mer_no = $1 and subject > $2 and subject < $3 order by at, subject, line`,
        [merNo, `${tradeNo}/`, `${tradeNo}0`],
      );
      return rows.map(POSTINGS.decode).map(({ merNo: _merNo, line: _line, ...posting }) => posting);
    },

    async readQueueAges(now) {
      const free = '(held_until is null or held_until <= $1)';
      const [agenda = [], deliveries = [], mails = [], backups = []] = await engine.snapshot([
        {
          sql: `select count(*) as due, min(due_at) as oldest from agenda where due_at <= $1 and ${free}`,
          params: [now],
        },
        {
          sql: `select count(*) as due, min(next_at) as oldest from notifications
                where state = 'due' and next_at <= $1 and ${free} and ${NOT_PAUSED('notifications.mer_no')}`,
          params: [now],
        },
        {
          sql: `select count(*) as due, min(created_at) as oldest from mails where failed_at is not null and state = 'due'`,
          params: [],
        },
        { sql: 'select value from settings where name = $1', params: [LAST_BACKUP_SETTING] },
      ]);
      const [backup] = backups;
      return {
        agenda: ageOf(agenda[0], now),
        deliveries: ageOf(deliveries[0], now),
        failingMails: ageOf(mails[0], now),
        ...(backup && { lastBackupAt: Number(backup['value']) }),
      };
    },
  };
}

function ageOf(row: Row | undefined, now: number): { due: number; oldestMs: number } {
  if (row === undefined || row['oldest'] === null) return { due: 0, oldestMs: 0 };
  return { due: integerOf(row['due']), oldestMs: now - integerOf(row['oldest']) };
}

const CHECKS = [...LEDGER_CHECKS, ...LINE_CHECKS, ...OPERATOR_CHECKS];

/** All checks read the same snapshot, so that they hold while the gateway is running. */
export async function verifyLedger(engine: Pick<Engine, 'snapshot'>): Promise<LedgerReport> {
  const counts = ['postings', 'orders'].map((table) => ({ sql: `select count(*) as n from ${table}`, params: [] }));
  const checks = CHECKS.map(({ sql }) => ({ sql: `${sql} limit ${PROBLEMS_MAX}`, params: [] }));
  const [postings = [], orders = [], ...found] = await engine.snapshot([...counts, ...checks], { slow: true });
  const problems = CHECKS.flatMap(({ problem }, index) =>
    (found[index] ?? []).map((row) =>
      problem.replaceAll(/\{(\w+)\}/g, (_whole, column: string) => String(row[column])),
    ),
  );
  return {
    postings: integerOf(postings[0]?.['n']),
    orders: integerOf(orders[0]?.['n']),
    problems: problems.slice(0, PROBLEMS_MAX),
  };
}
