import { actingAsSystem } from '../../../domain/audit/actor.ts';
import type { Acting } from '../../../domain/audit/actor.ts';
import type { AuditAction } from '../../../domain/audit/audit-action.ts';
import { auditOf } from '../../../domain/audit/audit.ts';
import type { Limiter } from '../../../domain/limiter.ts';
import type { PeopleStore, Person, SignInStep } from '../../../domain/people/people.ts';
import type { Post } from '../../../domain/platform/mail.ts';
import type { Clock, Ids, Vault } from '../../../domain/ports.ts';
import type { LanguageCode } from '../../../domain/registrations/registration-words.ts';
import { isFactorRecent } from '../../../domain/sign-in/session-rules.ts';
import { readEmail } from '../../../domain/text/email-address.ts';
import { takeTry } from '../../platform/take-try.ts';
import type { SignedIn } from '../identify.ts';
import { basisOf, findOnBasis } from '../sign-in-basis.ts';
import type { BasisDependencies } from '../sign-in-basis.ts';
import type { SignInContext } from '../sign-in-context.ts';
import { EMAIL_CHANGES, EMAIL_CHANGES_TO } from '../sign-in-limits.ts';

// Another address for an account takes effect once both mailboxes agree: the old one because it is whose account it is, the new one
// because mails will go there. Each gets a link; what one side has agreed to waits as a step of its own for the other.

const CHANGE_MS = 24 * 3_600_000;

export type ChangeEmailDependencies = BasisDependencies & {
  readonly store: Pick<PeopleStore, 'findPersonByEmail' | 'findStep' | 'takeStep' | 'createStep' | 'changePerson'>;
  readonly vault: Vault;
  readonly ids: Pick<Ids, 'newSecret'>;
  readonly clock: Clock;
  readonly realClock: Clock;
  readonly limiter: Pick<Limiter, 'createTries'>;
  readonly post: Post;
  readonly publicUrl: () => string;
};

export type EmailSide = 'old' | 'new';

export type EmailAsked =
  | { readonly kind: 'asked' }
  | { readonly kind: 'stepUpRequired' }
  | { readonly kind: 'refused'; readonly problem: 'noEmail' | 'sameEmail' | 'tooManyChanges' };

export type EmailAnswered = { readonly kind: 'waits' | 'changed' | 'stopped' | 'taken' | 'ended' };

interface EmailChange {
  readonly changeId: string;
  readonly personId: string;
  readonly basis: string;
  readonly from: string;
  readonly to: string;
  readonly language: LanguageCode;
  /** The session that stays. */
  readonly sessionId: string;
}

const LINK: Readonly<Record<EmailSide, string>> = { old: 'emailChangeOld', new: 'emailChangeNew' };
const AGREED = 'emailChangeAgreed';
const STOPPED = 'emailChangeStopped';

export function createChangeEmail(deps: ChangeEmailDependencies) {
  const { store, vault, post, limiter } = deps;
  const ofPerson = limiter.createTries(EMAIL_CHANGES);
  const toAddress = limiter.createTries(EMAIL_CHANGES_TO);
  return {
    isOn: post.isOn,

    async ask(
      { holder: { person, session }, grant }: SignedIn,
      acting: Acting,
      wanted: { readonly email: string; readonly language: LanguageCode },
    ): Promise<EmailAsked> {
      if (!isFactorRecent(grant.factorAt, deps.realClock.now())) return { kind: 'stepUpRequired' };
      const to = readEmail(wanted.email.trim());
      if (to === null) return { kind: 'refused', problem: 'noEmail' };
      if (to === readEmail(person.email)) return { kind: 'refused', problem: 'sameEmail' };
      const { personId, email: from } = person;
      if ((await takeTry(ofPerson, personId)) > 0 || (await takeTry(toAddress, to)) > 0)
        return { kind: 'refused', problem: 'tooManyChanges' };
      const basis = await basisOf(deps, person);
      const { sessionId } = session;
      const { language } = wanted;
      const change = { changeId: deps.ids.newSecret(), personId, basis, from, to, language, sessionId };
      const record = auditOf(acting, {
        at: deps.clock.now(),
        ...recordOf('askEmailChange', change),
        merNo: session.merNo,
      });
      await begin(deps, change, { name: person.name, record });
      return { kind: 'asked' };
    },

    /** What the link is for; null if it has ended. Opening it uses nothing up. */
    async find(
      token: string,
    ): Promise<{ readonly side: EmailSide; readonly from: string; readonly to: string } | null> {
      const found = await findLink(deps, token);
      return found === null ? null : { side: found.side, from: found.change.from, to: found.change.to };
    },

    /** Agrees for one side, or stops it; only the old mailbox can. */
    async answer(token: string, agrees: boolean, context: SignInContext): Promise<EmailAnswered> {
      const found = await findLink(deps, token);
      if (found === null) return { kind: 'ended' };
      const { side, change } = found;
      if ((await store.takeStep(vault.fingerprint(token), LINK[side])) === null) return { kind: 'ended' };
      if (!agrees && side === 'old') {
        await mark(
          deps,
          change,
          { kind: STOPPED, side: 'old' },
          recordBy(deps, { action: 'stopEmailChange' }, change, context),
        );
        return { kind: 'stopped' };
      }
      await mark(
        deps,
        change,
        { kind: AGREED, side },
        recordBy(deps, { action: 'agreeEmailChange', side }, change, context),
      );
      return finish(deps, change, { side, context });
    },
  };
}

export type ChangeEmail = ReturnType<typeof createChangeEmail>;

interface Along {
  readonly name: string;
  readonly record: ReturnType<typeof auditOf>;
}

