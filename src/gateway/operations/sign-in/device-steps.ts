import type { Vault } from '../../domain/ports.ts';

// How a command waits for its person (RFC 8628). Three steps, each found by a hash of a code that is not stored: the command's
// own, which says that it waits; the person's, which can be used once; and the decision, which the command takes once.

export const DEVICE_MS = 10 * 60_000;
export const POLL_SECONDS = 3;

export const WAITING_STEP = 'device';
export const CODE_STEP = 'deviceCode';
export const DECISION_STEP = 'deviceDecision';

/** What the person is asked. */
export interface DeviceQuestion {
  readonly waitingHash: string;
  readonly hostName: string;
  readonly address: string;
  /** The session whose second factor is to be confirmed; null to sign in. */
  readonly confirms: { readonly sessionHash: string; readonly personId: string } | null;
}

/** What the command is answered. */
export interface DeviceAnswer {
  readonly decision: 'confirmed' | 'refused';
  readonly personId: string;
  /** What the decision rests on; see `sign-in-basis.ts`. */
  readonly basis: string;
  /** The person's when the session that decided was read: what ends sessions ends this too. */
  readonly epoch: number;
  /** How that session was signed in to. */
  readonly restsOn: string;
  readonly merNo: number;
  /** A command shows a second factor of its own. The last release would take the browser's. */
  readonly factorAt: null;
  /** False if a session was confirmed that exists already. */
  readonly signsIn: boolean;
  readonly hostName: string;
}

type Fingerprint = Pick<Vault, 'fingerprint'>;

export function waitingHashOf(vault: Fingerprint, deviceCode: string): string {
  return vault.fingerprint(`device ${deviceCode}`);
}

export function codeHashOf(vault: Fingerprint, userCode: string): string {
  return vault.fingerprint(`device code ${userCode}`);
}

export function decisionHashOf(vault: Fingerprint, waitingHash: string): string {
  return vault.fingerprint(`device decision ${waitingHash}`);
}

// RFC 8628, section 6.1: no vowels, so that no word is spelt, and nothing that is read as something else. 20 letters, so that
// eight of them are 34 bits; how often somebody may guess is limited, and a guess needs a session.
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const CODE_LENGTH = 8;
/** Bytes from here on would favour the first letters. */
const BYTE_BOUND = 256 - (256 % LETTERS.length);

/** Such as `BCDF-GHJK`, from random text in base64url. */
export function userCodeFrom(secret: string): string {
  const letters = [...Buffer.from(secret, 'base64url')]
    .filter((byte) => byte < BYTE_BOUND)
    .slice(0, CODE_LENGTH)
    .map((byte) => LETTERS[byte % LETTERS.length]);
  if (letters.length < CODE_LENGTH) throw new Error('too little randomness for a code');
  return showCode(letters.join(''));
}

/** A code as somebody types it: in any case, with or without the hyphen. Null if it cannot be one. */
export function readCode(text: string): string | null {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '');
  return letters.length === CODE_LENGTH && [...letters].every((letter) => LETTERS.includes(letter))
    ? showCode(letters)
    : null;
}

function showCode(letters: string): string {
  return `${letters.slice(0, CODE_LENGTH / 2)}-${letters.slice(CODE_LENGTH / 2)}`;
}
