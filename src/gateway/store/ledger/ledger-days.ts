import type { Account } from '../../domain/ledger/ledger.ts';
import type { LedgerDayStore, LedgerProgress } from '../../domain/ledger/ledger-days.ts';
import { closeAcquirerDay, createAcquirerDays, forgetAcquirerDays } from './acquirer-days.ts';
import { balancesIn, createBalanceReads } from './balance-reads.ts';
import type { Engine, Row, Transaction } from '../engine/engine.ts';
import { ACCOUNT_COLUMNS, addBalances, balanceKey, decodeBalance } from './ledger.ts';
import { EMPTY_BALANCE } from '../../domain/ledger/ledger.ts';
import { holdLease } from '../engine/lease.ts';
import { createLateBookings, progressStatement } from './late-bookings.ts';
import { createPostingReads, movementsOf } from './posting-reads.ts';
import { bigintOf, defineTable, integer, integerOf, jsonOf, money, text, textOf } from '../engine/table.ts';
import { wideSum } from '../engine/wide-sum.ts';

/** In `ledger_progress`, merchant 0 stands for all merchants. */
const EVERYBODY = 0;
const RUN = 'closeDays';

interface LedgerDay {
  readonly merNo: number;
  readonly currency: string;
  readonly day: number;
  readonly account: Account;
  readonly incoming: bigint;
  readonly outgoing: bigint;
  readonly closing: bigint;
}

const LEDGER_DAYS = defineTable<LedgerDay>('ledger_days', {
  merNo: integer(),
  currency: text(),
  day: integer(),
  account: text(),
  incoming: money,
  outgoing: money,
  closing: money,
});

/** Days that are over: which are closed, what moved, and what was left. */
export function createLedgerDayStore(engine: Engine): LedgerDayStore {
  return {
    ...createPostingReads(engine),
    ...createBalanceReads(engine),
    ...createAcquirerDays(engine),
    ...createLateBookings(engine),
    holdClosing: (lease) => holdLease(engine, { name: RUN, ...lease }),
    async releaseClosing(holder) {
      const sql = 'update retention_runs set held_by = null, held_until = 0 where name = $1 and held_by = $2';
      await engine.execute(sql, [RUN, holder]);
    },
    readClosing: () => readProgress(engine, EVERYBODY),
    readClosingOf: (merNo) => readProgress(engine, merNo),
    async writeClosing({ through, endedAt }) {
      // A node that was slow must not go back.
      await engine.execute(
        `insert into ledger_progress (mer_no, through, ended_at) values ($1, $2, $3)
         on conflict (mer_no) do update set through = excluded.through, ended_at = excluded.ended_at
         where ledger_progress.through < excluded.through`,
        [EVERYBODY, through, endedAt],
      );
    },
    closeDay: (day) => engine.transaction((transaction) => closeDay(engine, transaction, day)),
    doDaysAddUp: (merNo) => doDaysAddUp(engine, merNo),
    async reopenDays(merNo) {
      await engine.transaction((transaction) =>
        transaction.all([
          { sql: 'delete from ledger_progress where mer_no in ($1, $2)', params: [EVERYBODY, merNo] },
          { sql: 'delete from ledger_days where mer_no = $1', params: [merNo] },
          forgetAcquirerDays(merNo),
          // What differs is entered into the operator's books again.
          { sql: 'delete from reconciliation_marks where mer_no = $1', params: [merNo] },
        ]),
      );
    },
  };
}

async function readProgress({ query }: Engine, merNo: number): Promise<LedgerProgress | null> {
  const [row] = await query('select through, ended_at from ledger_progress where mer_no = $1', [merNo]);
  return row === undefined ? null : { through: integerOf(row['through']), endedAt: integerOf(row['ended_at']) };
}

type ClosedDay = Parameters<LedgerDayStore['closeDay']>[0];

