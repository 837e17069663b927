import type { MadeRun, PayoutRun, PayoutRunStore, RunKey, RunQuery } from '../../domain/settlements/payout-run.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Param, Statement } from '../engine/engine.ts';
import { defineTable, integer, jsonOf, money, nullable, text } from '../engine/table.ts';
import type { Codec } from '../engine/table.ts';

const reason: Codec<PayoutRun['reason']> = {
  type: 'text',
  encode: (value) => value ?? '',
  decode: (stored) => (stored === '' ? null : (stored as PayoutRun['reason'])),
};

export const RUNS = defineTable<PayoutRun>('payout_runs', {
  merNo: integer(),
  currency: text(),
  dueDay: integer(),
  state: text(),
  reason,
  amount: nullable(money),
  account: nullable(text()),
  tradeNo: nullable(text()),
  at: integer(),
  decidedBy: nullable(text()),
  decidedAt: nullable(integer()),
});

const SELECT = `select ${RUNS.list()} from payout_runs`;
/** By the index of states: of those, few stay. */
const TROUBLED = `${SELECT} r where r.state in ('waiting', 'failed', 'returned') and r.at >= $2
  and (cast($1 as bigint) is null or r.mer_no = $1)
  and not exists (select 1 from payout_runs n where n.mer_no = r.mer_no and n.currency = r.currency
    and n.due_day > r.due_day and n.state not in ('nothing', 'skipped'))
  and (r.state = 'waiting' or not exists (select 1 from payout_schedules s where s.mer_no = r.mer_no
    and s.currency = r.currency and s.set_at > r.at))
  and (r.state = 'waiting' or not exists (select 1 from settlement_accounts a where a.mer_no = r.mer_no
    and a.currency = r.currency and a.created_at > r.at and a.withdrawn_by is null))
  order by r.at, r.mer_no, r.currency limit $3`;
const OF_KEY = 'mer_no = $1 and currency = $2 and due_day = $3';

/**
 * Makes the run of a payout, in the payout's transaction. Nothing is returned if this due date has its run already, or, where a person
 * lets one go, if it waits no longer: then the payout must not be made either (S48).
 */
export function madeRunStatement(
  dialect: Dialect,
  { merNo, currency, dueDay, decidedBy }: MadeRun,
  payout: { readonly tradeNo: string; readonly amount: bigint; readonly account: string; readonly at: number },
): Statement {
  const run: PayoutRun = {
    merNo,
    currency,
    dueDay,
    state: 'made',
    reason: null,
    ...payout,
    decidedBy,
    decidedAt: decidedBy === null ? null : payout.at,
  };
  if (decidedBy === null) return addStatement(dialect, run);
  return {
    sql: `update payout_runs set state = 'made', amount = r.amount, account = r.account, trade_no = r.trade_no,
          decided_by = r.decided_by, decided_at = r.decided_at from ${dialect.rows(RUNS.columns)}
          where payout_runs.mer_no = r.mer_no and payout_runs.currency = r.currency and payout_runs.due_day = r.due_day
          and payout_runs.state = 'waiting' returning payout_runs.due_day`,
    params: [jsonOf([RUNS.encode(run)])],
  };
}

/** Returns nothing if the due date has its run. */
function addStatement(dialect: Dialect, run: PayoutRun): Statement {
  return {
    sql: `${RUNS.insert(dialect, 'on conflict (mer_no, currency, due_day) do nothing')} returning due_day`,
    params: [jsonOf([RUNS.encode(run)])],
  };
}

/** What waited longer than until the next due date is not paid any more: its money is in that one. */
export function supersedeStatement({ merNo, currency, dueDay }: RunKey, at: number): Statement {
  return {
    sql: `update payout_runs set state = 'skipped', reason = 'superseded', decided_at = $4
          where mer_no = $1 and currency = $2 and due_day < $3 and state = 'waiting'`,
    params: [merNo, currency, dueDay, at],
  };
}

export function createPayoutRunStore(engine: Engine): PayoutRunStore {
  const { dialect } = engine;
  return {
    async findPayoutRun({ merNo, currency, dueDay }) {
      const [row] = await engine.find(`${SELECT} where ${OF_KEY}`, [merNo, currency, dueDay]);
      return row === undefined ? null : RUNS.decode(row);
    },

    async listPayoutRuns(query) {
      const { sql, params } = listStatement(query);
      return (await engine.query(sql, params)).map(RUNS.decode);
    },

    async listMadeRuns({ merNo, currency, since, limit }) {
      const rows = await engine.query(
        `${SELECT} where mer_no = $1 and currency = $2 and trade_no is not null and at >= $3 order by due_day desc limit $4`,
        [merNo, currency, since, limit],
      );
      return rows.map(RUNS.decode);
    },

    async listTroubledRuns({ merNo, since, limit }) {
      return (await engine.query(TROUBLED, [merNo, since, limit])).map(RUNS.decode);
    },

    addPayoutRun: (run, audit) =>
      engine.transaction(async (transaction) => {
        const [added = []] = await transaction.all([addStatement(dialect, run)]);
        if (added.length === 0) return false;
        await transaction.all([
          supersedeStatement(run, run.at),
          ...auditStatements(dialect, audit === null ? [] : [audit]),
        ]);
        return true;
      }),

    skipPayoutRun: ({ merNo, currency, dueDay }, { decidedBy, at }, audit) =>
      engine.transaction(async (transaction) => {
        const skipped = await transaction.query(
          `update payout_runs set state = 'skipped', reason = 'skippedByPerson', decided_by = $4, decided_at = $5
           where ${OF_KEY} and state = 'waiting' returning due_day`,
          [merNo, currency, dueDay, decidedBy, at],
        );
        if (skipped.length === 0) return false;
        await transaction.all(auditStatements(dialect, [audit]));
        return true;
      }),
  };
}

function listStatement({ merNo, currency, states, from, to, before, limit }: RunQuery): Statement {
  const params: Param[] = [limit];
  const param = (value: Param) => `$${params.push(value)}`;
  const conditions: string[] = [];
  if (merNo !== null) conditions.push(`mer_no = ${param(merNo)}`);
  if (currency !== null) conditions.push(`currency = ${param(currency)}`);
  if (states !== null) conditions.push(`state in (${states.map((state) => param(state)).join(', ')})`);
  if (from !== null) conditions.push(`due_day >= ${param(from)}`);
  if (to !== null) conditions.push(`due_day <= ${param(to)}`);
  if (before !== null) {
    conditions.push(
      `(due_day, mer_no, currency) < (${param(before.dueDay)}, ${param(before.merNo)}, ${param(before.currency)})`,
    );
  }
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  return { sql: `${SELECT} ${where} order by due_day desc, mer_no desc, currency desc limit $1`, params };
}
