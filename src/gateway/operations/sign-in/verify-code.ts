import { actingAsSystem } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Limiter } from '../../domain/limiter.ts';
import type { Factor, LockedPerson, PeopleStore, PersonDecision } from '../../domain/people/people.ts';
import type { Clock, Vault } from '../../domain/ports.ts';
import { TOO_MANY_TRIES } from '../../domain/sign-in/tries.ts';
import { findRecoveryCode } from './recovery-codes.ts';
import type { SignInContext } from './sign-in-context.ts';
import { PERSON_CODES } from './sign-in-limits.ts';
import { findTimeStep } from './totp.ts';

export type CodeCheck =
  | { readonly kind: 'right'; readonly method: 'totp' | 'recoveryCode'; readonly codesLeft: number }
  /** Or used before, or one of too many: the answer says nothing more about it. */
  | { readonly kind: 'wrong' };

export interface CodeInput {
  readonly personId: string;
  readonly code: string;
  /** What it is shown for, in the record. */
  readonly action: 'signIn' | 'confirm' | 'resetPassword';
  readonly context: SignInContext;
}

export interface VerifyCodeDependencies {
  readonly store: Pick<PeopleStore, 'writeRecords' | 'changePerson'>;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly realClock: Clock;
  readonly limiter: Pick<Limiter, 'createTries' | 'createRate'>;
  /** Called for every try; successes are counted where sessions start. */
  readonly onRefused: (method: string, result: 'refused' | 'locked') => void;
}

/** Checks a code of the second factor and uses it up, in one transaction: of two that send the same, one gets in (S34). */
export function createVerifyCode({ store, vault, clock, realClock, limiter, onRefused }: VerifyCodeDependencies) {
  const tries = limiter.createTries(PERSON_CODES);
  return async ({ personId, code, action, context }: CodeInput): Promise<CodeCheck> => {
    const now = realClock.now();
    const refuse = (detail: string) => {
      const acting = { ...actingAsSystem('sign-in'), address: context.address, requestId: context.requestId };
      const target = `person ${personId}`;
      return store.writeRecords([auditOf(acting, { at: clock.now(), action, outcome: 'refused', target, detail })]);
    };
    const begun = await tries.begin(personId);
    if ('waitSeconds' in begun) {
      onRefused('code', 'locked');
      return { kind: 'wrong' };
    }
    const check = await store.changePerson(personId, (locked) => useCode(vault, locked, { code, now }));
    const isLocked = await begun.end({ failed: check.kind === 'wrong' });
    if (check.kind === 'wrong') {
      onRefused('code', 'refused');
      await refuse(isLocked ? `wrong code; ${TOO_MANY_TRIES}: codes locked for now` : 'wrong code');
    }
    return check;
  };
}

interface Shown {
  readonly code: string;
  readonly now: number;
}

function useCode(
  vault: Pick<Vault, 'open' | 'isFingerprint'>,
  locked: LockedPerson | null,
  shown: Shown,
): PersonDecision<CodeCheck> {
  if (locked === null || locked.person.state !== 'active') return { result: { kind: 'wrong' } };
  const { factors, person } = locked;
  const codesLeft = factors.filter(({ kind }) => kind === 'recoveryCode').length;
  const used = useTotp(vault, factors, shown);
  if (used !== null) {
    const change = { useFactor: used, audit: [] };
    return { result: { kind: 'right', method: 'totp', codesLeft }, change };
  }
  const recovery = findRecoveryCode(vault, { personId: person.personId, factors, code: shown.code });
  if (recovery === undefined) return { result: { kind: 'wrong' } };
  const change = { removeFactors: [recovery.factorId], audit: [] };
  return { result: { kind: 'right', method: 'recoveryCode', codesLeft: codesLeft - 1 }, change };
}

function useTotp(vault: Pick<Vault, 'open'>, factors: readonly Factor[], { code, now }: Shown) {
  const plain = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(plain)) return null;
  for (const { kind, factorId, secret, counter } of factors) {
    if (kind !== 'totp') continue;
    const step = findTimeStep(vault.open(secret), { code: plain, now, lastStep: counter });
    if (step !== null) return { factorId, counter: step, usedAt: now };
  }
  return null;
}
