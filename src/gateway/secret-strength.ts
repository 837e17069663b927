import { createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { sandboxAccount } from '../../generated/sandbox.ts';

// What live mode does not take for a secret (S21).

const TOKEN_LENGTH_MIN = 32;

/** What is wrong with a token; undefined where nothing is. */
export function faultOfToken(token: string): string | undefined {
  if (token.length < TOKEN_LENGTH_MIN) return `must have at least ${TOKEN_LENGTH_MIN} characters`;
  return isGuessable(token) ? 'is a pattern that can be guessed' : undefined;
}

/** Whoever has the sources has the private halves of the sandbox's keys. */
export function isSandboxKey(publicKey: KeyObject): boolean {
  const { publicKey: merchants, gatewayPublicKey: gateways } = sandboxAccount;
  return [merchants, gateways].some((pem) => createPublicKey(pem).equals(publicKey));
}

/**
 * Whether a secret could be found by trying what people and tools put in its place: one character again and again, a short
 * text repeated, the alphabet. Counts the values that do not follow from those before them, and gives each as many bits as
 * there are different values. That is above what a text of words deserves, so it refuses no secret that was made at random.
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
    // `aaa`, `abc`, `987`; or three that stood there before.
    const follows = value - last === last - beforeLast || seen.has(triple);
    seen.add(triple);
    if (!follows) surprising += 1;
  }
  return surprising * Math.log2(new Set(values).size) < BITS_MIN;
}

// Half of what 32 hexadecimal digits have, so that none of them is refused by chance.
const BITS_MIN = 64;
