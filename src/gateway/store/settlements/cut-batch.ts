import type { PostingGroup } from '../../domain/ledger/ledger.ts';
import type { Batch } from '../../domain/settlements/batch.ts';
import { batchNumber, nextBatch } from '../../domain/settlements/numbering.ts';
import type { Transaction } from '../engine/engine.ts';
import { integerOf, jsonOf } from '../engine/table.ts';
import { FIRST_PLACE, batchCountStatement, isAfter, lockMarks, markStatement } from './marks.ts';
import type { Marks } from './marks.ts';
import { addsUp, numberChanges, readSeries, zoneOfMarks } from './number-lines.ts';
import type { Numbering } from './number-lines.ts';
import { changesInLines, readPage, readPassed } from './read-changes.ts';
import type { Page } from './read-changes.ts';
import { BATCHES } from './settlement-tables.ts';

// A batch is cut in the transaction of its payout, under the lock of the balance: whatever changed the balance before has committed
// and gets a number before the cut, whatever comes later gets one after it. No clock decides that.

/** How many groups are numbered with a cut at most: meanwhile the balance is locked. If there are more, the work behind payments cuts. */
const CUT_GROUPS_MAX = 1000;
const EVER = Number.MAX_SAFE_INTEGER;
/** How many groups before the mark are looked through for one that came late. */
const SEARCHED_MAX = 5000;

/** A number that is the batch's once it is cut. The merchant's marks are locked until the transaction ends. */
export interface OpenBatch {
  readonly batchNo: string;
  readonly marks: Marks;
}

/** Before the balance is locked. */
export async function openBatch(
  numbering: Numbering,
  transaction: Transaction,
  { merNo, at }: { readonly merNo: number; readonly at: number },
): Promise<OpenBatch> {
  const locked = await lockMarks(transaction, numbering.dialect, merNo);
  const zone = zoneOfMarks(numbering, locked);
  const { year, count } = nextBatch({ year: locked.batchYear, count: locked.batchCount }, zone.wallClockOf(at));
  return { batchNo: batchNumber({ year, count }), marks: { ...locked, batchYear: year, batchCount: count } };
}

/** After the hold was booked, under the balance's lock. */
export async function cutBatch(
  numbering: Numbering,
  transaction: Transaction,
  { marks, batch, hold }: { readonly marks: Marks; readonly batch: Omit<Batch, 'cut'>; readonly hold: PostingGroup },
): Promise<void> {
  const uncut = { ...batch, firstNumber: null, cut: null, carriedIn: null, lines: null, carriedOut: null };
  await transaction.all([
    batchCountStatement(marks),
    { sql: BATCHES.insert(numbering.dialect), params: [jsonOf([BATCHES.encode(uncut)])] },
  ]);
  const { merNo, currency, createdAt: at } = batch;
  const { event, subject } = hold;
  const last = changesInLines({ event, subject, at }, hold.postings);
  const series = await readSeries(transaction, merNo);
  const isOther = (change: { readonly event: string; readonly subject: string }) =>
    change.event !== event || change.subject !== subject;
  const others = (page: Page): Page => ({ ...page, changes: page.changes.filter(isOther) });
  const isComplete = (page: Page) =>
    page.isLast && addsUp(series, { ...page, changes: [...page.changes, ...last] }, currency);
  const page = await readAll(transaction, marks, (found) => isComplete(others(found)));
  if (page === null) return;
  const rest = others(page);
  await numberChanges(numbering, transaction, {
    marks,
    series,
    page: rest,
    last,
    isSound: (one) => one === currency || addsUp(series, rest, one),
  });
  const place = page.last !== null && isAfter(page.last, marks.place) ? page.last : marks.place;
  await transaction.all([markStatement({ ...marks, place })]);
}

/**
 * All groups without a line. What came late is seldom, and at most seconds late: those are read again in any case. If it still does
 * not add up, so are thousands before. Null if there are more, or it does not help.
 */
async function readAll(
  transaction: Transaction,
  marks: Marks,
  isComplete: (page: Page) => boolean,
): Promise<Page | null> {
  const { merNo, place } = marks;
  const query = { merNo, to: EVER, limit: CUT_GROUPS_MAX };
  const passed = await readPassed(transaction, marks);
  const next = await readPage(transaction, { ...query, after: place });
  if (!next.isLast) return null;
  const page = { ...next, changes: [...passed, ...next.changes] };
  if (isComplete(page)) return page;
  const sql = `select at from postings where mer_no = $1 and line = 1 and at <= $2 order by at desc limit 1 offset $3`;
  const [row] = await transaction.query(sql, [merNo, place.at, SEARCHED_MAX]);
  const after = row === undefined ? FIRST_PLACE : { at: integerOf(row['at']), subject: '', event: '' };
  const all = await readPage(transaction, { ...query, after, limit: SEARCHED_MAX + CUT_GROUPS_MAX });
  return isComplete(all) ? all : null;
}
