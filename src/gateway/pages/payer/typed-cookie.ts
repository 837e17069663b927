import type { Vault } from '../../domain/ports.ts';
import type { TypedAgain } from './card-form.ts';
import type { PageRequest } from './page-types.ts';

// Name and expiry of a card that was tried, for the next try in the same browser. They travel sealed, in a cookie that only the
// pages of this order see; nothing of them is stored here, and the number and the security code are never among them (S9).

const NAME = 'tollgate_typed';
const SECONDS = 900;

export function writeTyped(
  vault: Pick<Vault, 'seal'>,
  { tradeNo, isSecure, typed }: { tradeNo: string; isSecure: boolean; typed: TypedAgain | null },
): string {
  const value = typed === null ? '' : vault.seal(JSON.stringify({ tradeNo, ...typed }));
  const age = typed === null ? 0 : SECONDS;
  // It opens nothing, so it may come along in a frame of the merchant's too.
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
    // Whoever writes a cookie of their own, or comes back after a change of keys, types again.
    return null;
  }
}

function sealedOf(cookies: string | undefined): string | null {
  const [, sealed = null] = /(?:^|[;,]\s*)tollgate_typed=([\w.-]{1,1000})(?:$|[;,])/.exec(cookies ?? '') ?? [];
  return sealed;
}
