import type { Acting } from '../../domain/audit/actor.ts';
import type { AuditAction } from '../../domain/audit/audit-action.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Factor, LockedPerson, PeopleStore, PersonChange, PersonDecision } from '../../domain/people/people.ts';
import type { Clock } from '../../domain/ports.ts';
import type { SignedIn } from './identify.ts';
import { hashPassword, verifyPassword } from './password.ts';
import type { PasswordCost } from './password.ts';
import { refusePassword } from './password-rules.ts';
import type { PasswordProblem } from './password-rules.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { whyKept } from './second-factors.ts';
import { STEP_UP_MS } from '../../domain/sign-in/session-rules.ts';
import { createTotpSteps } from './totp-steps.ts';
import type { TotpStepsDependencies } from './totp-steps.ts';

export const FACTORS_MAX = 10;
const FACTOR_NAME_LENGTH_MAX = 40;

export type Changed =
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly problem: FactorProblem }
  /** The second factor was last shown too long ago. */
  | { readonly kind: 'stepUpRequired' };

export type FactorProblem =
  | PasswordProblem
  | NonNullable<ReturnType<typeof whyKept>>
  | 'wrongCode'
  | 'wrongPassword'
  | 'tooManyFactors'
  | 'removedBefore'
  | 'noPassword'
  | 'accountGone';

export type Renewed =
  | Exclude<Changed, { kind: 'changed' }>
  | { readonly kind: 'renewed'; readonly codes: readonly string[] };

/** A factor as its owner sees it. */
export type OwnFactor = Pick<Factor, 'factorId' | 'kind' | 'name' | 'createdAt' | 'usedAt'>;

type Deps = TotpStepsDependencies & {
  readonly store: Pick<PeopleStore, 'listFactors' | 'changePerson'>;
  readonly clock: Clock;
  readonly realClock: Clock;
  /** Lower in tests only. */
  readonly passwordCost: PasswordCost;
};

/** Who changes what of their own. */
interface Own {
  readonly deps: Deps;
  readonly signedIn: SignedIn;
  readonly acting: Acting;
}

/**
 * How a person signs in, changed by themselves. Every change asks for a recent second factor, and ends the person's other
 * sessions (S34).
 */
export function createOwnFactors(deps: Deps) {
  const steps = createTotpSteps(deps);
  const isConfirmed = ({ grant }: SignedIn) =>
    grant.factorAt !== null && deps.realClock.now() - grant.factorAt < STEP_UP_MS;
  const STEP_UP = { kind: 'stepUpRequired' } as const;
  return {
    isConfirmed,

    async list({ holder }: SignedIn): Promise<OwnFactor[]> {
      const factors = await deps.store.listFactors(holder.person.personId);
      return factors.map(({ factorId, kind, name, createdAt, usedAt }) => ({
        factorId,
        kind,
        name,
        createdAt,
        usedAt,
      }));
    },

    changePassword: async (signedIn: SignedIn, acting: Acting, given: GivenPasswords): Promise<Changed> =>
      isConfirmed(signedIn) ? changePassword({ deps, signedIn, acting }, given) : STEP_UP,

    /** A secret for an authenticator app, kept sealed until its first code. */
    beginTotp: ({ holder: { person } }: SignedIn) => steps.begin(person.personId, person),
    findTotp: (token: string, { holder }: SignedIn) => steps.find(token, holder.person.personId),

    async addTotp(
      signedIn: SignedIn,
      acting: Acting,
      given: { readonly token: string; readonly code: string; readonly name: string },
    ): Promise<Changed | { readonly kind: 'expired' }> {
      if (!isConfirmed(signedIn)) return STEP_UP;
      const confirmed = await steps.confirm(given.token, { owner: signedIn.holder.person.personId, code: given.code });
      if (confirmed === 'expired') return { kind: 'expired' };
      if (confirmed === 'wrong') return { kind: 'refused', problem: 'wrongCode' };
      return addFactor({ deps, signedIn, acting }, { ...confirmed.factor, name: given.name });
    },

    remove: async (signedIn: SignedIn, acting: Acting, factorId: string): Promise<Changed> =>
      isConfirmed(signedIn) ? removeFactor({ deps, signedIn, acting }, factorId) : STEP_UP,

    renewRecoveryCodes: async (signedIn: SignedIn, acting: Acting): Promise<Renewed> =>
      isConfirmed(signedIn) ? renewRecoveryCodes({ deps, signedIn, acting }) : STEP_UP,
  };
}

