import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from './options.ts';

/** Delay after attempt number `attempt`: doubles each time, with jitter, and is never shorter than the gateway's Retry-After. */
export function backoffMs(settings: Settings, attempt: number, retryAfterSeconds = 0): number {
  const { backoffMs: first, backoffMsMax } = settings.resubmit;
  const doubled = Math.min(first * 2 ** (attempt - 1), backoffMsMax);
  const jittered = doubled * (0.5 + Math.random() / 2);
  return Math.max(jittered, Math.min(retryAfterSeconds * 1_000, backoffMsMax));
}

/** Ends early when the signal aborts, without throwing: the next request reports it. */
export async function sleep(durationMs: number, signal: AbortSignal | undefined): Promise<void> {
  await wait(durationMs, undefined, { signal }).catch(() => undefined);
}
