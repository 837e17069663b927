import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createZone, dayText, parseDay } from '../../../src/gateway/domain/day.ts';
import { BANK_CALENDARS } from '../../../src/gateway/domain/settlements/bank-calendars.ts';
import type { Weekday } from '../../../src/gateway/domain/settlements/bank-calendars.ts';
import { dateOf, isBankDay, lastDateOf, weekdayOf } from '../../../src/gateway/domain/settlements/bank-days.ts';
import {
  MANUAL,
  cutOffOf,
  dueDayFrom,
  isDueDay,
  nextDue,
} from '../../../src/gateway/domain/settlements/payout-schedule.ts';
import type { ScheduleTerms } from '../../../src/gateway/domain/settlements/payout-schedule.ts';

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'America/Sao_Paulo'];
const zones = new Map(ZONES.map((name) => [name, createZone(name)]));
const zone = fc.constantFrom(...ZONES).map((name) => zones.get(name) ?? createZone(name));
const day = fc.integer({ min: parseDay('2026-01-01'), max: parseDay('2031-12-31') });
const calendar = fc.constantFrom(...BANK_CALENDARS);
const cutOff = fc.integer({ min: 0, max: 24 * 60 - 1 });
const schedule: fc.Arbitrary<ScheduleTerms> = fc.oneof(
  fc.record({ calendar, cutOff }).map((given) => ({ ...MANUAL, ...given, rhythm: 'daily' as const })),
  fc
    .record({ calendar, cutOff, weekday: fc.integer({ min: 1, max: 5 }) })
    .map(({ weekday, ...given }) => ({ ...MANUAL, ...given, rhythm: 'weekly' as const, weekday: weekday as Weekday })),
  fc
    .record({ calendar, cutOff, monthDay: fc.integer({ min: 1, max: 31 }) })
    .map((given) => ({ ...MANUAL, ...given, rhythm: 'monthly' as const })),
);

/** The day that a rhythm names, before banks are asked. */
function isNamed({ rhythm, weekday, monthDay }: ScheduleTerms, at: number): boolean {
  const { year, month, date } = dateOf(at);
  if (rhythm === 'monthly') return date === Math.min(monthDay, lastDateOf(year, month));
  return rhythm === 'daily' || weekdayOf(at) === weekday;
}

describe('due dates', () => {
  it('are the first bank day from each named day on, and no other', () => {
    fc.assert(
      fc.property(schedule, day, (terms, from) => {
        let named = from;
        while (!isNamed(terms, named)) named += 1;
        let expected = named;
        while (!isBankDay(terms.calendar, expected)) expected += 1;
        expect(isDueDay(terms, expected)).toBe(true);
        for (let at = from; at <= expected; at += 1) {
          if (!isDueDay(terms, at)) continue;
          // Each day that is due has a named day that it stands for, with no bank day between.
          let behind = at;
          while (!isNamed(terms, behind)) behind -= 1;
          for (let between = behind; between < at; between += 1) expect(isBankDay(terms.calendar, between)).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('are always after now, on their own day in the zone, and none is left out', () => {
    fc.assert(
      fc.property(schedule, zone, day, fc.integer({ min: 0, max: 86_399_999 }), (terms, inZone, at, ofDay) => {
        const now = at * 86_400_000 + ofDay;
        const { nextDay, nextAt } = nextDue({ ...terms, retryDay: null }, now, inZone);
        if (nextDay === null || nextAt === null) throw new Error('nothing is due');
        expect(nextAt).toBeGreaterThan(now);
        expect(inZone.dayOf(nextAt)).toBe(nextDay);
        for (let between = inZone.dayOf(now); between < nextDay; between += 1) {
          if (isDueDay(terms, between)) expect(cutOffOf(terms, between, inZone)).toBeLessThanOrEqual(now);
        }
        const following = nextDue({ ...terms, retryDay: null }, nextAt, inZone);
        expect(following.nextDay).toBeGreaterThan(nextDay);
      }),
      { numRuns: 2000 },
    );
  });

  const due = (terms: Partial<ScheduleTerms>, from: string) =>
    dayText(dueDayFrom({ ...MANUAL, ...terms, retryDay: null }, parseDay(from)) ?? 0);

  it.each([
    ['the last day of February', { rhythm: 'monthly', monthDay: 31 }, '2028-02-02', '2028-02-29'],
    ['a month end on a Saturday, on the Monday after', { rhythm: 'monthly', monthDay: 31 }, '2026-10-30', '2026-11-02'],
    ['a Friday that is Good Friday, after Easter', { rhythm: 'weekly', weekday: 5 }, '2026-04-01', '2026-04-07'],
    [
      'the same Friday in the United States',
      { rhythm: 'weekly', weekday: 5, calendar: 'US' },
      '2026-04-01',
      '2026-04-03',
    ],
    ['the day after Christmas', { rhythm: 'daily', calendar: 'GB' }, '2026-12-25', '2026-12-29'],
  ] as const)('have %s', (_title, terms, from, expected) => {
    expect(due(terms, from)).toBe(expected);
  });

  it('go by the clock of the merchant when it is changed', () => {
    const berlin = createZone('Europe/Berlin');
    const at = (text: string, minutes: number) =>
      new Date(cutOffOf({ cutOff: minutes }, parseDay(text), berlin)).toISOString();
    expect(at('2026-03-27', 9 * 60)).toBe('2026-03-27T08:00:00.000Z');
    expect(at('2026-03-30', 9 * 60)).toBe('2026-03-30T07:00:00.000Z');
    // The hour from two to three does not exist on that Sunday.
    expect(at('2026-03-29', 150)).toMatch(/^2026-03-29T0[01]:30/);
  });
});
