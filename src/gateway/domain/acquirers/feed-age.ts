import type { FeedKey } from './acquirer-change.ts';

// How long ago what an acquirer reports by itself was last read. It is in the store, so that all nodes say the same. A feed that an
// acquirer does not offer has no age, and neither has one that nobody may read: nothing is late there.

/** As stored, of a feed that is offered. */
export interface OfferedFeed extends FeedKey {
  readonly claimedAt: number;
  /** Null if it never was. */
  readonly readAt: number | null;
}

export interface FeedAge extends FeedKey {
  /** Since it was last read, or since it has been offered. */
  readonly forMs: number;
}

/** A feed is asked for at least every minute. Whoever was not heard for this long is a matter for somebody. */
export const FEED_UNREAD_MS = 900_000;

export function feedAges(
  feeds: readonly OfferedFeed[],
  { now, isRead }: { readonly now: number; readonly isRead: (acquirer: string) => boolean },
): FeedAge[] {
  return feeds
    .filter(({ acquirer }) => isRead(acquirer))
    .map(({ acquirer, feed, claimedAt, readAt }) => ({
      acquirer,
      feed,
      forMs: Math.max(0, now - Math.max(claimedAt, readAt ?? claimedAt)),
    }));
}