async function closeDay(
  { dialect }: Engine,
  transaction: Transaction,
  { merNo, before, after, groups, movements, acquirers }: ClosedDay,
): Promise<'closed' | 'changed'> {
  const progress = progressStatement({ merNo, before, after, groups });
  const moved = await transaction.query(progress.sql, progress.params);
  if (moved.length === 0) return 'changed';
  const currencies = [...new Set(movements.map(({ currency }) => currency))];
  const rows = await transaction.query(
    `select d.mer_no, d.currency, d.account, d.closing from ${dialect.rows({ mer_no: 'int', currency: 'text' })}
     ${dialect.joinInOrder} ledger_days d on d.mer_no = r.mer_no and d.currency = r.currency and d.day = (
       select max(x.day) from ledger_days x where x.mer_no = r.mer_no and x.currency = r.currency and x.day < $2
     )`,
    [jsonOf(currencies.map((currency) => ({ mer_no: merNo, currency }))), after.through],
  );
  const days = closingsOf(rows, { merNo, movements, day: after.through });
  const sql = LEDGER_DAYS.insert(dialect);
  await transaction.query(sql, [jsonOf(days.map((day) => LEDGER_DAYS.encode(day)))]);
  await closeAcquirerDay(dialect, transaction, {
    merNo,
    acquirers,
    currencies,
    day: after.through,
    isFirst: before === null,
  });
  return 'closed';
}

/** What moved, and what did not but is there. */
function closingsOf(
  before: readonly Row[],
  { merNo, movements, day }: Pick<ClosedDay, 'merNo' | 'movements'> & { day: number },
): LedgerDay[] {
  const days = new Map<string, LedgerDay>();
  for (const row of before) {
    const [currency, account] = [textOf(row['currency']), textOf(row['account']) as Account];
    const closing = bigintOf(row['closing']);
    days.set(`${currency} ${account}`, { merNo, currency, day, account, incoming: 0n, outgoing: 0n, closing });
  }
  for (const { currency, account, incoming, outgoing } of movements) {
    const key = `${currency} ${account}`;
    const closing = (days.get(key)?.closing ?? 0n) + incoming - outgoing;
    days.set(key, { merNo, currency, day, account, incoming, outgoing, closing });
  }
  return [...days.values()].filter(({ incoming, outgoing, closing }) => incoming + outgoing !== 0n || closing !== 0n);
}

async function doDaysAddUp({ dialect, snapshot }: Engine, merNo: number): Promise<boolean> {
  const [now = [], closed = [], later = []] = await snapshot([
    { sql: `select mer_no, currency, ${ACCOUNT_COLUMNS.join(', ')} from balances where mer_no = $1`, params: [merNo] },
    {
      sql: `select d.mer_no, d.currency, d.account, d.closing from balances b ${dialect.joinInOrder} ledger_days d
            on d.mer_no = b.mer_no and d.currency = b.currency and d.day = (
              select max(x.day) from ledger_days x where x.mer_no = b.mer_no and x.currency = b.currency
            ) where b.mer_no = $1`,
      params: [merNo],
    },
    {
      sql: `select p.currency, p.from_account, p.to_account, ${wideSum('amount')} from (
              select subject, event from postings where mer_no = $1 and line = 1
              and at >= coalesce((select ended_at from ledger_progress where mer_no = $1), 0)
            ) g ${dialect.joinInOrder} postings p on p.mer_no = $1 and p.subject = g.subject and p.event = g.event
            group by p.currency, p.from_account, p.to_account`,
      params: [merNo],
    },
  ]);
  const sums = balancesIn(closed, (row) => bigintOf(row['closing']));
  for (const { currency, account, incoming, outgoing } of movementsOf(later)) {
    const key = balanceKey(merNo, currency);
    sums.set(key, addBalances(sums.get(key) ?? EMPTY_BALANCE, { ...EMPTY_BALANCE, [account]: incoming - outgoing }));
  }
  return now.every((row) => {
    const sum = sums.get(balanceKey(merNo, textOf(row['currency']))) ?? EMPTY_BALANCE;
    return Object.entries(decodeBalance(row)).every(([account, amount]) => sum[account as Account] === amount);
  });
}
