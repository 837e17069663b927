import { matchSubject, undoOf } from '../../domain/reconciliation/books.ts';
import type { ReconciliationException } from '../../domain/reconciliation/exception.ts';
import type { ExceptionStore, Parties, Settlement } from '../../domain/reconciliation/exception-store.ts';
import { REST } from '../../domain/reconciliation/hand.ts';
import { LINE_STATES } from '../../domain/reconciliation/line-state.ts';
import type { LineState } from '../../domain/reconciliation/line-state.ts';
import { auditStatements } from '../audit/audit.ts';
import { completeDaysOfMerchant } from './matching/complete-days.ts';
import { countLines } from './matching/count-lines.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Statement, Transaction } from '../engine/engine.ts';
import { jsonOf, textOf } from '../engine/table.ts';
import { EXCEPTIONS, HAND_MATCHES, SETTLED_ITEMS } from './exception-tables.ts';
import { insertNote, lockException, putReturn } from './exceptions.ts';
import { groupStatements, readGroups } from './operator-books.ts';
import { decodeParties, partyStatements } from './parties.ts';

// An exception ends with everything that was matched with it, in one transaction; and is opened again in one. No row of a merchant
// is written or locked here.

type Ends = Pick<ExceptionStore, 'settleException' | 'reopenException'>;

export function createExceptionEnds(engine: Engine): Ends {
  const { dialect } = engine;
  return {
    settleException: (exceptionNo, keys, decide) =>
      engine.transaction(async (transaction) => {
        const exception = await lockException(transaction, dialect, exceptionNo);
        if (exception === null) return false;
        const parties = decodeParties(await transaction.all(partyStatements(dialect, keys)));
        const settlement = decide(exception, parties);
        if (settlement === null) return true;
        await transaction.all(settleStatements(dialect, { exception, parties, settlement }));
        // Its day may be whole now, and whoever cleared it up wants the certificate.
        const merNos = new Set([exception, ...parties.items].map(({ merNo }) => merNo));
        for (const merNo of merNos) await completeDaysOfMerchant(transaction, merNo);
        return true;
      }),
    reopenException: (exceptionNo, reopening) =>
      engine.transaction((transaction) => reopen(transaction, dialect, { exceptionNo, reopening })),
  };
}

function settleStatements(
  dialect: Dialect,
  { exception, parties, settlement }: { exception: ReconciliationException; parties: Parties; settlement: Settlement },
): Statement[] {
  const { match, groups, note, audit, rest, moneyReturn } = settlement;
  return [
    { sql: HAND_MATCHES.insert(dialect), params: [jsonOf([HAND_MATCHES.encode(match)])] },
    ...groupStatements(dialect, groups),
    ...partiesTaken(dialect, parties, settlement),
    countLines(
      dialect,
      parties.lines.map(({ fileNo }) => fileNo),
    ),
    endExceptions(dialect, { exception, parties, settlement }),
    ...(rest === null ? [] : [{ sql: EXCEPTIONS.insert(dialect), params: [jsonOf([EXCEPTIONS.encode(rest)])] }]),
    insertNote(dialect, note),
    ...(moneyReturn === undefined ? [] : [putReturn(dialect, moneyReturn)]),
    ...auditStatements(dialect, audit === null ? [] : [audit]),
  ];
}

