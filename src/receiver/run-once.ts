import { randomUUID } from 'node:crypto';
import type { Refusal } from './failures.ts';
import type { NotificationStore } from './store.ts';

export interface Acknowledged {
  readonly acknowledged: true;
}

export type RunOnce = (key: string, work: () => Promise<void>) => Promise<Acknowledged | Refusal>;

/**
 * Runs the work of a key until it succeeds once. A duplicate in this process waits for running work and shares its outcome;
 * a duplicate in another process is refused, so that the gateway retries it.
 */
export function createRunOnce(store: NotificationStore): RunOnce {
  const underWay = new Map<string, Promise<Acknowledged | Refusal>>();
  return (key, work) => {
    const shared = underWay.get(key);
    if (shared !== undefined) return shared;
    const outcome = claimAndRun(store, key, work).finally(() => underWay.delete(key));
    underWay.set(key, outcome);
    return outcome;
  };
}

async function claimAndRun(
  store: NotificationStore,
  key: string,
  work: () => Promise<void>,
): Promise<Acknowledged | Refusal> {
  const holder = randomUUID();
  try {
    const state = await store.claim(key, holder);
    if (state === 'done') return { acknowledged: true };
    if (state === 'running') return { refused: 'already-running' };
  } catch (cause) {
    return { refused: 'store-failed', cause };
  }
  try {
    await work();
  } catch (cause) {
    return releaseAfter(cause, () => store.release(key, holder));
  }
  try {
    await store.finish(key);
    return { acknowledged: true };
  } catch (cause) {
    // The claim is kept: the handler did succeed, so it runs again only if the lease of a durable store expires.
    return { refused: 'store-failed', cause };
  }
}

async function releaseAfter(cause: unknown, release: () => Promise<void>): Promise<Refusal> {
  try {
    await release();
    return { refused: 'handler-failed', cause };
  } catch (releaseCause) {
    const both = new AggregateError([cause, releaseCause], 'the handler failed, and its claim could not be released');
    return { refused: 'handler-failed', cause: both };
  }
}
