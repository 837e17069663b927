import type { Vault } from '../../domain/ports.ts';

/** Without spaces, as banks compare it. */
export function plainAccount(account: string): string {
  return account.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** An account of another form has no check digits. */
export function isIbanWrong(account: string): boolean {
  const plain = plainAccount(account);
  return looksLikeIban(plain) && ibanRemainder(plain) !== 1;
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

/** ISO 13616: the first four characters go to the end, letters become numbers from 10. */
function ibanRemainder(plain: string): number {
  let remainder = 0;
  for (const character of plain.slice(4) + plain.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
