import type { Core } from '../core.ts';
import { NODE_KEPT_MS } from '../domain/platform/node.ts';
import { runInBackground } from '../work/background.ts';
import { NODE_INTERVAL_MS } from '../work/limits.ts';

interface Options {
  /** The name of this process in its leases. */
  readonly holder: string;
  readonly onError: (error: unknown) => void;
}

/** A process says that it serves, also one without background work. Its row stays for a while: so do leases that it leaves behind. */
export function startRegistering({ version, dependencies: { store } }: Core, { holder, onError }: Options) {
  const node = { node: holder, release: version ?? 'unknown' };
  return runInBackground(() => store.noteNode(node), { intervalMs: NODE_INTERVAL_MS, onError });
}

/** By real time, as they were seen. */
export async function forgetNodes({ realClock, dependencies: { store } }: Core): Promise<void> {
  await store.forgetNodes({ before: realClock.now() - NODE_KEPT_MS });
}
