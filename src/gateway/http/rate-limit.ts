import type { Stopwatch } from '../domain/ports.ts';
import { createRecentMap } from '../domain/recent-map.ts';
import type { RateLimit } from './ports.ts';

// S22: a bucket of tokens per key, so that one merchant's flood takes nothing from another. A second's worth may come at
// once.

interface Bucket {
  tokens: number;
  filledAtMs: number;
}

const BUCKETS_MAX = 10_000;

/** `perSecond` zero lets everything through. */
export function createRateLimit(perSecond: number, stopwatch: Stopwatch): RateLimit {
  if (perSecond === 0) return { take: () => 0 };
  const buckets = createRecentMap<number | string, Bucket>(BUCKETS_MAX);
  return {
    take(key) {
      const nowMs = stopwatch.elapsedMs();
      const bucket = buckets.get(key) ?? { tokens: perSecond, filledAtMs: nowMs };
      bucket.tokens = Math.min(perSecond, bucket.tokens + ((nowMs - bucket.filledAtMs) * perSecond) / 1000);
      bucket.filledAtMs = nowMs;
      buckets.set(key, bucket);
      if (bucket.tokens < 1) return (1 - bucket.tokens) / perSecond;
      bucket.tokens -= 1;
      return 0;
    },
  };
}
