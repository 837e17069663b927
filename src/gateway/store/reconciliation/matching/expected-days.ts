import { dayText } from '../../../domain/day.ts';
import { DEFAULT_ACQUIRER } from '../../../domain/ledger/ledger.ts';
import { expectedGroup } from '../../../domain/reconciliation/books.ts';
import type { FollowMoment, ReconcileFollowStore } from '../../../domain/reconciliation/follow-store.ts';
import type { Dialect } from '../../engine/dialect.ts';
import type { Engine, Transaction } from '../../engine/engine.ts';
import { holdLease } from '../../engine/lease.ts';
import { defineTable, integer, integerOf, jsonOf, money, text } from '../../engine/table.ts';
import { completeDaysOfMerchant } from './complete-days.ts';
import type { DayOf } from './day-of.ts';
import { groupStatements } from '../operator-books.ts';

// What merchants' books expect of acquirers, merchant by merchant: from their closed days, so that no statement reads two merchants. A day
// that was entered before is entered again with what differs, because days are closed again after a late booking.

type Entering = Pick<ReconcileFollowStore, 'holdReconciling' | 'startAgreed' | 'listMerchantsBehind' | 'enterExpected'>;

interface ExpectedDay {
  readonly acquirer: string;
  readonly currency: string;
  readonly day: number;
  readonly expectedIn: bigint;
  readonly expectedOut: bigint;
  readonly byHand: bigint;
  readonly wasIn: bigint;
  readonly wasOut: bigint;
  readonly wasByHand: bigint;
  readonly entries: number;
}

const EXPECTED = defineTable<ExpectedDay>('reconciliation_days', {
  acquirer: text(),
  currency: text(),
  day: integer(),
  expectedIn: money,
  expectedOut: money,
  byHand: money,
  wasIn: money,
  wasOut: money,
  wasByHand: money,
  entries: integer(),
});

interface StoredDay {
  readonly acquirer: string;
  readonly currency: string;
  readonly day: number;
  readonly merNo: number;
  readonly expectedIn: bigint;
  readonly expectedOut: bigint;
  readonly byHand: bigint;
  readonly entries: number;
}

const DAYS = defineTable<StoredDay>('reconciliation_days', {
  acquirer: text(),
  currency: text(),
  day: integer(),
  merNo: integer(),
  expectedIn: money,
  expectedOut: money,
  byHand: money,
  entries: integer(),
});

export function createExpectedDays(engine: Engine, dayOf: DayOf): Entering {
  const { dialect } = engine;
  return {
    holdReconciling: (lease) => holdLease(engine, { name: 'reconcile', ...lease }),

    async startAgreed(today) {
      await engine.transaction(async (transaction) => {
        const started = await transaction.query(
          `insert into reconciliation_starts (acquirer, first_day) select a.acquirer, cast($1 as bigint) from reconciled_acquirers a
           where not exists (select 1 from reconciliation_starts s where s.acquirer = a.acquirer)
           on conflict do nothing returning acquirer`,
          [today],
        );
        if (started.length > 0) await transaction.query('delete from reconciliation_marks');
      });
    },

    async listMerchantsBehind(limit) {
      const rows = await engine.query(
        `select g.mer_no from ledger_progress g left join reconciliation_marks m on m.mer_no = g.mer_no
         where g.mer_no > 0 and g.acquirers_through = g.through and (m.mer_no is null or m.through < g.through)
           and exists (select 1 from reconciliation_starts)
         order by g.mer_no limit $1`,
        [limit],
      );
      return rows.map((row) => integerOf(row['mer_no']));
    },

    enterExpected: (merNo, moment) =>
      engine.transaction(async (transaction) => {
        const [progress] = await transaction.query(
          `select through from ledger_progress where mer_no = $1 and acquirers_through = through ${dialect.forUpdate}`,
          [merNo],
        );
        if (progress === undefined) return;
        const through = integerOf(progress['through']);
        const differing = await findDiffering(transaction, { merNo, through, dayOf });
        if (differing.length > 0) await enter(transaction, dialect, { merNo, moment, differing });
        await transaction.query(
          `insert into reconciliation_marks (mer_no, through) values ($1, $2)
           on conflict (mer_no) do update set through = excluded.through`,
          [merNo, through],
        );
      }),
  };
}

