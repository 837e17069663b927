import { EVERYTHING } from '../../domain/audit/actor.ts';
import type { Limiter } from '../../domain/limiter.ts';
import type { Identity } from '../../operations/sign-in/identify.ts';
import { SESSION_TOKEN_PREFIX } from '../../operations/sign-in/start-session.ts';
import { SERVICE_TOKEN_PREFIX } from '../../operations/sign-in/tokens.ts';
import { OPERATOR_TOKENS } from '../limits.ts';
import { createTokenGuard } from '../token-guard.ts';

export type Entry =
  | { readonly kind: 'allowed'; readonly identity: Identity }
  | { readonly kind: 'wrong' }
  /** The token of the environment, from an address where it is not accepted. */
  | { readonly kind: 'outside' }
  /** Wrong, and one of too many: the answer says nothing more about it. */
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number }
  /** Too many requests to what is open to everybody. */
  | { readonly kind: 'flooded'; readonly retryAfterSeconds: number };

interface Credentials {
  /** The value of the Authorization header. */
  readonly authorization: string | undefined;
  readonly address: string;
  /** The browser in which a person is signed in; looked at only if there is no Authorization header. */
  readonly browser?: BrowserRequest | undefined;
}

/** What tells whether a browser's request comes from a page of ours. */
export interface BrowserRequest {
  readonly method: string;
  readonly cookie: string | undefined;
  readonly origin: string | undefined;
  /** The header Sec-Fetch-Site. */
  readonly site: string | undefined;
}

export type Authenticate = (credentials: Credentials) => Promise<Entry>;

export interface AuthenticateOptions {
  /** The token of the environment, which may do everything (break-glass). */
  readonly token: string;
  readonly limiter: Pick<Limiter, 'createTries'>;
  /** Who holds a token of a session; null if nobody. */
  readonly identify: (token: string) => Promise<Identity | null>;
  /** The program that holds a token; null if none. */
  readonly identifyToken: (token: string) => Promise<Identity | null>;
  /** Called before each use of the token of the environment. False refuses it. */
  readonly onBreakGlass: (address: string) => boolean;
  /** Without it, browsers have to send a token like everybody else. */
  readonly browsers?: {
    /** Who holds a token in a cookie; null if nobody. */
    readonly identify: (token: string) => Promise<Identity | null>;
    /** The token in a browser's cookies; null if it has none. */
    readonly sessionOf: (cookie: string | undefined) => string | null;
    /** Where browsers reach the gateway, without a trailing slash. */
    readonly publicUrl: () => string;
  };
}

const BEARER = /^Bearer +([^ ]+)$/i;
const BREAK_GLASS: Identity = { actor: { kind: 'breakGlass' }, grant: EVERYTHING };

/** Who calls: a person in a session, a program, or whoever has the token of the environment. */
export function createAuthenticate(options: AuthenticateOptions): Authenticate {
  const { token, limiter, identify, identifyToken, onBreakGlass, browsers } = options;
  const guard = createTokenGuard({ token, rule: OPERATOR_TOKENS, limiter });
  return async ({ authorization, address, browser }) => {
    const isOurs = browsers !== undefined && browser !== undefined && isFromOurPage(browser, browsers.publicUrl());
    const inCookie = authorization === undefined && isOurs ? browsers.sessionOf(browser.cookie) : null;
    const given = inCookie ?? BEARER.exec(authorization ?? '')?.[1];
    if (given?.startsWith(SESSION_TOKEN_PREFIX)) {
      const identity = await (inCookie === null ? identify(given) : browsers?.identify(given));
      if (identity) return { kind: 'allowed', identity };
    }
    if (inCookie === null && given?.startsWith(SERVICE_TOKEN_PREFIX)) {
      const identity = await identifyToken(given);
      if (identity !== null) return { kind: 'allowed', identity };
    }
    const entry = await guard.check(authorization, address);
    if (entry.kind !== 'allowed') return entry;
    return onBreakGlass(address) ? { kind: 'allowed', identity: BREAK_GLASS } : { kind: 'outside' };
  };
}

/** S13: a cookie goes along with whatever another site makes a browser send, so that must not change anything. */
function isFromOurPage({ method, origin, site }: BrowserRequest, publicUrl: string): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && origin === URL.parse(publicUrl)?.origin;
}
