import type { PostingPlace } from '../../domain/ledger/ledger-days.ts';
import type { NumberedTogether, TogetherStep } from '../../domain/settlements/numbering.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Row, Transaction } from '../engine/engine.ts';
import { bigintOf, integerOf, jsonOf, textOf } from '../engine/table.ts';
import { isAfter, lockSeveralMarks, moveMarks, zoneOfMarks } from './marks.ts';
import type { Numbering } from './marks.ts';
import { CHANGED, LINES_OF_POSTINGS } from './read-changes.ts';
import { SERIES } from './settlement-tables.ts';
import { EVER } from './unnumbered.ts';
import { endStatements } from './write-lines.ts';
import type { Ended } from './write-lines.ts';

// Most merchants' postings become lines as they are: in the order of time the money is there for each of them, they add up to the
// balance, and all are of today. Those of many merchants are numbered by one statement, in the database itself. Whoever is not like
// that is left as it was, and numbered by itself (`number-lines.ts`).

const changeOf = (account: string) =>
  `cast(sum(case when p.to_account = '${account}' then p.amount when p.from_account = '${account}' then -p.amount else 0 end) as bigint)`;

/** Where the postings of each merchant begin that have not been read, and where they end if there are more than a step takes. */
const spans = (rows: string, columns = '') => `spans as materialized (
  select r.mer_no, ${columns} m.at, m.subject, m.event, (
    select q.at from postings q where q.mer_no = r.mer_no and q.line = 1 and q.at >= m.at order by q.at limit 1 offset $2
  ) as bound from ${rows} join settlement_marks m on m.mer_no = r.mer_no
)`;

const GROUPS = `spans k join postings g on g.mer_no = k.mer_no and g.line = 1 and g.at >= k.at
  and g.at <= coalesce(k.bound, ${EVER}) and (g.at, g.subject, g.event) > (k.at, k.subject, k.event)`;

const POSTINGS = `postings p on p.mer_no = g.mer_no and p.subject = g.subject and p.event = g.event
  and (p.from_account in ${CHANGED} or p.to_account in ${CHANGED})`;

/** All lines of a merchant or none. */
const insertLines = (dialect: Dialect) => `with ${spans(
  dialect.rows({ mer_no: 'int', day: 'int', day_from: 'int', day_to: 'int' }),
  'r.day, r.day_from, r.day_to,',
)}, changes as materialized (
  select k.mer_no, k.day, k.day_from, k.day_to, k.bound, p.currency, g.at, g.subject, g.event,
    ${changeOf('available')} as amount, ${changeOf('debt')} as debt
  from ${GROUPS} join ${POSTINGS} left join ${LINES_OF_POSTINGS} where l.number is null
  group by k.mer_no, p.currency, g.at, g.subject, g.event, k.day, k.day_from, k.day_to, k.bound
), numbered as (
  select c.mer_no, c.day, c.day_from, c.day_to, c.bound, c.currency, c.at, c.subject, c.event, c.amount, c.debt,
    coalesce(s.day, c.day) as day_before,
    coalesce(s.number, 0) + count(*) over series as number,
    coalesce(s.available, 0) + sum(c.amount) over series as available,
    coalesce(s.owed, 0) + sum(c.debt) over series as owed,
    lead(c.at) over series as next_at
  from changes c left join settlement_series s on s.mer_no = c.mer_no and s.currency = c.currency
  where c.amount <> 0 or c.debt <> 0
  window series as (partition by c.mer_no, c.currency order by c.at, c.subject, c.event rows unbounded preceding)
), judged as (
  select n.*, min(case when n.available >= 0 and n.owed <= 0 and n.at >= n.day_from and n.at < n.day_to
    and n.day_before <= n.day and (n.bound is not null or n.next_at is not null or exists (
      select 1 from balances b where b.mer_no = n.mer_no and b.currency = n.currency and b.available = n.available and b.debt = n.owed
    )) then 1 else 0 end) over (partition by n.mer_no) as is_plain
  from numbered n
)
insert into settlement_lines (mer_no, currency, number, subject, event, at, day, amount, debt, available, owed)
select mer_no, currency, number, subject, event, at, day, amount, debt, available, owed from judged where is_plain = 1`;

