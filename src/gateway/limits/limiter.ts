import type { TryStore } from '../domain/sign-in/tries.ts';
import { createTries } from './counted-tries.ts';
import type { SharedTime } from './counted-tries.ts';
import { createLateCache } from './late-cache.ts';
import type { Limiter, Rate, RateRule } from '../domain/limiter.ts';
import type { Stopwatch } from '../domain/ports.ts';

export interface LimiterOptions {
  readonly store: TryStore;
  /** The time of its creation, by a clock that all nodes share: the store's. */
  readonly startedAt: number;
  /** Includes the time that operators skip in the sandbox. */
  readonly stopwatch: Stopwatch;
  /** Real elapsed time. */
  readonly realStopwatch: Stopwatch;
  /** A keyed hash: addresses are not stored anywhere. */
  readonly fingerprint: (text: string) => string;
  /** Called at most once a minute when the store did not count. */
  readonly onFault: (error: unknown) => void;
}

/** Per rate; the most recent keys are kept. */
const KEYS_MAX = 10_000;
const FAULTS: RateRule = { countMax: 1, windowMs: 60_000 };
/** Counts are kept this much longer than needed, in case the node that removes them is ahead of another. */
const FORGOTTEN_FOR_MS = 3_600_000;
const FORGET_SIZE = 1000;
const FORGET_ROUNDS_MAX = 20;

export function createLimiter(options: LimiterOptions): Limiter {
  const { store, stopwatch, fingerprint } = options;
  const time = createSharedTime(options);
  const faults = createRate(FAULTS, stopwatch, 1);
  const onFault = (error: unknown) => {
    if (faults.take('store') === 0) options.onFault(error);
  };
  return {
    createRate: (rule) => createRate(rule, stopwatch),
    createTries(rule) {
      const writes = createRate({ countMax: rule.writesPerSecondMax ?? 0, windowMs: 1000 }, stopwatch, 1);
      return createTries(rule, { store, stopwatch, time, writes, fingerprint, onFault });
    },
    async forgetOld() {
      const input = { forgottenBy: time.now() - FORGOTTEN_FOR_MS, limit: FORGET_SIZE };
      for (let round = 0; round < FORGET_ROUNDS_MAX; round += 1) {
        if ((await store.forgetTries(input)) < FORGET_SIZE) return;
      }
    },
  };
}

/** Rounding must not reject the last request of a burst. */
const ROUNDING_MS = 1e-3;

/**
 * Stores for each key the time until which its requests are paid for, at one share of the window each (the generic cell rate
 * algorithm): one number instead of a bucket, and nothing to write when a request is refused.
 */
function createRate({ countMax, windowMs }: RateRule, stopwatch: Stopwatch, keysMax = KEYS_MAX): Rate {
  if (countMax === 0) return { take: () => 0 };
  const shareMs = windowMs / countMax;
  const burstMs = windowMs - shareMs;
  const paid = createLateCache<number | string, { untilMs: number }>(keysMax);
  return {
    take(key) {
      const nowMs = stopwatch.elapsedMs();
      const known = paid.get(key);
      const fromMs = known === undefined ? nowMs : Math.max(nowMs, known.untilMs);
      const overMs = fromMs - nowMs - burstMs;
      if (overMs > ROUNDING_MS) return overMs / 1000;
      if (known === undefined) paid.set(key, { untilMs: fromMs + shareMs });
      else known.untilMs = fromMs + shareMs;
      return 0;
    },
  };
}

/**
 * The clock by which attempts are counted. All nodes start from the store's clock and continue with a stopwatch (S32), so a
 * machine's clock that is wrong or jumps changes nothing. If the store's clock was set back between two starts, a node that
 * reads a later time continues from there: no wait is ever longer than its rule says, counted from when it was first seen.
 */
function createSharedTime({ startedAt, stopwatch, realStopwatch }: LimiterOptions): SharedTime {
  const originAt = startedAt - realStopwatch.elapsedMs();
  let metAt = Number.NEGATIVE_INFINITY;
  return {
    now: () => Math.floor(Math.max(originAt + stopwatch.elapsedMs(), metAt + realStopwatch.elapsedMs())),
    meet(moment: number) {
      metAt = Math.max(metAt, moment - realStopwatch.elapsedMs());
    },
  };
}
