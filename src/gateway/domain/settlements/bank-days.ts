import { HOLIDAYS } from './bank-calendars.ts';
import type { BankCalendar, HolidayRule, Weekday } from './bank-calendars.ts';

// Which days banks work, worked out from the rules of a calendar. Days are counted from 1970-01-01, wherever they are.

const DAY_MS = 86_400_000;
/** No calendar is closed for longer. */
const CLOSED_DAYS_MAX = 10;

/** What keeps banks closed on a day; null if they work. */
export function closedBy(calendar: BankCalendar, day: number): string | null {
  const holiday = holidaysOf(calendar, yearOf(day)).get(day);
  if (holiday !== undefined) return holiday;
  return isWeekend(day) ? 'weekend' : null;
}

export function isBankDay(calendar: BankCalendar, day: number): boolean {
  return closedBy(calendar, day) === null;
}

/** The day itself if banks work on it. */
export function bankDayFrom(calendar: BankCalendar, day: number): number {
  for (let at = day; at <= day + CLOSED_DAYS_MAX; at += 1) if (isBankDay(calendar, at)) return at;
  throw new Error(`the calendar ${calendar} is closed for more than ${CLOSED_DAYS_MAX} days after day ${day}`);
}

/** So many bank days after a day. */
export function bankDaysAfter(calendar: BankCalendar, day: number, count: number): number {
  let at = day;
  for (let left = count; left > 0; left -= 1) at = bankDayFrom(calendar, at + 1);
  return at;
}

/** Thursday is the first of January 1970. */
export function weekdayOf(day: number): Weekday {
  return (((((day + 3) % 7) + 7) % 7) + 1) as Weekday;
}

export function dateOf(day: number): { readonly year: number; readonly month: number; readonly date: number } {
  const date = new Date(day * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, date: date.getUTCDate() };
}

function dayOfDate(year: number, month: number, date: number): number {
  return Date.UTC(year, month - 1, date) / DAY_MS;
}

export function lastDateOf(year: number, month: number): number {
  return dateOf(dayOfDate(year, month + 1, 0)).date;
}

function yearOf(day: number): number {
  return dateOf(day).year;
}

function isWeekend(day: number): boolean {
  return weekdayOf(day) >= 6;
}

/** Every holiday of a year by its day, those on weekends too. What is moved goes to the first day that nothing else closes. */
export function holidaysOf(calendar: BankCalendar, year: number): ReadonlyMap<number, string> {
  const days = new Map<number, string>();
  const moved: { readonly name: string; readonly day: number }[] = [];
  for (const rule of HOLIDAYS[calendar]) {
    const day = dayOfRule(rule, year);
    days.set(day, rule.name);
    if (isMoved(rule, day)) moved.push({ name: rule.name, day });
  }
  for (const { name, day } of moved) {
    let free = day + 1;
    while (isWeekend(free) || days.has(free)) free += 1;
    days.set(free, name);
  }
  return days;
}

function dayOfRule(rule: HolidayRule, year: number): number {
  if (rule.kind === 'easter') return easterOf(year) + rule.days;
  if (rule.kind === 'date') return dayOfDate(year, rule.month, rule.day);
  const { month, weekday, nth } = rule;
  if (nth === -1) {
    const last = dayOfDate(year, month + 1, 0);
    return last - ((weekdayOf(last) - weekday + 7) % 7);
  }
  const first = dayOfDate(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7;
}

function isMoved(rule: HolidayRule, day: number): boolean {
  if (rule.kind !== 'date' || rule.substitute === 'none') return false;
  return rule.substitute === 'afterSunday' ? weekdayOf(day) === 7 : isWeekend(day);
}

/** Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher): the Sunday after the first full moon of spring. */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moonShift = Math.floor((8 * century + 13) / 25);
  const moon = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const late = Math.floor((golden + 11 * moon) / 319);
  const weekShift = (2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - (ofCentury % 4) - moon + late + 32) % 7;
  const month = Math.floor((moon - late + weekShift + 90) / 25);
  const date = (moon - late + weekShift + month + 19) % 32;
  return dayOfDate(year, month, date);
}
