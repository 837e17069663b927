import { zoneOf } from '../../domain/day.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import { HOUR_MS } from '../../domain/orders/order-index.ts';
import type { IndexReach, OrderHour, OrderIndexStore } from '../../domain/orders/order-index.ts';
import type { Clock } from '../../domain/ports.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, invalid, merchantNotFound, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

export interface PaymentCounts {
  readonly created: number;
  readonly succeeded: number;
  readonly failed: number;
  /** Sums of the payments that succeeded, the currency with most payments first. */
  readonly values: readonly { readonly currency: string; readonly amount: bigint; readonly succeeded: number }[];
}

export interface Figures {
  readonly timeZone: string;
  readonly now: PaymentCounts;
  readonly before: PaymentCounts;
  /** `now` is null for hours that have not begun. */
  readonly hours: readonly {
    readonly at: number;
    readonly now: PaymentCounts | null;
    readonly before: PaymentCounts;
  }[];
  readonly methods: readonly { readonly method: string; readonly now: PaymentCounts; readonly before: PaymentCounts }[];
  readonly period: PaymentCounts;
  /** As many days before, up to the end of the same hour; for one day, the same weekday a week ago. */
  readonly periodBefore: PaymentCounts;
  /** The days of `period`, the oldest first. */
  readonly daily: readonly { readonly day: number; readonly counts: PaymentCounts }[];
  readonly searchable: IndexReach | null;
}

export interface FiguresQuery {
  /** Null for all merchants. */
  readonly merNo: number | null;
  readonly timeZone: string;
  /** How many days `period` covers. */
  readonly days: number;
}

const WEEK_DAYS = 7;

export interface FiguresDependencies {
  readonly store: Pick<MerchantStore, 'findMerchant'> &
    Pick<OrderIndexStore, 'readHours' | 'readReach' | 'sumHours' | 'sumDays'>;
  readonly clock: Clock;
}

/** From counts by the hour: no order is read. A day begins at the full hour in zones that are off by a part of one. */
export async function readFigures(
  { store, clock }: FiguresDependencies,
  { merNo, timeZone, days }: FiguresQuery,
): Promise<OperatorOutcome<Figures>> {
  const zone = zoneOf(timeZone);
  if (zone === null) return refuseInput([invalid('timeZone', 'notATimeZone')]);
  if (merNo !== null && !(await merchantExists(store, merNo))) return merchantNotFound(merNo);
  const at = clock.now();
  const today = zone.dayOf(at);
  const startOf = (day: number) => hourOf(zone.startOf(day));
  const spanOf = (from: number, to: number) => ({
    merNo: merNo ?? OPERATOR_SIDE,
    from: from * HOUR_MS,
    to: to * HOUR_MS,
  });
  const of = (from: number, to: number) => store.readHours(spanOf(from, to));
  const last = Array.from({ length: days }, (_, index) => today - days + 1 + index);
  const [searchable, rows, earlier, period, periodBefore, byDay] = await Promise.all([
    store.readReach(at),
    of(startOf(today), startOf(today + 1)),
    of(startOf(today - WEEK_DAYS), startOf(today - WEEK_DAYS + 1)),
    days === 1 ? null : store.sumHours(spanOf(startOf(today - days + 1), startOf(today + 1))),
    days === 1
      ? null
      : store.sumHours(spanOf(startOf(today - 2 * days + 1), startOf(today - days) + hourOf(at) - startOf(today) + 1)),
    days === 1
      ? null
      : store.sumDays({
          merNo: merNo ?? OPERATOR_SIDE,
          days: last.map((day) => ({ day, ...momentsOf(startOf, day) })),
        }),
  ]);
  const offset = startOf(today) - startOf(today - WEEK_DAYS);
  const before = earlier.map((row) => ({ ...row, hour: row.hour + offset }));
  const soFar = before.filter(({ hour }) => hour <= hourOf(at));
  return done({
    timeZone,
    now: countsOf(rows),
    before: countsOf(soFar),
    hours: hoursOf({ first: startOf(today), end: startOf(today + 1), current: hourOf(at) }, rows, before),
    methods: methodsOf(rows, soFar),
    period: countsOf(period ?? rows),
    periodBefore: countsOf(periodBefore ?? soFar),
    daily: last.map((day) => ({ day, counts: byDay === null ? countsOf(rows) : countsIn(byDay, day) })),
    searchable,
  });
}

function momentsOf(startOf: (day: number) => number, day: number) {
  return { from: startOf(day) * HOUR_MS, to: startOf(day + 1) * HOUR_MS };
}

function hourOf(moment: number): number {
  return Math.floor(moment / HOUR_MS);
}

function hoursOf(
  day: { readonly first: number; readonly end: number; readonly current: number },
  now: readonly OrderHour[],
  before: readonly OrderHour[],
): Figures['hours'] {
  return Array.from({ length: day.end - day.first }, (_, index) => day.first + index).map((hour) => ({
    at: hour * HOUR_MS,
    now: hour > day.current ? null : countsIn(now, hour),
    before: countsIn(before, hour),
  }));
}

function methodsOf(now: readonly OrderHour[], before: readonly OrderHour[]): Figures['methods'] {
  const methods = [...new Set([...now, ...before].map(({ method }) => method))];
  return methods
    .map((method) => ({ method, now: countsBy(now, method), before: countsBy(before, method) }))
    .toSorted((a, b) => b.now.created - a.now.created || b.before.created - a.before.created);
}

function countsIn(rows: readonly OrderHour[], hour: number): PaymentCounts {
  return countsOf(rows.filter((row) => row.hour === hour));
}

function countsBy(rows: readonly OrderHour[], method: string): PaymentCounts {
  return countsOf(rows.filter((row) => row.method === method));
}

function countsOf(rows: readonly OrderHour[]): PaymentCounts {
  const sum = (name: 'created' | 'succeeded' | 'failed', some = rows) =>
    some.reduce((total, row) => total + row[name], 0);
  const values = [...Map.groupBy(rows, ({ currency }) => currency)]
    .map(([currency, some]) => ({
      currency,
      amount: some.reduce((total, row) => total + row.succeededAmount, 0n),
      succeeded: sum('succeeded', some),
    }))
    .filter(({ succeeded }) => succeeded > 0)
    .toSorted((a, b) => b.succeeded - a.succeeded || (a.currency < b.currency ? -1 : 1));
  return { created: sum('created'), succeeded: sum('succeeded'), failed: sum('failed'), values };
}
