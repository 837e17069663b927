import type { Clock } from '../domain/ports.ts';
import type { RateLimit } from './ports.ts';

// S22: a bucket of tokens per merchant, so that one merchant's flood takes nothing from another. A second's worth may
// come at once.

interface Bucket {
  tokens: number;
  filledAtMs: number;
}

const BUCKETS_MAX = 10_000;

/** `perSecond` zero lets everything through. The clock is the real one: moving the sandbox's gives nobody more. */
export function createRateLimit(perSecond: number, clock: Clock): RateLimit {
  if (perSecond === 0) return { take: () => 0 };
  const buckets = new Map<number, Bucket>();
  return {
    take(merNo) {
      const now = clock.now();
      let bucket = buckets.get(merNo);
      if (bucket === undefined) {
        if (buckets.size >= BUCKETS_MAX) dropFull(buckets, now);
        buckets.set(merNo, (bucket = { tokens: perSecond, filledAtMs: now }));
      }
      const passedMs = Math.max(0, now - bucket.filledAtMs);
      bucket.tokens = Math.min(perSecond, bucket.tokens + (passedMs * perSecond) / 1000);
      bucket.filledAtMs = now;
      if (bucket.tokens < 1) return (1 - bucket.tokens) / perSecond;
      bucket.tokens -= 1;
      return 0;
    },
  };
}

/** A bucket that nobody used for a second is full again, and so is a new one. */
function dropFull(buckets: Map<number, Bucket>, now: number): void {
  for (const [merNo, bucket] of buckets) if (now - bucket.filledAtMs >= 1000) buckets.delete(merNo);
}
