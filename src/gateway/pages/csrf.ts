import { timingSafeEqual } from 'node:crypto';
import type { Vault } from '../domain/ports.ts';

// S13: a form counts only with a pair that another site cannot have: a cookie that scripts cannot read, and a token in the
// form that is a keyed hash of that cookie and the order's number. Nothing of it is stored.

type Fingerprints = Pick<Vault, 'fingerprint'>;

export function formToken(vault: Fingerprints, secret: string, tradeNo: string): string {
  return vault.fingerprint(`payer form ${secret} ${tradeNo}`);
}

export function isFormToken(
  vault: Fingerprints,
  { secret, tradeNo, token }: { secret: string | undefined; tradeNo: string; token: string },
): boolean {
  return secret !== undefined && equal(formToken(vault, secret, tradeNo), token);
}

/** S7. */
function equal(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
