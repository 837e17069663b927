import { equalInConstantTime } from '../../protocol/constant-time.ts';
import type { Limiter, TryRule } from '../domain/limiter.ts';
import { networkOf } from '../domain/text/network.ts';

type Entry =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'wrong' }
  /** Wrong, and one of too many: the answer says nothing more about it. */
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number };

export interface TokenGuard {
  check(authorization: string | undefined, address: string): Promise<Entry>;
}

export interface TokenGuardOptions {
  readonly token: string;
  readonly rule: TryRule;
  readonly limiter: Pick<Limiter, 'createTries'>;
}

/**
 * Compares tokens in constant time (S7), and answers guesses less and less; see limits.ts.
 *
 * The right token is let in at any time, also from an address that is locked out, and without a look at the store. Behind a
 * proxy, or one line of an office, everybody has one address, and a stranger's guesses must not lock the operator out.
 */
export function createTokenGuard({ token, rule, limiter }: TokenGuardOptions): TokenGuard {
  if (token === '') throw new Error('a token that is asked for must not be empty: set one');
  const wrong = limiter.createTries(rule);
  return {
    async check(authorization, address) {
      const given = /^Bearer +([^ ]+)$/i.exec(authorization ?? '')?.[1];
      // A request without a token guesses nothing.
      if (given === undefined) return { kind: 'wrong' };
      if (equalInConstantTime(given, token)) return { kind: 'allowed' };
      const retryAfterSeconds = await wrong.count(networkOf(address));
      return retryAfterSeconds === 0 ? { kind: 'wrong' } : { kind: 'locked', retryAfterSeconds };
    },
  };
}
