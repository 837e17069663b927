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
import { readPage } from './read-changes.ts';
import type { Page } from './read-changes.ts';
import { SERIES } from './settlement-tables.ts';
import { EVER, countDiffering, findLate, findUnnumbered, findUnread } from './unnumbered.ts';
import { writeLines } from './write-lines.ts';

// Numbers the postings of a merchant, behind payments. Each step is one transaction under the lock of the merchant's marks, which
// also moves them: whatever stops it in between, a line is written once. It locks no balance.

const RUN = 'numberLines';

/**
 * What appears behind the mark was booked by a clock that differs, or by a transaction that took long. If lines and balance
 * differ, the last minutes are read again at once, and if that does not help, more and more of what was before.
 */
const RECENT_MS = 600_000;
const LOOK_BACK_MS: readonly number[] = [86_400_000, 30 * 86_400_000, EVER];
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
    findUnnumbered: (limit) => findUnnumbered(engine, limit),
    findUnread: (limit) => findUnread(engine, limit),
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
  { merNo, place }: Marks,
  { series, limit }: { readonly series: SeriesOf; readonly limit: number },
): Promise<Page> {
  const page = await readPage(transaction, { merNo, after: place, to: EVER, limit });
  if (page.isLast) {
    if (addsUp(series, page)) return page;
    const after = { at: place.at - RECENT_MS, subject: '', event: '' };
    const again = await readPage(transaction, { merNo, after, to: EVER, limit: GROUPS_MAX });
    return again.isLast ? again : page;
  }
  const first = page.changes[0];
  const isStuck = first !== undefined && orderChanges(endOf(series, merNo, first.currency), [first]).left.length > 0;
  return isStuck && limit < GROUPS_MAX
    ? readPage(transaction, { merNo, after: place, to: EVER, limit: GROUPS_MAX })
    : page;
}

/** What waits for an income that was not read yet is read again with it; null if nothing waits, or it was first already. */
function placeBefore({ changes }: Page, left: readonly LineChange[]): PostingPlace | null {
  const [first] = left;
  if (first === undefined) return null;
  const before = changes.findLast((change) => isAfter(first, change));
  return before === undefined ? null : { at: before.at, subject: before.subject, event: before.event };
}

/** Once everything was looked through, it is a problem of the books, which their check reports. */
function lookingBack(marks: Marks, isSound: boolean): Marks {
  if (isSound) return marks.lookBackMs === 0 ? marks : { ...marks, lookBackMs: 0 };
  const isLooking = marks.lookBackMs > 0 && marks.late.at < marks.place.at - RECENT_MS;
  const next = LOOK_BACK_MS.find((ms) => ms > marks.lookBackMs);
  if (isLooking || next === undefined) return marks;
  const from = { at: Math.max(-1, marks.place.at - next), subject: '', event: '' };
  return { ...marks, lookBackMs: next, late: isAfter(marks.late, from) ? from : marks.late };
}

async function numberLate(
  numbering: Numbering,
  transaction: Transaction,
  { merNo, before, limit }: Parameters<NumberingStore['numberLateLines']>[0],
): Promise<NumberedStep> {
  const marks = await lockMarks(transaction, numbering.dialect, merNo);
  const series = await readSeries(transaction, merNo);
  const to = marks.lookBackMs > 0 ? marks.place.at : Math.min(before, marks.place.at);
  const page = await readPage(transaction, { merNo, after: marks.late, to, limit });
  // If what was found is all that was missing, there is an order for it, although some may have been numbered before its time.
  const isSound = addsUp(series, page);
  await numberChanges(numbering, transaction, { marks, series, page, isSound: () => isSound });
  const end = { at: to, subject: '', event: '' };
  const late = page.isLast ? end : (page.last ?? end);
  await transaction.all([markStatement({ ...marks, late: isAfter(late, marks.late) ? late : marks.late })]);
  return page.isLast ? 'complete' : 'more';
}

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
