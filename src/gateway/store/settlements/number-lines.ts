import { zoneOf } from '../../domain/day.ts';
import type { Zone } from '../../domain/day.ts';
import type { PostingPlace } from '../../domain/ledger/ledger-days.ts';
import type { SeriesEnd } from '../../domain/settlements/line.ts';
import { extendSeries, orderAllChanges, orderChanges } from '../../domain/settlements/numbering.ts';
import type { LineChange, NumberedStep, NumberingStore } from '../../domain/settlements/numbering.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Transaction } from '../engine/engine.ts';
import { holdLease } from '../engine/lease.ts';
import { isAfter, lockMarks, markStatement } from './marks.ts';
import type { Marks } from './marks.ts';
import { isInSpanOf, readPage, readPassed } from './read-changes.ts';
import type { Page } from './read-changes.ts';
import { SERIES } from './settlement-tables.ts';
import { EVER, LOOK_BACK_MS, countDiffering, findLate, findUnnumbered, findUnread } from './unnumbered.ts';
import { writeLines } from './write-lines.ts';

// Numbers the postings of a merchant, behind payments. Each step is one transaction under the lock of the merchant's marks, which
// also moves them: whatever stops it in between, a line is written once. It locks no balance.

const RUN = 'numberLines';

/**
 * What appears behind the mark was booked by a clock that differs, or by a transaction that took long. If lines and balance
 * differ, the last minutes are read again at once, and if that does not help, more and more of what was before.
 */
const RECENT_MS = 600_000;
/** How many groups are read at once at most, if they are few minutes or wait for an income. */
const GROUPS_MAX = 5000;

export interface Numbering {
  readonly dialect: Dialect;
  /** The gateway's. */
  readonly zone: Zone;
}

export function createNumberingStore(engine: Engine, zone: Zone): NumberingStore {
  const numbering = { dialect: engine.dialect, zone };
  return {
    holdNumbering: (lease) => holdLease(engine, { name: RUN, ...lease }),
    findUnnumbered: (limit, after) => findUnnumbered(engine, limit, after),
    findUnread: (limit, after) => findUnread(engine, limit, after),
    findLate: (query) => findLate(engine, query),
    numberLines: (step) => engine.transaction((transaction) => numberNext(numbering, transaction, step)),
    numberLateLines: (step) => engine.transaction((transaction) => numberLate(numbering, transaction, step)),
    countDifferingLines: () => countDiffering(engine),
  };
}

async function numberNext(
  numbering: Numbering,
  transaction: Transaction,
  { merNo, limit }: { readonly merNo: number; readonly limit: number },
): Promise<NumberedStep> {
  const marks = await lockMarks(transaction, numbering.dialect, merNo);
  const series = await readSeries(transaction, merNo);
  const page = await readNext(transaction, marks, { series, limit });
  const isSound = page.isLast && addsUp(series, page);
  const left = await numberChanges(numbering, transaction, { marks, series, page, isSound: () => isSound });
  const place = (page.isLast ? null : placeBefore(page, left)) ?? page.last;
  const moved = { ...marks, place: place !== null && isAfter(place, marks.place) ? place : marks.place };
  await transaction.all([markStatement(page.isLast ? lookingBack(moved, isSound) : moved)]);
  if (!page.isLast) return 'more';
  return isSound ? 'complete' : 'differs';
}

/** More if the page could not be numbered at all, and again from some minutes before if it does not add up. */
async function readNext(
  transaction: Transaction,
  marks: Marks,
  { series, limit }: { readonly series: SeriesOf; readonly limit: number },
): Promise<Page> {
  const { merNo, place } = marks;
  const page = await readOn(transaction, marks, limit);
  if (page.isLast) {
    if (addsUp(series, page)) return page;
    const after = placeAt(place.at - RECENT_MS);
    const again = await readPage(transaction, { merNo, after, to: EVER, limit: GROUPS_MAX });
    return again.isLast ? again : page;
  }
  const first = page.changes[0];
  const isStuck = first !== undefined && orderChanges(endOf(series, merNo, first.currency), [first]).left.length > 0;
  return isStuck && limit < GROUPS_MAX ? readOn(transaction, marks, GROUPS_MAX) : page;
}

/** The next groups, and what the mark has passed if it is about to leave its span. */
async function readOn(transaction: Transaction, marks: Marks, limit: number): Promise<Page> {
  const { merNo, place } = marks;
  const query = { merNo, after: place, to: EVER, limit };
  const page = await readPage(transaction, query);
  if (page.last === null || isInSpanOf(place, page.last)) return page;
  const passed = await readPassed(transaction, marks);
  if (passed.length === 0) return page;
  // With balances that include what was passed.
  const again = await readPage(transaction, query);
  return { ...again, changes: [...passed, ...again.changes] };
}

/** What waits for an income that was not read yet is read again with it; null if nothing waits, or it was first already. */
function placeBefore({ changes }: Page, left: readonly LineChange[]): PostingPlace | null {
  const [first] = left;
  if (first === undefined) return null;
  const before = changes.findLast((change) => isAfter(first, change));
  return before === undefined ? null : { at: before.at, subject: before.subject, event: before.event };
}

