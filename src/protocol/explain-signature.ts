import { isStandardBase64, md5, signedParts } from './signature.ts';
import type { SignedPart } from './signature.ts';
import { otherHashes, otherTexts } from './signing-mistakes.ts';

// Explains why a signature does not match: the string to sign, and the likely mistake if one is found. Only for the sandbox
// and for the merchant's own side, whose readers may know the key anyway.

interface Mismatch {
  readonly fields: readonly string[];
  readonly body: unknown;
  readonly sign: string;
  readonly key: string;
  readonly form: 'md5' | 'rsa-sha256';
}

/** Sentences for the message of a refusal. The key is masked, and so is an account number among the signed fields. */
export function explainMismatch(input: Mismatch): string {
  return mismatchPieces(input).join('');
}

/** The same in pieces, cut where two signed values meet: each has to be searched for card numbers on its own. */
export function mismatchPieces(input: Mismatch): string[] {
  const values = signedParts(input.fields, input.body).map(maskPart);
  const names = input.fields.join(', ');
  const rest =
    input.form === 'rsa-sha256' ? `" (${names}), without the merchant key.` : `<key>" (${names}, merchant key).`;
  return ['The string to sign: "', ...values, `${rest} ${signMismatch(input)}`];
}

/** What is wrong with the sign, or what to check. */
export function signMismatch(input: Mismatch): string {
  if (input.form === 'rsa-sha256') {
    return `Sign it with RSA-SHA256 (PKCS#1 v1.5), using the private key that belongs to your registered public key.${findEncoding(input.sign)}`;
  }
  return findSigningMistake(input) ?? OTHER_KEY;
}

const OTHER_KEY =
  'The sign was made with another key or from other values. Check that the key belongs to this merNo, and that you sign the values you send.';

/** Account numbers never appear in a message in full. */
function maskPart(part: SignedPart): string {
  return part.field === 'cardNo' ? part.text.replace(/.(?=.{4})/g, '*') : part.text;
}

/** A signature is accepted in standard base64 only, so that one request has one text. */
function findEncoding(sign: string): string {
  const rule = 'write it in standard base64, with its padding and without line breaks';
  if (/^[0-9A-Fa-f]+$/.test(sign)) return ` The sign is in hexadecimal; ${rule}.`;
  if (isStandardBase64(sign)) return '';
  if (/\s/.test(sign)) return ` The sign contains white space; ${rule}.`;
  if (/[-_]/.test(sign)) return ` The sign is in base64url; ${rule}.`;
  return ` The sign is not standard base64; ${rule}.`;
}

interface Signed {
  readonly fields: readonly string[];
  readonly body: unknown;
  readonly sign: string;
  readonly key: string;
}

/** The mistake of a sign that should be an MD5; undefined if it is none of those that are known. */
export function findSigningMistake({ fields, body, sign, key }: Signed): string | undefined {
  const parts = signedParts(fields, body);
  const wanted = sign.toUpperCase();
  const right = parts.map((part) => part.text).join('') + key;
  if (md5(right) === wanted) return 'The sign is correct except that it must be in upper case.';
  const hash = otherHashes(parts, key).find((other) => other.sign === sign || other.sign === wanted);
  if (hash !== undefined) return hash.says;
  if (!/^[0-9A-F]{32}$/.test(wanted)) {
    const name = hashLike(sign);
    const like = name === undefined ? '' : ` This one has ${sign.length}, like ${name}; use MD5.`;
    return `The sign must be 32 uppercase hexadecimal characters.${like}`;
  }
  for (const { text, says } of otherTexts(parts, body, key)) if (md5(text) === wanted) return says;
  return undefined;
}

/** Which other hash makes a sign of this length. */
export function hashLike(sign: string): string | undefined {
  return /^[0-9A-Fa-f]+$/.test(sign) ? HASHES_BY_LENGTH[sign.length] : undefined;
}

const HASHES_BY_LENGTH: Readonly<Record<number, string>> = {
  40: 'SHA-1',
  64: 'SHA-256',
  96: 'SHA-384',
  128: 'SHA-512',
};
