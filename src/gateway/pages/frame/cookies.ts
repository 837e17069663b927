// The cookies of people's browsers. Over https they have the prefix `__Host-`, which no sibling domain can set. Plain http is
// for localhost in the sandbox.

export interface CookieRules {
  read(name: CookieName): string | null;
  /** Without an age, the browser forgets it when it closes. */
  write(name: CookieName, value: string, ageSeconds?: number): string;
  clear(name: CookieName): string;
}

type CookieName =
  /** The token of a session. */
  | 'session'
  /** The secret of forms before there is a session. */
  | 'visit'
  /** The token of a sign-in that waits for its second step. */
  | 'step'
  /** The secret of a sign-in that waits for an identity provider. */
  | 'provider'
  /** That somebody has signed in from this browser before. */
  | 'device';

/** Also the cookie's shape: our tokens have these characters, and a value that has others is not ours. */
const VALUE = /^[\w.-]{1,512}$/;

export function createCookieRules(header: string | undefined, isSecure: boolean): CookieRules {
  const write = (name: CookieName, value: string, age: string) =>
    `${cookieName(name, isSecure)}=${value}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}${age}`;
  return {
    read: (name) => readCookie(header, cookieName(name, isSecure)),
    write: (name, value, ageSeconds) => write(name, value, ageSeconds === undefined ? '' : `; Max-Age=${ageSeconds}`),
    clear: (name) => write(name, '', '; Max-Age=0'),
  };
}

/** For requests of programs in the browser. */
export function sessionTokenOf(header: string | undefined, isSecure: boolean): string | null {
  return readCookie(header, cookieName('session', isSecure));
}

function cookieName(name: CookieName, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}tollgate-${name}`;
}

/** Two of one name: a sibling domain has set one of them, and the browser does not say which. Neither is believed (S13). */
function readCookie(header: string | undefined, name: string): string | null {
  const [value, ...others] = cookieValues(header, name);
  return value !== undefined && others.length === 0 && VALUE.test(value) ? value : null;
}

/** Whatever else browsers put into a value, commas included, belongs to it: RFC 6265, section 5.4. */
export function cookieValues(header: string | undefined, name: string): string[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 && pair.slice(0, at).trim() === name ? [pair.slice(at + 1).trim()] : [];
  });
}
