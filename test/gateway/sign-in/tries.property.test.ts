import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TryRule } from '../../../src/gateway/domain/limiter.ts';
import {
  NO_TRIES,
  beginTry,
  countTry,
  countsAt,
  endTry,
  isEmptyCounts,
  waitOf,
} from '../../../src/gateway/domain/sign-in/tries.ts';
import type { TryCounts } from '../../../src/gateway/domain/sign-in/tries.ts';

// The arithmetic of counted tries against a model that forgets nothing and counts everything anew each time.

interface Event {
  readonly verb: 'begin' | 'succeed' | 'fail' | 'count';
  /** Which of the tries under way. */
  readonly which: number;
  readonly afterMs: number;
}

const events = fc.array(
  fc.record({
    verb: fc.constantFrom<Event['verb']>('begin', 'begin', 'succeed', 'fail', 'fail', 'count', 'count'),
    which: fc.nat(9),
    afterMs: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.constantFrom(0, 99, 100, 101, 400, 980, 1000, 1060)),
  }),
  { minLength: 1, maxLength: 80 },
);

const wall: TryRule = { name: 'wall', countMax: 3, windowMs: 100, underWayMs: 50 };
const pausing: TryRule = { ...wall, name: 'pausing', pause: { msMin: 60, msMax: 200, forgottenAfterMs: 1000 } };

/** All that ever happened, by moment. */
interface History {
  readonly failures: number[];
  readonly begun: { readonly at: number; ended: boolean }[];
  readonly pauses: { readonly at: number; readonly ms: number }[];
}

function modelWaitMs(rule: TryRule, { failures, begun, pauses }: History, now: number): number {
  const last = pauses.at(-1);
  if (last !== undefined && now < last.at + last.ms) return last.at + last.ms - now;
  const counted = failuresInWindow(rule, { failures, begun, pauses }, now);
  const oldest = counted.at(-rule.countMax);
  if (oldest !== undefined) return oldest + rule.windowMs - now;
  const underWay = begun.filter(({ at, ended }) => !ended && now < at + rule.underWayMs);
  return counted.length + underWay.length >= rule.countMax ? 1000 : 0;
}

/** Counting begins anew after a pause. */
function failuresInWindow(rule: TryRule, { failures, pauses }: History, now: number): number[] {
  const last = pauses.at(-1);
  return failures.filter((at) => at > now - rule.windowMs && (last === undefined || at >= last.at + last.ms));
}

function modelFail(rule: TryRule, history: History, now: number): void {
  const { failures, pauses } = history;
  const last = pauses.at(-1);
  if (last !== undefined && now < last.at + last.ms) return;
  failures.push(now);
  if (rule.pause === undefined || failuresInWindow(rule, history, now).length < rule.countMax) return;
  const { msMin, msMax, forgottenAfterMs } = rule.pause;
  const earlier = pausesInRow(rule, history, forgottenAfterMs);
  pauses.push({ at: now, ms: Math.min(msMax, msMin * 2 ** earlier) });
}

/** Pauses since the last time that nothing was remembered any more. */
function pausesInRow(rule: TryRule, { failures, pauses, begun }: History, forgottenAfterMs: number): number {
  const signs = [
    ...failures.map((at) => ({ at, keptUntil: at + forgottenAfterMs })),
    ...pauses.map(({ at, ms }) => ({ at, keptUntil: at + ms + forgottenAfterMs })),
    ...begun.map(({ at }) => ({ at, keptUntil: at + rule.underWayMs })),
  ].toSorted((left, right) => left.at - right.at);
  let since = 0;
  let keptUntil = 0;
  for (const sign of signs) {
    if (sign.at >= keptUntil) since = sign.at;
    keptUntil = Math.max(keptUntil, sign.keptUntil);
  }
  return pauses.filter(({ at }) => at >= since).length;
}

/** Plays the events on both, and compares what each says at every step. */
function play(rule: TryRule, story: readonly Event[]): void {
  const history: History = { failures: [], begun: [], pauses: [] };
  const underWay: { until: number; entry: History['begun'][number] }[] = [];
  let stored: TryCounts = NO_TRIES;
  let now = 1_000_000;
  for (const { verb, which, afterMs } of story) {
    now += afterMs;
    const counts = countsAt(rule, stored, now);
    const { waitMs } = waitOf(rule, counts, now);
    expect(waitMs).toBe(modelWaitMs(rule, history, now));
    expect(waitMs).toBeLessThanOrEqual(Math.max(1000, rule.windowMs, rule.pause?.msMax ?? 0));
    if (verb === 'begin') {
      if (waitMs > 0) continue;
      const begun = beginTry(rule, counts, now);
      const entry = { at: now, ended: false };
      history.begun.push(entry);
      underWay.push({ until: begun.until, entry });
      stored = begun.counts;
    } else if (verb === 'count') {
      stored = countTry(rule, counts, now);
      modelFail(rule, history, now);
    } else {
      const [one] = underWay.splice(which % Math.max(1, underWay.length), 1);
      if (one === undefined) continue;
      stored = endTry(rule, counts, { until: one.until, failed: verb === 'fail', now });
      one.entry.ended = true;
      if (verb === 'fail') modelFail(rule, history, now);
    }
    expect(stored.counted.length).toBeLessThanOrEqual(rule.countMax);
    expect(stored.underWay.length).toBeLessThanOrEqual(rule.countMax);
    if (isEmptyCounts(stored)) expect(waitOf(rule, stored, now).waitMs).toBe(0);
  }
}

describe('counted tries', () => {
  it('are as many as a model counts, with a wall', () => {
    fc.assert(
      fc.property(events, (story) => play(wall, story)),
      { numRuns: 2000 },
    );
  });

  it('are as many as a model counts, with pauses that grow and are forgotten', () => {
    fc.assert(
      fc.property(events, (story) => play(pausing, story)),
      { numRuns: 2000 },
    );
  });
});
