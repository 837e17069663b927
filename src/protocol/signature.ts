import { hash, sign as signBytes, verify as verifyBytes } from 'node:crypto';
import type { KeyLike } from 'node:crypto';
import { equalInConstantTime } from './constant-time.ts';
import { signedText } from './signed-text.ts';
import type { SignatureForm } from './signed-text.ts';

export { signedParts, signedText } from './signed-text.ts';
export type { SignatureForm, SignedPart } from './signed-text.ts';

// Sign and verify stand side by side. Which fields are signed is never written here: the rule comes from the contract
// (`x-signature`, in generated/operations.ts) and is passed in.

export function signMd5(fields: readonly string[], body: unknown, key: string): string {
  return md5(signedText(fields, body) + key);
}

export function verifyMd5(input: { fields: readonly string[]; body: unknown; sign: string; key: string }): boolean {
  return equalInConstantTime(input.sign, signMd5(input.fields, input.body, input.key));
}

export function signRsa(fields: readonly string[], body: unknown, privateKey: KeyLike): string {
  return signBytes('RSA-SHA256', Buffer.from(signedText(fields, body)), privateKey).toString('base64');
}

export function verifyRsa(input: {
  fields: readonly string[];
  body: unknown;
  sign: string;
  publicKey: KeyLike;
}): boolean {
  const text = Buffer.from(signedText(input.fields, input.body));
  return verifyBytes('RSA-SHA256', text, input.publicKey, Buffer.from(input.sign, 'base64'));
}

/** For requests. Node also decodes base64url, line breaks and missing padding; here one signature has one text, as with MD5. */
export function verifyRequestRsa(input: Parameters<typeof verifyRsa>[0]): boolean {
  return isStandardBase64(input.sign) && verifyRsa(input);
}

export function isStandardBase64(text: string): boolean {
  return Buffer.from(text, 'base64').toString('base64') === text;
}

/** Which algorithm a signature is meant for, by its form: what is short, or the hex of a hash, is meant as an MD5. */
export function formOf(sign: string): SignatureForm {
  return /^[0-9A-Fa-f]{1,128}$/.test(sign) || sign.length < 64 ? 'md5' : 'rsa-sha256';
}

/** 32 hex characters in upper case. */
export function md5(text: string): string {
  // In one call: half the time of a Hash object (Node 20.12 and newer).
  return hash('md5', text, 'hex').toUpperCase();
}