/** What people book has no report: it is taken out of what is expected of one. */
async function findDiffering(
  transaction: Transaction,
  { merNo, through, dayOf }: { merNo: number; through: number; dayOf: DayOf },
): Promise<ExpectedDay[]> {
  const hand = `select coalesce(p.acquirer, '${DEFAULT_ACQUIRER}') as acquirer, p.currency, ${dayOf('p.at')} as day,
      0 as taken_in, 0 as given_out,
      case when p.from_account = 'channel' then p.amount else 0 end as hand_in,
      case when p.to_account = 'channel' then p.amount else 0 end as hand_out,
      0 as was_in, 0 as was_out, 0 as was_by_hand, 0 as entries
    from postings f join postings p on p.mer_no = f.mer_no and p.subject = f.subject and p.event = f.event
    where f.mer_no = $1 and f.line = 1 and f.event in ('deposit', 'correction')
      and (p.from_account = 'channel' or p.to_account = 'channel')`;
  const rows = await transaction.query(
    `select * from (
       select x.acquirer, x.currency, x.day, cast(sum(taken_in) - sum(hand_in) as bigint) as expected_in,
         cast(sum(given_out) - sum(hand_out) as bigint) as expected_out, cast(sum(hand_in) - sum(hand_out) as bigint) as by_hand,
         cast(sum(was_in) as bigint) as was_in, cast(sum(was_out) as bigint) as was_out,
         cast(sum(was_by_hand) as bigint) as was_by_hand, cast(max(entries) as bigint) as entries
       from (
         select acquirer, currency, day, outgoing as taken_in, incoming as given_out, 0 as hand_in, 0 as hand_out,
           0 as was_in, 0 as was_out, 0 as was_by_hand, 0 as entries
         from acquirer_days where mer_no = $1
         union all ${hand}
         union all select acquirer, currency, day, 0, 0, 0, 0, expected_in, expected_out, by_hand, entries
         from reconciliation_days where mer_no = $1
       ) x join reconciliation_starts s on s.acquirer = x.acquirer and x.day >= s.first_day
       where x.day <= $2 group by x.acquirer, x.currency, x.day
     ) d where expected_in <> was_in or expected_out <> was_out or by_hand <> was_by_hand
     order by acquirer, currency, day`,
    [merNo, through],
  );
  return rows.map(EXPECTED.decode);
}

async function enter(
  transaction: Transaction,
  dialect: Dialect,
  { merNo, moment, differing }: { merNo: number; moment: FollowMoment; differing: readonly ExpectedDay[] },
): Promise<void> {
  const booked = { day: moment.today, at: moment.at };
  const groups = differing.map((one) =>
    expectedGroup(
      {
        acquirer: one.acquirer,
        currency: one.currency,
        dayText: dayText(one.day),
        entry: `${merNo}/${one.entries + 1}`,
        reported: one.expectedIn - one.expectedOut - (one.wasIn - one.wasOut),
        byHand: one.byHand - one.wasByHand,
      },
      booked,
    ),
  );
  const rows = differing.map(({ entries, ...one }) => DAYS.encode({ ...one, merNo, entries: entries + 1 }));
  await transaction.all([
    {
      sql: DAYS.insert(
        dialect,
        `on conflict (acquirer, currency, day, mer_no) do update set expected_in = excluded.expected_in,
           expected_out = excluded.expected_out, by_hand = excluded.by_hand, entries = excluded.entries, complete = 0, told = 0`,
      ),
      params: [jsonOf(rows)],
    },
    ...groupStatements(dialect, groups),
  ]);
  await completeDaysOfMerchant(transaction, merNo);
}
