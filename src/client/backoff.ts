import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from './options.ts';

/** Wait before submission number `attempt` + 1: doubled each time, with jitter, at least as long as the gateway asks. */
export function backoffMs(settings: Settings, attempt: number, retryAfterSeconds = 0): number {
  const { backoffMs: first, backoffMsMax } = settings.resubmit;
  const doubled = Math.min(first * 2 ** (attempt - 1), backoffMsMax);
  const jittered = doubled * (0.5 + Math.random() / 2);
  return Math.max(jittered, Math.min(retryAfterSeconds * 1_000, backoffMsMax));
}

/** Ends early, without a throw, when the signal aborts: the exchange that follows will report it. */
export async function sleep(durationMs: number, signal: AbortSignal | undefined): Promise<void> {
  await wait(durationMs, undefined, { signal }).catch(() => undefined);
}
