// The only cookie of the pages: a secret for the forms, and the language where the payer chose one.

export interface PayerCookie {
  readonly secret: string;
  /** Null where the payer has chosen none. */
  readonly language: string | null;
}

const NAME = 'tollgate_payer';

const FORM = /^([\w-]{24,128})(?:\.([a-z]{2}))?$/;

/**
 * Not by @fastify/cookie, which takes the first cookie of a name: one of the wrong form, such as a sibling domain can set, must
 * not hide ours behind it.
 */
export function readPayerCookie(header: string | undefined): PayerCookie | null {
  // Headers that were sent twice come joined by a comma.
  for (const pair of header?.split(/[;,]/) ?? []) {
    const [name = '', value = ''] = pair.split('=');
    const [, secret, language = null] = name.trim() === NAME ? (FORM.exec(value.trim()) ?? []) : [];
    if (secret !== undefined) return { secret, language };
  }
  return null;
}

/**
 * S13. In a frame on another site a browser sends only cookies that say so, and those only by https; anywhere else a cookie
 * that other sites' forms do not carry is the safer one.
 */
export function writePayerCookie(
  { secret, language }: PayerCookie,
  { isSecure, isFramed }: { isSecure: boolean; isFramed: boolean },
): string {
  const site = isSecure && isFramed ? 'SameSite=None; Partitioned' : 'SameSite=Lax';
  const value = language === null ? secret : `${secret}.${language}`;
  return `${NAME}=${value}; Path=/pay; HttpOnly; ${site}${isSecure ? '; Secure' : ''}`;
}
