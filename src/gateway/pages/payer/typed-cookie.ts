import type { Vault } from '../../domain/ports.ts';
import { cookieValues } from '../frame/cookies.ts';
import type { TypedAgain } from './card-form.ts';
import type { PageRequest } from './page-types.ts';

// Name and expiry of a card that was tried, for the next attempt in the same browser. They are kept sealed, in a cookie
// that only the pages of this order receive. Nothing is stored on the server, and the number and security code are
// never included (S9).

const NAME = 'tollgate_typed';
const SECONDS = 900;
const SEALED = /^[\w.-]{1,1000}$/;

export function writeTyped(
  vault: Pick<Vault, 'seal'>,
  { tradeNo, isSecure, typed }: { tradeNo: string; isSecure: boolean; typed: TypedAgain | null },
): string {
  const value = typed === null ? '' : vault.seal(JSON.stringify({ tradeNo, ...typed }));
  const age = typed === null ? 0 : SECONDS;
  // It grants no access, so it may also be sent in a frame on the merchant's site.
  const site = isSecure ? 'SameSite=None; Partitioned; Secure' : 'SameSite=Lax';
  const rules = `Path=/pay/${tradeNo}; Max-Age=${age}; HttpOnly; ${site}`;
  return `${NAME}=${value}; ${rules}`;
}

export function hasTyped({ header }: PageRequest): boolean {
  return sealedOf(header('Cookie')) !== null;
}

/** Null if nothing was typed, or it was for another order. */
export function readTyped(vault: Pick<Vault, 'open'>, { header }: PageRequest, tradeNo: string): TypedAgain | null {
  const sealed = sealedOf(header('Cookie'));
  if (sealed === null) return null;
  try {
    const { name, expiry, ...rest } = JSON.parse(vault.open(sealed)) as TypedAgain & { tradeNo: string };
    return rest.tradeNo === tradeNo ? { name, expiry } : null;
  } catch {
    // A forged cookie, or one sealed with an old key, only means typing again.
    return null;
  }
}

function sealedOf(cookies: string | undefined): string | null {
  return cookieValues(cookies, NAME).find((value) => SEALED.test(value)) ?? null;
}
