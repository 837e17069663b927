import type { SealedSecret } from '../../domain/merchants/merchant-store.ts';
import type { Ids, Vault } from '../../domain/ports.ts';

export interface NewSecretDependencies {
  readonly ids: Ids;
  readonly vault: Vault;
}

/** A key or secret that we generate (S3): the value to show once, and the sealed value to store. */
export function newSecret(
  deps: NewSecretDependencies,
  kind: 'signingKey' | 'webhookSecret',
  now: number,
): { readonly value: string; readonly sealed: SealedSecret } {
  let random = deps.ids.newSecret();
  // After an option of a command, such as --key, it would be taken for another option.
  while (random.startsWith('-')) random = deps.ids.newSecret();
  // Standard Webhooks writes secrets in base64 after a prefix.
  const value = kind === 'signingKey' ? random : `whsec_${Buffer.from(random, 'base64url').toString('base64')}`;
  return { value, sealed: sealSecret(deps, { kind, value }, now) };
}

export function sealSecret(
  { ids, vault }: NewSecretDependencies,
  secret: { readonly kind: SealedSecret['kind']; readonly value: string },
  now: number,
): SealedSecret {
  const secretNo = ids.newSecret().slice(0, SECRET_NUMBER_LENGTH);
  return { secretNo, kind: secret.kind, sealed: vault.seal(secret.value), createdAt: now, expiresAt: null };
}

/** 96 separate random bits: unique, and no part of any secret. */
const SECRET_NUMBER_LENGTH = 16;
