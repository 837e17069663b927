import { matchSubject } from '../../domain/reconciliation/books.ts';
import type { OperatorGroup } from '../../domain/reconciliation/books.ts';
import type { ReconciliationException } from '../../domain/reconciliation/exception.ts';
import type {
  ExceptionSearch,
  ExceptionStore,
  ExceptionStory,
  PartyKeys,
} from '../../domain/reconciliation/exception-store.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Param, Row, Statement, Transaction } from '../engine/engine.ts';
import { assignments, bigintOf, integerOf, jsonOf, textOf } from '../engine/table.ts';
import { EXCEPTIONS, EXCEPTION_NOTES, RETURNS } from './exception-tables.ts';
import { readGroups } from './operator-books.ts';
import { decodeParties, decodeReports, matchStatements, partyStatements, unpaidReports } from './parties.ts';

type Reads = Pick<
  ExceptionStore,
  | 'searchExceptions'
  | 'countExceptions'
  | 'findException'
  | 'readExceptionStory'
  | 'findParties'
  | 'listAlike'
  | 'listUnpaidReports'
  | 'changeException'
>;

export function createExceptionStore(engine: Engine): Reads {
  const { dialect } = engine;
  return {
    async searchExceptions(search) {
      const { where, params } = conditionsOf(search);
      const [rows = [], sums = []] = await engine.snapshot([pageOf(search), { sql: sumsOf(where), params }]);
      const found = rows.map(EXCEPTIONS.decode);
      const exceptions = found.slice(0, search.limit);
      const next = found.length > search.limit ? (exceptions.at(-1)?.exceptionNo ?? null) : null;
      return { exceptions, next, sums: sums.map(decodeSum) };
    },

    async countExceptions(countMax) {
      const sql = `select count(*) as found from (select 1 as one from exceptions where state = 'open' limit $1) counted`;
      const [row] = await engine.query(sql, [countMax + 1]);
      return integerOf(row?.['found']);
    },

    async findException(exceptionNo) {
      const [row] = await engine.query(`select ${EXCEPTIONS.list()} from exceptions where exception_no = $1`, [
        exceptionNo,
      ]);
      return row === undefined ? null : EXCEPTIONS.decode(row);
    },

    readExceptionStory: (exceptionNo) => readStory(engine, exceptionNo),

    findParties: async (keys) => decodeParties(await engine.snapshot(partyStatements(dialect, keys))),

    async listAlike({ owner, currency, amount, fromDay, toDay, limit }) {
      const rows = await engine.query(
        `select ${EXCEPTIONS.list()} from exceptions
         where state = 'open' and currency = $1 and amount in ($2, $3) and day between $4 and $5
           and ($6 = '' or owner = $6)
         order by exception_no limit $7`,
        [currency, amount, -amount, fromDay, toDay, owner ?? '', limit],
      );
      return rows.map(EXCEPTIONS.decode);
    },

    async listUnpaidReports({ currency, total, from, to, limit }) {
      const { sql, params } = unpaidReports([currency, total, from, to, limit]);
      return decodeReports(await engine.query(sql, params));
    },

    changeException: (exceptionNo, decide) =>
      engine.transaction(async (transaction) => {
        const exception = await lockException(transaction, dialect, exceptionNo);
        if (exception === null) return false;
        const decided = decide(exception);
        if (decided === null) return true;
        const { note, audit, moneyReturn } = decided;
        await transaction.all([
          updateException(dialect, { ...exception, ...decided.exception, version: exception.version + 1 }),
          ...(note === null ? [] : [insertNote(dialect, note)]),
          ...(moneyReturn === undefined ? [] : [putReturn(dialect, moneyReturn)]),
          ...auditStatements(dialect, audit === null ? [] : [audit]),
        ]);
        return true;
      }),
  };
}

export async function lockException(
  transaction: Transaction,
  { forUpdate }: Dialect,
  exceptionNo: string,
): Promise<ReconciliationException | null> {
  const sql = `select ${EXCEPTIONS.list()} from exceptions where exception_no = $1 ${forUpdate}`;
  const [row] = await transaction.query(sql, [exceptionNo]);
  return row === undefined ? null : EXCEPTIONS.decode(row);
}

function updateException(dialect: Dialect, exception: ReconciliationException): Statement {
  return {
    sql: `update exceptions set ${assignments(EXCEPTIONS, ['exception_no'])} from ${dialect.rows(EXCEPTIONS.columns)}
          where exceptions.exception_no = r.exception_no`,
    params: [jsonOf([EXCEPTIONS.encode(exception)])],
  };
}

export function insertNote(dialect: Dialect, note: Parameters<typeof EXCEPTION_NOTES.encode>[0]): Statement {
  return { sql: EXCEPTION_NOTES.insert(dialect), params: [jsonOf([EXCEPTION_NOTES.encode(note)])] };
}

/** Written when the acquirer is asked, and again when it has decided. */
export function putReturn(dialect: Dialect, moneyReturn: Parameters<typeof RETURNS.encode>[0]): Statement {
  return {
    sql: RETURNS.insert(
      dialect,
      `on conflict (return_no) do update set state = excluded.state, message = excluded.message,
         answered_at = excluded.answered_at, next_at = excluded.next_at, held_until = 0`,
    ),
    params: [jsonOf([RETURNS.encode(moneyReturn)])],
  };
}

