import type { Vault } from '../../domain/ports.ts';
import { unmaskToken } from '../frame/mask-token.ts';

// S13: a form is accepted only with a pair that another site cannot have: a cookie that scripts cannot read, and a
// token in the form that is a keyed hash of that cookie and the order's number. None of it is stored.
//
// Masked tokens are accepted, and not made yet: 0.2.0 refuses them, and serves beside this release during an upgrade. These pages
// repeat nothing of their address, so a compressed one tells nothing about its token.

export function formToken(vault: Pick<Vault, 'fingerprint'>, secret: string, tradeNo: string): string {
  return vault.fingerprint(pairOf(secret, tradeNo));
}

export function isFormToken(
  vault: Pick<Vault, 'isFingerprint'>,
  { secret, tradeNo, token }: { secret: string | undefined; tradeNo: string; token: string },
): boolean {
  return secret !== undefined && vault.isFingerprint(unmaskToken(token), pairOf(secret, tradeNo));
}

function pairOf(secret: string, tradeNo: string): string {
  return `payer form ${secret} ${tradeNo}`;
}
