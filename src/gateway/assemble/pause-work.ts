import type { Store } from '../domain/store.ts';

// Background work claims what is due, holds a lease, or forgets what is old: all of it depends on what time it is. While a
// node does not know that, there is nothing for it to do.

const NOTHING = {
  claimAgenda: [],
  findWaiting: [],
  claimDeliveries: [],
  claimMails: [],
  holdRetention: false,
  holdClosing: false,
  holdFeed: null,
  hastenAgenda: 0,
  holdFollow: false,
  holdReceipts: false,
  forgetTries: 0,
  forgetEnded: 0,
  forgetChannelCounts: undefined,
  forgetRequests: 0,
  forgetCardTries: 0,
  forgetRegistrations: 0,
  forgetMails: 0,
  forgetNodes: undefined,
} as const satisfies { readonly [Name in keyof Store]?: Awaited<ReturnType<Extract<Store[Name], Work>>> };

type Work = (...input: never[]) => Promise<unknown>;

export function pauseWork(store: Store, mayWork: () => boolean): Store {
  const paused = Object.entries(NOTHING).map(([name, nothing]) => {
    const work = store[name as keyof typeof NOTHING] as (...input: unknown[]) => Promise<unknown>;
    return [name, async (...input: unknown[]) => (mayWork() ? work(...input) : nothing)];
  });
  return { ...store, ...(Object.fromEntries(paused) as Pick<Store, never>) };
}
