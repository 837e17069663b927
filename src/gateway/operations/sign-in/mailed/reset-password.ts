import { actingAsSystem } from '../../../domain/audit/actor.ts';
import { auditOf } from '../../../domain/audit/audit.ts';
import type { PeopleStore, Person, SignInStep } from '../../../domain/people/people.ts';
import type { Post } from '../../../domain/platform/mail.ts';
import type { Clock, Ids, Vault } from '../../../domain/ports.ts';
import type { LanguageCode } from '../../../domain/registrations/registration-words.ts';
import { HOLD_MS } from '../../../domain/sign-in/hold-rules.ts';
import { LINK_STEP, canReset } from './forgotten-password.ts';
import { hashPassword } from '../password.ts';
import type { PasswordCost } from '../password.ts';
import { refusePassword } from '../password-rules.ts';
import type { PasswordProblem } from '../password-rules.ts';
import type { PasskeyOperations, PasskeyReason } from '../passkeys/passkeys.ts';
import { secondFactorsOf } from '../second-factors.ts';
import type { SecondFactors } from '../second-factors.ts';
import { findOnBasis } from '../sign-in-basis.ts';
import type { BasisDependencies } from '../sign-in-basis.ts';
import type { SignInContext } from '../sign-in-context.ts';
import { createVerifyCode } from '../verify-code.ts';
import type { VerifyCodeDependencies } from '../verify-code.ts';

/** The second factor was shown; the new password is awaited. A cookie names it. */
const PROVED_STEP = 'passwordLinkProved';
const PROVED_MS = 10 * 60_000;
/** How long the mail about it is worth sending. */
const NOTICE_MS = 7 * 86_400_000;

export type ResetPasswordDependencies = BasisDependencies &
  VerifyCodeDependencies & {
    readonly store: Pick<PeopleStore, 'findStep' | 'takeStep' | 'createStep' | 'changePerson'>;
    readonly vault: Vault;
    readonly ids: Pick<Ids, 'newSecret'>;
    readonly clock: Clock;
    readonly realClock: Clock;
    readonly post: Post;
    /** Lower in tests only. */
    readonly passwordCost: PasswordCost;
  };

type Proved =
  | { readonly kind: 'proved'; readonly stepToken: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'refused'; readonly reason: PasskeyReason }
  /** Used, too old, or how the person signs in was changed meanwhile. */
  | { readonly kind: 'expired' };

type Reset =
  | { readonly kind: 'reset' }
  | { readonly kind: 'refused'; readonly problem: PasswordProblem }
  | { readonly kind: 'expired' };

interface Begun {
  readonly personId: string;
  /** The mailbox that the link went to. */
  readonly email: string;
  readonly basis: string;
  readonly language: LanguageCode;
}

