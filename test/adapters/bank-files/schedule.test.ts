import { describe, expect, it } from 'vitest';
import { dueCount, executionDayOf } from '../../../src/adapters/bank-files/schedule.ts';

describe('the day that a file asks for', () => {
  it.each([
    ['today before the cut-off', '2026-11-18T15:29:59Z', '2026-11-18'],
    ['the next day from the cut-off on', '2026-11-18T15:30:00Z', '2026-11-19'],
    ['Monday on a Saturday', '2026-11-21T09:00:00Z', '2026-11-23'],
    ['Monday on a Sunday', '2026-11-22T23:30:00Z', '2026-11-23'],
    ['Monday after the cut-off of a Friday', '2026-11-20T16:00:00Z', '2026-11-23'],
    ['by the clock of the bank in summer', '2026-07-15T14:30:00Z', '2026-07-16'],
    ['of the zone, where it is tomorrow already', '2026-11-18T23:30:00Z', '2026-11-19'],
  ])('is %s', (_name, now, day) => {
    expect(executionDayOf(Date.parse(now), { cutOff: '16:30', timeZone: 'Europe/Berlin' })).toBe(day);
  });

  it('is today if there is no cut-off', () => {
    expect(executionDayOf(Date.parse('2026-11-18T23:59:00Z'), { cutOff: null, timeZone: 'UTC' })).toBe('2026-11-18');
  });
});

describe('a file', () => {
  const times = { cutOff: '16:30', timeZone: 'UTC', everyMs: 600_000, paymentsMax: 3 };
  const noon = Date.parse('2026-11-18T12:00:00Z');

  it.each([
    ['nothing waits', [], noon, 0],
    ['the oldest has not waited long enough', [noon - 599_999, noon], noon, 0],
    ['the oldest has waited long enough', [noon - 600_000, noon], noon, 2],
    ['there are enough', [noon, noon, noon], noon, 3],
    ['there are more than enough', [noon, noon, noon, noon], noon, 3],
    ['it is the last minute before the cut-off', [noon], Date.parse('2026-11-18T16:29:00Z'), 1],
  ])('is written with what is due if %s', (_name, waiting, now, count) => {
    const since = waiting.map((at) => at + (now - noon));
    expect(dueCount(since, now, times)).toBe(count);
  });
});
