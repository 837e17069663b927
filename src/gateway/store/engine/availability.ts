import { DatabaseUnavailableError } from '../../domain/store-errors.ts';
import { createWaiters } from './waiters.ts';
import type { WaitOptions } from './waiters.ts';

/**
 * Whether the database responds. While that is being checked, callers wait for the result; while it does not respond, they
 * are refused at once instead of each waiting for the same timeout.
 */
export interface Availability {
  /** Undefined lets the caller proceed; otherwise it awaits the promise. */
  admit(): Promise<void> | undefined;
  /** Reports a failure that may affect everybody. `isLost`: a connection has broken, so the others may be as dead. */
  suspect(isLost: boolean): void;
  /**
   * The result of something that changes nothing, but no later than the database is known not to respond, or the limit has
   * passed. A result that comes later goes to `onLate`.
   */
  unlessDown<Result>(awaited: Promise<Result>, options: WaitOptions<Result>): Promise<Result>;
  close(): void;
}

const RETRY_MS = 250;

export function createAvailability(options: {
  /** Resolves if the database accepts writes. Has its own deadline. Asks at its end whether a connection has broken. */
  probe: (isLost: () => boolean) => Promise<void>;
  waitingMax: number;
  /** Called once each time the database becomes unavailable. */
  onDown?: (error: unknown) => void;
}): Availability {
  let checking: Promise<void> | undefined;
  let refusal: DatabaseUnavailableError | undefined;
  let waiting = 0;
  let isLost = false;
  const waiters = createWaiters();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function check(): Promise<void> {
    try {
      await options.probe(() => isLost);
      isLost = false;
      refusal = closed ? refusal : undefined;
    } catch (error) {
      isLost = true;
      if (refusal === undefined) options.onDown?.(error);
      refusal = new DatabaseUnavailableError(error);
      waiters.refuseAll(refusal);
      if (!closed) timer = setTimeout(start, RETRY_MS);
    } finally {
      checking = undefined;
    }
  }

  function start(): void {
    checking ??= check();
  }

  async function wait(result: Promise<void>): Promise<void> {
    if (waiting >= options.waitingMax)
      throw new DatabaseUnavailableError(new Error('too many callers are waiting for it'));
    waiting += 1;
    await result;
    waiting -= 1;
    if (refusal !== undefined) throw refusal;
  }

  return {
    admit() {
      if (refusal !== undefined) return Promise.reject(refusal);
      return checking === undefined ? undefined : wait(checking);
    },
    suspect(wasLost) {
      isLost ||= wasLost;
      if (refusal === undefined) start();
    },
    unlessDown: (awaited, waiter) => waiters.add(awaited, waiter, refusal),
    close() {
      closed = true;
      clearTimeout(timer);
      refusal = new DatabaseUnavailableError(new Error('the store is closed'));
    },
  };
}
