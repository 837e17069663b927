import { equalInConstantTime } from '../../protocol/constant-time.ts';
import { networkOf } from '../domain/network.ts';
import type { Stopwatch } from '../domain/ports.ts';
import { createRecentMap } from '../domain/recent-map.ts';

type Entry =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'wrong' }
  /** Wrong, and one of too many: nothing more is said about it. */
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number };

export interface TokenGuard {
  check(authorization: string | undefined, address: string): Entry;
}

const WRONG_MAX = 10;
const WINDOW_MS = 60_000;
const PAUSE_MS_MIN = 60_000;
const PAUSE_MS_MAX = 3_600_000;
/** An address from which no wrong token came for so long begins anew. */
const FORGOTTEN_AFTER_MS = 3_600_000;
const ADDRESSES_MAX = 10_000;

interface Failures {
  sinceMs: number;
  count: number;
  /** How often it was locked out already. */
  pauses: number;
  lockedUntilMs: number;
}

/**
 * Compares tokens in constant time (S7), and answers guesses less and less: after ten wrong tokens in a minute an address
 * waits for a minute, after ten more for two, up to an hour.
 *
 * The right token is let in at any time, also from an address that is locked out. Behind a proxy, or one line of an office,
 * everybody has one address, and a stranger's guesses must not lock the operator out. What keeps guesses from succeeding is
 * the length of the token, which live mode asks for; the lockout keeps them from being cheap and unseen.
 */
export function createTokenGuard(options: { token: string; stopwatch: Stopwatch }): TokenGuard {
  if (options.token === '') throw new Error('a token that is asked for must not be empty: set one');
  const known = createRecentMap<string, Failures>(ADDRESSES_MAX);

  function failuresOf(network: string, nowMs: number): Failures {
    const found = known.get(network);
    const isForgotten =
      found === undefined || nowMs - Math.max(found.sinceMs, found.lockedUntilMs) >= FORGOTTEN_AFTER_MS;
    if (isForgotten) return { sinceMs: nowMs, count: 0, pauses: 0, lockedUntilMs: nowMs };
    return nowMs - found.sinceMs < WINDOW_MS ? found : { ...found, sinceMs: nowMs, count: 0 };
  }

  /** What comes during a pause is not counted: who goes on does not make it longer. */
  function countWrong(network: string, nowMs: number): Entry {
    const failures = failuresOf(network, nowMs);
    const waitMs = failures.lockedUntilMs - nowMs;
    if (waitMs > 0) return { kind: 'locked', retryAfterSeconds: Math.ceil(waitMs / 1000) };
    failures.count += 1;
    if (failures.count >= WRONG_MAX) {
      failures.lockedUntilMs = nowMs + Math.min(PAUSE_MS_MAX, PAUSE_MS_MIN * 2 ** failures.pauses);
      failures.pauses += 1;
      failures.count = 0;
    }
    known.set(network, failures);
    return { kind: 'wrong' };
  }

  return {
    check(authorization, address) {
      const given = /^Bearer +([^ ]+)$/i.exec(authorization ?? '')?.[1];
      // A request without a token guesses nothing.
      if (given === undefined) return { kind: 'wrong' };
      if (equalInConstantTime(given, options.token)) return { kind: 'allowed' };
      return countWrong(networkOf(address), options.stopwatch.elapsedMs());
    },
  };
}
