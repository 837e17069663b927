import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Membership } from '../../domain/people/people.ts';
import type { ListedPerson } from '../../domain/people/people-lists.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { done } from '../../operations/outcome.ts';
import type { NewInvitation } from '../../operations/people/issue-invitation.ts';
import type { ListedInvitation } from '../../operations/people/list-invitations.ts';
import type { PersonDetails } from '../../operations/people/get-person.ts';
import type { MarkedPerson } from '../../operations/people/mark-refused.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentText, optionalMoment } from '../wire/merchant.ts';

type PeopleOperationId = Extract<
  Exclude<OperatorOperationId, 'renewInvitation'>,
  | `${string}Person`
  | `${string}Invitation`
  | 'listPeople'
  | 'listInvitations'
  | 'changeRoles'
  | 'endPersonSessions'
  | 'resetSignIn'
>;

export function createPeopleHandlers(
  operations: Pick<OperatorOperations, PeopleOperationId>,
): Pick<OperatorHandlers, PeopleOperationId> {
  return {
    async listPeople({ parameters: { limit, ...given }, acting }) {
      const { side = null, merNo = null, role = null, state = null, text = null, after = null } = given;
      const page = { side, merNo, role, state, text, after, limit };
      return mapOutcome(operations.listPeople(page, acting), ({ people, next }) => ({
        people: people.map(personToWire),
        next,
      }));
    },
    getPerson: async ({ parameters: { personId }, acting }) =>
      mapOutcome(operations.getPerson(personId, acting), detailsToWire),
    changeRoles: async ({ parameters: { personId }, body, acting }) =>
      mapOutcome(operations.changeRoles({ personId, ...body }, acting), detailsToWire),
    disablePerson: async ({ parameters: { personId }, acting }) =>
      mapOutcome(operations.disablePerson(personId, acting), detailsToWire),
    enablePerson: async ({ parameters: { personId }, acting }) =>
      mapOutcome(operations.enablePerson(personId, acting), detailsToWire),
    endPersonSessions: async ({ parameters: { personId }, acting }) => operations.endPersonSessions(personId, acting),
    resetSignIn: async ({ parameters: { personId }, acting }) =>
      mapOutcome(operations.resetSignIn(personId, acting), newInvitationToWire),
    invitePerson: async ({ body, acting }) => mapOutcome(operations.invitePerson(body, acting), newInvitationToWire),
    async listInvitations({ parameters: { merNo = null, before = null, limit }, acting }) {
      const { invitations, next } = await operations.listInvitations({ merNo, before, limit }, acting);
      return done({ invitations: invitations.map(invitationToWire), next });
    },
    revokeInvitation: async ({ parameters: { invitationId }, acting }) =>
      mapOutcome(operations.revokeInvitation(invitationId, acting), invitationToWire),
  };
}

function newInvitationToWire({ invitation, link }: NewInvitation): components['schemas']['NewInvitation'] {
  return { invitation: invitationToWire(invitation), link };
}

function invitationToWire(invitation: ListedInvitation): components['schemas']['Invitation'] {
  const { invitationId, email, name, merNo, roles, state, invitedBy, createdAt, expiresAt } = invitation;
  return {
    invitationId,
    email,
    name,
    merNo: sideToWire(merNo),
    roles: [...roles],
    state,
    invitedBy,
    createdAt: momentText(createdAt),
    expiresAt: momentText(expiresAt),
  };
}

export function detailsToWire(details: PersonDetails): components['schemas']['PersonDetails'] {
  return { ...personToWire(details), factors: [...details.factors], sessions: details.sessions };
}

function personToWire({
  person,
  memberships,
  refusedSince,
}: ListedPerson & Partial<MarkedPerson>): components['schemas']['Person'] {
  const { personId, email, name, state, createdAt, signedInAt } = person;
  return {
    personId,
    email,
    name,
    state,
    memberships: membershipsToWire(memberships),
    createdAt: momentText(createdAt),
    signedInAt: optionalMoment(signedInAt),
    ...(refusedSince !== undefined && { unreachableSince: optionalMoment(refusedSince) }),
  };
}

/** One entry a side, the operator's own first. */
function membershipsToWire(memberships: readonly Membership[]): components['schemas']['Membership'][] {
  const sides = [...new Set(memberships.map(({ merNo }) => merNo))].toSorted((left, right) => left - right);
  return sides.map((side) => ({
    merNo: sideToWire(side),
    roles: memberships.flatMap(({ merNo, role }) => (merNo === side ? role : [])),
  }));
}

/** Null on the wire is the operator's own side. */
export function sideToWire(merNo: number): number | null {
  return merNo === OPERATOR_SIDE ? null : merNo;
}
