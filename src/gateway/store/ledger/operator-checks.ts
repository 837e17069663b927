import { LINE_STATES, OPEN_FROM } from '../../domain/reconciliation/line-state.ts';
import { LINE_TYPES } from '../../domain/reconciliation/file-line.ts';
import { wideSumDiffers, wideSumShown } from '../engine/wide-sum.ts';
import type { LedgerCheck } from './ledger-checks.ts';

// What must hold in the operator's own books, and between them and merchants' books (safety rule I19). A posting has both of its sides, so
// each group balances by itself.

const { matched, known, notBooked, superseded } = LINE_STATES;

const DONE = (alias: string) => `join reconciliation_files f on f.file_no = ${alias}.file_no and f.state = 'done'`;

/** A merchant whose days were entered as far as they are closed. */
const ENTERED = `join reconciliation_marks m on m.mer_no = x.mer_no
  join ledger_progress g on g.mer_no = x.mer_no and g.acquirers_through = g.through and g.through = m.through
  join reconciliation_starts s on s.acquirer = x.acquirer and x.day >= s.first_day`;

/** What the acquirer owes by its own items is certain only where nobody has to decide, or has decided, anything. */
const UNDECIDED = `and not exists (select 1 from exceptions e where e.owner = x.owner and e.state = 'open')
  and not exists (select 1 from reconciliation_matches h where h.owner = x.owner and h.ended_at is null
    and h.kind not in ('transfer', 'pair', 'smallWriteOff'))
  and not exists (select 1 from reconciliation_sections r join reconciliation_lines l on l.file_no = r.file_no and l.section = r.section
    where r.owner = x.owner and l.type = ${LINE_TYPES.indexOf('reserve')})`;

export const OPERATOR_CHECKS: readonly LedgerCheck[] = [
  {
    problem:
      "account {account} of {owner} in {currency} of the operator's books is {difference} above the sum of its postings",
    sql: `select owner, currency, account, ${wideSumShown('amount')} as difference from (
            select owner, account, currency, amount from operator_balances
            union all select to_owner, to_account, currency, -amount from operator_postings
            union all select from_owner, from_account, currency, amount from operator_postings
          ) sides group by owner, currency, account having ${wideSumDiffers('amount')}`,
  },
  {
    problem:
      "what the operator's books have from merchants of {acquirer} in {currency} is not what was entered of their days",
    sql: `select acquirer, currency from (
            select owner as acquirer, currency, amount from operator_balances where account = 'merchants'
            union all select acquirer, currency, expected_in - expected_out + by_hand from reconciliation_days
          ) x group by acquirer, currency having ${wideSumDiffers('amount')}`,
  },
  {
    problem:
      "day {day} of merchant {mer_no} with {acquirer} in {currency} is not in the operator's books as it was closed",
    sql: `select x.mer_no, x.acquirer, x.currency, x.day from (
            select mer_no, acquirer, currency, day, outgoing - incoming as amount from acquirer_days
            union all select mer_no, acquirer, currency, day, -(expected_in - expected_out + by_hand) from reconciliation_days
          ) x ${ENTERED} where x.day <= m.through
          group by x.mer_no, x.acquirer, x.currency, x.day having ${wideSumDiffers('amount')}`,
  },
  {
    problem: 'section {section} of file {file_no} is not the sum of its lines',
    sql: `select file_no, section from (
            select t.file_no, t.section, t.total as amount from reconciliation_sections t ${DONE('t')}
            union all select l.file_no, l.section, -l.net from reconciliation_lines l ${DONE('l')}
            where l.state not in (${known}, ${notBooked}, ${superseded})
          ) x group by file_no, section having ${wideSumDiffers('amount')}`,
  },
  {
    problem: 'file {file_no} has {lines} lines, but counts others as settled, known and open',
    sql: `select f.file_no, f.lines from reconciliation_files f where f.state = 'done' and (
            f.lines <> f.settled_lines + f.known_lines + f.open_lines
            or f.lines <> (select count(*) from reconciliation_lines l where l.file_no = f.file_no)
            or f.open_lines <> (select count(*) from reconciliation_lines l where l.file_no = f.file_no and l.state >= ${OPEN_FROM}))`,
  },
  {
    problem: '{event} {subject} of merchant {mer_no} was settled by a person, and reported as well',
    sql: `select i.mer_no, i.subject, i.event from reconciliation_items i where i.ended_at is null and exists (
            select 1 from reconciliation_lines l where l.subject = i.subject and l.event = i.event and l.state = ${matched})`,
  },
  {
    problem: 'what {owner} owes in {currency} is not what its open items and unpaid reports come to',
    sql: `select owner, currency from (
            select b.owner, b.currency, b.amount from operator_balances b
            where b.account = 'acquirer'
            union all select acquirer, currency, expected_out - expected_in from reconciliation_days
            union all select u.acquirer, u.currency, u.item_in - u.item_out from reconciliation_sums u ${DONE('u')}
            union all select t.owner, t.currency, -t.total from reconciliation_sections t ${DONE('t')} where t.state = 'open'
          ) x where 1 = 1 ${UNDECIDED} group by owner, currency having ${wideSumDiffers('amount')}`,
  },
  {
    problem:
      "the bank account {bank_account} closed with {last_closing}, but the operator's books have another balance",
    sql: `select a.bank_account, a.last_closing from bank_accounts a where a.last_closing is not null and a.last_closing <> coalesce((
            select b.amount from operator_balances b where b.owner = a.bank_account and b.account = 'bank' and b.currency = a.currency), 0)`,
  },
];
