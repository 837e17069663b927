import { setTimeout as sleep } from 'node:timers/promises';
import { createKeyHash, keysOfOrder } from '../domain/orders/order-index.ts';
import { partKeysOf } from '../domain/orders/order-terms.ts';
import type { FollowPart, FollowStep, OrderIndexStore } from '../domain/orders/order-index.ts';
import type { Clock, Vault } from '../domain/ports.ts';
import { runInBackground } from './background.ts';
import type { Background } from './background.ts';
import { FOLLOW_BATCH, FOLLOW_INTERVAL_MS, FOLLOW_LEASE_MS, FOLLOW_PAUSE_MS, FOLLOW_ROUNDS } from './limits.ts';

// Follows orders, so that they can be searched and counted. Every node could do it; the one with the lease does.

export interface FollowOptions {
  readonly store: Pick<OrderIndexStore, 'holdFollow' | 'findFollowWork' | 'followOrders' | 'followEnds'>;
  readonly clock: Clock;
  readonly realClock: Clock;
  readonly vault: Vault;
  /** Unique to this process. */
  readonly holder: string;
  /** Whether other work waits: then this waits. */
  readonly isStrained: () => boolean;
  readonly onError: (error: unknown) => void;
}

export function startFollowing(options: FollowOptions): Pick<Background, 'stop'> {
  const { store, clock, realClock, holder, isStrained, onError } = options;
  const stopping = new AbortController();
  const follow = createFollower(options);

  async function run(): Promise<void> {
    const lease = { holder, realNow: realClock.now(), leaseMs: FOLLOW_LEASE_MS };
    if (isStrained() || !(await store.holdFollow(lease))) return;
    for (const part of await store.findFollowWork(clock.now())) {
      for (let round = 0; round < FOLLOW_ROUNDS[part] && !stopping.signal.aborted; round += 1) {
        if ((await follow[part]()) < FOLLOW_BATCH) break;
        await sleep(FOLLOW_PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  const following = runInBackground(run, { intervalMs: FOLLOW_INTERVAL_MS, onError });
  return {
    async stop() {
      stopping.abort();
      await following.stop();
    },
  };
}

/** Each call is one step, and returns how many orders it read. */
export function createFollower({ store, clock, vault }: Pick<FollowOptions, 'store' | 'clock' | 'vault'>) {
  const hash = createKeyHash(vault);
  const step = (): FollowStep => ({
    now: clock.now(),
    limit: FOLLOW_BATCH,
    keysOf: (followed) => [...keysOfOrder(followed, hash), ...partKeysOf(followed, hash)],
  });
  return {
    new: () => store.followOrders('new', step()),
    ends: () => store.followEnds(step()),
    late: () => store.followOrders('late', step()),
    earlier: () => store.followOrders('earlier', step()),
  } satisfies Record<FollowPart, () => Promise<number>>;
}
