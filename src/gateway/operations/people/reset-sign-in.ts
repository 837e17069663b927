import { nameOf } from '../../domain/actor.ts';
import type { Acting } from '../../domain/actor.ts';
import { auditOf } from '../../domain/audit.ts';
import type { NewMail } from '../../domain/mail.ts';
import type { Invitation, Person } from '../../domain/people.ts';
import { done, personNotFound, refuse } from '../operator/outcome.ts';
import type { OperatorOutcome } from '../operator/outcome.ts';
import { INVITATION_TOKEN_PREFIX } from './accept-invitation.ts';
import { INVITATION_MS, invitationAddress } from './invite-person.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import { SIGNED_OUT, isSelf, sessionOf } from './side.ts';
import { homeSideOf } from './start-session.ts';

export interface SignInReset {
  readonly invitation: Invitation;
  /** Shown once; null if it was mailed: then only the mailbox of the person opens the account. */
  readonly link: string | null;
}

type Deps = Pick<PeopleDependencies, 'store' | 'clock' | 'ids' | 'vault' | 'publicUrl' | 'post'>;

/** What was there still works until the link is used: a link made by mistake, or never used, locks nobody out. */
export async function resetSignIn(deps: Deps, personId: string, acting: Acting): Promise<OperatorOutcome<SignInReset>> {
  const found = await findResettable(deps, personId, acting);
  if (found.kind === 'refused') return found;
  const { email, name } = found.value;
  const now = deps.clock.now();
  const token = `${INVITATION_TOKEN_PREFIX}${deps.ids.newSecret()}`;
  const invitation: Invitation = {
    invitationId: deps.ids.newId('invitation'),
    tokenHash: deps.vault.fingerprint(token),
    email,
    name,
    merNo: homeSideOf(await deps.store.listMemberships(personId)),
    roles: [],
    invitedBy: nameOf(acting.actor),
    inviterId: acting.actor.kind === 'person' ? acting.actor.id : null,
    createdAt: now,
    expiresAt: now + INVITATION_MS,
    state: 'open',
    personId,
  };
  const link = invitationAddress(deps, token);
  const mails = mailsOf(deps, invitation, link);
  const audit = auditOf(acting, { at: now, action: 'resetSignIn', target: `person ${personId}`, detail: email });
  if (!(await deps.store.createInvitation(invitation, { bySessionId: sessionOf(acting), mails, audit: [audit] }))) {
    return refuse('forbidden', SIGNED_OUT);
  }
  deps.post?.wake();
  return done({ invitation, link: mails.length > 0 ? null : link });
}

/** Asked when the link is made, and before a second person is asked to approve it. */
export async function findResettable(
  { store }: Pick<Deps, 'store'>,
  personId: string,
  acting: Acting,
): Promise<OperatorOutcome<Person>> {
  const person = await store.findPerson(personId);
  if (person === null) return personNotFound(personId);
  if (isSelf(acting, personId)) {
    return refuse('forbidden', 'This is for somebody who cannot sign in. You change your own sign-in at /account.');
  }
  return person.state === 'active'
    ? done(person)
    : refuse('personDisabled', `${person.email} is disabled. Enable them first.`);
}

function mailsOf(
  { post }: Deps,
  { name, email, invitedBy, createdAt, expiresAt }: Invitation,
  link: string,
): NewMail[] {
  if (post?.isOn !== true) return [];
  const letter = { kind: 'signInReset', name, inviter: invitedBy, link } as const;
  return [post.write(letter, { recipient: email, language: 'en', now: createdAt, expiresAt })];
}
