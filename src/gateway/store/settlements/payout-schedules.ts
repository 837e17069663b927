import type { PayoutSchedule, PayoutScheduleStore } from '../../domain/settlements/payout-schedule.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Statement } from '../engine/engine.ts';
import { assignments, defineTable, integer, integerOf, jsonOf, money, nullable, text } from '../engine/table.ts';

const SCHEDULES = defineTable<PayoutSchedule>('payout_schedules', {
  merNo: integer(),
  currency: text(),
  rhythm: text(),
  weekday: integer(),
  monthDay: integer(),
  amountMin: money,
  keepBack: money,
  aloneMax: nullable(money),
  calendar: text(),
  cutOff: integer(),
  setBy: text(),
  approvedBy: nullable(text()),
  setAt: integer(),
  nextDay: nullable(integer()),
  nextAt: nullable(integer()),
  retryDay: nullable(integer()),
});

const SELECT = `select ${SCHEDULES.list()} from payout_schedules`;

export function createPayoutScheduleStore(engine: Engine): PayoutScheduleStore {
  const { dialect } = engine;
  return {
    async listPayoutSchedules(merNo) {
      const rows = await engine.query(`${SELECT} where mer_no = $1 order by currency`, [merNo]);
      return rows.map(SCHEDULES.decode);
    },

    async findPayoutSchedule({ merNo, currency }) {
      const [row] = await engine.find(`${SELECT} where mer_no = $1 and currency = $2`, [merNo, currency]);
      return row === undefined ? null : SCHEDULES.decode(row);
    },

    async putPayoutSchedule(schedule, audit) {
      const statements = [putStatement(dialect, [schedule]), ...auditStatements(dialect, [audit])];
      await engine.transaction((transaction) => transaction.all(statements));
    },

    async listDueSchedules({ before, after, limit }) {
      const from = after ?? { nextAt: Number.MIN_SAFE_INTEGER, merNo: 0, currency: '' };
      const rows = await engine.query(
        `${SELECT} where next_at < $1 and (next_at, mer_no, currency) > ($2, $3, $4) order by next_at, mer_no, currency limit $5`,
        [before, from.nextAt, from.merNo, from.currency, limit],
      );
      return rows.map(SCHEDULES.decode);
    },

    async nextScheduleAt() {
      const [row] = await engine.query('select min(next_at) as at from payout_schedules where next_at is not null');
      return typeof row?.['at'] === 'number' || typeof row?.['at'] === 'string' ? integerOf(row['at']) : null;
    },

    async moveSchedule({ merNo, currency, setAt, nextDay, retryDay }, next) {
      const moved = await engine.execute(
        `update payout_schedules set next_day = $1, next_at = $2, retry_day = $3
         where mer_no = $4 and currency = $5 and set_at = $6
         and coalesce(next_day, 0) = $7 and coalesce(retry_day, 0) = $8 returning mer_no`,
        [next.nextDay, next.nextAt, next.retryDay, merNo, currency, setAt, nextDay ?? 0, retryDay ?? 0],
      );
      return moved.length > 0;
    },

    async readMerchantZone(merNo) {
      const [row] = await engine.query('select time_zone from settlement_marks where mer_no = $1', [merNo]);
      return typeof row?.['time_zone'] === 'string' ? row['time_zone'] : null;
    },

    setMerchantZone: ({ merNo, timeZone }, dueOf, audit) =>
      engine.transaction(async (transaction) => {
        const sql = `${SELECT} where mer_no = $1 order by currency ${dialect.forUpdate}`;
        const schedules = (await transaction.query(sql, [merNo])).map(SCHEDULES.decode);
        const moved = schedules.map((schedule) => ({ ...schedule, ...dueOf(schedule) }));
        await transaction.all([
          zoneStatement(merNo, timeZone),
          ...(moved.length === 0 ? [] : [putStatement(dialect, moved)]),
          ...auditStatements(dialect, [audit]),
        ]);
      }),
  };
}

function putStatement(dialect: Dialect, schedules: readonly PayoutSchedule[]): Statement {
  const changed = assignments(SCHEDULES, ['mer_no', 'currency']).replaceAll('= r.', '= excluded.');
  return {
    sql: SCHEDULES.insert(dialect, `on conflict (mer_no, currency) do update set ${changed}`),
    params: [jsonOf(schedules.map((schedule) => SCHEDULES.encode(schedule)))],
  };
}

/** A merchant whose postings nobody has numbered yet has its marks at the beginning. */
function zoneStatement(merNo: number, timeZone: string | null): Statement {
  return {
    sql: `insert into settlement_marks (mer_no, at, subject, event, late_at, time_zone) values ($1, 0, '', '', 0, $2)
          on conflict (mer_no) do update set time_zone = excluded.time_zone`,
    params: [merNo, timeZone],
  };
}
