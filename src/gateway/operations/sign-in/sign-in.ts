import { actingAsSystem } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Limiter } from '../../domain/limiter.ts';
import type { PeopleStore, Person, SignInStep } from '../../domain/people/people.ts';
import type { Clock, Ids, Vault } from '../../domain/ports.ts';
import { TOO_MANY_TRIES } from '../../domain/sign-in/tries.ts';
import { deviceTokenFor, isKnownDevice, subjectOfDevice } from './known-device.ts';
import { createPasswordTries } from './password-tries.ts';
import type { Counted, PasswordTriesDependencies } from './password-tries.ts';
import { PasswordsBusyError, verifyPassword } from './password.ts';
import type { PasswordCost } from './password.ts';
import { secondFactorsOf } from './second-factors.ts';
import type { SecondFactors } from './second-factors.ts';
import { readEmail } from '../../domain/text/email-address.ts';
import { basisOf, findOnBasis } from './sign-in-basis.ts';
import type { BasisDependencies } from './sign-in-basis.ts';
import type { SignInContext } from './sign-in-context.ts';
import { UNKNOWN_RECORDS } from './sign-in-limits.ts';
import { startSession } from './start-session.ts';
import type { SessionDependencies, StartedSession } from './start-session.ts';
import { createVerifyCode } from './verify-code.ts';
import type { VerifyCodeDependencies } from './verify-code.ts';

/** Until the second factor is shown there is no session, only this step, which a cookie names. */
const STEP_MS_MAX = 5 * 60_000;
const STEP_KIND = 'secondFactor';

export type PasswordGiven =
  | { readonly kind: 'codeNeeded'; readonly stepToken: string }
  /** Unknown, disabled, wrong or locked: one answer for all of them. */
  | { readonly kind: 'wrong' };

export type CodeGiven =
  | {
      readonly kind: 'signedIn';
      readonly started: StartedSession;
      readonly deviceToken: string;
      /** Set if a recovery code was used. */
      readonly codesLeft: number | null;
    }
  | { readonly kind: 'wrong' }
  /** The password has to be given again. */
  | { readonly kind: 'expired' };

type Deps = PasswordTriesDependencies &
  VerifyCodeDependencies &
  SessionDependencies &
  BasisDependencies & {
    readonly store: Pick<
      PeopleStore,
      'findPersonByEmail' | 'findStep' | 'listFactors' | 'takeStep' | 'createStep' | 'writeRecords'
    >;
    readonly vault: Vault;
    readonly ids: Ids;
    readonly clock: Clock;
    readonly realClock: Clock;
    readonly limiter: Pick<Limiter, 'createTries' | 'createRate'>;
    /** Lower in tests only. */
    readonly passwordCost: PasswordCost;
    /** Called for every try; successes are counted where sessions start. */
    readonly onRefused: (method: string, result: 'refused' | 'locked') => void;
  };

