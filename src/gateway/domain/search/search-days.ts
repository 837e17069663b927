import type { Zone } from '../day.ts';

// Days as people name them: `yesterday`, `last week`, `17/11/2026`.

/** Days since 1970 in the zone of whoever asks, both inclusive. */
export interface DaySpan {
  readonly first: number;
  readonly last: number;
}

interface Now {
  readonly at: number;
  readonly zone: Zone;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const DAY_MS = 86_400_000;
/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 3;
const SPAN_DAYS_MAX = 366;
const MONTH = `(${MONTHS.join('|')})[a-z]*`;

/** `15 Nov 2026` and `last week` are one word each. */
export function joinDays(text: string): string {
  return text
    .replaceAll(
      new RegExp(`(?<![0-9.,])([0-9]{1,2})\\.? ${MONTH}(?: ([0-9]{4}))?\\b`, 'gi'),
      (_whole, date: string, month: string, year: string | undefined) => joined(date, month, year),
    )
    .replaceAll(
      new RegExp(`\\b${MONTH} ([0-9]{1,2})(?:,? ([0-9]{4}))?\\b`, 'gi'),
      (_whole, month: string, date: string, year: string | undefined) => joined(date, month, year),
    )
    .replaceAll(/\b(?:the )?(?:last|past) ([0-9]{1,3}) days\b/gi, 'last-$1-days')
    .replaceAll(new RegExp(`\\b(last|this) (week|month|year|${WEEKDAYS.join('|')})\\b`, 'gi'), '$1-$2');
}

function joined(date: string, month: string, year: string | undefined): string {
  return `${date}-${month}${year ? `-${year}` : ''}`;
}

/** The days that a word names; null if it names none. */
export function readDays(word: string, now: Now): DaySpan | null {
  const lower = word.toLowerCase();
  const day = readDay(lower, now);
  return day === null ? readSpan(lower, now.zone.dayOf(now.at)) : { first: day, last: day };
}

function readSpan(word: string, today: number): DaySpan | null {
  const monday = today - weekdayOf(today);
  const days = Number(/^last-([0-9]{1,3})-days$/.exec(word)?.[1] ?? 0);
  if (days > 0) return { first: today - Math.min(days, SPAN_DAYS_MAX) + 1, last: today };
  if (word === 'this-week') return { first: monday, last: today };
  if (word === 'last-week') return { first: monday - 7, last: monday - 1 };
  const moment = new Date(today * DAY_MS);
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth()];
  const firstOf = (ofYear: number, ofMonth: number) => Date.UTC(ofYear, ofMonth, 1) / DAY_MS;
  if (word === 'this-month') return { first: firstOf(year, month), last: today };
  if (word === 'last-month') return { first: firstOf(year, month - 1), last: firstOf(year, month) - 1 };
  if (word === 'this-year') return { first: firstOf(year, 0), last: today };
  return word === 'last-year' ? { first: firstOf(year - 1, 0), last: firstOf(year, 0) - 1 } : null;
}

/** `today`, `yesterday`, `monday` for the last one, `2026-11-15`, `15-nov`, `15/11/2026`, `15.11.2026`. */
function readDay(word: string, { at, zone }: Now): number | null {
  const today = zone.dayOf(at);
  if (word === 'today') return today;
  if (word === 'yesterday') return today - 1;
  const [, before, named = ''] = /^(last-|this-)?([a-z]+)$/.exec(word) ?? [];
  const weekday = WEEKDAYS.indexOf(named);
  if (weekday >= 0) return today - (before === 'last-' ? backTo(today - 1, weekday) + 1 : backTo(today, weekday));
  const [, year, month, date] = /^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})$/.exec(word) ?? [];
  if (year !== undefined) return dayOf(Number(year), Number(month) - 1, Number(date));
  const [, shortDate, name = '', shortYear] = /^([0-9]{1,2})-([a-z]{3})(?:-([0-9]{4}))?$/.exec(word) ?? [];
  if (shortDate !== undefined) return dayInYear(shortYear, today, MONTHS.indexOf(name), Number(shortDate));
  const [, left, right, longYear] =
    /^([0-9]{1,2})\/([0-9]{1,2})(?:\/([0-9]{4}))?$/.exec(word) ??
    /^([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4})$/.exec(word) ??
    [];
  if (left === undefined) return null;
  // The day comes first, unless that is no date.
  const isMonthFirst = Number(right) > 12;
  const [dayPart, monthPart] = isMonthFirst ? [right, left] : [left, right];
  return dayInYear(longYear, today, Number(monthPart) - 1, Number(dayPart));
}

function weekdayOf(day: number): number {
  return (((day + FIRST_WEEKDAY) % 7) + 7) % 7;
}

function backTo(day: number, weekday: number): number {
  return (weekdayOf(day) - weekday + 7) % 7;
}

/** Without a year, the last such day. */
function dayInYear(year: string | undefined, today: number, month: number, date: number): number | null {
  if (year !== undefined) return dayOf(Number(year), month, date);
  const thisYear = new Date(today * DAY_MS).getUTCFullYear();
  const day = dayOf(thisYear, month, date);
  return day !== null && day > today ? dayOf(thisYear - 1, month, date) : day;
}

/** Null for a day that no calendar has. */
function dayOf(year: number, month: number, date: number): number | null {
  const moment = new Date(Date.UTC(year, month, date));
  return moment.getUTCMonth() === month && moment.getUTCDate() === date ? moment.getTime() / DAY_MS : null;
}
