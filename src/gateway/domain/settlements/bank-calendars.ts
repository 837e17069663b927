// The days on which banks are closed, as data. Weekends are closed in every calendar.

export const BANK_CALENDARS = ['TARGET', 'GB', 'US', 'WEEKENDS'] as const;

export type BankCalendar = (typeof BANK_CALENDARS)[number];

/** From 1 on Monday to 7 on Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** What happens to a date that falls on a weekend: nothing, another day after any of both, or after a Sunday only. */
type Substitute = 'none' | 'afterWeekend' | 'afterSunday';

export type HolidayRule = { readonly name: string } & (
  | { readonly kind: 'date'; readonly month: number; readonly day: number; readonly substitute: Substitute }
  /** Days after Easter Sunday; Good Friday is -2. */
  | { readonly kind: 'easter'; readonly days: number }
  /** The first of a weekday in a month is 1; the last is -1. */
  | { readonly kind: 'weekday'; readonly month: number; readonly weekday: Weekday; readonly nth: 1 | 2 | 3 | 4 | -1 }
);

const GOOD_FRIDAY: HolidayRule = { name: 'Good Friday', kind: 'easter', days: -2 };
const EASTER_MONDAY: HolidayRule = { name: 'Easter Monday', kind: 'easter', days: 1 };

/** TARGET: the calendar of the Eurosystem. GB: bank holidays of England and Wales. US: holidays of the Federal Reserve. */
export const HOLIDAYS: Readonly<Record<BankCalendar, readonly HolidayRule[]>> = {
  TARGET: [
    { name: "New Year's Day", kind: 'date', month: 1, day: 1, substitute: 'none' },
    GOOD_FRIDAY,
    EASTER_MONDAY,
    { name: 'Labour Day', kind: 'date', month: 5, day: 1, substitute: 'none' },
    { name: 'Christmas Day', kind: 'date', month: 12, day: 25, substitute: 'none' },
    { name: 'Christmas Holiday', kind: 'date', month: 12, day: 26, substitute: 'none' },
  ],
  GB: [
    { name: "New Year's Day", kind: 'date', month: 1, day: 1, substitute: 'afterWeekend' },
    GOOD_FRIDAY,
    EASTER_MONDAY,
    { name: 'Early May bank holiday', kind: 'weekday', month: 5, weekday: 1, nth: 1 },
    { name: 'Spring bank holiday', kind: 'weekday', month: 5, weekday: 1, nth: -1 },
    { name: 'Summer bank holiday', kind: 'weekday', month: 8, weekday: 1, nth: -1 },
    { name: 'Christmas Day', kind: 'date', month: 12, day: 25, substitute: 'afterWeekend' },
    { name: 'Boxing Day', kind: 'date', month: 12, day: 26, substitute: 'afterWeekend' },
  ],
  US: [
    { name: "New Year's Day", kind: 'date', month: 1, day: 1, substitute: 'afterSunday' },
    { name: 'Martin Luther King Jr. Day', kind: 'weekday', month: 1, weekday: 1, nth: 3 },
    { name: "Washington's Birthday", kind: 'weekday', month: 2, weekday: 1, nth: 3 },
    { name: 'Memorial Day', kind: 'weekday', month: 5, weekday: 1, nth: -1 },
    { name: 'Juneteenth', kind: 'date', month: 6, day: 19, substitute: 'afterSunday' },
    { name: 'Independence Day', kind: 'date', month: 7, day: 4, substitute: 'afterSunday' },
    { name: 'Labor Day', kind: 'weekday', month: 9, weekday: 1, nth: 1 },
    { name: 'Columbus Day', kind: 'weekday', month: 10, weekday: 1, nth: 2 },
    { name: 'Veterans Day', kind: 'date', month: 11, day: 11, substitute: 'afterSunday' },
    { name: 'Thanksgiving Day', kind: 'weekday', month: 11, weekday: 4, nth: 4 },
    { name: 'Christmas Day', kind: 'date', month: 12, day: 25, substitute: 'afterSunday' },
  ],
  WEEKENDS: [],
};
