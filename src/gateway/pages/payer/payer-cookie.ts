import { cookieValues } from '../frame/cookies.ts';

// The only cookie of the pages: a secret for the forms, and the language if the payer chose one.

export interface PayerCookie {
  readonly secret: string;
  /** Null if the payer has not chosen one. */
  readonly language: string | null;
}

const NAME = 'tollgate_payer';

const FORM = /^([\w-]{24,128})(?:\.([a-z]{2}))?$/;

/**
 * Not with @fastify/cookie, which takes the first cookie of a name: a malformed one, which a sibling domain can set, must not
 * hide ours. Two are no reason to refuse: a page that was in a frame once has a second one there.
 */
export function readPayerCookie(header: string | undefined): PayerCookie | null {
  for (const value of cookieValues(header, NAME)) {
    const [, secret, language = null] = FORM.exec(value) ?? [];
    if (secret !== undefined) return { secret, language };
  }
  return null;
}

/**
 * S13. In a frame on another site, a browser sends only cookies marked for it, and only over https; anywhere else a
 * cookie that other sites' forms do not send is safer.
 */
export function writePayerCookie(
  { secret, language }: PayerCookie,
  { isSecure, isFramed }: { isSecure: boolean; isFramed: boolean },
): string {
  const site = isSecure && isFramed ? 'SameSite=None; Partitioned' : 'SameSite=Lax';
  const value = language === null ? secret : `${secret}.${language}`;
  return `${NAME}=${value}; Path=/pay; HttpOnly; ${site}${isSecure ? '; Secure' : ''}`;
}
