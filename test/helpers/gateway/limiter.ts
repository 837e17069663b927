import type { Limiter } from '../../../src/gateway/domain/limiter.ts';
import { NO_TRIES } from '../../../src/gateway/domain/sign-in/tries.ts';
import type { TryCounts, TryStore } from '../../../src/gateway/domain/sign-in/tries.ts';
import { createLimiter } from '../../../src/gateway/limits/limiter.ts';
import type { LimiterOptions } from '../../../src/gateway/limits/limiter.ts';

/** The gateway's limiter by a time of the test's, on the given store, or on one in memory. */
export function createTestLimiter(
  now: () => number,
  store: TryStore = createMemoryTries(),
  options: Partial<LimiterOptions> = {},
): Limiter {
  const stopwatch = { elapsedMs: now };
  return createLimiter({
    store,
    startedAt: now(),
    stopwatch,
    realStopwatch: stopwatch,
    fingerprint: (text) => `hash of ${text}`,
    onFault: (error) => {
      throw error;
    },
    ...options,
  });
}

export function createMemoryTries(): TryStore {
  const kept = new Map<string, TryCounts>();
  const countsOf = (name: string) => kept.get(name) ?? NO_TRIES;
  return {
    readTries: async ({ scope, subject }) => countsOf(`${scope} ${subject}`),
    async changeTries({ scope, subject }, decide) {
      const { result, counts } = decide(countsOf(`${scope} ${subject}`));
      kept.set(`${scope} ${subject}`, counts);
      return result;
    },
    forgetTries: async () => 0,
  };
}
