import type { Zone } from '../../domain/day.ts';
import type { BalancePlace } from '../../domain/ledger/ledger-days.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { DueOrder, DuePlace, DueStore, DueSum } from '../../domain/orders/due.ts';
import type { Clock } from '../../domain/ports.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, merchantNotFound } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

/** How many payments are summed or looked through: more take too long for a page. */
const PAYMENTS_MAX = 100_000;
const QUARTER_HOUR_MS = 900_000;

/** What becomes available on a day in a currency. */
export interface Settlement {
  readonly day: number;
  readonly currency: string;
  readonly settles: bigint;
  readonly released: bigint;
  readonly orders: number;
}

export interface SettlementList {
  /** The next day first. */
  readonly settlements: readonly Settlement[];
  readonly isComplete: boolean;
}

/** The same, of all merchants. */
export interface SettlementDay extends Settlement {
  readonly merchants: number;
}

export interface SettlementDayList {
  readonly days: readonly SettlementDay[];
  /** The first day of which not all is summed. */
  readonly incompleteFrom: number | null;
}

interface SettlementOfMerchant extends Settlement {
  readonly merNo: number;
}

export interface SettlementMerchantList {
  readonly settlements: readonly SettlementOfMerchant[];
  readonly isComplete: boolean;
  readonly next: BalancePlace | null;
}

export interface SettlementOrdersQuery {
  readonly merNo: number;
  readonly day: number;
  readonly currency: string;
  readonly after: DuePlace | null;
  readonly limit: number;
}

export interface SettlementMerchantsQuery {
  /** Only this one's; null for all. */
  readonly merNo: number | null;
  readonly day: number;
  readonly currency: string | null;
  readonly after: BalancePlace | null;
  readonly limit: number;
}

interface SettlementOrders {
  readonly orders: readonly DueOrder[];
  readonly next: DuePlace | null;
}

export interface SettlementDependencies {
  readonly store: DueStore & Pick<MerchantStore, 'findMerchant'>;
  readonly clock: Clock;
  readonly zone: Zone;
}

