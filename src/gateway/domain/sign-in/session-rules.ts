import type { Session } from '../people/people.ts';

/** A session ends after this long without a request, and after this long in any case (S34). */
const SESSION_IDLE_MS = 15 * 60_000;
export const SESSION_MS_MAX = 12 * 3_600_000;

/** How recent the second factor must be for what moves money or trust. */
export const STEP_UP_MS = 5 * 60_000;

/** That somebody is there is written at most this often. */
export const SEEN_STEP_MS = 60_000;

/** Whether the second factor was shown lately enough for what needs it. */
export function isFactorRecent(factorAt: number | null, now: number): boolean {
  return factorAt !== null && now - factorAt < STEP_UP_MS;
}

/** Nobody is seen in the future: such a session was written when the sandbox's moved clock counted for sessions too. */
const SEEN_AHEAD_MS_MAX = 10 * 60_000;

/** How long a browser's session lasts from now: without a request, and in any case. */
export function timeLeft(
  { seenAt, endsAt }: Session,
  now: number,
): { readonly idleMs: number; readonly endsMs: number } {
  return { idleMs: Math.max(0, seenAt + SESSION_IDLE_MS - now), endsMs: Math.max(0, endsAt - now) };
}

/** Commands are run now and then: their sessions end by their age alone. */
export function isOver({ kind, seenAt, endsAt }: Session, now: number): boolean {
  if (seenAt - now > SEEN_AHEAD_MS_MAX) return true;
  return now >= endsAt || (kind === 'browser' && now - seenAt >= SESSION_IDLE_MS);
}
