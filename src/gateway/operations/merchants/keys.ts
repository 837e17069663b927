import { createHash, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { GettingStartedStore, KeyUse, StatedFact } from '../../domain/merchants/getting-started.ts';
import type { SecretKind } from '../../domain/merchants/merchant.ts';
import type { MerchantStore, SealedSecret } from '../../domain/merchants/merchant-store.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { AuditAction } from '../../domain/audit/audit-action.ts';
import type { Clock, Vault } from '../../domain/ports.ts';
import type { MerchantAccounts } from '../operations.ts';
import { changeMerchant } from './merchants.ts';
import { newSecret, sealSecret } from './new-secret.ts';
import { done, invalid, merchantNotFound, refuse, refuseInput } from '../outcome.ts';
import type { InputProblem, OperatorOutcome, OperatorRefusal, ReasonedProblem } from '../outcome.ts';
import type { NewSecretDependencies } from './new-secret.ts';
import { refuseIfChanged } from '../replaces.ts';

/** The public properties of a key or secret. */
export interface SecretSummary {
  readonly secretNo: string;
  readonly kind: SecretKind;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly ageMs: number;
  readonly expired: boolean;
  /** Its last characters, to recognize it by. */
  readonly ending: string;
  /** Whether whoever rotated it saw its value. */
  readonly taken: boolean;
  /** Newest first. */
  readonly uses: readonly Pick<KeyUse, 'usedAt' | 'address' | 'agent'>[];
}

export interface NewSecret {
  readonly secret: SecretSummary;
  readonly value: string;
}

export interface Rotation {
  readonly merNo: number;
  /** How long the replaced one stays valid. */
  readonly overlapSeconds: number;
  /** The one that the caller saw in use: if it is another by now, nothing is done. */
  readonly replaces?: string | undefined;
}

export type KeyDependencies = NewSecretDependencies & {
  readonly store: Pick<GettingStartedStore, 'listKeyUses' | 'listFacts'> &
    Pick<MerchantStore, 'findMerchant' | 'changeMerchant'>;
  readonly accounts: MerchantAccounts;
  readonly clock: Clock;
  readonly vault: Vault;
  /** Whether the private half of a public key is published. Absent in the sandbox, whose keys are public. */
  readonly isCompromised?: (publicKey: KeyObject) => boolean;
};

export function createKeyOperations(deps: KeyDependencies) {
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
      const [uses, facts] = await Promise.all([deps.store.listKeyUses(merNo), deps.store.listFacts(merNo)]);
      const newestFirst = found.secrets.toSorted((left, right) => right.createdAt - left.createdAt);
      return done(newestFirst.map((secret) => summaryOf(deps, secret, { now, uses, facts })));
    },
    endSecret: (target: EndedSecret, acting: Acting) => endSecret(deps, target, acting),
  };
}

async function rotate(
  deps: KeyDependencies,
  rotation: Rotation & { kind: 'signingKey' | 'webhookSecret'; action: AuditAction },
  acting: Acting,
): Promise<OperatorOutcome<NewSecret>> {
  const { value, sealed } = newSecret(deps, rotation.kind, deps.clock.now());
  // Whoever asked sees it, once.
  const fact: StatedFact = { fact: `${rotation.kind}Taken`, at: sealed.createdAt };
  const outcome = await replace(deps, { ...rotation, sealed, facts: [fact] }, acting);
  return outcome.kind === 'done' ? done({ secret: outcome.value, value }) : outcome;
}

async function setPublicKey(
  deps: KeyDependencies,
  input: Rotation & { publicKey: string },
  acting: Acting,
): Promise<OperatorOutcome<SecretSummary>> {
  const read = checkPublicKey(deps, input.publicKey);
  if ('reason' in read) return refuseInput([read]);
  const value = read.export({ type: 'spki', format: 'pem' }).toString();
  const sealed = sealSecret(deps, { kind: 'publicKey', value }, deps.clock.now());
  return replace(deps, { ...input, sealed, action: 'setPublicKey' }, acting);
}

/** Adds the new one; the old ones of its kind expire after the overlap, or earlier if they were due to. */
async function replace(
  deps: KeyDependencies,
  input: Rotation & { sealed: SealedSecret; action: AuditAction; facts?: readonly StatedFact[] },
  acting: Acting,
): Promise<OperatorOutcome<SecretSummary>> {
  const { merNo, overlapSeconds, sealed, action, facts = [] } = input;
  const at = sealed.createdAt;
  const expiresAt = at + overlapSeconds * 1000;
  return changeMerchant<SecretSummary>(deps, merNo, ({ secrets }) => {
    const refusal = refuseReplaced(secrets, { kind: sealed.kind, replaces: input.replaces });
    if (refusal !== undefined) return { result: refusal };
    const expireSecrets = secrets
      .filter((old) => old.kind === sealed.kind && (old.expiresAt === null || old.expiresAt > expiresAt))
      .map(({ secretNo }) => ({ secretNo, expiresAt }));
    const detail = `${sealed.kind} ${sealed.secretNo}; the old one stays valid for ${overlapSeconds} seconds`;
    const replaced = expireSecrets.map(({ secretNo }) => secretNo);
    const audit = auditOf(acting, {
      at,
      action,
      merNo,
      target: `merchant ${merNo}`,
      detail,
      before: { secretNos: replaced },
      after: { secretNo: sealed.secretNo },
    });
    const result = done(summaryOf(deps, sealed, { now: at }));
    return { result, change: { addSecrets: [sealed], expireSecrets, facts, audit } };
  });
}