/** Lines and reports say which match settled them, items are in no other, and count in the sum of their day. */
function partiesTaken(dialect: Dialect, parties: Parties, { match, items, reportState }: Settlement): Statement[] {
  const { matchNo, day } = match;
  const statements: Statement[] = [];
  if (parties.lines.length > 0) {
    const keys = parties.lines.map(({ fileNo, section, line }) => ({ file_no: fileNo, section, line }));
    statements.push({
      sql: `update reconciliation_lines set state = ${LINE_STATES.byHand}, match_no = $2
            from ${dialect.rows({ file_no: 'text', section: 'int', line: 'int' })}
            where reconciliation_lines.file_no = r.file_no and reconciliation_lines.section = r.section
              and reconciliation_lines.line = r.line`,
      params: [jsonOf(keys), matchNo],
    });
  }
  if (parties.items.length > 0) {
    const settled = parties.items.map(({ owner, merNo, subject, event, currency, amount }, index) => ({
      merNo,
      subject,
      event,
      currency,
      amount,
      matchNo,
      acquirer: owner,
      day: items[index]?.day ?? day,
      endedAt: null,
    }));
    statements.push({ sql: SETTLED_ITEMS.insert(dialect), params: [jsonOf(settled.map(SETTLED_ITEMS.encode))] });
    const counted = settled.filter((_, index) => items[index]?.isReported === true);
    if (counted.length > 0) statements.push(countItems(matchNo));
  }
  if (parties.reports.length > 0) {
    const keys = parties.reports.map(({ fileNo, section }) => ({ file_no: fileNo, section }));
    statements.push({
      sql: `update reconciliation_sections set state = $2, match_no = $3, arrived_on = $4
            from ${dialect.rows({ file_no: 'text', section: 'int' })}
            where reconciliation_sections.file_no = r.file_no and reconciliation_sections.section = r.section`,
      params: [jsonOf(keys), reportState, matchNo, reportState === 'arrived' ? day : null],
    });
  }
  return statements;
}

/** Under the number of the match, as a file has its own. */
function countItems(matchNo: string): Statement {
  return {
    sql: `insert into reconciliation_sums (acquirer, currency, day, mer_no, file_no, section, lines, item_in, item_out, fee, net)
          select acquirer, currency, day, mer_no, match_no, 0, count(*),
            cast(sum(case when amount > 0 then amount else 0 end) as bigint),
            cast(sum(case when amount < 0 then -amount else 0 end) as bigint), 0, 0
          from reconciliation_items where match_no = $1 and ended_at is null and event not in ('deposit', 'correction')
          group by acquirer, currency, day, mer_no, match_no`,
    params: [matchNo],
  };
}

/** This one, and all that are about what was matched with it. */
function endExceptions(
  dialect: Dialect,
  { exception, parties, settlement }: { exception: ReconciliationException; parties: Parties; settlement: Settlement },
): Statement {
  const { match, ending } = settlement;
  const keys = [
    ...parties.lines.map(({ fileNo, section, line }) => ({ file_no: fileNo, section, line, mer_no: 0 })),
    ...parties.reports.map(({ fileNo, section }) => ({ file_no: fileNo, section, line: -1, mer_no: 0 })),
    ...parties.items.map(({ merNo, subject, event }) => ({ mer_no: merNo, subject, event })),
  ];
  const rows = dialect.rows({
    file_no: 'text',
    section: 'int',
    line: 'int',
    mer_no: 'int',
    subject: 'text',
    event: 'text',
  });
  return {
    sql: `update exceptions set state = 'ended', ending = $2, ended_at = $3, ended_by = $4, match_no = $5, version = version + 1
          where exception_no = $6 or (state = 'open' and exists (
            select 1 from ${rows} where
              (exceptions.file_no = r.file_no and exceptions.section = r.section and coalesce(exceptions.line, -1) = r.line)
              or (exceptions.file_no is null and exceptions.mer_no = r.mer_no and exceptions.subject = r.subject
                and exceptions.event = r.event)
          ))`,
    params: [jsonOf(keys), ending, match.madeAt, match.madeBy, match.matchNo, exception.exceptionNo],
  };
}

/** What people did themselves, and nobody else's money has moved by. */
const REOPENED: readonly (string | null)[] = ['matchedByHand', 'writtenOff'];

type Reopening = Parameters<ExceptionStore['reopenException']>[1];

