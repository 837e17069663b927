import type { Vault } from '../../domain/ports.ts';

/** Without spaces, as banks compare it. */
export function plainAccount(account: string): string {
  return account.replaceAll(/[\s-]/g, '').toUpperCase();
}

export function accountProblem(account: string): string | undefined {
  const plain = plainAccount(account);
  if (!looksLikeIban(plain)) return undefined;
  return ibanRemainder(plain) === 1 ? undefined : 'is an IBAN with wrong check digits; compare it with your statement';
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
