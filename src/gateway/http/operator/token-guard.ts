import { equalInConstantTime } from '../../../protocol/constant-time.ts';
import type { Clock } from '../../domain/ports.ts';

type Entry =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'wrong' }
  /** Too many wrong tokens: this one was not even looked at. */
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number };

export interface TokenGuard {
  check(authorization: string | undefined, address: string): Entry;
}

const WRONG_MAX = 10;
const WINDOW_MS = 60_000;
const ADDRESSES_MAX = 10_000;

interface Failures {
  readonly since: number;
  count: number;
}

/**
 * Compares tokens in constant time (S7) and slows guessing: after ten wrong tokens in a minute an address waits for the
 * rest of it. Counted by address, so that nobody can lock the operator out from somewhere else.
 */
export function createTokenGuard(options: { token: string; clock: Clock }): TokenGuard {
  if (options.token === '') throw new Error('the operator token is empty: set one');
  const failures = new Map<string, Failures>();

  function recent(address: string, now: number): Failures | undefined {
    const found = failures.get(address);
    if (found === undefined || now - found.since < WINDOW_MS) return found;
    failures.delete(address);
    return undefined;
  }

  function countWrong(address: string, now: number): void {
    const found = recent(address, now);
    if (found !== undefined) {
      found.count += 1;
      return;
    }
    if (failures.size >= ADDRESSES_MAX) dropOldest(failures);
    failures.set(address, { since: now, count: 1 });
  }

  return {
    check(authorization, address) {
      const now = options.clock.now();
      const before = recent(address, now);
      if (before !== undefined && before.count >= WRONG_MAX) {
        return { kind: 'locked', retryAfterSeconds: Math.ceil((before.since + WINDOW_MS - now) / 1000) };
      }
      const given = /^Bearer +([^ ]+)$/i.exec(authorization ?? '')?.[1];
      if (given !== undefined && equalInConstantTime(given, options.token)) return { kind: 'allowed' };
      // A request without a token guesses nothing.
      if (given !== undefined) countWrong(address, now);
      return { kind: 'wrong' };
    },
  };
}

/** A map keeps the order in which its entries came. */
function dropOldest(failures: Map<string, Failures>): void {
  for (const address of failures.keys()) {
    failures.delete(address);
    return;
  }
}
