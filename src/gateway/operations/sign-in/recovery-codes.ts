import { randomInt } from 'node:crypto';
import type { Factor } from '../../domain/people/people.ts';
import type { Ids, Vault } from '../../domain/ports.ts';

// Ten codes that each open the account once instead of an authenticator app. They are shown once and kept as keyed hashes.

const RECOVERY_CODES = 10;

/** Without letters that look like digits; 50 bits in ten characters. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF_LENGTH = 5;

export interface NewRecoveryCodes {
  /** To be shown once. */
  readonly codes: readonly string[];
  readonly factors: readonly Factor[];
}

export function newRecoveryCodes(
  { ids, vault }: { readonly ids: Pick<Ids, 'newId'>; readonly vault: Pick<Vault, 'fingerprint'> },
  personId: string,
  createdAt: number,
): NewRecoveryCodes {
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${newHalf()}-${newHalf()}`);
  const factors = codes.map((code) => ({
    personId,
    factorId: ids.newId('factor'),
    kind: 'recoveryCode' as const,
    name: 'Recovery code',
    secret: vault.fingerprint(subjectOf(personId, code)),
    counter: 0,
    createdAt,
    usedAt: null,
  }));
  return { codes, factors };
}

/** In constant time for each code. */
export function findRecoveryCode(
  vault: Pick<Vault, 'isFingerprint'>,
  { personId, factors, code }: { personId: string; factors: readonly Factor[]; code: string },
): Factor | undefined {
  const subject = subjectOf(personId, code);
  return factors.find(({ kind, secret }) => kind === 'recoveryCode' && vault.isFingerprint(secret, subject));
}

function newHalf(): string {
  return Array.from({ length: HALF_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** However it is typed: in capitals, with or without the dash. */
function plainOf(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '');
}

function subjectOf(personId: string, code: string): string {
  return `recovery code ${personId} ${plainOf(code)}`;
}
