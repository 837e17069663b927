import { createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { SecretKind } from '../../domain/merchant.ts';
import type { SealedSecret } from '../../domain/store.ts';
import { auditOf } from './acting.ts';
import type { Acting } from './acting.ts';
import { changeMerchant } from './merchants.ts';
import { newSecret, sealSecret } from './new-secret.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { done, merchantNotFound, refuseInput } from './outcome.ts';
import type { OperatorOutcome } from './outcome.ts';

/** The public properties of a key or secret. */
export interface SecretSummary {
  readonly secretNo: string;
  readonly kind: SecretKind;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly ageMs: number;
  readonly expired: boolean;
}

export interface NewSecret {
  readonly secret: SecretSummary;
  readonly value: string;
}

interface Rotation {
  readonly merNo: number;
  /** How long the replaced one stays valid. */
  readonly overlapSeconds: number;
}

export function createKeyOperations(deps: OperatorDependencies) {
  return {
    rotateSigningKey: (rotation: Rotation, acting: Acting) =>
      rotate(deps, { ...rotation, kind: 'signingKey', action: 'rotateSigningKey' }, acting),
    rotateWebhookSecret: (rotation: Rotation, acting: Acting) =>
      rotate(deps, { ...rotation, kind: 'webhookSecret', action: 'rotateWebhookSecret' }, acting),
    setPublicKey: (input: Rotation & { publicKey: string }, acting: Acting) => setPublicKey(deps, input, acting),
    async listSecrets(merNo: number): Promise<OperatorOutcome<SecretSummary[]>> {
      const found = await deps.store.findMerchant(merNo);
      if (found === null) return merchantNotFound(merNo);
      const now = deps.clock.now();
      const newestFirst = found.secrets.toSorted((left, right) => right.createdAt - left.createdAt);
      return done(newestFirst.map((secret) => summaryOf(secret, now)));
    },
  };
}

async function rotate(
  deps: OperatorDependencies,
  rotation: Rotation & { kind: 'signingKey' | 'webhookSecret'; action: string },
  acting: Acting,
): Promise<OperatorOutcome<NewSecret>> {
  const { value, sealed } = newSecret(deps, rotation.kind, deps.clock.now());
  const outcome = await replace(deps, { ...rotation, sealed }, acting);
  return outcome.kind === 'done' ? done({ secret: outcome.value, value }) : outcome;
}

async function setPublicKey(
  deps: OperatorDependencies,
  input: Rotation & { publicKey: string },
  acting: Acting,
): Promise<OperatorOutcome<SecretSummary>> {
  const read = readPublicKey(input.publicKey);
  if (typeof read === 'string') return refuseInput([{ field: 'publicKey', problem: read }]);
  if (deps.isCompromised?.(read) === true) {
    return refuseInput([{ field: 'publicKey', problem: "is the sandbox's key, whose private half is public" }]);
  }
  const value = read.export({ type: 'spki', format: 'pem' }).toString();
  const sealed = sealSecret(deps, { kind: 'publicKey', value }, deps.clock.now());
  return replace(deps, { ...input, sealed, action: 'setPublicKey' }, acting);
}

/** Adds the new one; the old ones of its kind expire after the overlap, or earlier if they were due to. */
async function replace(
  deps: OperatorDependencies,
  input: Rotation & { sealed: SealedSecret; action: string },
  acting: Acting,
): Promise<OperatorOutcome<SecretSummary>> {
  const { merNo, overlapSeconds, sealed, action } = input;
  const at = sealed.createdAt;
  const expiresAt = at + overlapSeconds * 1000;
  return changeMerchant<SecretSummary>(deps, merNo, ({ secrets }) => {
    const expireSecrets = secrets
      .filter((old) => old.kind === sealed.kind && (old.expiresAt === null || old.expiresAt > expiresAt))
      .map(({ secretNo }) => ({ secretNo, expiresAt }));
    const detail = `${sealed.kind} ${sealed.secretNo}; the old one stays valid for ${overlapSeconds} seconds`;
    const audit = auditOf(acting, { at, action, target: `merchant ${merNo}`, detail });
    return { result: done(summaryOf(sealed, at)), change: { addSecrets: [sealed], expireSecrets, audit } };
  });
}

function summaryOf({ secretNo, kind, createdAt, expiresAt }: SealedSecret, now: number): SecretSummary {
  const expired = expiresAt !== null && expiresAt <= now;
  return { secretNo, kind, createdAt, expiresAt, ageMs: Math.max(0, now - createdAt), expired };
}

const RSA_BITS = { min: 2048, max: 8192 } as const;

/** The key, or what is wrong with the text. The text itself is not repeated: it might be a private key. */
function readPublicKey(pem: string): KeyObject | string {
  // Node would accept the public half of a private key, which must not be sent here at all.
  if (!/^\s*-----BEGIN (RSA )?PUBLIC KEY-----/.test(pem)) return 'must be a public key in PEM (BEGIN PUBLIC KEY)';
  let key: KeyObject;
  try {
    key = createPublicKey(pem);
  } catch {
    return 'is not a public key in PEM: it cannot be read';
  }
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key.asymmetricKeyType !== 'rsa') return `must be an RSA key, not ${key.asymmetricKeyType ?? 'another'}`;
  if (bits < RSA_BITS.min || bits > RSA_BITS.max) {
    return `must have ${RSA_BITS.min} to ${RSA_BITS.max} bits; this key has ${bits}`;
  }
  return key;
}
