import type { AcquirerFeeds } from '../domain/acquirers/acquirer-feeds.ts';
import type { AcquirerChangeStore } from '../domain/acquirers/acquirer-change.ts';
import { fromWire } from '../domain/acquirers/channel-units.ts';
import type { Clock } from '../domain/ports.ts';
import { applyChange } from '../operations/acquirers/apply-change.ts';
import type { ApplyChangeDependencies } from '../operations/acquirers/apply-change.ts';
import { readChange } from '../operations/acquirers/read-change.ts';
import { CHANGES_PAGES_MAX, CHANGES_SIZE } from './limits.ts';

// Reads what changed at an acquirer by itself, page by page, and applies it in order. A run that stops goes on where it was: the place in
// the feed moves with the last change of a page.

export interface ReadFeedOptions {
  readonly acquirer: string;
  readonly feeds: AcquirerFeeds;
  /** The negotiated version: how amounts count. */
  readonly version: number;
  /** Unique to this process. */
  readonly holder: string;
  readonly leaseMs: number;
  readonly realClock: Clock;
  readonly signal: AbortSignal;
  /** A change that was applied came again and says something else. It has no effect. */
  readonly onContradiction?: (changeId: string) => void;
}

/** `busy`: another node reads it. `unread`: the acquirer did not answer as it has to. */
export type FeedOutcome = 'read' | 'busy' | 'unread' | 'stopped';

export async function readChanges(
  deps: ApplyChangeDependencies & { readonly store: Pick<AcquirerChangeStore, 'holdFeed' | 'moveFeed'> },
  options: ReadFeedOptions,
): Promise<FeedOutcome> {
  const { acquirer, feeds, version, holder, leaseMs, realClock, signal } = options;
  const key = { acquirer, feed: 'changes' } as const;
  const places = new Set<string | null>();
  for (let page = 0; page < CHANGES_PAGES_MAX; page += 1) {
    if (signal.aborted) return 'stopped';
    const found = await deps.store.holdFeed(key, { holder, now: deps.clock.now(), realNow: realClock.now(), leaseMs });
    if (found === null) return 'busy';
    const answer = await feeds.changes({ after: found.place, limit: CHANGES_SIZE, version });
    if (answer.kind === 'unknown') return 'unread';
    const { changes, next, more } = answer;
    places.add(found.place);
    // A feed that leads back, or has more and gives nothing, would be read for ever.
    if (more && (changes.length === 0 || places.has(next))) return 'unread';
    for (const [index, wire] of changes.entries()) {
      if (signal.aborted) return 'stopped';
      const amountOf = (sent: string, currency: string) => fromWire(sent, { currency, version });
      const change = readChange(wire, { acquirer, now: deps.clock.now(), amountOf });
      const isLast = index === changes.length - 1;
      const outcome = await applyChange(deps, { holder, change, ...(isLast && { place: next }) });
      if (outcome === 'lost') return 'busy';
      if (outcome === 'contradicted') options.onContradiction?.(change.changeId);
    }
    const readAt = deps.clock.now();
    if (changes.length === 0) await deps.store.moveFeed(key, { holder, place: next, page: null, readAt });
    if (!more) return 'read';
  }
  return 'read';
}
