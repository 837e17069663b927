import { DatabaseUnavailableError } from '../domain/store-errors.ts';

/**
 * Whether the database answers. While that is looked into, callers wait for the result; while it does not answer, they are
 * refused at once instead of waiting one after the other for the same deadline.
 */
export interface Availability {
  /** Undefined lets the caller go on; else it waits for what this comes to. */
  admit(): Promise<void> | undefined;
  /** Something failed in a way that may concern everybody. */
  suspect(): void;
  close(): void;
}

const RETRY_MS = 250;

export function createAvailability(options: {
  /** Resolves where the database can be written to. Bounded by its own deadline. */
  probe: () => Promise<void>;
  waitingMax: number;
  /** Once each time that the database turns out to be gone. */
  onDown?: (error: unknown) => void;
}): Availability {
  let checking: Promise<void> | undefined;
  let refusal: DatabaseUnavailableError | undefined;
  let waiting = 0;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function check(): Promise<void> {
    try {
      await options.probe();
      refusal = closed ? refusal : undefined;
    } catch (error) {
      if (refusal === undefined) options.onDown?.(error);
      refusal = new DatabaseUnavailableError(error);
      if (!closed) timer = setTimeout(start, RETRY_MS);
    } finally {
      checking = undefined;
    }
  }

  function start(): void {
    checking ??= check();
  }

  async function wait(result: Promise<void>): Promise<void> {
    if (waiting >= options.waitingMax) throw new DatabaseUnavailableError(new Error('too many callers wait for it'));
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
    suspect() {
      if (refusal === undefined) start();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      refusal = new DatabaseUnavailableError(new Error('the store is closed'));
    },
  };
}