/** Once everything was looked through, it is a problem of the books, which their check reports. `numberLate` ends a look. */
function lookingBack(marks: Marks, isSound: boolean): Marks {
  if (isLooking(marks)) return marks;
  if (isSound) return marks.lookBackMs === 0 ? marks : { ...marks, lookBackMs: 0 };
  const next = LOOK_BACK_MS.find((ms) => ms > marks.lookBackMs);
  if (next === undefined) return marks;
  const from = placeAt(Math.max(-1, marks.place.at - next));
  return { ...marks, lookBackMs: next, late: isAfter(marks.late, from) ? from : marks.late };
}

const isLooking = ({ lookBackMs }: Marks) => LOOK_BACK_MS.includes(lookBackMs);

async function numberLate(
  numbering: Numbering,
  transaction: Transaction,
  { merNo, before, limit }: Parameters<NumberingStore['numberLateLines']>[0],
): Promise<NumberedStep> {
  const marks = await lockMarks(transaction, numbering.dialect, merNo);
  const series = await readSeries(transaction, merNo);
  const usual = Math.min(before, marks.place.at);
  const to = isLooking(marks) ? marks.place.at : usual;
  const page = await readPage(transaction, { merNo, after: marks.late, to, limit });
  // If what was found is all that was missing, there is an order for it, although some may have been numbered before its time.
  const isSound = addsUp(series, page);
  await numberChanges(numbering, transaction, { marks, series, page, isSound: () => isSound });
  const end = placeAt(to);
  const late = page.isLast ? end : (page.last ?? end);
  const moved = { ...marks, late: isAfter(late, marks.late) ? late : marks.late };
  const isEnd = isLooking(marks) && (page.isLast || isSound);
  await transaction.all([markStatement(isEnd ? afterLook(moved, { isSound, usual }) : moved)]);
  return page.isLast ? 'complete' : 'more';
}

/** What this look has read too early is read once more when it is hours old: a clock that is off may still book behind it. */
function afterLook(marks: Marks, { isSound, usual }: { readonly isSound: boolean; readonly usual: number }): Marks {
  const late = isAfter(marks.late, placeAt(usual)) ? placeAt(usual) : marks.late;
  return { ...marks, late, lookBackMs: isSound ? 0 : marks.lookBackMs + 1 };
}

const placeAt = (at: number): PostingPlace => ({ at, subject: '', event: '' });

/** Making one is slow, and there are a few hundred. */
const ZONES = new Map<string, Zone | null>();

/** Days are the merchant's. */
export function zoneOfMarks({ zone }: Numbering, { timeZone }: Marks): Zone {
  if (timeZone === null) return zone;
  if (!ZONES.has(timeZone)) ZONES.set(timeZone, zoneOf(timeZone));
  return ZONES.get(timeZone) ?? zone;
}

export type SeriesOf = ReadonlyMap<string, SeriesEnd>;

export async function readSeries({ query }: Transaction, merNo: number): Promise<SeriesOf> {
  const rows = await query(`select ${SERIES.list()} from settlement_series where mer_no = $1`, [merNo]);
  return new Map(rows.map(SERIES.decode).map((end) => [end.currency, end]));
}

interface Found {
  readonly marks: Marks;
  readonly series: SeriesOf;
  readonly page: Pick<Page, 'changes'>;
  /** Whether all of a currency is there, so that there is an order for all of it. */
  readonly isSound: (currency: string) => boolean;
  /** What must come after all others. */
  readonly last?: readonly LineChange[];
}

/** Returns the changes that have to wait for an income. */
export async function numberChanges(
  numbering: Numbering,
  transaction: Transaction,
  { marks, series, page, isSound, last = [] }: Found,
): Promise<readonly LineChange[]> {
  const own = zoneOfMarks(numbering, marks);
  const changes = Map.groupBy([...page.changes, ...last], ({ currency }) => currency);
  const left: LineChange[] = [];
  const extended = [...changes].map(([currency, found]) => {
    const end = endOf(series, marks.merNo, currency);
    const others = found.filter((change) => !last.includes(change));
    const all = isSound(currency) ? { ordered: orderAllChanges(end, others), left: [] } : orderChanges(end, others);
    left.push(...all.left);
    return extendSeries(end, [...all.ordered, ...found.filter((change) => last.includes(change))], own.dayOf);
  });
  await writeLines(transaction, numbering.dialect, extended);
  return left.toSorted((one, other) => (isAfter(one, other) ? 1 : -1));
}

/** Whether lines and changes make the balances. */
export function addsUp(series: SeriesOf, { changes, balances }: Page, only: string | null = null): boolean {
  const currencies = only === null ? new Set([...balances.keys(), ...series.keys()]) : [only];
  return [...currencies].every((currency) => {
    const own = changes.filter((change) => change.currency === currency);
    const { available = 0n, owed = 0n } = balances.get(currency) ?? {};
    const end = endOf(series, 0, currency);
    return (
      end.available + own.reduce((sum, { amount }) => sum + amount, 0n) === available &&
      end.owed + own.reduce((sum, { debt }) => sum + debt, 0n) === owed
    );
  });
}

function endOf(series: SeriesOf, merNo: number, currency: string): SeriesEnd {
  return series.get(currency) ?? { merNo, currency, number: 0, day: 0, available: 0n, owed: 0n, cut: 0 };
}
