import { timeLeft } from '../../domain/sign-in/session-rules.ts';
import type { PageRoute } from '../frame/page-types.ts';
import { HOME } from '../frame/return-path.ts';
import { pageHeaders } from './page-headers.ts';
import { seeOther } from './views/layout.ts';

/**
 * How long the session lasts. A page asks with `X-Live`, which keeps no session alive (S34); without it the question is a sign
 * that somebody is there, as every page is.
 */
export function sessionStateRoute(): PageRoute {
  return {
    path: '/session',
    for: 'signedIn',
    async show(exchange) {
      const { signedIn, realNow, request } = exchange;
      if (request.header('Accept')?.includes('application/json') !== true) return seeOther(exchange, HOME);
      const headers = { ...pageHeaders(), 'Content-Type': 'application/json; charset=utf-8' };
      return { status: 200, headers, body: `${JSON.stringify(timeLeft(signedIn.holder.session, realNow))}\n` };
    },
  };
}
