import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { equalInConstantTime } from '../../protocol/constant-time.ts';
import type { Vault } from '../domain/ports.ts';
import { createKeyedHash } from './keyed-hash.ts';

// Encryption at rest with AES-256-GCM (S3). A sealed text names its key, so that a new key can be put in front of the old
// ones, which still decrypt what they sealed.

const FORM = 'v1';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const NUMBER_BYTES = 8;

interface SealingKey {
  readonly id: string;
  readonly key: Buffer;
}

/**
 * The first key seals; all of them open. Each has 32 bytes. Fingerprints are made with a key of their own, which outlives
 * them all: see open-vault.ts.
 */
export function createVault(keys: readonly Buffer[], fingerprintBytes = deriveFingerprintKey(keys)): Vault {
  const [current, ...older] = keys.map(deriveSealingKey);
  if (current === undefined) throw new RangeError('a vault needs at least one key');
  const byId = new Map([current, ...older].map((key) => [key.id, key]));
  const keyedHash = createKeyedHash(fingerprintBytes);
  const fingerprint = (text: string) => keyedHash(text, 'base64url');
  const start = Buffer.alloc(NUMBER_BYTES);
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const whole = Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
      return `${FORM}.${current.id}.${whole.toString('base64url')}`;
    },
    open(sealed) {
      const [form, id = '', encoded = ''] = sealed.split('.');
      const key = byId.get(id);
      if (form !== FORM) throw new Error('a sealed text has an unknown format');
      if (key === undefined) throw new Error(`the key ${id} that sealed a text is not in ENCRYPTION_KEYS; add it`);
      const whole = Buffer.from(encoded, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key.key, whole.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(whole.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = decipher.update(whole.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
    fingerprint,
    fingerprintNumber(text) {
      start.write(keyedHash(text, 'binary'), 0, NUMBER_BYTES, 'binary');
      return start.readBigUInt64BE() >> 1n;
    },
    isFingerprint: (given, text) => equalInConstantTime(given, fingerprint(text)),
  };
}

/** By the oldest key: what the release before the stored key has made, and makes beside this one, is the same. */
export function deriveFingerprintKey(keys: readonly Buffer[]): Buffer {
  return derive(keys.at(-1) ?? Buffer.alloc(0), 'tollgate fingerprint');
}

/** The ids of the keys, in their order. They reveal nothing about them. */
export function keyIdsOf(keys: readonly Buffer[]): string[] {
  return keys.map((key) => deriveSealingKey(key).id);
}

/** The id of the key that sealed a text. */
export function sealedBy(sealed: string): string {
  return sealed.split('.')[1] ?? '';
}

function deriveSealingKey(key: Buffer): SealingKey {
  if (key.length !== KEY_BYTES) throw new RangeError(`an encryption key has ${KEY_BYTES} bytes`);
  const sealing = derive(key, 'tollgate seal');
  // The id is a hash of a derived value: it distinguishes keys and reveals nothing about them.
  return { id: createHash('sha256').update(derive(key, 'tollgate key id')).digest('hex').slice(0, 8), key: sealing };
}

function derive(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), purpose, KEY_BYTES));
}
