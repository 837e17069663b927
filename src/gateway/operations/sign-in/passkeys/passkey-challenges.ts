import type { PasskeyDependencies } from './passkeys.ts';

type Purpose = 'passkeyRegistration' | 'passkeySignIn';

const CHALLENGE_MS = 5 * 60_000;

/** A challenge is good for one answer, one purpose and one person or browser, for five minutes. */
export function createChallenges({
  store,
  ids,
  vault,
  realClock,
}: Pick<PasskeyDependencies, 'store' | 'ids' | 'vault' | 'realClock'>) {
  return {
    /** `subject` is the person it is for; while that is not known, the browser that asks. */
    async open(kind: Purpose, subject: string): Promise<Uint8Array<ArrayBuffer>> {
      const challenge = ids.newSecret();
      const now = realClock.now();
      await store.createStep({
        stepHash: vault.fingerprint(challenge),
        kind,
        detail: JSON.stringify({ subject }),
        createdAt: now,
        expiresAt: now + CHALLENGE_MS,
      });
      return new Uint8Array(Buffer.from(challenge, 'base64url'));
    },
    async take(kind: Purpose, challenge: string, subject: string): Promise<boolean> {
      const step = await store.takeStep(vault.fingerprint(challenge), kind);
      if (step === null || step.expiresAt <= realClock.now()) return false;
      return (JSON.parse(step.detail) as { subject: string }).subject === subject;
    },
  };
}
