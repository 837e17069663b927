// Where a person goes after signing in or confirming: a path of ours, never another host (S11).

/** A hundred requests that were chosen fit in. */
const LENGTH_MAX = 3000;
/** One slash, then nothing that a browser reads as the start of a host, as a line break, or as a way up. */
const OWN_PATH = /^\/(?![/\\])[\w\-./~%!$&'()*+,;=:@?]*$/;
const NOT_BACK_TO = /^\/account\/(?:sign-in|sign-out|code|confirm|invitation)(?:[/?]|$)/;

export function safeReturnPath(path: string | null | undefined): string {
  if (path === null || path === undefined || path.length > LENGTH_MAX) return DESK;
  return OWN_PATH.test(path) && !path.includes('//') && !NOT_BACK_TO.test(path) ? path : DESK;
}

/** Such as `/account/sign-in?return=%2Faccount%2Fdevice`. */
export function withReturn(page: string, path: string): string {
  const returnTo = safeReturnPath(path);
  return returnTo === DESK ? page : `${page}?return=${encodeURIComponent(returnTo)}`;
}

const MISSED = 'missed';

/** The page of a form whose answer was shown once, to who sent another copy of it. */
export function missedPath(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${MISSED}=1`;
}

export function isMissed({ query }: { readonly query: URLSearchParams }): boolean {
  return query.has(MISSED);
}

export const HOME = '/account';
/** Leads on to the console or the back office, where a person works. */
export const DESK = '/account/desk';
export const SIGN_IN = '/account/sign-in';
export const CONFIRM = '/account/confirm';