/** What the agenda will settle and release, by the amounts that the orders have now. */
export function createSettlementOperations(deps: SettlementDependencies) {
  const { store, clock, zone } = deps;
  return {
    async listSettlements(merNo: number): Promise<OperatorOutcome<SettlementList>> {
      if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      const sums = await store.sumDue({ merNo, limit: PAYMENTS_MAX });
      return done({ settlements: groupSums(sums, dayOfSum(deps)), isComplete: isComplete(sums) });
    },

    async listSettlementDays(merNo: number | null): Promise<OperatorOutcome<SettlementDayList>> {
      if (merNo !== null && !(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      const dayOf = dayOfSum(deps);
      if (merNo !== null) {
        const sums = await store.sumDue({ merNo, limit: PAYMENTS_MAX });
        // They are taken by age, which says nothing about the day.
        const incompleteFrom = isComplete(sums) ? null : zone.dayOf(clock.now());
        return done({ days: daysOf(sums, dayOf), incompleteFrom });
      }
      const sums = await store.sumDueOfAll({ from: 0, to: Number.MAX_SAFE_INTEGER, limit: PAYMENTS_MAX });
      // They are taken by time: whatever was left out is due on the last of these days, or later.
      const incompleteFrom = scannedIn(sums) < PAYMENTS_MAX ? null : Math.max(...sums.map(dayOf));
      return done({ days: daysOf(sums, dayOf), incompleteFrom });
    },

    async listSettlementMerchants(query: SettlementMerchantsQuery): Promise<OperatorOutcome<SettlementMerchantList>> {
      const { merNo, day } = query;
      if (merNo === null) {
        const sums = await store.sumDueOfAll({ ...spanOf(deps, day), limit: PAYMENTS_MAX });
        return done({ ...pageOfMerchants(sums, query), isComplete: scannedIn(sums) < PAYMENTS_MAX });
      }
      if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      const [sums, dayOf] = [await store.sumDue({ merNo, limit: PAYMENTS_MAX }), dayOfSum(deps)];
      const ofDay = sums.filter((sum) => dayOf(sum) === day);
      return done({ ...pageOfMerchants(ofDay, query), isComplete: isComplete(sums) });
    },

    async listSettlementOrders(query: SettlementOrdersQuery): Promise<OperatorOutcome<SettlementOrders>> {
      const { merNo, day } = query;
      if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      return done(await store.listDueOrders({ ...query, ...spanOf({ clock, zone }, day), scanMax: PAYMENTS_MAX }));
    },
  };
}

type Calendar = Pick<SettlementDependencies, 'clock' | 'zone'>;

/** What is overdue is done today. */
function dayOfSum({ clock, zone }: Calendar): (sum: DueSum) => number {
  const today = zone.dayOf(clock.now());
  return ({ quarter }) => Math.max(today, zone.dayOf(quarter * QUARTER_HOUR_MS));
}

function spanOf({ clock, zone }: Calendar, day: number) {
  const today = zone.dayOf(clock.now());
  if (day < today) return { from: 0, to: 0 };
  return { from: day === today ? 0 : zone.startOf(day), to: zone.startOf(day + 1) };
}

function groupSums(sums: readonly DueSum[], dayOf: (sum: DueSum) => number): Settlement[] {
  const found = new Map<string, Settlement>();
  for (const sum of sums) {
    if (sum.amount === 0n) continue;
    const [day, { currency, amount, orders }] = [dayOf(sum), sum];
    const key = `${day} ${currency}`;
    const before = found.get(key) ?? { day, currency, settles: 0n, released: 0n, orders: 0 };
    const settles = before.settles + (sum.task === 'settle' ? amount : 0n);
    const released = before.released + (sum.task === 'releaseMargin' ? amount : 0n);
    found.set(key, { day, currency, settles, released, orders: before.orders + orders });
  }
  return [...found.values()].toSorted(
    (left, right) => left.day - right.day || (left.currency < right.currency ? -1 : 1),
  );
}

function daysOf(sums: readonly DueSum[], dayOf: (sum: DueSum) => number): SettlementDay[] {
  return groupSums(sums, dayOf).map((settlement) => ({
    ...settlement,
    merchants: merchantsOf(sums, (sum) => dayOf(sum) === settlement.day && sum.currency === settlement.currency),
  }));
}

function merchantsOf(sums: readonly DueSum[], isMeant: (sum: DueSum) => boolean): number {
  return new Set(sums.filter((sum) => sum.amount !== 0n && isMeant(sum)).map(({ merNo }) => merNo)).size;
}

/** By merchant and currency, as balances are listed. */
function pageOfMerchants(sums: readonly DueSum[], { day, currency, after, limit }: SettlementMerchantsQuery) {
  const byMerchant = new Map<number, DueSum[]>();
  for (const sum of sums) {
    if (currency !== null && sum.currency !== currency) continue;
    const of = byMerchant.get(sum.merNo);
    if (of === undefined) byMerchant.set(sum.merNo, [sum]);
    else of.push(sum);
  }
  const all = [...byMerchant]
    .toSorted(([left], [right]) => left - right)
    .filter(([merNo]) => after === null || merNo >= after.merNo)
    .flatMap(([merNo, own]) => groupSums(own, () => day).map((settlement) => ({ merNo, ...settlement })))
    .filter((one) => after === null || one.merNo > after.merNo || one.currency > after.currency);
  const settlements = all.slice(0, limit);
  const last = settlements.at(-1);
  const next = all.length > limit && last !== undefined ? { merNo: last.merNo, currency: last.currency } : null;
  return { settlements, next };
}

function isComplete(sums: readonly DueSum[]): boolean {
  const of = (task: DueSum['task']) => scannedIn(sums.filter((sum) => sum.task === task));
  return of('settle') < PAYMENTS_MAX && of('releaseMargin') < PAYMENTS_MAX;
}

function scannedIn(sums: readonly DueSum[]): number {
  return sums.reduce((total, { scanned }) => total + scanned, 0);
}
