import { OPERATOR_SIDE } from '../../domain/actor.ts';
import type { Acting } from '../../domain/actor.ts';
import { auditOf } from '../../domain/audit.ts';
import type { Invitation } from '../../domain/people.ts';
import { done, refuse } from '../operator/outcome.ts';
import type { OperatorOutcome } from '../operator/outcome.ts';
import { stateOf } from './list-invitations.ts';
import type { PeopleDependencies } from './people-dependencies.ts';

/** A revoked invitation stays revoked, so that the request can be repeated. */
export async function revokeInvitation(
  { store, clock, realClock }: Pick<PeopleDependencies, 'store' | 'clock' | 'realClock'>,
  invitationId: string,
  acting: Acting,
): Promise<OperatorOutcome<Invitation>> {
  const { grant } = acting;
  const invitation = await store.findInvitation(invitationId);
  if (invitation === null || (grant.merNo !== OPERATOR_SIDE && grant.merNo !== invitation.merNo)) {
    const detail = `There is no invitation ${invitationId}. GET /operator/invitations lists them.`;
    return refuse('invitationNotFound', detail);
  }
  const { merNo, email } = invitation;
  if (merNo === OPERATOR_SIDE && grant.permissions?.has('people.manage') === false) {
    return refuse('forbidden', "You can revoke merchants' invitations only. Ask an admin.");
  }
  const [at, now] = [clock.now(), realClock.now()];
  const target = `invitation ${invitationId}`;
  const audit = auditOf(acting, { at, action: 'revokeInvitation', merNo, target, detail: email });
  const isOpen = stateOf(invitation, now) === 'open';
  if (isOpen && (await store.revokeInvitation(invitationId, [audit]))) return done({ ...invitation, state: 'revoked' });
  const found = (await store.findInvitation(invitationId)) ?? invitation;
  const state = stateOf(found, now);
  return state === 'revoked' ? done(found) : refuse('invitationClosed', `The invitation is ${state}.`);
}
