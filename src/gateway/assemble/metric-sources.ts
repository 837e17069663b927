import type { Breakers } from '../domain/acquirers/breaker.ts';
import { feedAges } from '../domain/acquirers/feed-age.ts';
import type { Clock } from '../domain/ports.ts';
import type { Store } from '../domain/store.ts';
import type { MetricSources } from '../observe/metrics.ts';
import type { AcquirerBook } from '../operations/acquirers/acquirer-book.ts';
import { createBoundedRead } from '../outbound/bounded-read.ts';
import { NUMBERING_MERCHANTS } from '../work/limits.ts';

/** As `tollgate reconcile status` counts. */
const SETTLED_SHARE_MS = 30 * 86_400_000;
/** A scrape does not wait for a database that is slow. */
const QUEUE_AGES_MS_MAX = 1000;

/** What the metrics tell of what is stored. */
export function storedSources(parts: () => { readonly store: Store; readonly clock: Clock }) {
  const bounded = <Read>(read: (from: ReturnType<typeof parts>) => Promise<Read>) =>
    createBoundedRead(() => read(parts()), QUEUE_AGES_MS_MAX);
  return {
    readQueueAges: bounded(({ store, clock }) => store.readQueueAges(clock.now())),
    readRetention: bounded(({ store }) => store.readRetention()),
    readServer: bounded(async ({ store }) => store.readServerFigures?.()),
    readReconciliation: bounded(async ({ store, clock }) => {
      const now = clock.now();
      return { status: await store.readReconciliationStatus({ now, since: now - SETTLED_SHARE_MS }), now };
    }),
    readNumbering: bounded(async ({ store, clock }) => {
      const found = await store.findUnnumbered(NUMBERING_MERCHANTS);
      const since = found.flatMap((one) => one.since ?? []);
      const behindMs = since.length === 0 ? 0 : Math.max(0, clock.now() - Math.min(...since));
      return { behindMs, differing: await store.countDifferingLines() };
    }),
  };
}

/** What the metrics tell of acquirers. Only one that is configured and not paused is asked for feeds. */
export function acquirerSources(
  parts: () => {
    readonly store: Store;
    readonly clock: Clock;
    readonly book: AcquirerBook;
    readonly breakers: Breakers;
  },
): MetricSources {
  return {
    readBreakers: () => parts().breakers.report(),
    readFeedAges: createBoundedRead(async () => {
      const { store, clock, book } = parts();
      const isRead = (name: string) => book.stateOf(name) !== 'paused';
      return feedAges(await store.listOfferedFeeds(), { now: clock.now(), isRead });
    }, QUEUE_AGES_MS_MAX),
  };
}
