import { DEFAULT_ACQUIRER } from '../../../domain/ledger/ledger.ts';
import { transferGroup } from '../../../domain/reconciliation/books.ts';
import type { FollowMoment, LinePlace, ReconcileFollowStore } from '../../../domain/reconciliation/follow-store.ts';
import { RETURN } from '../../../domain/reconciliation/line-item.ts';
import { LINE_STATES, OPEN_FROM } from '../../../domain/reconciliation/line-state.ts';
import type { Dialect } from '../../engine/dialect.ts';
import type { Engine, Row, Statement, Transaction } from '../../engine/engine.ts';
import { bigintOf, integerOf, jsonOf, textOf } from '../../engine/table.ts';
import { addToSums } from './block-sums.ts';
import { settledByHand } from './claims.ts';
import { completeDaysOfFile } from './complete-days.ts';
import type { DayOf } from './day-of.ts';
import { endAbout } from './end-about.ts';
import { doublesBeside } from './find-doubles.ts';
import { HAND_MATCHES } from '../exception-tables.ts';
import { BY_ITSELF } from './finishing.ts';
import { groupStatements } from '../operator-books.ts';
import { findReturned } from './match-returns.ts';
import { resolveItems } from './resolve-items.ts';
import { restateFailed, restateLine } from './restate-lines.ts';
import type { RestatedLine } from './restate-lines.ts';
import { fits, foundGroup, isOwners } from './waiting-line.ts';
import type { WaitingLine } from './waiting-line.ts';

// A report may come before the payment ends here, or before a chargeback is decided: then its line waits for its item, and is matched
// when the item is booked. So the order of the two makes no difference.

const { matched, missingHere } = LINE_STATES;

export function createRematching(engine: Engine, dayOf: DayOf): Pick<ReconcileFollowStore, 'rematchLines'> {
  return {
    async rematchLines(after, moment) {
      const waiting = await listWaiting(engine, after, moment.limit);
      const last = waiting.at(-1);
      if (last === undefined) return null;
      await engine.transaction((transaction) => rematch(transaction, engine.dialect, { waiting, moment, dayOf }));
      return waiting.length < moment.limit ? null : last;
    },
  };
}

/** What somebody sends back or credits just now is left alone. */
async function listWaiting(engine: Engine, after: LinePlace | null, limit: number): Promise<WaitingLine[]> {
  const rows = await engine.query(
    `select l.file_no, l.section, l.line, l.mer_no, l.subject, l.event, l.currency, l.gross, s.owner, s.kind
     from reconciliation_lines l
     join reconciliation_files f on f.file_no = l.file_no and f.state = 'done'
     join reconciliation_sections s on s.file_no = l.file_no and s.section = l.section
     where l.state = ${missingHere} and l.state >= ${OPEN_FROM} and l.subject is not null and l.event is not null
       and (l.file_no > $1 or (l.file_no = $1 and (l.section > $2 or (l.section = $2 and l.line > $3))))
       and not exists (select 1 from exceptions x where x.file_no = l.file_no and x.section = l.section and x.line = l.line
         and x.state = 'open' and (x.held_for is not null or exists (
           select 1 from reconciliation_returns t where t.exception_no = x.exception_no and t.state <> 'declined')))
     order by l.file_no, l.section, l.line limit $4`,
    [after?.fileNo ?? '', after?.section ?? -1, after?.line ?? -1, limit],
  );
  return rows.map((row) => ({
    fileNo: textOf(row['file_no']),
    section: integerOf(row['section']),
    line: integerOf(row['line']),
    owner: textOf(row['owner']),
    kind: textOf(row['kind']),
    merNo: integerOf(row['mer_no']),
    event: textOf(row['event']),
    currency: textOf(row['currency']),
    gross: bigintOf(row['gross']),
    row: { mer_no: integerOf(row['mer_no']), subject: textOf(row['subject']) },
  }));
}

async function rematch(
  transaction: Transaction,
  dialect: Dialect,
  { waiting, moment, dayOf }: { waiting: readonly WaitingLine[]; moment: FollowMoment; dayOf: DayOf },
): Promise<void> {
  const pending = waiting
    .filter(
      ({ event, row }) => (event === 'chargebackLost' || event === 'refund') && row.subject?.startsWith('TG') === true,
    )
    .map((line) => ({
      row: line.row,
      line,
      through: line.event === 'refund' ? ('refund' as const) : ('chargeback' as const),
    }));
  if (pending.length > 0) await resolveItems(transaction, dialect, pending);
  const keys = waiting.map(({ row, event }, index) => ({
    at_place: index,
    mer_no: row.mer_no,
    subject: row.subject,
    event,
  }));
  const items = await transaction.query(
    `select r.at_place, p.currency, coalesce(p.acquirer, '${DEFAULT_ACQUIRER}') as acquirer, ${dayOf('min(p.at)')} as day,
       cast(sum(case when p.from_account = 'channel' then p.amount else -p.amount end) as bigint) as amount,
       case when exists (select 1 from reconciliation_lines c
           where c.subject = r.subject and c.event = r.event and c.state = ${matched})
         or ${settledByHand('r')} then 1 else 0 end as is_taken
     from ${dialect.rows({ at_place: 'int', mer_no: 'int', subject: 'text', event: 'text' })} ${dialect.joinInOrder} postings p
       on p.mer_no = r.mer_no and p.subject = r.subject and p.event = r.event
     where (p.from_account = 'channel' or p.to_account = 'channel')
     group by r.at_place, r.mer_no, r.subject, r.event, p.currency, p.acquirer`,
    [jsonOf(keys)],
  );
  for (const line of waiting.filter(({ event }) => event === RETURN)) {
    await matchReturn(transaction, dialect, { line, moment });
  }
  const found = items.flatMap((item): FoundItem[] => {
    const line = waiting[integerOf(item['at_place'])];
    return line !== undefined && isOwners(line, item) ? [{ line, item }] : [];
  });
  const matchedIn = await matchFound(transaction, dialect, { found, moment });
  // Another line may have come after the item, and before it was this one's.
  const booking = { transaction, dialect, day: moment.today, at: moment.at };
  if (matchedIn.size > 0) await doublesBeside(booking, [...matchedIn]);
  await restateFailed(transaction, dialect, waiting);
}

