import { nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { NewMail, Post } from '../../domain/platform/mail.ts';
import type { Invitation } from '../../domain/people/people.ts';
import type { Ids, Vault } from '../../domain/ports.ts';
import type { Registration } from '../../domain/registrations/registration.ts';
import { INVITATION_TOKEN_PREFIX } from '../people/accept-invitation.ts';
import { INVITATION_MS, invitationAddress } from '../people/issue-invitation.ts';
import { writeTo } from './decide-registration.ts';

export interface OwnerInvitationDependencies {
  readonly ids: Ids;
  readonly vault: Vault;
  readonly post: Post;
  readonly publicUrl: () => string;
}

/** The owner's way in: an invitation, and the mail with its link. The registrant has proven the address. */
export function ownerInvitation(
  deps: OwnerInvitationDependencies,
  {
    registration,
    merNo,
    now,
    by,
  }: { readonly registration: Registration; readonly merNo: number; readonly now: number; readonly by: Acting },
): { invitation: Invitation; mail: NewMail } {
  const token = `${INVITATION_TOKEN_PREFIX}${deps.ids.newSecret()}`;
  const { email, contactName: name, company } = registration;
  const invitation: Invitation = {
    invitationId: deps.ids.newId('invitation'),
    tokenHash: deps.vault.fingerprint(token),
    email,
    name,
    merNo,
    roles: ['owner'],
    invitedBy: nameOf(by.actor),
    inviterId: by.actor.kind === 'person' ? by.actor.id : null,
    createdAt: now,
    expiresAt: now + INVITATION_MS,
    state: 'open',
    personId: null,
  };
  const letter = { kind: 'approved', name, company, link: invitationAddress(deps, token) } as const;
  return { invitation, mail: writeTo(deps, registration, letter, { now, lifetimeMs: INVITATION_MS }) };
}
