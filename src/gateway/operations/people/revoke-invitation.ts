import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { InvitationStore } from '../../domain/people/invitations.ts';
import type { Invitation } from '../../domain/people/people.ts';
import type { Clock } from '../../domain/ports.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { stateOf } from './list-invitations.ts';

export interface RevokeInvitationDependencies {
  readonly store: Pick<InvitationStore, 'findInvitation' | 'revokeInvitation'>;
  readonly clock: Clock;
  readonly realClock: Clock;
}

/** A revoked invitation stays revoked, so that the request can be repeated. */
export async function revokeInvitation(
  { store, clock, realClock }: RevokeInvitationDependencies,
  invitationId: string,
  acting: Acting,
): Promise<OperatorOutcome<Invitation>> {
  const { grant } = acting;
  const invitation = await store.findInvitation(invitationId);
  if (invitation === null || (grant.merNo !== OPERATOR_SIDE && grant.merNo !== invitation.merNo)) {
    return refuse('invitationNotFound', { invitationId });
  }
  const { merNo, email } = invitation;
  if (merNo === OPERATOR_SIDE && grant.permissions?.has('people.manage') === false) {
    return refuse('revokesOfMerchantsOnly');
  }
  const [at, now] = [clock.now(), realClock.now()];
  const target = `invitation ${invitationId}`;
  const audit = auditOf(acting, { at, action: 'revokeInvitation', merNo, target, detail: email });
  const isOpen = stateOf(invitation, now) === 'open';
  if (isOpen && (await store.revokeInvitation(invitationId, [audit]))) return done({ ...invitation, state: 'revoked' });
  const found = (await store.findInvitation(invitationId)) ?? invitation;
  const state = stateOf(found, now);
  return state === 'revoked' ? done(found) : refuse('invitationClosed', { state });
}
