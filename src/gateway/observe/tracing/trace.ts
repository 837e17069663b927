import { AsyncLocalStorage } from 'node:async_hooks';
import type { Ids } from '../../domain/ports.ts';
import { createNumberMemory } from './number-memory.ts';

// The request that something is done for, so that related log lines carry the same id. For logs and spans only: nothing
// depends on it.

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

/** Without spans; `span-trace.ts` has the same with them. */
export function createTrace(): Trace {
  const storage = new AsyncLocalStorage<string>();
  const requests = createNumberMemory<string>();
  return {
    run: (requestId, work) => storage.run(requestId, work),
    requestId: () => storage.getStore(),
    requestOf: requests.get,
    remember: (ids) => ({
      ...ids,
      newNumber(kind, input) {
        const number = ids.newNumber(kind, input);
        const requestId = storage.getStore();
        // Deliveries come later, from a separate loop.
        if (kind === 'notification' && requestId !== undefined) requests.set(number, requestId);
        return number;
      },
    }),
  };
}
