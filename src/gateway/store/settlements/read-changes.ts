import type { PostingPlace } from '../../domain/ledger/ledger-days.ts';
import { changesOf } from '../../domain/ledger/ledger.ts';
import type { Account, LedgerEvent, Posting } from '../../domain/ledger/ledger.ts';
import type { SeriesEnd } from '../../domain/settlements/line.ts';
import type { LineChange } from '../../domain/settlements/numbering.ts';
import type { Row, Transaction } from '../engine/engine.ts';
import { bigintOf, integerOf, textOf } from '../engine/table.ts';
import { isAfter } from './marks.ts';
import type { Marks } from './marks.ts';

// Posting groups by time, as changes that have no line yet. Balances are read in the same statement: in one snapshot they are the
// sum of all postings, so that lines and changes which do not add up to them say that a group was missed.

export interface Page {
  /** By time. */
  readonly changes: readonly LineChange[];
  /** The last group that was read; null if there was none. */
  readonly last: PostingPlace | null;
  /** Whether there was none after it. */
  readonly isLast: boolean;
  /** By currency. */
  readonly balances: ReadonlyMap<string, Pick<SeriesEnd, 'available' | 'owed'>>;
}

export interface PageQuery {
  readonly merNo: number;
  /** Only groups after this one. */
  readonly after: PostingPlace;
  /** Up to this time. */
  readonly to: number;
  readonly limit: number;
}

const CHANGED = "('available', 'debt')";

const PAGE = `
  select g.at, g.subject, g.event, p.from_account, p.to_account, p.currency, p.amount, null as owed, l.number
  from (
    select at, subject, event from postings where mer_no = $1 and line = 1 and at >= $2 and at <= $3
    and (at, subject, event) > ($2, $4, $5) order by at, subject, event limit $6
  ) g left join postings p on p.mer_no = $1 and p.subject = g.subject and p.event = g.event
    and (p.from_account in ${CHANGED} or p.to_account in ${CHANGED})
  left join settlement_lines l
    on l.mer_no = $1 and l.subject = p.subject and l.event = p.event and l.currency = p.currency
  union all
  select null, null, null, null, null, b.currency, b.available, b.debt, null from balances b where b.mer_no = $1`;

export async function readPage({ query }: Transaction, { merNo, after, to, limit }: PageQuery): Promise<Page> {
  const rows = await query(PAGE, [merNo, after.at, to, after.subject, after.event, limit]);
  const groups = Map.groupBy(
    rows.filter((row) => row['at'] !== null),
    (row) => `${textOf(row['subject'])} ${textOf(row['event'])}`,
  );
  const sorted = [...groups.values()]
    .flatMap((lines) => (lines[0] === undefined ? [] : [{ place: placeOf(lines[0]), lines }]))
    .toSorted((left, right) => comparePlaces(left.place, right.place));
  return {
    changes: sorted.flatMap(({ place, lines }) => lineChanges(place, lines)),
    last: sorted.at(-1)?.place ?? null,
    isLast: sorted.length < limit,
    balances: new Map(
      rows
        .filter((row) => row['at'] === null)
        .map((row) => [textOf(row['currency']), { available: bigintOf(row['amount']), owed: bigintOf(row['owed']) }]),
    ),
  };
}

/**
 * What is booked by a clock that is seconds off, by a transaction that took seconds, or in the millisecond of the mark may appear
 * behind the mark. If such changes cancel each other out, no balance shows that they are missing. So before the mark leaves its span,
 * and before a cut, the span is read again, from as long before it as something may come late: once for each group, not in each step.
 */
const SPAN_MS = 30_000;
const LATE_MS = 30_000;
const PASSED_AT_ONCE = 5000;

export function isInSpanOf(place: PostingPlace, other: PostingPlace): boolean {
  return Math.floor(place.at / SPAN_MS) === Math.floor(other.at / SPAN_MS);
}

/** Changes up to the mark that have no line, though it has passed them. */
export async function readPassed(
  transaction: Transaction,
  { merNo, place }: Pick<Marks, 'merNo' | 'place'>,
): Promise<readonly LineChange[]> {
  const changes: LineChange[] = [];
  const from = Math.floor(place.at / SPAN_MS) * SPAN_MS - LATE_MS;
  let after: PostingPlace | null = { at: from, subject: '', event: '' };
  while (after !== null) {
    const page: Page = await readPage(transaction, { merNo, after, to: place.at, limit: PASSED_AT_ONCE });
    changes.push(...page.changes.filter((change) => !isAfter(change, place)));
    after = page.isLast ? null : page.last;
  }
  return changes;
}

/** Without those that have a line. */
function lineChanges({ at, subject, event }: PostingPlace, rows: readonly Row[]): LineChange[] {
  const postings = rows.filter((row) => row['amount'] !== null && row['number'] === null).map(postingOf);
  return changesInLines({ at, subject, event: event as LedgerEvent }, postings);
}

/** What a group changes, by currency. */
export function changesInLines(
  group: Pick<LineChange, 'at' | 'subject' | 'event'>,
  postings: readonly Posting[],
): LineChange[] {
  return [...changesOf(postings)]
    .map(([currency, { available: amount, debt }]) => ({ ...group, currency, amount, debt }))
    .filter(({ amount, debt }) => amount !== 0n || debt !== 0n);
}

function postingOf(row: Row): Posting {
  return {
    from: textOf(row['from_account']) as Account,
    to: textOf(row['to_account']) as Account,
    currency: textOf(row['currency']),
    amount: bigintOf(row['amount']),
  };
}

function placeOf(row: Row): PostingPlace {
  return { at: integerOf(row['at']), subject: textOf(row['subject']), event: textOf(row['event']) };
}

function comparePlaces(left: PostingPlace, right: PostingPlace): number {
  if (left.at !== right.at) return left.at - right.at;
  if (left.subject !== right.subject) return left.subject < right.subject ? -1 : 1;
  return left.event < right.event ? -1 : 1;
}
