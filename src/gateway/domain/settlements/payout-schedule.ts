import type { AuditEntry } from '../audit/audit.ts';
import type { Lease } from '../lease.ts';
import type { Zone } from '../day.ts';
import { bankDayFrom, dateOf, isBankDay, lastDateOf, weekdayOf } from './bank-days.ts';
import type { BankCalendar, Weekday } from './bank-calendars.ts';
import type { Series } from './line.ts';

// When a merchant is paid by itself, by currency. What falls on a day on which banks are closed is due on the next one that they work.

const RHYTHMS = ['manual', 'daily', 'weekly', 'monthly'] as const;

type Rhythm = (typeof RHYTHMS)[number];

/** What makes a day due. */
export interface ScheduleDays {
  readonly rhythm: Rhythm;
  /** Zero unless it is weekly. */
  readonly weekday: Weekday | 0;
  /** 31 is the last day of every month. Zero unless it is monthly. */
  readonly monthDay: number;
  readonly calendar: BankCalendar;
}

/** What people set. */
export interface ScheduleTerms extends ScheduleDays {
  /** Paid from this amount on. */
  readonly amountMin: bigint;
  /** How much stays. */
  readonly keepBack: bigint;
  /** Above it a run waits for a person; null if only the rules for approvals decide. */
  readonly aloneMax: bigint | null;
  /** Minutes after midnight in the merchant's zone. */
  readonly cutOff: number;
}

export interface PayoutSchedule extends ScheduleTerms, Series {
  readonly setBy: string;
  readonly approvedBy: string | null;
  readonly setAt: number;
  /** The next day that is due, and when; null if none is. */
  readonly nextDay: number | null;
  readonly nextAt: number | null;
  /** On which a declined payout is tried again, with a new order. */
  readonly retryDay: number | null;
}

export const MANUAL: ScheduleTerms = {
  rhythm: 'manual',
  weekday: 0,
  monthDay: 0,
  calendar: 'TARGET',
  amountMin: 0n,
  keepBack: 0n,
  aloneMax: null,
  cutOff: 8 * 60,
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A month, and the days by which its end can be put off. */
const LOOKED_DAYS_MAX = 45;

/** Whether a payout is due on a day: it falls on it, or on the closed days right before. */
export function isDueDay(days: ScheduleDays, day: number): boolean {
  if (!isBankDay(days.calendar, day)) return false;
  for (let at = day; at === day || !isBankDay(days.calendar, at); at -= 1) if (fallsOn(days, at)) return true;
  return false;
}

function fallsOn({ rhythm, weekday, monthDay }: ScheduleDays, day: number): boolean {
  if (rhythm === 'daily') return true;
  if (rhythm === 'weekly') return weekdayOf(day) === weekday;
  if (rhythm === 'manual') return false;
  const { year, month, date } = dateOf(day);
  return date === Math.min(monthDay, lastDateOf(year, month));
}

/** The first day from `from` on that is due, or on which a declined payout is tried again; null if there is none. */
export function dueDayFrom(schedule: ScheduleDays & Pick<PayoutSchedule, 'retryDay'>, from: number): number | null {
  if (schedule.rhythm === 'manual') return null;
  for (let day = from; day <= from + LOOKED_DAYS_MAX; day += 1) {
    if (isDueDay(schedule, day) || (day === schedule.retryDay && isBankDay(schedule.calendar, day))) return day;
  }
  throw new Error(`nothing is due in ${LOOKED_DAYS_MAX} days after day ${from}`);
}

/** The last day through `through` that is due, and not before `from`; null if there is none. */
export function dueDayBefore(
  schedule: ScheduleDays & Pick<PayoutSchedule, 'retryDay'>,
  { from, through }: { readonly from: number; readonly through: number },
): number | null {
  for (let day = through; day >= Math.max(from, through - LOOKED_DAYS_MAX); day -= 1) {
    if (isDueDay(schedule, day) || (day === schedule.retryDay && isBankDay(schedule.calendar, day))) return day;
  }
  return null;
}

/** When the cut-off of a day is, in a zone. An hour that a change of the clocks skips is the one after it. */
export function cutOffOf({ cutOff }: Pick<ScheduleTerms, 'cutOff'>, day: number, zone: Zone): number {
  const at = zone.momentOf(day * DAY_MS + cutOff * MINUTE_MS);
  // In a zone that skips the hour, either side of the gap may be answered: the day must be the right one.
  return zone.dayOf(at) < day ? zone.startOf(day) : at;
}

/** The next due date after now, for a schedule that was just set, or whose run has ended for this day. */
export function nextDue(
  schedule: ScheduleTerms & Pick<PayoutSchedule, 'retryDay'>,
  now: number,
  zone: Zone,
): Pick<PayoutSchedule, 'nextDay' | 'nextAt'> {
  const today = zone.dayOf(now);
  const from = now < cutOffOf(schedule, today, zone) ? today : today + 1;
  return dueFrom(schedule, from, zone);
}

export function dueFrom(
  schedule: ScheduleTerms & Pick<PayoutSchedule, 'retryDay'>,
  from: number,
  zone: Zone,
): Pick<PayoutSchedule, 'nextDay' | 'nextAt'> {
  const nextDay = dueDayFrom(schedule, from);
  return { nextDay, nextAt: nextDay === null ? null : cutOffOf(schedule, nextDay, zone) };
}

/** The bank day after a day. */
export function bankDayAfter({ calendar }: Pick<ScheduleDays, 'calendar'>, day: number): number {
  return bankDayFrom(calendar, day + 1);
}

export interface PayoutScheduleStore {
  /** One node at a time makes the payouts that are due. */
  holdPayoutRuns(lease: Lease): Promise<boolean>;
  listPayoutSchedules(merNo: number): Promise<PayoutSchedule[]>;
  findPayoutSchedule(series: Series): Promise<PayoutSchedule | null>;
  putPayoutSchedule(schedule: PayoutSchedule, audit: AuditEntry): Promise<void>;
  /** Those whose time has come, or whose next time is before `before`, by time. */
  listDueSchedules(query: {
    readonly before: number;
    /** Null for all merchants. */
    readonly merNo: number | null;
    readonly limit: number;
  }): Promise<PayoutSchedule[]>;
  /** When the next one is due; null if none is. */
  nextScheduleAt(): Promise<number | null>;
  /** Moves a schedule on; false if somebody has changed it since it was read. */
  moveSchedule(
    schedule: PayoutSchedule,
    next: Pick<PayoutSchedule, 'nextDay' | 'nextAt' | 'retryDay'>,
  ): Promise<boolean>;
  /** The zone of a merchant's days; null is the gateway's. */
  readMerchantZone(merNo: number): Promise<string | null>;
  /** With what is due then by the new zone, and its record. */
  setMerchantZone(
    change: { readonly merNo: number; readonly timeZone: string | null },
    dueOf: (schedule: PayoutSchedule) => Pick<PayoutSchedule, 'nextDay' | 'nextAt'>,
    audit: AuditEntry,
  ): Promise<void>;
}
