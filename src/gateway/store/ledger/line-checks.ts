import { wideSumDiffers } from '../engine/wide-sum.ts';
import type { LedgerCheck } from './ledger-checks.ts';

// What must hold for lines and batches (safety rule I18). Postings get their numbers a little later, so a check of what has none yet
// looks only at what has been numbered and looked through again.

const changeOf = (account: string) =>
  `case when p.to_account = '${account}' then p.amount when p.from_account = '${account}' then -p.amount else 0 end`;

const SAME_GROUP = 'l.mer_no = p.mer_no and l.subject = p.subject and l.event = p.event and l.currency = p.currency';

/** Stands for everything there is, as in `store/settlements/unnumbered.ts`. */
const EVER = Number.MAX_SAFE_INTEGER;

const before = (column: string, order: string) =>
  `lag(${column}, 1, 0) over (partition by mer_no, currency order by ${order})`;

const LINES: readonly LedgerCheck[] = [
  {
    problem: 'the line of {event} {subject} of merchant {mer_no} in {currency} is not what its postings changed',
    sql: `select mer_no, subject, event, currency from (
            select mer_no, subject, event, currency, -amount as amount, -debt as debt from settlement_lines
            union all select p.mer_no, p.subject, p.event, p.currency, ${changeOf('available')}, ${changeOf('debt')}
            from settlement_lines l join postings p on ${SAME_GROUP}
          ) changes group by mer_no, subject, event, currency
          having ${wideSumDiffers('amount')} or ${wideSumDiffers('debt')}`,
  },
  {
    problem: 'line {number} of merchant {mer_no} in {currency} does not continue the line before it',
    sql: `select mer_no, currency, number from (
            select mer_no, currency, number, amount, debt, available, owed, day,
            ${before('number', 'number')} as number_before, ${before('available', 'number')} as available_before,
            ${before('owed', 'number')} as owed_before,
            lag(day, 1, day) over (partition by mer_no, currency order by number) as day_before from settlement_lines
          ) lines where number <> number_before + 1 or available <> available_before + amount
          or owed <> owed_before + debt or day < day_before`,
  },
  {
    problem: 'the lines of merchant {mer_no} in {currency} do not end where their last one does',
    sql: `select s.mer_no, s.currency from settlement_series s left join settlement_lines l
          on l.mer_no = s.mer_no and l.currency = s.currency and l.number = s.number
          where l.number is null or l.available <> s.available or l.owed <> s.owed or l.day <> s.day or exists (
            select 1 from settlement_lines x where x.mer_no = s.mer_no and x.currency = s.currency and x.number > s.number
          )`,
  },
  {
    problem: '{event} {subject} of merchant {mer_no} changed its available {currency}, but has no line',
    sql: `select mer_no, subject, event, currency from (
            select p.mer_no, p.subject, p.event, p.currency, ${changeOf('available')} as amount, ${changeOf('debt')} as debt
            from settlement_marks m join postings p on p.mer_no = m.mer_no and p.at < m.late_at
            left join settlement_lines l on ${SAME_GROUP}
            join balances b on b.mer_no = p.mer_no and b.currency = p.currency
            left join settlement_series s on s.mer_no = p.mer_no and s.currency = p.currency
            where l.number is null and b.available = coalesce(s.available, 0) and b.debt = coalesce(s.owed, 0)
          ) changes group by mer_no, subject, event, currency
          having ${wideSumDiffers('amount')} or ${wideSumDiffers('debt')}`,
  },
  {
    problem: 'the lines of merchant {mer_no} in {currency} make {lines} available, but its balance is {available}',
    sql: `select b.mer_no, b.currency, b.available, coalesce(s.available, 0) as lines from balances b
          join settlement_marks m on m.mer_no = b.mer_no and m.look_back_ms = ${EVER}
          left join settlement_series s on s.mer_no = b.mer_no and s.currency = b.currency
          where b.available <> coalesce(s.available, 0) or b.debt <> coalesce(s.owed, 0)`,
  },
  {
    problem: 'day {day} of the lines of merchant {mer_no} in {currency} does not continue the day before it',
    sql: `select d.mer_no, d.currency, d.day from (
            select mer_no, currency, day, first_number, last_number, opening, closing,
            ${before('last_number', 'day')} as last_before, ${before('closing', 'day')} as closing_before from settlement_days
          ) d left join settlement_lines l
          on l.mer_no = d.mer_no and l.currency = d.currency and l.number = d.last_number and l.day = d.day
          where d.first_number <> d.last_before + 1 or d.opening <> d.closing_before
          or l.number is null or l.available <> d.closing`,
  },
];

const BATCHES: readonly LedgerCheck[] = [
  {
    problem: 'batch {batch_no} of merchant {mer_no} does not begin where the one before it ends',
    sql: `select mer_no, batch_no from (
            select mer_no, batch_no, first_number, carried_in, ${before('cut', 'cut')} as cut_before,
            ${before('carried_out', 'cut')} as carried from settlement_batches where cut is not null
          ) batches where first_number <> cut_before + 1 or carried_in <> carried`,
  },
  {
    problem: 'batch {batch_no} of merchant {mer_no} is not cut at the line of its payout',
    sql: `select b.mer_no, b.batch_no from settlement_batches b left join settlement_lines l
          on l.mer_no = b.mer_no and l.currency = b.currency and l.number = b.cut
          where b.cut is not null and (l.number is null or l.event <> 'payoutHold' or l.subject <> b.trade_no
            or l.available <> b.carried_out or l.amount <> -(b.payout + b.fee))`,
  },
  {
    problem: 'batch {batch_no} of merchant {mer_no} has no cut, but its payout has a line',
    sql: `select b.mer_no, b.batch_no from settlement_batches b join settlement_lines l
          on l.mer_no = b.mer_no and l.currency = b.currency and l.subject = b.trade_no and l.event = 'payoutHold'
          where b.cut is null`,
  },
  {
    problem: 'the last cut of merchant {mer_no} in {currency} is not that of its last batch',
    sql: `select s.mer_no, s.currency from settlement_series s left join settlement_batches b
          on b.mer_no = s.mer_no and b.currency = s.currency and b.cut is not null
          group by s.mer_no, s.currency, s.cut having s.cut <> coalesce(max(b.cut), 0)`,
  },
  {
    problem: 'batch {batch_no} of merchant {mer_no} is not what its payout {trade_no} took',
    sql: `select b.mer_no, b.batch_no, b.trade_no from settlement_batches b left join orders o
          on o.mer_no = b.mer_no and o.trade_no = b.trade_no and o.kind = 'payout'
          where o.trade_no is null or o.amount <> b.payout or o.transaction_fee <> b.fee or o.currency <> b.currency`,
  },
];

export const LINE_CHECKS: readonly LedgerCheck[] = [...LINES, ...BATCHES];
