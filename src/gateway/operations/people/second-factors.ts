import type { Factor } from '../../domain/people.ts';

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