async function reopen(
  transaction: Transaction,
  dialect: Dialect,
  { exceptionNo, reopening }: { exceptionNo: string; reopening: Reopening },
): ReturnType<ExceptionStore['reopenException']> {
  const exception = await lockException(transaction, dialect, exceptionNo);
  if (exception === null) return null;
  const { matchNo, state, ending } = exception;
  if (state === 'open') return { kind: 'refused', because: 'open' };
  if (matchNo === null || !REOPENED.includes(ending)) return { kind: 'refused', because: 'notByPeople' };
  const [rest] = await transaction.query(
    `select state, ending from exceptions where about = $1 order by exception_no desc limit 1 ${dialect.forUpdate}`,
    [`${REST}${matchNo}`],
  );
  if (rest !== undefined && rest['state'] === 'ended') return { kind: 'refused', because: 'restEnded' };
  const [again] = await transaction.query(
    `select 1 as found from exceptions e join exceptions o on o.about = e.about and o.state = 'open'
     where e.match_no = $1 and e.state = 'ended' limit 1`,
    [matchNo],
  );
  if (again !== undefined) return { kind: 'refused', because: 'openAgain' };
  await bookBack(transaction, dialect, { matchNo, reopening });
  const lines = await transaction.query('select file_no from reconciliation_lines where match_no = $1', [matchNo]);
  await transaction.all([
    ...reopenStatements(matchNo, reopening),
    countLines(
      dialect,
      lines.map((row) => textOf(row['file_no'])),
    ),
    insertNote(dialect, reopening.note),
    ...auditStatements(dialect, [reopening.audit(exception)]),
  ]);
  return { kind: 'reopened' };
}

async function bookBack(
  transaction: Transaction,
  dialect: Dialect,
  { matchNo, reopening: { at, day } }: { matchNo: string; reopening: Reopening },
): Promise<void> {
  const [match] = await transaction.query('select owner from reconciliation_matches where match_no = $1', [matchNo]);
  if (match === undefined) throw new Error(`the match ${matchNo} does not exist`);
  const groups = await readGroups(transaction, { owner: textOf(match['owner']), subject: matchSubject(matchNo) });
  const back = undoOf(groups, { at, day });
  if (back !== null) await transaction.all(groupStatements(dialect, [back]));
}

/** What a line was before follows from the exception that it has. */
const STATES: readonly LineState[] = ['missingHere', 'amount', 'currency', 'double', 'unknown', 'arrivedWithoutOrder'];

function reopenStatements(matchNo: string, { at, by }: Reopening): Statement[] {
  const stateOf = STATES.map((state) => `when '${state}' then ${LINE_STATES[state]}`).join(' ');
  return [
    {
      sql: `update reconciliation_lines set match_no = null, state = coalesce((
              select case e.kind ${stateOf} else ${LINE_STATES.unknown} end from exceptions e
              where e.file_no = reconciliation_lines.file_no and e.section = reconciliation_lines.section
                and e.line = reconciliation_lines.line and e.match_no = $1 order by e.exception_no desc limit 1
            ), ${LINE_STATES.unknown}) where match_no = $1`,
      params: [matchNo],
    },
    {
      sql: `update reconciliation_days set complete = 0 where exists (
              select 1 from reconciliation_items i where i.match_no = $1 and i.ended_at is null
                and i.acquirer = reconciliation_days.acquirer and i.currency = reconciliation_days.currency
                and i.day = reconciliation_days.day and i.mer_no = reconciliation_days.mer_no)`,
      params: [matchNo],
    },
    { sql: 'delete from reconciliation_sums where file_no = $1', params: [matchNo] },
    {
      sql: 'update reconciliation_items set ended_at = $2 where match_no = $1 and ended_at is null',
      params: [matchNo, at],
    },
    {
      sql: `update reconciliation_sections set state = 'open', match_no = null, arrived_on = null where match_no = $1`,
      params: [matchNo],
    },
    {
      sql: 'update reconciliation_matches set ended_at = $2, ended_by = $3 where match_no = $1',
      params: [matchNo, at, by],
    },
    {
      sql: `update exceptions set state = 'ended', ending = 'superseded', ended_at = $2, ended_by = $3, version = version + 1
            where about = $4 and state = 'open' and match_no is null and $1 <> ''`,
      params: [matchNo, at, by, `${REST}${matchNo}`],
    },
    {
      sql: `update exceptions set state = 'open', ending = null, ended_at = null, ended_by = null, match_no = null,
              version = version + 1 where match_no = $1 and state = 'ended'`,
      params: [matchNo],
    },
  ];
}
