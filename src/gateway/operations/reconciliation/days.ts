import type { Zone } from '../../domain/day.ts';
import type { Clock } from '../../domain/ports.ts';
import { NO_SUMS } from '../../domain/reconciliation/day-reads.ts';
import type {
  DayKey,
  DayMerchant,
  DayReadStore,
  DaySection,
  DaySums,
  OpenItem,
} from '../../domain/reconciliation/day-reads.ts';
import { done, invalid, refuse, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

// Day by day: what was expected, reported and arrived. Everything is read from sums that were written when files were finished.

export interface DayDependencies {
  readonly store: DayReadStore;
  readonly clock: Clock;
  readonly zone: Zone;
}

export interface DayFilter {
  readonly owner: string | null;
  readonly kind: DaySums['kind'] | null;
  /** Null for the last two weeks. */
  readonly from: number | null;
  readonly to: number | null;
  readonly before: DayKey | null;
  readonly limit: number;
}

type DayState = 'awaitingReport' | 'awaitingMoney' | 'open' | 'complete' | 'empty';

export interface ShownDay extends DaySums {
  readonly difference: bigint;
  readonly state: DayState;
}

export interface DayStory {
  readonly day: ShownDay;
  readonly sections: readonly DaySection[];
  readonly merchants: readonly DayMerchant[];
  readonly isComplete: boolean;
  readonly open: readonly OpenItem[];
}

const DAYS_MAX = 92;
const DAYS_SHOWN = 14;
const LISTED_MAX = 200;

export function createDayOperations(deps: DayDependencies) {
  return {
    listReconciliationDays: (filter: DayFilter) => listReconciliationDays(deps, filter),
    getReconciliationDay: (key: DayKey) => getReconciliationDay(deps, key),
  };
}

async function listReconciliationDays(
  { store, clock, zone }: DayDependencies,
  { owner, kind, from, to, before, limit }: DayFilter,
): Promise<OperatorOutcome<{ readonly days: readonly ShownDay[]; readonly next: DayKey | null }>> {
  const last = to ?? (from === null ? zone.dayOf(clock.now()) : Math.min(zone.dayOf(clock.now()), from + DAYS_MAX - 1));
  const first = from ?? last - DAYS_SHOWN + 1;
  if (first > last && to !== null) return refuseInput([invalid('to', 'daySpanReversed')]);
  if (last - first >= DAYS_MAX) return refuseInput([invalid('from', 'daySpanTooLong', { daysMax: DAYS_MAX })]);
  const all = await store.sumReconciliationDays({ owner, from: first, to: last });
  const rest = all.filter((day) => (kind === null || day.kind === kind) && (before === null || isAfter(day, before)));
  const days = rest.slice(0, limit).map(shownDay);
  return done({ days, next: rest.length > limit ? (days.at(-1) ?? null) : null });
}

/** In the order of the list. */
function isAfter(day: DayKey, place: DayKey): boolean {
  if (day.day !== place.day) return day.day < place.day;
  return `${day.owner}.${day.currency}` > `${place.owner}.${place.currency}`;
}

async function getReconciliationDay({ store }: DayDependencies, key: DayKey): Promise<OperatorOutcome<DayStory>> {
  const day = await findDay(store, key);
  const limit = LISTED_MAX;
  const sections = await store.listDaySections({ ...key, limit });
  if (day === null && sections.length === 0) return refuse('reconciliationDayNotFound', key);
  const [merchants, open] = await Promise.all([
    store.listDayMerchants({ ...key, limit: limit + 1 }),
    store.listOpenItems({ ...key, limit }),
  ]);
  return done({
    day: shownDay(day ?? nothingYet(key)),
    sections,
    merchants: merchants.slice(0, limit),
    isComplete: merchants.length <= limit,
    open,
  });
}

export async function findDay(
  store: Pick<DayReadStore, 'sumReconciliationDays'>,
  key: DayKey,
): Promise<DaySums | null> {
  const days = await store.sumReconciliationDays({ owner: key.owner, from: key.day, to: key.day });
  return days.find(({ currency }) => currency === key.currency) ?? null;
}

function nothingYet(key: DayKey): DaySums {
  return { ...key, kind: 'bankAccount', ...NO_SUMS, isReported: true };
}

function shownDay(day: DaySums): ShownDay {
  return {
    ...day,
    difference: day.kind === 'acquirer' ? day.expected - day.arrived : day.arrived - day.expected,
    state: stateOf(day),
  };
}

function stateOf({ kind, expected, reported, arrived, awaited, writtenOff, openItems, isReported }: DaySums): DayState {
  if (openItems > 0 || (kind === 'bankAccount' && expected !== arrived)) return 'open';
  if (!isReported || expected !== reported + writtenOff) return 'awaitingReport';
  if (awaited !== 0n) return 'awaitingMoney';
  // That nothing equals nothing proves nothing.
  return expected === 0n && reported === 0n && arrived === 0n ? 'empty' : 'complete';
}