/** The series that have lines which they do not end with yet. */
const selectEnds = (dialect: Dialect) => `
  select l.mer_no, l.currency, l.number, l.day, l.available, l.owed, l.at, l.subject, l.event, coalesce(s.cut, 0) as cut,
    coalesce(s.number, 0) as number_before, coalesce(s.available, 0) as opening
  from ${dialect.rows({ mer_no: 'int' })} ${dialect.joinInOrder} balances b on b.mer_no = r.mer_no
  left join settlement_series s on s.mer_no = b.mer_no and s.currency = b.currency
  ${dialect.joinInOrder} settlement_lines l on l.mer_no = b.mer_no and l.currency = b.currency and l.number = (
    select max(x.number) from settlement_lines x where x.mer_no = b.mer_no and x.currency = b.currency
  ) where l.number > coalesce(s.number, 0)`;

export async function numberTogether(
  numbering: Numbering,
  transaction: Transaction,
  { merNos, now, limit }: TogetherStep & { readonly now: number },
): Promise<NumberedTogether> {
  const { dialect } = numbering;
  const locked = await lockSeveralMarks(transaction, dialect, merNos);
  if (locked.length === 0) return new Map();
  const rows = locked.map((marks) => {
    const zone = zoneOfMarks(numbering, marks);
    const day = zone.dayOf(now);
    return { mer_no: marks.merNo, day, day_from: zone.startOf(day), day_to: zone.startOf(day + 1) };
  });
  const [, ends = []] = await transaction.all([
    { sql: insertLines(dialect), params: [jsonOf(rows), limit] },
    { sql: selectEnds(dialect), params: [jsonOf(rows.map(({ mer_no }) => ({ mer_no })))] },
  ]);
  const found = ends.map(decodeEnd);
  const ofMerchants = [...Map.groupBy(found, ({ end }) => end.merNo)];
  const moved = ofMerchants.map(([merNo, own]) => ({ merNo, ...lastPlace(own) }));
  await transaction.all([...endStatements(dialect, found), moveMarks(dialect, moved)]);
  return new Map(ofMerchants.map(([merNo, own]) => [merNo, countLines(own) < limit ? 'complete' : 'more']));
}

interface NewEnd extends Ended {
  readonly place: PostingPlace;
}

function decodeEnd(row: Row): NewEnd {
  const end = SERIES.decode(row);
  const { merNo, currency, day, number: last, available: closing } = end;
  const [first, opening] = [integerOf(row['number_before']) + 1, bigintOf(row['opening'])];
  return {
    end,
    days: [{ merNo, currency, day, first, last, opening, closing }],
    place: { at: integerOf(row['at']), subject: textOf(row['subject']), event: textOf(row['event']) },
  };
}

function lastPlace(ends: readonly NewEnd[]): PostingPlace {
  return ends.map(({ place }) => place).reduce((last, place) => (isAfter(place, last) ? place : last));
}

function countLines(ends: readonly NewEnd[]): number {
  return ends.flatMap(({ days }) => days).reduce((sum, { first, last }) => sum + last - first + 1, 0);
}

/** Merchants whose postings have changed nothing, or have their lines. */
const selectUnchanged = (dialect: Dialect) => `with ${spans(dialect.rows({ mer_no: 'int' }))}
  select k.mer_no, max(g.at) as at, max(k.bound) as bound
  from ${GROUPS} left join ${POSTINGS} left join ${LINES_OF_POSTINGS}
  group by k.mer_no having count(p.line) = count(l.number)`;

/** Moves the marks of merchants over postings that need no line. */
export async function passTogether(
  { dialect }: Numbering,
  transaction: Transaction,
  { merNos, limit }: TogetherStep,
): Promise<NumberedTogether> {
  const locked = await lockSeveralMarks(transaction, dialect, merNos);
  if (locked.length === 0) return new Map();
  const rows = jsonOf(locked.map(({ merNo }) => ({ mer_no: merNo })));
  const passed = (await transaction.query(selectUnchanged(dialect), [rows, limit])).map((row) => ({
    merNo: integerOf(row['mer_no']),
    at: integerOf(row['at']),
    isLast: row['bound'] === null,
  }));
  // Others at the same time are read once more.
  await transaction.all([
    moveMarks(
      dialect,
      passed.map(({ merNo, at }) => ({ merNo, at, subject: '', event: '' })),
    ),
  ]);
  return new Map(passed.map(({ merNo, isLast }) => [merNo, isLast ? 'complete' : 'more']));
}