async function readStory(engine: Engine, exceptionNo: string): Promise<ExceptionStory | null> {
  const { dialect } = engine;
  const [rows = [], notes = [], returns = []] = await engine.snapshot([
    { sql: `select ${EXCEPTIONS.list()} from exceptions where exception_no = $1`, params: [exceptionNo] },
    {
      sql: `select ${EXCEPTION_NOTES.list()} from exception_notes where exception_no = $1 order by note_no`,
      params: [exceptionNo],
    },
    {
      sql: `select ${RETURNS.list()} from reconciliation_returns where exception_no = $1 order by return_no desc limit 1`,
      params: [exceptionNo],
    },
  ]);
  const [row] = rows;
  if (row === undefined) return null;
  const exception = EXCEPTIONS.decode(row);
  const { matchNo } = exception;
  const statements =
    matchNo === null ? partyStatements(dialect, ownKeys(exception)) : matchStatements(dialect, matchNo);
  const parties = decodeParties(await engine.snapshot(statements));
  const own = matchNo === null ? parties : await withOwn(engine, exception, parties);
  const [moneyReturn = null] = returns.map(RETURNS.decode);
  const groups = matchNo === null ? [] : await groupsOfMatch(engine, exception, matchNo);
  return { exception, ...own, notes: notes.map(EXCEPTION_NOTES.decode), moneyReturn, groups };
}

/** A match that a return or a credit made has no item, and one of a fee neither line nor item. */
async function withOwn(engine: Engine, exception: ReconciliationException, matched: ReturnType<typeof decodeParties>) {
  const own = decodeParties(await engine.snapshot(partyStatements(engine.dialect, ownKeys(exception))));
  return {
    lines: matched.lines.length > 0 ? matched.lines : own.lines,
    items: matched.items.length > 0 ? matched.items : own.items,
    reports: matched.reports.length > 0 ? matched.reports : own.reports,
  };
}

/** A match may be booked under the acquirer though the exception is a bank's. */
async function groupsOfMatch(
  engine: Engine,
  { owner }: ReconciliationException,
  matchNo: string,
): Promise<OperatorGroup[]> {
  const [match] = await engine.query('select owner from reconciliation_matches where match_no = $1', [matchNo]);
  const booked = match === undefined ? owner : textOf(match['owner']);
  return readGroups({ query: engine.query }, { owner: booked, subject: matchSubject(matchNo) });
}

/** What the exception itself names. */
function ownKeys(exception: ReconciliationException): PartyKeys {
  const { merNo, subject, event, fileNo, section, line } = exception;
  return {
    lines: fileNo === null || section === null || line === null ? [] : [{ fileNo, section, line }],
    items: subject === null || event === null ? [] : [{ merNo, subject, event }],
    reports: fileNo === null || section === null || line !== null ? [] : [{ fileNo, section }],
  };
}

/** Numbers begin with their time, so that the key lists by age. */
function pageOf(search: ExceptionSearch): Statement {
  const { conditions, params, param } = conditionsOf(search);
  const isOldestFirst = search.isOpen === true;
  const { after } = search;
  const page = after === null ? [] : [`exception_no ${isOldestFirst ? '>' : '<'} ${param(after)}`];
  const all = [...conditions, ...page];
  const where = all.length === 0 ? '' : `where ${all.join(' and ')}`;
  const order = isOldestFirst ? 'exception_no' : 'exception_no desc';
  const limit = param(search.limit + 1);
  return { sql: `select ${EXCEPTIONS.list()} from exceptions ${where} order by ${order} limit ${limit}`, params };
}

function conditionsOf(search: ExceptionSearch) {
  const { isOpen, dueBefore, kind, owner, currency, openedBefore, personId, merNo } = search;
  const params: Param[] = [];
  const param = (value: Param) => `$${params.push(value)}`;
  const conditions: string[] = [];
  if (isOpen !== null) conditions.push(`state = ${param(isOpen ? 'open' : 'ended')}`);
  if (dueBefore !== null) conditions.push(`due_day < ${param(dueBefore)}`);
  if (kind !== null) conditions.push(`kind = ${param(kind)}`);
  if (owner !== null) conditions.push(`owner = ${param(owner)}`);
  if (currency !== null) conditions.push(`currency = ${param(currency)}`);
  if (openedBefore !== null) conditions.push(`opened_at < ${param(openedBefore)}`);
  if (personId !== null) conditions.push(`person_id = ${param(personId)}`);
  if (merNo !== null) conditions.push(`mer_no = ${param(merNo)}`);
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  return { conditions, where, params, param };
}

function sumsOf(where: string): string {
  return `select currency, count(*) as found, min(opened_at) as oldest_at,
            ${wideParts('(case when amount > 0 then amount else 0 end)', 'incoming')},
            ${wideParts('(case when amount < 0 then amount else 0 end)', 'outgoing')}
          from exceptions ${where} group by currency order by currency`;
}

function wideParts(amount: string, name: string): string {
  return `cast(sum(${amount} / 1000000000) as bigint) as ${name}_billions, cast(sum(${amount} % 1000000000) as bigint) as ${name}_rest`;
}

function decodeSum(row: Row) {
  const wide = (name: string) => bigintOf(row[`${name}_billions`]) * 1_000_000_000n + bigintOf(row[`${name}_rest`]);
  return {
    currency: textOf(row['currency']),
    exceptions: integerOf(row['found']),
    incoming: wide('incoming'),
    outgoing: wide('outgoing'),
    oldestAt: integerOf(row['oldest_at']),
  };
}
