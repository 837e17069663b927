import type {
  AcquirerMovement,
  CurrencyMovement,
  LedgerDayStore,
  PostingPlace,
  PostingSearch,
  PostingSpan,
} from '../../domain/ledger/ledger-days.ts';
import { DEFAULT_ACQUIRER } from '../../domain/ledger/ledger.ts';
import type { Account, LedgerEvent } from '../../domain/ledger/ledger.ts';
import type { StoredPosting } from '../../domain/ledger/ledger-store.ts';
import type { Engine, Param, Row, Statement } from '../engine/engine.ts';
import { integerOf, textOf } from '../engine/table.ts';
import { POSTINGS } from '../tables.ts';
import { wideSum, wideSumOf } from '../engine/wide-sum.ts';

// Postings by time. The index has the first line of each group; the other lines are found by the key.

type PostingReads = Pick<LedgerDayStore, 'findPostingAt' | 'sumPostings' | 'sumEvents' | 'searchPostings'>;

const FIRST: PostingPlace = { at: -1, event: '', subject: '' };
const LAST: PostingPlace = { at: Number.MAX_SAFE_INTEGER, event: '', subject: '' };

/** More lines than any group has: a payment in two currencies with fees, margin and debt has eight. */
const LINES_MAX = 16;

export function createPostingReads(engine: Engine): PostingReads {
  return {
    async findPostingAt({ merNo, from }) {
      const sql = 'select at from postings where mer_no = $1 and line = 1 and at >= $2 order by at limit 1';
      const [row] = await engine.query(sql, [merNo, from]);
      return row === undefined ? null : integerOf(row['at']);
    },
    sumPostings: (span) => sumPostings(engine, span),
    sumEvents: (span) => sumEvents(engine, span),
    searchPostings: (search) =>
      search.subject === null ? searchByTime(engine, search) : searchBySubject(engine, search, search.subject),
  };
}

/** The groups of a part by time, and the last of them if there may be more. */
const PART = `select at, subject, event from postings where mer_no = $1 and line = 1 and at >= $2 and at < $3
    and (at, subject, event) > ($4, $5, $6) order by at, subject, event limit $7`;

function partParams({ merNo, from, to, after, limit }: PostingSpan): Param[] {
  const place = after ?? FIRST;
  return [merNo, Math.max(from, place.at), to, place.at, place.subject, place.event, limit];
}

function endOfPart(span: PostingSpan): Statement {
  const params = [...partParams(span).slice(0, -1), span.limit - 1];
  return { sql: PART.replace('limit $7', 'limit 1 offset $7'), params };
}

/** Two steps of the same snapshot: where the part ends, and its sums. */
async function sumPostings({ dialect, snapshot }: Engine, span: PostingSpan): ReturnType<PostingReads['sumPostings']> {
  const [last = [], sums = []] = await snapshot([
    endOfPart(span),
    {
      sql: `select p.currency, p.from_account, p.to_account, p.acquirer, ${wideSum('amount')},
              sum(case when p.line = 1 then 1 else 0 end) as groups from (${PART}) g
            ${dialect.joinInOrder} postings p on p.mer_no = $1 and p.subject = g.subject and p.event = g.event
            group by p.currency, p.from_account, p.to_account, p.acquirer`,
      params: partParams(span),
    },
  ]);
  const [end] = last;
  return {
    movements: movementsOf(sums),
    acquirers: acquirersOf(sums),
    groups: sums.reduce((found, row) => found + integerOf(row['groups']), 0),
    next: end === undefined ? null : placeOf(end),
  };
}

/** The same by kinds of events, in one currency. */
async function sumEvents(
  { dialect, snapshot }: Engine,
  span: PostingSpan & { readonly currency: string },
): ReturnType<PostingReads['sumEvents']> {
  const lines = `from (${PART}) g ${dialect.joinInOrder} postings p
    on p.mer_no = $1 and p.subject = g.subject and p.event = g.event where p.currency = $8`;
  const params = [...partParams(span), span.currency];
  const [last = [], sums = [], counts = []] = await snapshot([
    endOfPart(span),
    {
      sql: `select p.event, p.from_account, p.to_account, ${wideSum('amount')} ${lines}
            group by p.event, p.from_account, p.to_account`,
      params,
    },
    { sql: `select p.event, count(distinct p.subject) as events ${lines} group by p.event`, params },
  ]);
  const [end] = last;
  return {
    movements: sums.map((row) => ({
      event: textOf(row['event']) as LedgerEvent,
      from: textOf(row['from_account']) as Account,
      to: textOf(row['to_account']) as Account,
      amount: wideSumOf(row, 'amount'),
    })),
    counts: counts.map((row) => ({ event: textOf(row['event']) as LedgerEvent, count: integerOf(row['events']) })),
    next: end === undefined ? null : placeOf(end),
  };
}

