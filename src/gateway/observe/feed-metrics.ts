import type { Registry } from 'prom-client';
import type { FeedAge } from '../domain/acquirers/feed-age.ts';
import { createGauge } from './metric-series.ts';

const HELP = 'How long ago a feed that an acquirer offers was last read, or was first offered.';

/** It is in the store, so all processes report the same. What is not offered any more, or cannot be read here, is left out. */
export function createFeedMetrics(registry: Registry) {
  const labels = ['acquirer', 'feed'];
  const age = createGauge({ registry, name: 'acquirer_feed_age_seconds', help: HELP, labels, over: 'max' });
  let shown: readonly FeedAge[] = [];
  return (feeds: readonly FeedAge[] | undefined) => {
    for (const { acquirer, feed } of shown) age.show(undefined, acquirer, feed);
    shown = feeds ?? [];
    for (const { acquirer, feed, forMs } of shown) age.show(forMs / 1000, acquirer, feed);
  };
}
