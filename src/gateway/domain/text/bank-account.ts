import type { Vault } from '../ports.ts';
import { remainderBy97 } from './check-digits.ts';
import { IBAN_LENGTHS } from './iban-lengths.ts';

/** Without spaces, as banks compare it. */
export function plainAccount(account: string): string {
  return account.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** An account of another form has no check digits. */
export function isIbanWrong(account: string): boolean {
  const plain = plainAccount(account);
  return looksLikeIban(plain) && remainderBy97(plain) !== 1;
}

/** Whoever types an IBAN learns what is wrong with it; null if nothing is, or it is no IBAN. */
export function ibanFault(account: string): IbanFault | null {
  const plain = plainAccount(account);
  const [, country = ''] = /^([A-Z]{2})[0-9]{2}[A-Z0-9]{4,}$/.exec(plain) ?? [];
  const length = IBAN_LENGTHS[country];
  // Countries without IBANs have accounts that begin like one.
  if (length === undefined) return null;
  if (plain.length !== length) return { kind: 'length', country, expected: length, actual: plain.length };
  return remainderBy97(plain) === 1 ? null : { kind: 'digits' };
}

export type IbanFault =
  | { readonly kind: 'length'; readonly country: string; readonly expected: number; readonly actual: number }
  | { readonly kind: 'digits' };

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
