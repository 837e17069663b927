import { AsyncLocalStorage } from 'node:async_hooks';
import type { Ids } from './domain/ports.ts';

// The request that something is done for, so that related log lines carry the same id. For logs only: nothing depends on it.

export interface Trace {
  /** Everything that `work` starts belongs to this request. */
  run<Result>(requestId: string, work: () => Result): Result;
  /** Undefined outside a request. */
  requestId(): string | undefined;
  /** The request for which a number was issued, as long as this process remembers it. */
  requestOf(number: string): string | undefined;
  /** The same numbers, remembered. */
  remember<Source extends Ids>(ids: Source): Source;
}

const NUMBERS_IN_HALF_MAX = 5000;

export function createTrace(): Trace {
  const storage = new AsyncLocalStorage<string>();
  // In two halves: the older one is dropped as a whole. Deleting entries one by one from the front of a map made the edge a
  // tenth slower.
  let newer = new Map<string, string>();
  let older = new Map<string, string>();
  return {
    run: (requestId, work) => storage.run(requestId, work),
    requestId: () => storage.getStore(),
    requestOf: (number) => newer.get(number) ?? older.get(number),
    remember: (ids) => ({
      ...ids,
      newNumber(kind, input) {
        const number = ids.newNumber(kind, input);
        const requestId = storage.getStore();
        // Deliveries come later, from a separate loop.
        if (kind === 'notification' && requestId !== undefined) remember(number, requestId);
        return number;
      },
    }),
  };

  function remember(number: string, requestId: string): void {
    if (newer.size >= NUMBERS_IN_HALF_MAX) {
      older = newer;
      newer = new Map();
    }
    newer.set(number, requestId);
  }
}
