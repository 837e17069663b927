import type { PayoutSchedule, PayoutScheduleStore } from '../../domain/settlements/payout-schedule.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Statement } from '../engine/engine.ts';
import { holdLease } from '../engine/lease.ts';
import { lockMarks } from './marks.ts';
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

const LEASE = 'payout runs';
const SELECT = `select ${SCHEDULES.list()} from payout_schedules`;

export function createPayoutScheduleStore(engine: Engine): PayoutScheduleStore {
  const { dialect } = engine;
  return {
    holdPayoutRuns: (lease) => holdLease(engine, { ...lease, name: LEASE }),

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

    async listDueSchedules({ before, merNo, limit }) {
      const ofMerchant = merNo === null ? '' : 'and mer_no = $3';
      const rows = await engine.query(
        `${SELECT} where next_at < $1 ${ofMerchant} order by next_at, mer_no, currency limit $2`,
        [before, limit, ...(merNo === null ? [] : [merNo])],
      );
      return rows.map(SCHEDULES.decode);
    },

    async nextScheduleAt() {
      const [row] = await engine.query(
        'select next_at as at from payout_schedules where next_at is not null order by next_at limit 1',
      );
      return row === undefined ? null : integerOf(row['at']);
    },

    async moveSchedule(schedule, next) {
      const { sql, params } = moveStatement(schedule, next);
      return (await engine.execute(sql, params)).length > 0;
    },

    async readMerchantZone(merNo) {
      const [row] = await engine.query('select time_zone from settlement_marks where mer_no = $1', [merNo]);
      return typeof row?.['time_zone'] === 'string' ? row['time_zone'] : null;
    },

    setMerchantZone: ({ merNo, timeZone }, dueOf, audit) =>
      engine.transaction(async (transaction) => {
        await lockMarks(transaction, dialect, merNo);
        const sql = `${SELECT} where mer_no = $1 order by currency ${dialect.forUpdate}`;
        const schedules = (await transaction.query(sql, [merNo])).map(SCHEDULES.decode);
        const moved = schedules.map((schedule) => ({ ...schedule, ...dueOf(schedule) }));
        await transaction.all([
          { sql: 'update settlement_marks set time_zone = $2 where mer_no = $1', params: [merNo, timeZone] },
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

/** Returns a row unless somebody has changed the schedule since it was read. */
export function moveStatement(
  { merNo, currency, setAt, nextDay, nextAt, retryDay }: PayoutSchedule,
  next: Pick<PayoutSchedule, 'nextDay' | 'nextAt' | 'retryDay'>,
): Statement {
  return {
    sql: `update payout_schedules set next_day = $1, next_at = $2, retry_day = $3
          where mer_no = $4 and currency = $5 and set_at = $6
          and coalesce(next_day, 0) = $7 and coalesce(retry_day, 0) = $8 and coalesce(next_at, 0) = $9 returning mer_no`,
    params: [
      next.nextDay,
      next.nextAt,
      next.retryDay,
      merNo,
      currency,
      setAt,
      nextDay ?? 0,
      retryDay ?? 0,
      nextAt ?? 0,
    ],
  };
}