export type OwnFactors = ReturnType<typeof createOwnFactors>;

interface GivenPasswords {
  readonly current: string;
  readonly wanted: string;
}

async function changePassword(own: Own, { current, wanted }: GivenPasswords): Promise<Changed> {
  const { deps, signedIn } = own;
  const { person } = signedIn.holder;
  const isRight = person.password === null || (await verifyPassword(current, person.password));
  if (!isRight) return { kind: 'refused', problem: 'wrongPassword' };
  const problem = refusePassword(wanted, person);
  if (problem !== null) return { kind: 'refused', problem };
  const password = await hashPassword(wanted, deps.passwordCost);
  const detail = person.password === null ? 'set' : 'changed';
  return change(own, {
    action: 'changePassword',
    detail,
    decide: (locked) => ({ person: { ...locked.person, password, updatedAt: deps.clock.now() } }),
  });
}

function addFactor(own: Own, factor: Omit<Factor, 'personId'>): Promise<Changed> {
  const { personId } = own.signedIn.holder.person;
  const name = factor.name.slice(0, FACTOR_NAME_LENGTH_MAX) || 'Authenticator app';
  return change(own, {
    action: 'addFactor',
    detail: `totp ${name}`,
    decide: ({ factors }) =>
      factors.filter(({ kind }) => kind !== 'recoveryCode').length >= FACTORS_MAX
        ? 'tooManyFactors'
        : { addFactors: [{ ...factor, personId, name }] },
  });
}

function removeFactor(own: Own, factorId: string): Promise<Changed> {
  return change(own, {
    action: 'removeFactor',
    detail: factorId,
    decide(locked) {
      const factor = locked.factors.find((one) => one.factorId === factorId && one.kind !== 'recoveryCode');
      if (factor === undefined) return 'removedBefore';
      return whyKept(factor, locked) ?? { removeFactors: [factorId] };
    },
  });
}

/** Replaces all of them; the new ones are shown once. */
async function renewRecoveryCodes(own: Own): Promise<Renewed> {
  const { deps, signedIn } = own;
  const { codes, factors: added } = newRecoveryCodes(deps, signedIn.holder.person.personId, deps.clock.now());
  const done = await change(own, {
    action: 'renewRecoveryCodes',
    detail: `${codes.length} codes`,
    decide: ({ person, factors }) =>
      person.password === null
        ? 'noPassword'
        : {
            removeFactors: factors.filter(({ kind }) => kind === 'recoveryCode').map(({ factorId }) => factorId),
            addFactors: added,
          },
  });
  return done.kind === 'changed' ? { kind: 'renewed', codes } : done;
}

/** The change, or why there is none. */
type Wanted = Omit<PersonChange, 'audit' | 'endSessions'> | FactorProblem;

function change(
  { deps: { store, clock }, signedIn, acting }: Own,
  { action, detail, decide }: { action: AuditAction; detail: string; decide: (locked: LockedPerson) => Wanted },
): Promise<Changed> {
  const { person, session } = signedIn.holder;
  const target = `person ${person.personId}`;
  const record = auditOf(acting, { at: clock.now(), action, merNo: session.merNo, target, detail });
  return store.changePerson(person.personId, (locked): PersonDecision<Changed> => {
    const wanted = locked === null ? 'accountGone' : decide(locked);
    if (typeof wanted === 'string') return { result: { kind: 'refused', problem: wanted } };
    const ending = { endSessions: { exceptId: session.sessionId }, audit: [record] };
    return { result: { kind: 'changed' }, change: { ...wanted, ...ending } };
  });
}
