import { createCookieRules } from './cookies.ts';
import { formTokenOf } from './form.ts';
import { maskToken } from './mask-token.ts';
import type { Exchange, FrameOptions, PageRequest, SignedInExchange } from './page-types.ts';
import { makeProof, proofFor } from './proof.ts';

/** `secret` is what forms of this browser are bound to; null if it has sent nothing that they could be. */
export async function exchangeOf(
  options: FrameOptions,
  request: PageRequest,
  parameter: string,
): Promise<{ exchange: Exchange; secret: string | null }> {
  const cookies = createCookieRules(request.header('Cookie'), options.isSecure());
  const token = cookies.read('session');
  const signedIn = token === null ? null : await options.identify(token, { isPoll: isPoll(request) });
  const known = signedIn === null ? cookies.read('visit') : token;
  const secret = known ?? options.newSecret();
  const now = options.clock.now();
  const realNow = options.realClock.now();
  const exchange: Exchange = {
    request,
    desk: options.desk,
    parameter,
    now,
    realNow,
    signedIn,
    formToken: maskToken(formTokenOf(options.vault, secret), options.newPad()),
    proofOf: signedIn && ((action) => makeProof(options.vault, proofFor(signedIn, realNow), action)),
    kept: null,
    newFormId: options.newSecret,
    newCookies: known === null ? [cookies.write('visit', secret)] : [],
    cookies,
    bar: options.bar,
  };
  return { exchange, secret: known };
}

/** Somebody of whom nothing is looked up. */
export function strangerOf(options: FrameOptions, request: PageRequest): Exchange {
  const { desk, clock, realClock, isSecure, newSecret } = options;
  return {
    request,
    desk,
    parameter: '',
    now: clock.now(),
    realNow: realClock.now(),
    signedIn: null,
    formToken: '',
    proofOf: null,
    kept: null,
    newFormId: newSecret,
    newCookies: [],
    cookies: createCookieRules(undefined, isSecure()),
  };
}

export function isSignedIn(exchange: Exchange): exchange is SignedInExchange {
  return exchange.signedIn !== null;
}

/** Sent by the script of a page that updates itself. */
export function isPoll({ header }: PageRequest): boolean {
  return header('X-Live') !== undefined;
}

/** Somebody is signed in. */
export async function isKnown(options: FrameOptions, header: PageRequest['header']): Promise<boolean> {
  const token = createCookieRules(header('Cookie'), options.isSecure()).read('session');
  return token !== null && (await options.identify(token)) !== null;
}
