import { isFactorRecent } from '../../domain/sign-in/session-rules.ts';
import type { SignedInExchange } from './page-types.ts';

/** Asked before a form is filled in, so that nothing is lost when the second factor is asked for. */
export function hasRecentFactor({ signedIn, realNow }: SignedInExchange): boolean {
  const { factorAt, seeAs } = signedIn.grant;
  // Who only looks is shown the form, and proves nothing: sending it is refused.
  return seeAs !== undefined || isFactorRecent(factorAt, realNow);
}
