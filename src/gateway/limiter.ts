import { LRUCache } from 'lru-cache';
import { createTries } from './counted-tries.ts';
import type { SharedTime } from './counted-tries.ts';
import type { Limiter, Rate, RateRule } from './domain/limiter.ts';
import type { Stopwatch } from './domain/ports.ts';
import type { TryStore } from './domain/store.ts';

export interface LimiterOptions {
  readonly store: TryStore;
  /** The moment of its making, by a clock that all nodes ask: the store's. */
  readonly startedAt: number;
  /** What operators let pass in the sandbox passes by it. */
  readonly stopwatch: Stopwatch;
  /** Time that really passes. */
  readonly realStopwatch: Stopwatch;
  /** A keyed hash: addresses are not written anywhere. */
  readonly fingerprint: (text: string) => string;
  /** Told at most once a minute that the store did not count. */
  readonly onFault: (error: unknown) => void;
}

/** Of each rate; those who came last stay. */
const KEYS_MAX = 10_000;
const FAULTS: RateRule = { countMax: 1, windowMs: 60_000 };
/** Counts stay for so much longer than they mean anything, in case the node that removes them is ahead of another. */
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

/** Rounding must not cost anybody the last of a burst. */
const ROUNDING_MS = 1e-3;

/**
 * Remembers for each key until when what it took is paid for, at one share of the window each (the generic cell rate
 * algorithm): a number instead of a bucket, and nothing to write when it is refused.
 */
function createRate({ countMax, windowMs }: RateRule, stopwatch: Stopwatch, keysMax = KEYS_MAX): Rate {
  if (countMax === 0) return { take: () => 0 };
  const shareMs = windowMs / countMax;
  const burstMs = windowMs - shareMs;
  const paid = new LRUCache<number | string, { untilMs: number }>({ max: keysMax });
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
 * The time by which tries are counted. All nodes start from the store's clock and go on by a stopwatch (S32), so a machine's
 * clock that is wrong or jumps moves nothing. If the store's own clock was set back between two starts, whoever meets a later
 * moment goes on from there: no wait is ever longer than its rule says, counted from when it was first met.
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