/** A password, then a second factor. Both steps give one answer, whatever was wrong. */
export function createSignIn(deps: Deps) {
  const { store, vault } = deps;
  const tries = createPasswordTries(deps);
  const verifyCode = createVerifyCode(deps);
  const refuse = createRefusals(deps);
  return {
    async givePassword(
      { email, password, deviceToken }: { email: string; password: string; deviceToken: string | null },
      context: SignInContext,
    ): Promise<PasswordGiven> {
      const address = email.trim().toLowerCase();
      const person = await store.findPersonByEmail(address);
      const isKnown = person !== null && isKnownDevice(vault, deviceToken, person.personId);
      const begun = await tries.begin({
        account: readEmail(address) ?? address,
        device: isKnown ? subjectOfDevice(deviceToken) : null,
        address: context.address,
      });
      if (begun === 'locked') return { kind: 'wrong' };
      let failed = true;
      let locked: readonly Counted[] = [];
      try {
        failed = !(await canSignIn(deps, person, password));
      } catch (error) {
        // Nothing was checked: a flood must not lock out people who typed the right password.
        if (error instanceof PasswordsBusyError) failed = false;
        throw error;
      } finally {
        locked = await begun.end({ failed });
      }
      if (failed || person === null) {
        await refuse({ person, locked }, context);
        return { kind: 'wrong' };
      }
      return { kind: 'codeNeeded', stepToken: await beginStep(deps, person) };
    },

    /** Whose second factor is awaited; null if the step is over. */
    async findStep(stepToken: string): Promise<string | null> {
      const step = await store.findStep(vault.fingerprint(stepToken), STEP_KIND);
      return (await personOf(deps, step))?.personId ?? null;
    },

    /** What they can show, if the step is not over. */
    async findFactors(stepToken: string): Promise<SecondFactors | null> {
      const personId = await this.findStep(stepToken);
      return personId === null ? null : secondFactorsOf(await store.listFactors(personId));
    },

    async giveCode(stepToken: string, code: string, context: SignInContext): Promise<CodeGiven> {
      const personId = await this.findStep(stepToken);
      if (personId === null) return { kind: 'expired' };
      const check = await verifyCode({ personId, code, action: 'signIn', context });
      if (check.kind === 'wrong') return check;
      const finished = await this.finishStep(stepToken, `password+${check.method}`, context);
      if (finished === null) return { kind: 'expired' };
      return { ...finished, codesLeft: check.method === 'totp' ? null : check.codesLeft };
    },

    /** After a second factor was shown: takes the step, so that it starts one session at most. Null if it is over. */
    async finishStep(stepToken: string, method: string, context: SignInContext) {
      const person = await personOf(deps, await store.takeStep(vault.fingerprint(stepToken), STEP_KIND));
      if (person === null) return null;
      const started = await startSession(deps, { person, kind: 'browser', method, withFactor: true, ...context });
      return { kind: 'signedIn', started, deviceToken: deviceTokenFor(deps, person.personId) } as const;
    },
  };
}

async function canSignIn(deps: Deps, person: Person | null, password: string): Promise<boolean> {
  // The same work for everybody (S34).
  const matches = await verifyPassword(password, person?.password ?? null, deps.passwordCost);
  return matches && person?.state === 'active' && (await hasFactor(deps, person.personId));
}

async function beginStep(deps: Deps, person: Person): Promise<string> {
  const { store, vault, ids, realClock } = deps;
  const { personId } = person;
  const stepToken = ids.newSecret();
  const now = realClock.now();
  await store.createStep({
    stepHash: vault.fingerprint(stepToken),
    kind: STEP_KIND,
    detail: JSON.stringify({ personId, basis: await basisOf(deps, person) }),
    createdAt: now,
    expiresAt: now + STEP_MS_MAX,
  });
  return stepToken;
}

export type SignIn = ReturnType<typeof createSignIn>;

/** A password alone opens nothing. */
async function hasFactor({ store }: Deps, personId: string): Promise<boolean> {
  return (await store.listFactors(personId)).length > 0;
}

/** Null if the step is over. */
async function personOf(deps: Deps, step: SignInStep | null): Promise<Person | null> {
  if (step === null || deps.realClock.now() >= step.expiresAt) return null;
  return findOnBasis(deps, JSON.parse(step.detail) as { readonly personId: string; readonly basis: string });
}

interface RefusedPassword {
  readonly person: Person | null;
  /** What this try has locked. */
  readonly locked: readonly Counted[];
}

/** What was typed is not recorded: people type passwords into the wrong field. */
function createRefusals({ store, clock, limiter, onRefused }: Deps) {
  const unknown = limiter.createRate(UNKNOWN_RECORDS);
  return async ({ person, locked }: RefusedPassword, { address, requestId }: SignInContext): Promise<void> => {
    onRefused('password', 'refused');
    if (person === null && unknown.take('') > 0) return;
    const target = person === null ? 'nobody' : `person ${person.personId}`;
    const problem = person === null ? 'unknown email' : person.state === 'active' ? 'wrong password' : 'disabled';
    // Tries while it is locked are not recorded: this is the one record of it.
    const pause = locked.length === 0 ? '' : `; ${TOO_MANY_TRIES}: ${locked.join(' and ')} locked for now`;
    const detail = `${problem}${pause}`;
    const action = { at: clock.now(), action: 'signIn' as const, outcome: 'refused' as const, target, detail };
    await store.writeRecords([auditOf({ ...actingAsSystem('sign-in'), address, requestId }, action)]);
  };
}