/** Both links. An address that has an account already gets none, and whoever asked does not learn that. */
async function begin(deps: ChangeEmailDependencies, change: EmailChange, { name, record }: Along): Promise<void> {
  const { store, ids, post, clock, publicUrl } = deps;
  const isTaken = (await store.findPersonByEmail(change.to)) !== null;
  const [now, { language, from, to }] = [clock.now(), change];
  const [oldToken, newToken] = [ids.newSecret(), ids.newSecret()];
  const about = { language, now, expiresAt: now + CHANGE_MS };
  const linkOf = (token: string) => `${publicUrl()}/account/email/${token}`;
  const toOld = post.write(
    { kind: 'emailOld', name, email: to, link: linkOf(oldToken) },
    { recipient: from, ...about },
  );
  const toNew = post.write({ kind: 'emailNew', link: linkOf(newToken) }, { recipient: to, ...about });
  await store.createStep(stepOf(deps, oldToken, LINK.old, change), { mails: [toOld], audit: [record] });
  await store.createStep(stepOf(deps, newToken, LINK.new, change), { mails: isTaken ? [] : [toNew] });
  post.wake();
}

function stepOf(
  { vault, realClock }: ChangeEmailDependencies,
  token: string,
  kind: string,
  change: EmailChange,
): SignInStep {
  const now = realClock.now();
  const detail = vault.seal(JSON.stringify(change));
  return { stepHash: vault.fingerprint(token), kind, detail, createdAt: now, expiresAt: now + CHANGE_MS };
}

async function findLink(deps: ChangeEmailDependencies, token: string) {
  for (const side of ['old', 'new'] as const) {
    const step = await deps.store.findStep(deps.vault.fingerprint(token), LINK[side]);
    const change = await readChange(deps, step);
    if (change !== null) return { side, change };
  }
  return null;
}

/** Null if it is over: too old, stopped, or the person's address or sign-in was changed meanwhile. */
async function readChange(deps: ChangeEmailDependencies, step: SignInStep | null): Promise<EmailChange | null> {
  const { store, vault, realClock } = deps;
  if (step === null || realClock.now() >= step.expiresAt) return null;
  const change = JSON.parse(vault.open(step.detail)) as EmailChange;
  const person = await findOnBasis(deps, change);
  if (person === null || person.email !== change.from) return null;
  const stopped = await store.findStep(markHash(deps, change, 'old', STOPPED), STOPPED);
  return stopped === null ? change : null;
}

function markHash(
  { vault }: ChangeEmailDependencies,
  { changeId }: EmailChange,
  side: EmailSide,
  kind: string,
): string {
  return vault.fingerprint(`${kind} ${side} ${changeId}`);
}

async function mark(
  deps: ChangeEmailDependencies,
  change: EmailChange,
  { kind, side }: { readonly kind: string; readonly side: EmailSide },
  record: ReturnType<typeof auditOf>,
): Promise<void> {
  const step = { ...stepOf(deps, '', kind, change), stepHash: markHash(deps, change, side, kind) };
  await deps.store.createStep(step, { audit: [record] });
}

/** Both sides mark first and look then, so that the second always sees both; the mark of the old side is taken once. */
async function finish(
  deps: ChangeEmailDependencies,
  change: EmailChange,
  { side, context }: { readonly side: EmailSide; readonly context: SignInContext },
): Promise<EmailAnswered> {
  const { store } = deps;
  const other = await store.findStep(markHash(deps, change, side === 'old' ? 'new' : 'old', AGREED), AGREED);
  if (other === null) return { kind: 'waits' };
  if ((await store.takeStep(markHash(deps, change, 'old', AGREED), AGREED)) === null) return { kind: 'changed' };
  return setEmail(deps, change, context);
}

async function setEmail(
  deps: ChangeEmailDependencies,
  change: EmailChange,
  context: SignInContext,
): Promise<EmailAnswered> {
  const { store, clock, post } = deps;
  const { personId, from, to, language, sessionId } = change;
  const now = clock.now();
  const record = recordBy(deps, { action: 'changeEmail' }, change, context);
  const mailOf = ({ name }: Person) =>
    post.write(
      { kind: 'emailChanged', name, email: to },
      { recipient: from, language, now, expiresAt: now + 7 * CHANGE_MS },
    );
  // Another account may claim the same address at this moment: only under the lock is it known who comes first.
  const changed = await store.changePerson<EmailAnswered>(
    personId,
    (locked, { isEmailTaken }) => {
      if (locked?.person.state !== 'active' || locked.person.email !== from) return { result: { kind: 'ended' } };
      if (isEmailTaken) return { result: { kind: 'taken' } };
      return {
        result: { kind: 'changed' },
        change: {
          person: { ...locked.person, email: to, updatedAt: now },
          endSessions: { exceptId: sessionId },
          mails: [mailOf(locked.person)],
          audit: [record],
        },
      };
    },
    { newEmail: to },
  );
  post.wake();
  return changed;
}

function recordOf(action: AuditAction, { personId, from, to }: EmailChange, side?: EmailSide) {
  const detail = `from ${from} to ${to}${side === undefined ? '' : `, by the ${side} address`}`;
  return { action, target: `person ${personId}`, detail };
}

function recordBy(
  { clock }: ChangeEmailDependencies,
  { action, side }: { readonly action: AuditAction; readonly side?: EmailSide },
  change: EmailChange,
  { address, requestId }: SignInContext,
) {
  const acting = { ...actingAsSystem('sign-in'), address, requestId };
  return auditOf(acting, { at: clock.now(), ...recordOf(action, change, side) });
}
