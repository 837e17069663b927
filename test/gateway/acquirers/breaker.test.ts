import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BREAKER_LIMITS, createBreakers } from '../../../src/gateway/domain/acquirers/breaker.ts';
import type { Breakers } from '../../../src/gateway/domain/acquirers/breaker.ts';

const DEADLINE_MS = 10_000;

function start() {
  const time = { now: 0 };
  const changes: string[] = [];
  const breakers = createBreakers({
    stopwatch: { elapsedMs: () => time.now },
    deadlineMsOf: () => DEADLINE_MS,
    onChange: ({ acquirer, operation, state }) => void changes.push(`${acquirer} ${operation} ${state}`),
  });
  const call = (answer: 'approved' | 'unknown' | 'notSent', tookMs = 0) => {
    const end = breakers.begin('north', 'authorize');
    time.now += tookMs;
    end(answer);
  };
  return { time, changes, breakers, call };
}

const stateOf = (breakers: Breakers) => breakers.stateOf('north', 'authorize');
const times = (count: number, run: () => void) => Array.from({ length: count }, run);

describe('a breaker', () => {
  it('opens after five failures if they are half of the calls, for its acquirer and call alone', () => {
    const { breakers, call, changes } = start();
    times(6, () => call('approved'));
    times(5, () => call('unknown'));
    expect(stateOf(breakers)).toBe('closed');
    call('notSent');
    expect(stateOf(breakers)).toBe('open');
    expect(changes).toEqual(['north authorize open']);
    expect(breakers.admits('north', 'authorize')).toBe(false);
    expect(breakers.admits('north', 'inquire')).toBe(true);
    expect(breakers.admits('south', 'authorize')).toBe(true);
    expect(breakers.report()).toEqual([{ acquirer: 'north', operation: 'authorize', state: 'open', forMs: 0 }]);
  });

  it('opens while calls hang, without waiting for their deadline', () => {
    const { breakers, time } = start();
    times(5, () => breakers.begin('north', 'authorize'));
    time.now = DEADLINE_MS * BREAKER_LIMITS.slowShare - 1;
    expect(breakers.admits('north', 'authorize')).toBe(true);
    time.now += 1;
    expect(breakers.admits('north', 'authorize')).toBe(false);
  });

  it('counts an answer that took half of the deadline as failed, and forgets what is older than a minute', () => {
    const { breakers, call, time } = start();
    times(4, () => call('approved', 5000));
    time.now += BREAKER_LIMITS.windowMs;
    times(4, () => call('approved', 5000));
    expect(stateOf(breakers)).toBe('closed');
    call('approved', 5000);
    expect(stateOf(breakers)).toBe('open');
  });

  it('lets one call at a time through after a wait, which doubles with each that fails, up to a minute', () => {
    const { breakers, call, time } = start();
    times(5, () => call('unknown'));
    const waits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const openedAt = time.now;
      while (!breakers.admits('north', 'authorize')) time.now += 1000;
      waits.push(time.now - openedAt);
      const end = breakers.begin('north', 'authorize');
      expect([breakers.admits('north', 'authorize'), stateOf(breakers)]).toEqual([false, 'halfOpen']);
      end('unknown');
    }
    expect(waits).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  });

  it('closes after three answers in a row', () => {
    const { breakers, call, time, changes } = start();
    times(5, () => call('unknown'));
    time.now += BREAKER_LIMITS.waitMs;
    times(2, () => call('approved'));
    expect(stateOf(breakers)).toBe('halfOpen');
    call('approved');
    expect(stateOf(breakers)).toBe('closed');
    expect(changes).toEqual(['north authorize open', 'north authorize closed']);
    // What failed before is forgotten with it.
    times(4, () => call('unknown'));
    expect(stateOf(breakers)).toBe('closed');
  });

  it('is not closed by late answers to calls from before it opened', () => {
    const { breakers, call, time } = start();
    const late = times(3, () => undefined).map(() => breakers.begin('north', 'authorize'));
    time.now += 1;
    times(5, () => call('unknown'));
    for (const end of late) end('approved');
    expect(stateOf(breakers)).toBe('open');
  });

  it('is not opened again by calls that hang since before it closed, nor by their end', () => {
    const { breakers, call, time, changes } = start();
    const hanging = times(5, () => undefined).map(() => breakers.begin('north', 'authorize'));
    time.now += DEADLINE_MS;
    expect(stateOf(breakers)).toBe('open');
    time.now += BREAKER_LIMITS.waitMs;
    times(3, () => call('approved'));
    expect(stateOf(breakers)).toBe('closed');
    for (const end of hanging) end('unknown');
    expect(stateOf(breakers)).toBe('closed');
    expect(changes).toEqual(['north authorize open', 'north authorize closed']);
  });

  it('closes again in any history, once answers come back', () => {
    const step = fc.record({
      answer: fc.constantFrom('approved' as const, 'unknown' as const, 'notSent' as const),
      tookMs: fc.nat(DEADLINE_MS),
      pauseMs: fc.nat(70_000),
      isLeft: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { breakers, call, time } = start();
        for (const { answer, tookMs, pauseMs, isLeft } of steps) {
          time.now += pauseMs;
          if (!isLeft || breakers.admits('north', 'authorize')) call(answer, tookMs);
        }
        const recoveredAt = time.now;
        for (let calls = 0; stateOf(breakers) !== 'closed'; calls += 1) {
          expect(calls).toBeLessThan(BREAKER_LIMITS.answersMin);
          while (!breakers.admits('north', 'authorize')) time.now += 100;
          call('approved', 100);
        }
        expect(time.now - recoveredAt).toBeLessThanOrEqual(BREAKER_LIMITS.waitMsMax + 1000);
      }),
    );
  });
});
