import type { Vault } from '../../domain/ports.ts';
import { remainderBy97 } from '../../domain/text/check-digits.ts';

/** Without spaces, as banks compare it. */
export function plainAccount(account: string): string {
  return account.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** An account of another form has no check digits. */
export function isIbanWrong(account: string): boolean {
  const plain = plainAccount(account);
  return looksLikeIban(plain) && remainderBy97(plain) !== 1;
}

/** Two registrations with the same account have the same hash; nobody without the vault's key can compute it. */
export function accountHash(vault: Pick<Vault, 'fingerprint'>, account: string): string {
  return vault.fingerprint(`settlement account ${plainAccount(account)}`);
}

export function maskedAccount(account: string): string {
  return `****${plainAccount(account).slice(-4)}`;
}

function looksLikeIban(plain: string): boolean {
  return /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(plain);
}
