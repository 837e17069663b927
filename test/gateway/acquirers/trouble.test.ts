import { describe, expect, it } from 'vitest';
import type { ChannelSum } from '../../../src/gateway/domain/acquirers/channel-figures.ts';
import { delaysIn, isClear, silencesIn, unusualIn } from '../../../src/gateway/domain/acquirers/trouble.ts';

const MINUTE_MS = 60_000;

/** Calls that were answered at once, unless something else is given. */
const calls = (count: number, given: Partial<ChannelSum> = {}): ChannelSum => ({
  acquirer: 'default',
  operation: 'authorize',
  method: 'CREDIT_CARD',
  currency: 'USD',
  answer: 'approved',
  bucketMs: 100,
  calls: count,
  lastMinute: 0,
  ...given,
});

/** How likely it is that so many of the calls or more are bad, if each is with this chance. */
function chanceOfAlarm(count: number, chance: number): number {
  let [none, alarm] = [0, 0];
  for (let bad = 0; bad <= count; bad += 1) {
    const choices = logFactorial(count) - logFactorial(bad) - logFactorial(count - bad);
    const likely = Math.exp(choices + bad * Math.log(chance) + (count - bad) * Math.log(1 - chance));
    if (isClear({ calls: count, bad })) alarm += likely;
    else none += likely;
  }
  expect(none + alarm).toBeCloseTo(1, 6);
  return alarm;
}

const LOG_FACTORIALS = [0];

function logFactorial(n: number): number {
  for (let at = LOG_FACTORIALS.length; at <= n; at += 1)
    LOG_FACTORIALS.push((LOG_FACTORIALS[at - 1] ?? 0) + Math.log(at));
  return LOG_FACTORIALS[n] ?? 0;
}

const VOLUMES = [...Array.from({ length: 120 }, (_, index) => index + 1), 150, 200, 300, 500, 1000, 2000];

describe('an acquirer in trouble', () => {
  it('is not named for what is usual: 1% without an answer alarms once in 50,000 quarters of an hour, 2% in 6,000', () => {
    for (const volume of VOLUMES) {
      expect.soft(chanceOfAlarm(volume, 0.01), `${volume} calls`).toBeLessThan(1 / 50_000);
      expect.soft(chanceOfAlarm(volume, 0.02), `${volume} calls`).toBeLessThan(1 / 6000);
    }
  });

  it('is named long before half of the calls have no answer', () => {
    expect(chanceOfAlarm(150, 0.15)).toBeGreaterThan(0.95);
    expect(chanceOfAlarm(1000, 0.12)).toBeGreaterThan(0.95);
    expect(chanceOfAlarm(40, 0.3)).toBeGreaterThan(0.8);
    expect(chanceOfAlarm(40, 0.4)).toBeGreaterThan(0.97);
    expect(chanceOfAlarm(10, 0.6)).toBeGreaterThan(0.8);
  });

  it('is named by purpose and acquirer, and calls that could not be sent count as unanswered', () => {
    const north = { acquirer: 'north' };
    const sums = [
      calls(90),
      calls(90, north),
      calls(6, { ...north, answer: 'unknown', bucketMs: 10_000 }),
      calls(4, { ...north, answer: 'notSent', bucketMs: 5 }),
      calls(9, { operation: 'payout', answer: 'unknown' }),
      calls(900, { operation: 'inquire', answer: 'unknown' }),
    ];
    expect(silencesIn(sums)).toEqual([
      { kind: 'silent', acquirer: 'default', purpose: 'payouts', calls: 9, bad: 9, lastAt: 0 },
      { kind: 'silent', acquirer: 'north', purpose: 'payments', calls: 100, bad: 10, lastAt: 0 },
    ]);
    expect(silencesIn([calls(3, { answer: 'unknown' })])).toMatchObject([{ acquirer: null }]);
  });

  it('is over after three minutes of answers', () => {
    const silent = calls(20, { answer: 'unknown', lastMinute: MINUTE_MS });
    expect(silencesIn([silent, calls(20, { lastMinute: 3 * MINUTE_MS })])).toHaveLength(1);
    expect(silencesIn([silent, calls(20, { lastMinute: 4 * MINUTE_MS })])).toEqual([]);
    expect(silencesIn([silent])).toHaveLength(1);
  });

  it('is called slow if it is slower than usual, and not if it always takes that long', () => {
    const slow = calls(20, { bucketMs: 10_000 });
    const recent = [calls(80), slow];
    const delays = delaysIn(recent);
    expect(delays).toEqual([{ kind: 'slow', acquirer: null, purpose: 'payments', calls: 100, bad: 20, lastAt: 0 }]);
    const day = (quick: number, late: number) => [...recent, calls(quick), calls(late, { bucketMs: 10_000 })];
    expect(unusualIn(delays, day(1900, 100))).toHaveLength(1);
    expect(unusualIn(delays, day(1600, 400))).toEqual([]);
    // Nobody knows what is usual.
    expect(unusualIn(delays, day(10, 0))).toHaveLength(1);
    // Five seconds are not slow yet, and a call without an answer is silence.
    expect(delaysIn([calls(50, { bucketMs: 5000 }), calls(50, { bucketMs: 10_000, answer: 'unknown' })])).toEqual([]);
  });
});