/** The files of the lines that have their item now. */
async function matchFound(
  transaction: Transaction,
  dialect: Dialect,
  { found, moment }: { found: readonly FoundItem[]; moment: FollowMoment },
): Promise<Set<string>> {
  const matchedIn = new Set<string>();
  const taken = new Set(found.flatMap(({ line, item }) => (integerOf(item['is_taken']) === 1 ? [keyOf(line)] : [])));
  const rest: RestatedLine[] = [];
  for (const { line, item } of found.toSorted(
    (one, other) => Number(fits(other.line, other.item)) - Number(fits(one.line, one.item)),
  )) {
    // The first of two lines about one item has it.
    const isTaken = taken.has(keyOf(line));
    if (isTaken || !fits(line, item)) {
      rest.push({ line, item, isTaken });
      continue;
    }
    taken.add(keyOf(line));
    await matchLine(transaction, dialect, { line, item, moment });
    matchedIn.add(line.fileNo);
  }
  for (const { line, item, isTaken } of rest) {
    const one = { line, item, isTaken: isTaken || taken.has(keyOf(line)) };
    if (await restateLine(transaction, dialect, { one, moment })) {
      taken.add(keyOf(line));
      matchedIn.add(line.fileNo);
    }
  }
  return matchedIn;
}

function keyOf({ row, event }: WaitingLine): string {
  return `${row.subject} ${event}`;
}

interface FoundItem {
  readonly line: WaitingLine;
  readonly item: Row;
}

/** A return can be in a report before the acquirer has approved it here. */
async function matchReturn(
  transaction: Transaction,
  dialect: Dialect,
  { line, moment }: { line: WaitingLine; moment: FollowMoment },
): Promise<void> {
  const { fileNo, section, owner } = line;
  const { sql, params } = findReturned({ fileNo, section, first: line.line, last: line.line, owner, supersedes: null });
  const updated = await transaction.query(sql, params);
  if (updated.length === 0) return;
  await transaction.all([
    ...groupStatements(dialect, [foundGroup(line, { day: moment.today, at: moment.at })]),
    lineSettled(fileNo),
  ]);
  await endAbout(transaction, dialect, { keys: [line], matchNo: null, at: moment.at });
}

function lineSettled(fileNo: string): Statement {
  return {
    sql: `update reconciliation_files set open_lines = open_lines - 1, settled_lines = settled_lines + 1 where file_no = $1`,
    params: [fileNo],
  };
}

async function matchLine(
  transaction: Transaction,
  dialect: Dialect,
  { line, item, moment }: { line: WaitingLine; item: Row; moment: FollowMoment },
): Promise<void> {
  const { fileNo, section, owner, currency, gross, event } = line;
  const acquirer = textOf(item['acquirer']);
  const matchNo = line.kind === 'report' ? null : moment.newNumber('match');
  const booked = { day: moment.today, at: moment.at };
  const group =
    matchNo === null
      ? foundGroup(line, booked)
      : transferGroup({ matchNo, acquirer, bankAccount: owner, currency, amount: gross }, booked);
  const day = integerOf(item['day']);
  const updated = await transaction.query(
    `update reconciliation_lines set state = ${matched}, subject = $4, match_no = $5,
       day = case when cast($5 as text) is null then cast($6 as bigint) else day end
     where file_no = $1 and section = $2 and line = $3 and state = ${missingHere} returning line`,
    [fileNo, section, line.line, line.row.subject, matchNo, day],
  );
  if (updated.length === 0) return;
  const made = { owner: acquirer, currency, amount: gross, day: moment.today, madeAt: moment.at, madeBy: BY_ITSELF };
  const match = {
    ...made,
    kind: 'transfer' as const,
    reason: "The bank's line names it.",
    endedAt: null,
    endedBy: null,
  };
  await transaction.all([
    ...groupStatements(dialect, [group]),
    ...(matchNo === null
      ? []
      : [{ sql: HAND_MATCHES.insert(dialect), params: [jsonOf([HAND_MATCHES.encode({ ...match, matchNo })])] }]),
    addToSums(acquirer, { fileNo, section, line: line.line }),
    lineSettled(fileNo),
    {
      sql: `update exceptions set state = 'ended', ending = 'resolved', ended_at = $3, ended_by = '${BY_ITSELF}', version = version + 1
            where state = 'open' and about = $1 and mer_no = $2`,
      params: [`item/${line.merNo}/${line.row.subject}/${event}`, line.merNo, moment.at],
    },
  ]);
  await endAbout(transaction, dialect, { keys: [line], matchNo, at: moment.at });
  await completeDaysOfFile(transaction, fileNo);
}
