import { dayText, parseDay } from '../../../domain/day.ts';
import { DEFAULT_ACQUIRER } from '../../../domain/ledger/ledger.ts';
import type {
  DueDay,
  FollowMoment,
  ItemPlace,
  MissingStep,
  ReconcileFollowStore,
} from '../../../domain/reconciliation/follow-store.ts';
import { LINE_STATES, OPEN_FROM } from '../../../domain/reconciliation/line-state.ts';
import { defaultsOf } from '../../../domain/reconciliation/settings.ts';
import type { BankCalendar } from '../../../domain/settlements/bank-calendars.ts';
import type { Dialect } from '../../engine/dialect.ts';
import type { Engine, Row, Transaction } from '../../engine/engine.ts';
import { bigintOf, integerOf, textOf } from '../../engine/table.ts';
import { settledByHand } from './claims.ts';
import { completeDaysOfMerchant } from './complete-days.ts';
import { isNamed, mayName } from './match-transfers.ts';
import { raiseAll } from './raise-exceptions.ts';
import type { NewException } from './raise-exceptions.ts';
import { readCalendars } from './terms.ts';

// What is missing or late becomes an exception when its day has come: each item that a report should have had, or once that there is no
// report; and each report whose money did not arrive.

type Telling = Pick<ReconcileFollowStore, 'listDueDays' | 'tellMissing' | 'tellLate' | 'listComingDue'>;

const { unknown, amount } = LINE_STATES;

export function createMissingStore(engine: Engine): Telling {
  const { dialect } = engine;
  return {
    listDueDays: () => listDays(engine, 0),
    tellMissing: (day, step) => engine.transaction((transaction) => tellMissing(transaction, dialect, { day, step })),
    tellLate: (moment) => engine.transaction((transaction) => tellLate(transaction, dialect, moment)),
    async listComingDue(today) {
      const rows = await engine.query(
        `select distinct due_day from reconciliation_sections where state = 'open' and due_day >= $1 order by due_day limit 10`,
        [today],
      );
      return {
        reports: rows.map((row) => integerOf(row['due_day'])),
        days: await listDays(engine, today - COMING_DAYS),
      };
    },
  };
}

/** No agreement is about more days. */
const COMING_DAYS = 60;

async function listDays({ query }: Engine, from: number): Promise<DueDay[]> {
  const defaults = defaultsOf('');
  const rows = await query(
    `select d.acquirer, d.currency, d.day, coalesce(a.calendar, '${defaults.calendar}') as calendar,
       coalesce(a.report_days, ${defaults.reportDays}) as report_days
     from (select distinct acquirer, currency, day from reconciliation_days where complete = 0 and told = 0 and day >= $1) d
     left join reconciled_acquirers a on a.acquirer = d.acquirer order by d.day, d.acquirer, d.currency`,
    [from],
  );
  return rows.map((row) => ({
    acquirer: textOf(row['acquirer']),
    currency: textOf(row['currency']),
    day: integerOf(row['day']),
    calendar: textOf(row['calendar']) as BankCalendar,
    reportDays: integerOf(row['report_days']),
  }));
}

interface ToTell {
  readonly day: DueDay;
  readonly step: MissingStep;
}

/** Merchant by merchant: no statement reads the postings of two. */
async function tellMissing(
  transaction: Transaction,
  dialect: Dialect,
  { day: due, step }: ToTell,
): ReturnType<ReconcileFollowStore['tellMissing']> {
  const { acquirer, currency, day } = due;
  const { at, today, newNumber, after, limits } = step;
  const raising = { transaction, dialect, at, today, newNumber, calendars: await readCalendars(transaction) };
  const merchants = await transaction.query(
    `select mer_no from reconciliation_days
     where acquirer = $1 and currency = $2 and day = $3 and complete = 0 and told = 0 order by mer_no limit $4`,
    [acquirer, currency, day, limits.merchants],
  );
  if (!(await isCovered(transaction, due))) {
    await raiseAll(raising, merchants.length === 0 ? [] : [await noReport(transaction, due)]);
    return null;
  }
  let left = limits.items;
  for (const row of merchants) {
    const merNo = integerOf(row['mer_no']);
    if (after?.merNo !== merNo) await completeDaysOfMerchant(transaction, merNo);
    const items = await listItems(transaction, { due, step, merNo, limit: left });
    await raiseAll(
      raising,
      items.filter((item) => item['missing'] !== null).map((item) => aboutItem(due, merNo, item)),
    );
    const last = items.at(-1);
    if (last !== undefined && items.length === left) return { after: placeOfItem(merNo, last) };
    left -= items.length;
    await transaction.query(
      'update reconciliation_days set told = 1 where acquirer = $1 and currency = $2 and day = $3 and mer_no = $4',
      [acquirer, currency, day, merNo],
    );
  }
  return merchants.length < limits.merchants ? null : { after: null };
}

/** Some of a merchant's day, in the order of their booking. */
function listItems(
  transaction: Transaction,
  { due, step, merNo, limit }: { due: DueDay; step: MissingStep; merNo: number; limit: number },
): Promise<Row[]> {
  const { acquirer, currency } = due;
  const begin = { at: step.from - 1, subject: '', event: '' };
  const { at, subject, event } = step.after?.merNo === merNo ? step.after : begin;
  const from = Math.max(step.from, at);
  return transaction.query(ITEMS, [merNo, from, step.to, acquirer, currency, at, subject, event, limit]);
}

function placeOfItem(merNo: number, row: Row): ItemPlace {
  return { merNo, at: integerOf(row['at']), subject: textOf(row['subject']), event: textOf(row['event']) };
}

