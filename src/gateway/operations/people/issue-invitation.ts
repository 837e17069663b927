import { nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { InvitationStore } from '../../domain/people/invitations.ts';
import type { Letter, Post } from '../../domain/platform/mail.ts';
import type { Clock, Ids, Vault } from '../../domain/ports.ts';
import type { Invitation } from '../../domain/people/people.ts';
import type { LanguageCode } from '../../domain/registrations/registration-words.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { INVITATION_TOKEN_PREFIX } from './accept-invitation.ts';
import { sessionOf } from './side.ts';

export const INVITATION_MS = 24 * 3_600_000;

export interface NewInvitation {
  readonly invitation: Invitation;
  /** Shown once: the token in it is stored as a hash. Null if it was mailed, and whoever made it must not see it. */
  readonly link: string | null;
}

export interface IssueDependencies {
  readonly store: Pick<InvitationStore, 'createInvitation'>;
  readonly clock: Clock;
  readonly realClock: Clock;
  readonly ids: Ids;
  readonly vault: Pick<Vault, 'fingerprint'>;
  /** Absent for a command on the server: nothing is mailed. */
  readonly post?: Post | undefined;
  /** Where people reach the gateway, without a trailing slash. */
  readonly publicUrl: () => string;
}

interface Issued {
  readonly to: Pick<Invitation, 'email' | 'name' | 'merNo' | 'roles' | 'personId'>;
  readonly letter: Extract<Letter, { readonly inviter: string }>['kind'];
  readonly language: LanguageCode;
  /** Where it is mailed, the link is not returned as well. */
  readonly isMailedOnly: boolean;
  readonly audit: (invitation: Invitation) => Omit<Parameters<typeof auditOf>[1], 'at'>;
}

/** A link for one person, for one use. Without a mail server nothing waits to be sent: whoever makes it passes it on. */
export async function issueInvitation(
  deps: IssueDependencies,
  { to, letter, language, isMailedOnly, audit }: Issued,
  acting: Acting,
): Promise<OperatorOutcome<NewInvitation>> {
  const token = `${INVITATION_TOKEN_PREFIX}${deps.ids.newSecret()}`;
  const [now, createdAt] = [deps.clock.now(), deps.realClock.now()];
  const { actor } = acting;
  const invitation: Invitation = {
    ...to,
    invitationId: deps.ids.newId('invitation'),
    tokenHash: deps.vault.fingerprint(token),
    invitedBy: nameOf(actor),
    inviterId: actor.kind === 'person' ? actor.id : null,
    createdAt,
    expiresAt: createdAt + INVITATION_MS,
    state: 'open',
  };
  const link = invitationAddress(deps, token);
  const { name, email: recipient, invitedBy: inviter } = invitation;
  const { post } = deps;
  const mails =
    post?.isOn === true
      ? [
          post.write(
            { kind: letter, name, inviter, link },
            { recipient, language, now, expiresAt: now + INVITATION_MS },
          ),
        ]
      : [];
  const records = [auditOf(acting, { at: now, ...audit(invitation) })];
  const isMade = await deps.store.createInvitation(invitation, {
    bySessionId: sessionOf(acting),
    mails,
    audit: records,
  });
  if (!isMade) return refuse('signedOut');
  post?.wake();
  return done({ invitation, link: isMailedOnly && mails.length > 0 ? null : link });
}

export function invitationAddress({ publicUrl }: Pick<IssueDependencies, 'publicUrl'>, token: string): string {
  return `${publicUrl()}/account/invitation/${token}`;
}
