import { describe, expect, it } from 'vitest';
import { dayText, parseDay } from '../../../src/gateway/domain/day.ts';
import type { BankCalendar } from '../../../src/gateway/domain/settlements/bank-calendars.ts';
import { bankDayFrom, closedBy, holidaysOf, weekdayOf } from '../../../src/gateway/domain/settlements/bank-days.ts';

/** The weekdays on which banks are closed. Of the European Central Bank, gov.uk and the Federal Reserve. */
const CLOSED: readonly [BankCalendar, number, readonly string[]][] = [
  ['TARGET', 2026, ['01-01', '04-03', '04-06', '05-01', '12-25']],
  ['TARGET', 2027, ['01-01', '03-26', '03-29']],
  ['TARGET', 2028, ['04-14', '04-17', '05-01', '12-25', '12-26']],
  ['TARGET', 2029, ['01-01', '03-30', '04-02', '05-01', '12-25', '12-26']],
  ['TARGET', 2030, ['01-01', '04-19', '04-22', '05-01', '12-25', '12-26']],
  ['GB', 2026, ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28']],
  ['GB', 2027, ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28']],
  ['GB', 2028, ['01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26']],
  // Christmas on a Sunday: Boxing Day keeps its Monday, and Christmas Day gets the Tuesday.
  ['GB', 2033, ['01-03', '04-15', '04-18', '05-02', '05-30', '08-29', '12-26', '12-27']],
  ['US', 2026, ['01-01', '01-19', '02-16', '05-25', '06-19', '09-07', '10-12', '11-11', '11-26', '12-25']],
  ['US', 2027, ['01-01', '01-18', '02-15', '05-31', '07-05', '09-06', '10-11', '11-11', '11-25']],
  // New Year on a Saturday is not made up for, and neither is Veterans Day.
  ['US', 2028, ['01-17', '02-21', '05-29', '06-19', '07-04', '09-04', '10-09', '11-23', '12-25']],
  ['WEEKENDS', 2026, []],
];

describe('bank days', () => {
  it.each(CLOSED)('leave out the holidays that are published, of %s in %i', (calendar, year, closed) => {
    const weekdays = [...holidaysOf(calendar, year).keys()].filter((day) => weekdayOf(day) < 6).map(dayText);
    expect(weekdays.toSorted()).toEqual(closed.map((day) => `${year}-${day}`));
  });

  it('are named by what closes the others', () => {
    expect(closedBy('TARGET', parseDay('2026-04-03'))).toBe('Good Friday');
    expect(closedBy('TARGET', parseDay('2026-04-04'))).toBe('weekend');
    expect(closedBy('TARGET', parseDay('2026-04-07'))).toBeNull();
    expect(closedBy('GB', parseDay('2026-12-28'))).toBe('Boxing Day');
    expect(closedBy('US', parseDay('2026-04-03'))).toBeNull();
  });

  it('come after the longest Easter', () => {
    expect(dayText(bankDayFrom('TARGET', parseDay('2026-04-02')))).toBe('2026-04-02');
    expect(dayText(bankDayFrom('TARGET', parseDay('2026-04-03')))).toBe('2026-04-07');
  });
});