/**
 * Whether anything of the acquirer and the day came, in whichever currency: it writes no report about nothing, so that a currency which it
 * left out is one of which it has nothing. Then its items are missing, and nobody waits for another report.
 */
async function isCovered({ query }: Transaction, { acquirer, day }: DueDay): Promise<boolean> {
  const rows = await query(
    `select 1 as found from reconciliation_sections s join reconciliation_files f on f.file_no = s.file_no and f.state = 'done'
     where s.owner = $1 and s.kind = 'report' and s.first_day <= $2 and s.last_day >= $2
     union all select 1 from reconciliation_sums m join reconciliation_files f on f.file_no = m.file_no and f.state = 'done'
     where m.acquirer = $1 and m.day = $3
       and m.currency in (select c.currency from reconciliation_sections c where c.owner = $1 and c.kind = 'report') limit 1`,
    [acquirer, dayText(day), day],
  );
  return rows.length > 0;
}

async function noReport({ query }: Transaction, { acquirer, currency, day }: DueDay): Promise<NewException> {
  const rows = await query(
    `select expected_in - expected_out as expected from reconciliation_days where acquirer = $1 and currency = $2 and day = $3`,
    [acquirer, currency, day],
  );
  return {
    about: `late/${acquirer}/${currency}/${dayText(day)}`,
    kind: 'late',
    owner: acquirer,
    currency,
    amount: rows.reduce((sum, row) => sum + bigintOf(row['expected']), 0n),
    merNo: 0,
    subject: null,
    event: null,
    fileNo: null,
    section: null,
    line: null,
    day,
  };
}

/** `missing`: the amount of an item that no line claims, nobody settled, and no open line is about; else null. */
const ITEMS = `select f.at, f.subject, f.event, case
    when exists (select 1 from reconciliation_lines c where c.subject = f.subject and c.event = f.event
      and c.state = ${LINE_STATES.matched} and c.mer_no = f.mer_no) then null
    when exists (select 1 from reconciliation_lines o where o.mer_no = f.mer_no and o.subject = f.subject
      and o.event = f.event and o.state in (${amount}, ${LINE_STATES.currency}) and o.state >= ${OPEN_FROM}) then null
    when ${settledByHand('f')} then null
    else (select cast(sum(case when p.from_account = 'channel' then p.amount else -p.amount end) as bigint) from postings p
      where p.mer_no = f.mer_no and p.subject = f.subject and p.event = f.event
        and (p.from_account = 'channel' or p.to_account = 'channel')
        and coalesce(p.acquirer, '${DEFAULT_ACQUIRER}') = $4 and p.currency = $5) end as missing
  from (
    select mer_no, at, subject, event from postings
    where mer_no = $1 and line = 1 and at >= $2 and at < $3 and event not in ('deposit', 'correction')
      and (at, subject, event) > ($6, $7, $8)
    order by at, subject, event limit $9
  ) f order by f.at, f.subject, f.event`;

function aboutItem({ acquirer, currency, day }: DueDay, merNo: number, row: Row): NewException {
  const [subject, event] = [textOf(row['subject']), textOf(row['event'])];
  return {
    about: `item/${merNo}/${subject}/${event}`,
    kind: 'missingThere',
    owner: acquirer,
    currency,
    amount: bigintOf(row['missing']),
    merNo,
    subject,
    event,
    fileNo: null,
    section: null,
    line: null,
    day,
  };
}

/** A report that the bank paid with another amount is an exception already: that of the bank's line. */
async function tellLate(transaction: Transaction, dialect: Dialect, moment: FollowMoment): Promise<void> {
  const { at, today, newNumber } = moment;
  const rows = await transaction.query(
    `select s.file_no, s.section, s.owner, s.currency, s.total, s.paid_on from reconciliation_sections s
     where s.state = 'open' and s.due_day < $1
       and not exists (select 1 from exceptions x where x.file_no = s.file_no and x.section = s.section and x.line is null
         and x.kind = 'late' and x.state = 'open')
     order by s.file_no, s.section limit 500`,
    [today],
  );
  const paid = await listNamed(transaction, dialect, today);
  const calendars = await readCalendars(transaction);
  await raiseAll(
    { transaction, dialect, at, today, newNumber, calendars },
    rows
      .filter((row) => !paid.has(placeOf(row)))
      .map((row): NewException => {
        const [fileNo, section] = [textOf(row['file_no']), integerOf(row['section'])];
        return {
          about: `report/${fileNo}/${section}`,
          kind: 'late',
          owner: textOf(row['owner']),
          currency: textOf(row['currency']),
          amount: bigintOf(row['total']),
          merNo: 0,
          subject: null,
          event: null,
          fileNo,
          section,
          line: null,
          day: row['paid_on'] === null ? today : parseDay(textOf(row['paid_on'])),
        };
      }),
  );
}

/** The late reports that an open line of a bank names. */
async function listNamed(transaction: Transaction, dialect: Dialect, today: number): Promise<Set<string>> {
  const rows = await transaction.query(
    `select s.file_no, s.section, s.reference, l.reference as words from reconciliation_sections s
     join reconciliation_lines l on l.state in (${unknown}, ${amount}) and l.state >= ${OPEN_FROM} and l.subject is null
       and l.reference is not null and l.currency = s.currency and ${mayName(dialect)}
     where s.state = 'open' and s.due_day < $1 and s.reference is not null`,
    [today],
  );
  return new Set(rows.filter(isNamed).map(placeOf));
}

function placeOf(row: Row): string {
  return `${textOf(row['file_no'])} ${integerOf(row['section'])}`;
}