/** In use is what has no end yet. */
export function refuseReplaced(
  secrets: readonly SealedSecret[],
  { kind, replaces }: Pick<SealedSecret, 'kind'> & Pick<Rotation, 'replaces'>,
): OperatorRefusal | undefined {
  const inUse = secrets.filter((one) => one.kind === kind && one.expiresAt === null).map(({ secretNo }) => secretNo);
  return refuseIfChanged(replaces === undefined ? undefined : [replaces], inUse, 'keys');
}

export interface EndedSecret {
  readonly merNo: number;
  readonly secretNo: string;
}

/** Before its overlap ends. What is in use stays, except a public key: a merchant can go on with its signing key alone. */
async function endSecret(
  deps: KeyDependencies,
  { merNo, secretNo }: EndedSecret,
  acting: Acting,
): Promise<OperatorOutcome<SecretSummary>> {
  const now = deps.clock.now();
  return changeMerchant<SecretSummary>(deps, merNo, ({ secrets }) => {
    const checked = findEndable(secrets, { merNo, secretNo });
    if (checked.kind === 'refused') return { result: checked };
    const secret = checked.value;
    const ended = { ...secret, expiresAt: now };
    if (secret.expiresAt !== null && secret.expiresAt <= now) {
      return { result: done(summaryOf(deps, secret, { now })) };
    }
    const audit = auditOf(acting, {
      at: now,
      action: 'endSecret',
      merNo,
      target: `merchant ${merNo}`,
      detail: `${secret.kind} ${secretNo}`,
      before: { expiresAt: secret.expiresAt },
      after: { expiresAt: now },
    });
    const result = done(summaryOf(deps, ended, { now }));
    return { result, change: { expireSecrets: [{ secretNo, expiresAt: now }], audit } };
  });
}

/** The secret, if it can be ended. */
export function findEndable(
  secrets: readonly SealedSecret[],
  { merNo, secretNo }: EndedSecret,
): OperatorOutcome<SealedSecret> {
  const secret = secrets.find((one) => one.secretNo === secretNo);
  if (secret === undefined) return refuse('secretNotFound', { merNo, secretNo });
  return secret.expiresAt !== null || secret.kind === 'publicKey' ? done(secret) : refuse('secretInUse');
}

function summaryOf(
  { vault }: { readonly vault: Vault },
  { secretNo, kind, sealed, createdAt, expiresAt }: SealedSecret,
  { now, uses = [], facts }: { now: number; uses?: readonly KeyUse[]; facts?: readonly StatedFact[] },
): SecretSummary {
  return {
    secretNo,
    kind,
    createdAt,
    expiresAt,
    ageMs: Math.max(0, now - createdAt),
    expired: expiresAt !== null && expiresAt <= now,
    ending: endingOf(kind, vault.open(sealed)),
    // What was just made, or ended by hand, was seen.
    taken:
      kind === 'publicKey' ||
      facts === undefined ||
      facts.some(({ fact, at }) => fact === `${kind}Taken` && at >= createdAt),
    uses: uses
      .filter((use) => use.secretNo === secretNo)
      .map(({ usedAt, address, agent }) => ({ usedAt, address, agent })),
  };
}

const ENDING_LENGTH = 4;

/** Public keys all end alike, so theirs is that of the fingerprint. Base64 may end in padding, which tells nothing. */
function endingOf(kind: SecretKind, value: string): string {
  const text = kind === 'publicKey' ? fingerprintOf(value) : value.replaceAll('=', '');
  return text.slice(-ENDING_LENGTH);
}

/** As `openssl pkey -pubin -outform der | sha256sum` prints it. */
function fingerprintOf(pem: string): string {
  const lines = pem.split('\n').filter((line) => !line.startsWith('-----'));
  return createHash('sha256')
    .update(Buffer.from(lines.join(''), 'base64'))
    .digest('hex');
}

/** What is wrong with a public key; null if nothing is. */
export function publicKeyProblem(
  deps: { readonly isCompromised?: (publicKey: KeyObject) => boolean },
  pem: string,
): InputProblem | null {
  const read = checkPublicKey(deps, pem);
  return 'reason' in read ? read : null;
}

function checkPublicKey(
  { isCompromised }: { readonly isCompromised?: (publicKey: KeyObject) => boolean },
  pem: string,
): KeyObject | ReasonedProblem {
  const read = readPublicKey(pem);
  return 'reason' in read || isCompromised?.(read) !== true ? read : invalid('publicKey', 'keyOfSandbox');
}

const RSA_BITS = { min: 2048, max: 8192 } as const;

/** The key, or what is wrong with the text. The text itself is not repeated: it might be a private key. */
function readPublicKey(pem: string): KeyObject | ReasonedProblem {
  // Node would accept the public half of a private key, which must not be sent here at all.
  if (!/^\s*-----BEGIN (RSA )?PUBLIC KEY-----/.test(pem)) return invalid('publicKey', 'noPublicKey');
  let key: KeyObject;
  try {
    key = createPublicKey(pem);
  } catch {
    return invalid('publicKey', 'unreadableKey');
  }
  const { asymmetricKeyType: type } = key;
  if (type !== 'rsa') return invalid('publicKey', 'noRsaKey', { type });
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  const isRight = bits >= RSA_BITS.min && bits <= RSA_BITS.max;
  return isRight ? key : invalid('publicKey', 'keySizeWrong', { bits, ...RSA_BITS });
}
