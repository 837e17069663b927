import { createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { sandboxPublicKeys } from '../../../generated/sandbox-public.ts';

// What live mode does not accept as a secret (S21).

const TOKEN_LENGTH_MIN = 32;

/** What is wrong with a token; undefined if nothing is. */
export function faultOfToken(token: string): string | undefined {
  if (token.length < TOKEN_LENGTH_MIN) return `must have at least ${TOKEN_LENGTH_MIN} characters`;
  return isGuessable(token) ? 'is a pattern that can be guessed' : undefined;
}

/** The private halves of the sandbox's keys are public, as part of the source code. */
export function isSandboxKey(publicKey: KeyObject): boolean {
  return sandboxPublicKeys.some((pem) => createPublicKey(pem).equals(publicKey));
}

/**
 * Whether a secret could be found by trying common placeholders: a repeated character, a repeated short text, the alphabet.
 * Counts the values that do not follow from the previous ones, and credits each with as many bits as there are different
 * values. That overestimates a text made of words, so it rejects no random secret.
 */
export function isGuessable(secret: string | Uint8Array): boolean {
  const values =
    typeof secret === 'string' ? Array.from(secret, (character) => character.codePointAt(0) ?? 0) : [...secret];
  const seen = new Set<string>();
  let surprising = 0;
  for (const [index, value] of values.entries()) {
    const last = values[index - 1] ?? Number.NaN;
    const beforeLast = values[index - 2] ?? Number.NaN;
    const triple = `${beforeLast},${last},${value}`;
    // `aaa`, `abc`, `987`; or three that occurred before.
    const follows = value - last === last - beforeLast || seen.has(triple);
    seen.add(triple);
    if (!follows) surprising += 1;
  }
  return surprising * Math.log2(new Set(values).size) < BITS_MIN;
}

// Half of what 32 hexadecimal digits have, so that none of them is rejected by chance.
const BITS_MIN = 64;
