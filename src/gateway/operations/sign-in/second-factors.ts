import type { Factor, Person } from '../../domain/people/people.ts';

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
 * Why this factor has to stay; null if it can go. A code is asked for after a password only: whoever
 * has none signs in with a passkey.
 */
export function whyKept(
  factor: Pick<Factor, 'factorId' | 'kind'>,
  { person, factors }: { person: Pick<Person, 'password'>; factors: readonly Pick<Factor, 'factorId' | 'kind'>[] },
): 'onlyFactor' | 'onlyWayIn' | null {
  const others = secondFactorsOf(factors.filter(({ factorId }) => factorId !== factor.factorId));
  if (!others.app && !others.passkey) return 'onlyFactor';
  return factor.kind !== 'passkey' || others.passkey || person.password !== null ? null : 'onlyWayIn';
}
