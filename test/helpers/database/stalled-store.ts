import type { Store } from '../../../src/gateway/domain/store.ts';

interface StalledStore {
  readonly store: Store;
  /** How many payments have come to it. */
  stalled(): number;
  /** Lets them through, and all that come later. */
  open(): void;
}

/** Payments stand still in front of this store until it is opened. Whoever opened the one behind it closes that. */
export function stallPayments(store: Store): StalledStore {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  let stalled = 0;
  return {
    store: {
      ...store,
      async createPayment(record) {
        stalled += 1;
        await opened;
        return store.createPayment(record);
      },
      close: async () => undefined,
    },
    stalled: () => stalled,
    open,
  };
}
