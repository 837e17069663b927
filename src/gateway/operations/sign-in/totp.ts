import { Secret, TOTP } from 'otpauth';

// Codes from an authenticator app (RFC 6238): six digits, 30 seconds, with one step either way for clocks that differ.

const PERIOD_SECONDS = 30;
const STEPS_EITHER_WAY = 1;
/** Ten minutes. */
const STEPS_AHEAD_MAX = 20;
const SECRET_BYTES = 20;
const ISSUER = 'Tollgate';

/** In base32, as apps take it. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What the QR code says. */
export function totpAddress(secret: string, email: string): string {
  return new TOTP({ ...rulesOf(secret), label: email }).toString();
}

/** The time step that the code belongs to; null if it is wrong, or belongs to a step up to `lastStep`, which was used (S34). */
export function findTimeStep(
  secret: string,
  { code, now, lastStep }: { readonly code: string; readonly now: number; readonly lastStep: number },
): number | null {
  const delta = new TOTP(rulesOf(secret)).validate({ token: code, timestamp: now, window: STEPS_EITHER_WAY });
  if (delta === null) return null;
  const step = Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
  // A step far ahead was used when the sandbox's moved clock counted for codes too: it says nothing about real ones.
  return step > lastStep || lastStep > step + STEPS_AHEAD_MAX ? step : null;
}

function rulesOf(secret: string) {
  return { issuer: ISSUER, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS };
}
