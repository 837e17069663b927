import type { Factor, Person } from '../../domain/people.ts';

/** Which second factors somebody can show. */
export interface SecondFactors {
  readonly app: boolean;
  readonly passkey: boolean;
  readonly recoveryCodes: boolean;
}

export function secondFactorsOf(factors: readonly Pick<Factor, 'kind'>[]): SecondFactors {
  const has = (wanted: Factor['kind']) => factors.some(({ kind }) => kind === wanted);
  return { app: has('totp'), passkey: has('passkey'), recoveryCodes: has('recoveryCode') };
}

/**
 * Why this factor has to stay, in words for its owner; null if it can go. A code is asked for after a password only: whoever
 * has none signs in with a passkey.
 */
export function whyKept(
  factor: Pick<Factor, 'factorId' | 'kind'>,
  { person, factors }: { person: Pick<Person, 'password'>; factors: readonly Pick<Factor, 'factorId' | 'kind'>[] },
): string | null {
  const others = secondFactorsOf(factors.filter(({ factorId }) => factorId !== factor.factorId));
  if (!others.app && !others.passkey) return 'This is your only second factor. Add another one first.';
  if (factor.kind !== 'passkey' || others.passkey || person.password !== null) return null;
  return 'Without this passkey you could not sign in. Set a password or add another passkey first.';
}