/** From the link in the mail to a new password: it asks for the second factor, which it does not replace (S34). */
export function createResetPassword(deps: ResetPasswordDependencies, passkeys: Pick<PasskeyOperations, 'identify'>) {
  const { store, vault, ids, realClock } = deps;
  const verifyCode = createVerifyCode(deps);

  async function prove(token: string, person: Person): Promise<Proved> {
    const stepToken = ids.newSecret();
    const now = realClock.now();
    await store.createStep({
      stepHash: vault.fingerprint(stepToken),
      kind: PROVED_STEP,
      detail: JSON.stringify({ personId: person.personId, linkHash: vault.fingerprint(token) }),
      createdAt: now,
      expiresAt: now + PROVED_MS,
    });
    return { kind: 'proved', stepToken };
  }

  const findPerson = async (token: string) =>
    (await readLink(deps, await store.findStep(vault.fingerprint(token), LINK_STEP)))?.person ?? null;

  return {
    /** What the person can show; null if the link is over. Opening it uses nothing up: scanners of mails open links too. */
    async findFactors(token: string): Promise<SecondFactors | null> {
      const person = await findPerson(token);
      return person === null ? null : secondFactorsOf(await store.listFactors(person.personId));
    },

    async showCode(token: string, code: string, context: SignInContext): Promise<Proved> {
      const person = await findPerson(token);
      if (person === null) return { kind: 'expired' };
      const check = await verifyCode({ personId: person.personId, code, action: 'resetPassword', context });
      return check.kind === 'wrong' ? check : prove(token, person);
    },

    async showPasskey(token: string, answer: { response: string; browser: string }): Promise<Proved> {
      const person = await findPerson(token);
      if (person === null) return { kind: 'expired' };
      const found = await passkeys.identify(answer.response, answer.browser);
      if (found.kind === 'refused') return { kind: 'refused', reason: found.reason };
      const isTheirs = found.value.person.personId === person.personId;
      return isTheirs ? prove(token, person) : { kind: 'refused', reason: 'ofAnother' };
    },

    /** Whose password it is, after the second factor; null if it is over. */
    async findProved(token: string, stepToken: string): Promise<Person | null> {
      const [person, step] = await Promise.all([
        findPerson(token),
        store.findStep(vault.fingerprint(stepToken), PROVED_STEP),
      ]);
      return person !== null && isProof(deps, step, { token, person }) ? person : null;
    },

    /** Once: of two that send the same link, one sets the password. */
    async finish(
      { token, stepToken, password }: { token: string; stepToken: string; password: string },
      context: SignInContext,
    ): Promise<Reset> {
      const person = await this.findProved(token, stepToken);
      if (person === null) return { kind: 'expired' };
      const problem = refusePassword(password, person);
      if (problem !== null) return { kind: 'refused', problem };
      const hash = await hashPassword(password, deps.passwordCost);
      const proof = await store.takeStep(vault.fingerprint(stepToken), PROVED_STEP);
      if (!isProof(deps, proof, { token, person })) return { kind: 'expired' };
      const link = await readLink(deps, await store.takeStep(vault.fingerprint(token), LINK_STEP));
      return link === null ? { kind: 'expired' } : setPassword(deps, { ...link, hash, context });
    },
  };
}

export type ResetPassword = ReturnType<typeof createResetPassword>;

async function readLink(deps: ResetPasswordDependencies, step: SignInStep | null) {
  if (step === null || deps.realClock.now() >= step.expiresAt) return null;
  const begun = JSON.parse(step.detail) as Begun;
  const person = await findOnBasis(deps, begun);
  return person?.email === begun.email ? { person, language: begun.language } : null;
}

function isProof(
  { vault, realClock }: ResetPasswordDependencies,
  step: SignInStep | null,
  { token, person }: { readonly token: string; readonly person: Person },
): boolean {
  if (step === null || realClock.now() >= step.expiresAt) return false;
  const proof = JSON.parse(step.detail) as { readonly personId: string; readonly linkHash: string };
  return proof.personId === person.personId && vault.isFingerprint(proof.linkHash, token);
}

interface NewPassword {
  readonly person: Person;
  readonly language: LanguageCode;
  readonly hash: string;
  readonly context: SignInContext;
}

/** Ends all sessions, holds the person back for a day, and mails them, in one transaction. */
async function setPassword(
  { store, clock, realClock, post }: ResetPasswordDependencies,
  { person, language, hash, context }: NewPassword,
): Promise<Reset> {
  const { personId } = person;
  const now = clock.now();
  const heldUntil = realClock.now() + HOLD_MS;
  const acting = { ...actingAsSystem('sign-in'), address: context.address, requestId: context.requestId };
  const record = auditOf(acting, { at: now, action: 'resetPassword', target: `person ${personId}`, detail: 'by mail' });
  const time = `${new Date(heldUntil).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const letter = { kind: 'passwordReset', name: person.name, heldUntil: time } as const;
  const mail = post.write(letter, { recipient: person.email, language, now, expiresAt: now + NOTICE_MS });
  const reset = await store.changePerson<Reset>(personId, (locked) => {
    if (locked === null || !canReset(locked)) return { result: { kind: 'expired' } };
    const changed = { ...locked.person, password: hash, heldUntil, updatedAt: now };
    return {
      result: { kind: 'reset' },
      change: { person: changed, endSessions: {}, mails: [mail], audit: [record] },
    };
  });
  post.wake();
  return reset;
}