/** Sums by pairs of accounts, as what each account took in and gave out. */
export function movementsOf(rows: readonly Row[]): CurrencyMovement[] {
  const found = new Map<string, CurrencyMovement>();
  for (const row of rows) {
    const currency = textOf(row['currency']);
    const amount = wideSumOf(row, 'amount');
    const add = (account: Account, incoming: bigint, outgoing: bigint) => {
      const key = `${currency} ${account}`;
      const before = found.get(key) ?? { currency, account, incoming: 0n, outgoing: 0n };
      found.set(key, { ...before, incoming: before.incoming + incoming, outgoing: before.outgoing + outgoing });
    };
    add(textOf(row['to_account']) as Account, amount, 0n);
    add(textOf(row['from_account']) as Account, 0n, amount);
  }
  return [...found.values()];
}

/** The same of the account `channel`, by acquirer. */
function acquirersOf(rows: readonly Row[]): AcquirerMovement[] {
  return [...Map.groupBy(rows, (row) => acquirerOf(row))].flatMap(([acquirer, own]) =>
    movementsOf(own)
      .filter(({ account }) => account === 'channel')
      .map(({ currency, incoming, outgoing }) => ({ acquirer, currency, incoming, outgoing })),
  );
}

function acquirerOf({ acquirer }: Row): string {
  return acquirer === null ? DEFAULT_ACQUIRER : textOf(acquirer);
}

const LINE_FILTER = `(cast($1 as text) is null or p.currency = $1) and (cast($2 as text) is null or p.event = $2)
  and (cast($3 as text) is null or p.from_account = $3 or p.to_account = $3)`;

function lineParams({ currency, event, account }: PostingSearch): Param[] {
  return [currency, event, account];
}

async function searchByTime({ dialect, snapshot }: Engine, search: PostingSearch) {
  const { merNo, from, to, before, limit } = search;
  const place = before ?? LAST;
  // Without a filter every group that is looked at is returned, and one more tells whether there are older ones.
  const isFiltered = lineParams(search).some((value) => value !== null);
  const scan = isFiltered ? search.scanMax : limit + 1;
  const keys: Param[] = [merNo, from, Math.min(to, place.at), place.at, place.subject, place.event, scan];
  const scanned = `select at, subject, event from postings where mer_no = $4 and line = 1 and at >= $5 and at <= $6
    and (at, subject, event) < ($7, $8, $9) order by at desc, subject desc, event desc limit $10`;
  const newest = 'order by g.at desc, g.subject desc, g.event desc';
  const [lines = [], ends = []] = await snapshot([
    {
      sql: `select ${POSTINGS.list('p.')} from (${scanned}) g
            ${dialect.joinInOrder} postings p on p.mer_no = $4 and p.subject = g.subject and p.event = g.event
            where ${LINE_FILTER} ${newest}, p.line limit $11`,
      params: [...lineParams(search), ...keys, (limit + 1) * LINES_MAX],
    },
    endOfScan(keys, scan),
  ]);
  const [end] = ends;
  const { postings, cut } = takeGroups(lines, limit);
  return { postings, next: cut ?? (end === undefined ? null : placeOf(end)) };
}

/** The last of as many groups as may be looked at; no row if there are fewer. */
function endOfScan(keys: readonly Param[], scan: number): Statement {
  const sql = `select at, subject, event from postings where mer_no = $1 and line = 1 and at >= $2 and at <= $3
    and (at, subject, event) < ($4, $5, $6) order by at desc, subject desc, event desc limit 1 offset $7`;
  return { sql, params: [...keys.slice(0, -1), scan - 1] };
}

/** The first groups, and the last of them if there are more. */
function takeGroups(rows: readonly Row[], limit: number): { postings: StoredPosting[]; cut: PostingPlace | null } {
  const postings: StoredPosting[] = [];
  let groups = 0;
  let last: PostingPlace | null = null;
  for (const { merNo: _merNo, line: _line, ...posting } of rows.map(POSTINGS.decode)) {
    const isNew = last === null || last.subject !== posting.subject || last.event !== posting.event;
    if (isNew && groups === limit) return { postings, cut: last };
    if (isNew) groups += 1;
    last = { at: posting.at, event: posting.event, subject: posting.subject };
    postings.push(posting);
  }
  return { postings, cut: null };
}

/** A subject has each event once: there are few, and all are returned. */
async function searchBySubject({ query }: Engine, search: PostingSearch, subject: string) {
  const rows = await query(
    `select ${POSTINGS.list('p.')} from postings p where p.mer_no = $4 and p.subject = $5 and p.at >= $6 and p.at <= $7
     and ${LINE_FILTER} order by p.at desc, p.subject desc, p.event desc, p.line`,
    [...lineParams(search), search.merNo, subject, search.from, search.to],
  );
  const postings = rows.map(POSTINGS.decode).map(({ merNo: _merNo, line: _line, ...posting }) => posting);
  return { postings, next: null };
}

function placeOf(row: Row): PostingPlace {
  return { at: integerOf(row['at']), event: textOf(row['event']), subject: textOf(row['subject']) };
}
