import type { CoreOptions } from '../core.ts';
import type { Limiter } from '../domain/limiter.ts';
import type { Clock, Stopwatch, Vault } from '../domain/ports.ts';
import type { Store } from '../domain/store.ts';
import { createLimiter } from '../limits/limiter.ts';
import { createNodeClock } from '../work/node-clock.ts';
import type { NodeClock } from '../work/node-clock.ts';

// What goes by which clock: nodes by the database's, orders in the sandbox by one that can be moved, people by the real one.

/** What proves who somebody is goes by real time: moving the sandbox's clock signs nobody out and locks nobody out. */
export async function openIdentity(
  options: CoreOptions,
  { store, vault, realClock }: { readonly store: Store; readonly vault: Vault; readonly realClock: Clock },
) {
  const { identityAheadMs, stopwatch } = options;
  const passed = { elapsedMs: () => stopwatch.elapsedMs() + identityAheadMs() };
  return {
    clock: { now: () => realClock.now() + identityAheadMs() },
    limiter: await openLimiter(options, { store, vault, stopwatch: passed }),
  };
}

export async function openLimiter(
  { stopwatch: realStopwatch, log }: CoreOptions,
  { store, vault, stopwatch }: { readonly store: Store; readonly vault: Vault; readonly stopwatch: Stopwatch },
): Promise<Limiter> {
  return createLimiter({
    store,
    startedAt: await store.readNow(),
    stopwatch,
    realStopwatch,
    fingerprint: vault.fingerprint,
    onFault: (error) => log.error('limits are counted by this process alone', { error }),
  });
}

/** If the database does not answer yet, there is no background work until it does. */
export async function openClock(
  { machineClock: machine, stopwatch, log }: CoreOptions,
  store: Store,
): Promise<NodeClock> {
  const onMoved = (byMs: number) => log.warn('time set by the clock of the database', { bySeconds: byMs / 1000 });
  const clock = createNodeClock({ machine, stopwatch, store, onMoved });
  await clock.keep().catch((error: unknown) => log.error('clock of the database not read', { error }));
  return clock;
}
