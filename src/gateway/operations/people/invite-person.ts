import type { Role } from '../../../../generated/permissions.ts';
import { OPERATOR_SIDE, nameOf } from '../../domain/actor.ts';
import type { Acting } from '../../domain/actor.ts';
import { auditOf } from '../../domain/audit.ts';
import type { NewMail } from '../../domain/mail.ts';
import type { Invitation } from '../../domain/people.ts';
import type { LanguageCode } from '../../domain/registration-words.ts';
import { done, merchantNotFound, refuse } from '../operator/outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from '../operator/outcome.ts';
import { INVITATION_TOKEN_PREFIX } from './accept-invitation.ts';
import { refuseGiving } from './giving.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import { SIGNED_OUT, isSelf, rolesAt, sessionOf, sideOf } from './side.ts';

export const INVITATION_MS = 24 * 3_600_000;

export interface NewInvitation {
  readonly invitation: Invitation;
  /**
   * Shown once: the token in it is stored as a hash. Null for a merchant's people if it was mailed: an address that they made up
   * is then not theirs, and they do not learn who has an account.
   */
  readonly link: string | null;
}

export interface InvitedPerson {
  readonly email: string;
  readonly name: string;
  /** Absent for the operator's own side, or the merchant of whoever invites. */
  readonly merNo?: number | undefined;
  readonly roles: readonly Role[];
  /** Of the mail; English if it is left out. */
  readonly language?: LanguageCode | undefined;
}

export async function invitePerson(
  deps: PeopleDependencies,
  invited: InvitedPerson,
  acting: Acting,
): Promise<OperatorOutcome<NewInvitation>> {
  const merNo = sideOf(acting.grant, invited.merNo);
  if (merNo === null) return merchantNotFound(invited.merNo ?? OPERATOR_SIDE);
  const email = invited.email.toLowerCase();
  const refusal = await refuseInvitation(deps, { ...invited, email, merNo }, acting);
  if (refusal !== undefined) return refusal;
  const token = `${INVITATION_TOKEN_PREFIX}${deps.ids.newSecret()}`;
  const now = deps.clock.now();
  const invitation: Invitation = {
    invitationId: deps.ids.newId('invitation'),
    tokenHash: deps.vault.fingerprint(token),
    email,
    name: invited.name,
    merNo,
    roles: invited.roles,
    invitedBy: nameOf(acting.actor),
    inviterId: acting.actor.kind === 'person' ? acting.actor.id : null,
    createdAt: now,
    expiresAt: now + INVITATION_MS,
    state: 'open',
    personId: null,
  };
  const audit = auditOf(acting, {
    at: now,
    action: 'invitePerson',
    merNo,
    target: `invitation ${invitation.invitationId}`,
    detail: `${email} as ${invited.roles.join(', ')}`,
    after: { roles: invited.roles },
  });
  const bySessionId = sessionOf(acting);
  const link = invitationAddress(deps, token);
  const mails = mailsOf(deps, { ...invitation, link, language: invited.language ?? 'en' });
  if (!(await deps.store.createInvitation(invitation, { bySessionId, mails, audit: [audit] }))) {
    return refuse('forbidden', SIGNED_OUT);
  }
  deps.post?.wake();
  const isMailedOnly = mails.length > 0 && acting.grant.merNo !== OPERATOR_SIDE;
  return done({ invitation, link: isMailedOnly ? null : link });
}

export function invitationAddress({ publicUrl }: Pick<PeopleDependencies, 'publicUrl'>, token: string): string {
  return `${publicUrl()}/account/invitation/${token}`;
}

/** Without a mail server nothing waits to be sent: whoever invites passes the link on. */
function mailsOf(
  { post }: PeopleDependencies,
  invited: Invitation & { readonly link: string; readonly language: LanguageCode },
): NewMail[] {
  if (post?.isOn !== true) return [];
  const { name, email: recipient, invitedBy: inviter, link, language, createdAt: now, expiresAt } = invited;
  return [post.write({ kind: 'invitation', name, inviter, link }, { recipient, language, now, expiresAt })];
}

/** Asked when an invitation is made, and before a second person is asked to approve it. */
export async function refuseInvitation(
  deps: PeopleDependencies,
  { email, merNo, roles }: Pick<InvitedPerson, 'email' | 'roles'> & { readonly merNo: number },
  acting: Acting,
): Promise<OperatorRefusal | undefined> {
  const { grant } = acting;
  if (merNo !== OPERATOR_SIDE && (await deps.store.findMerchant(merNo)) === null) return merchantNotFound(merNo);
  if (merNo === OPERATOR_SIDE && grant.permissions?.has('people.manage') === false) {
    return refuse('forbidden', "You can invite merchants' owners only. Ask an admin for the operator's own people.");
  }
  const whyNot = refuseGiving(deps, { grant, merNo, roles });
  if (whyNot !== undefined) return refuse('forbidden', whyNot);
  const person = await deps.store.findPersonByEmail(email);
  if (person === null) return undefined;
  if (isSelf(acting, person.personId)) return refuse('forbidden', 'You cannot give roles to yourself.');
  const held = rolesAt(await deps.store.listMemberships(person.personId), merNo);
  if (held.length === 0) return undefined;
  return refuse('alreadyMember', `${email} has roles there already. Change them instead of inviting again.`);
}
