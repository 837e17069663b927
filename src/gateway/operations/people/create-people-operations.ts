import type { Acting } from '../../domain/audit/actor.ts';
import { changeRoles } from './change-roles.ts';
import type { ChangeRolesDependencies, RoleChange } from './change-roles.ts';
import { disablePerson, enablePerson } from './disable-person.ts';
import type { DisablePersonDependencies } from './disable-person.ts';
import { endPersonSessions } from './end-person-sessions.ts';
import type { EndPersonSessionsDependencies } from './end-person-sessions.ts';
import { getPerson } from './get-person.ts';
import { invitePerson } from './invite-person.ts';
import type { InvitedPerson, InvitePersonDependencies } from './invite-person.ts';
import { listInvitations } from './list-invitations.ts';
import type { ListInvitationsDependencies } from './list-invitations.ts';
import { listPeople } from './list-people.ts';
import type { ListPeopleDependencies, PeoplePage } from './list-people.ts';
import { done } from '../outcome.ts';
import { markRefused } from './mark-refused.ts';
import type { MarkRefusedDependencies } from './mark-refused.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import type { RevokeInvitationDependencies } from './revoke-invitation.ts';

export type PeopleDependencies = ListPeopleDependencies &
  InvitePersonDependencies &
  ListInvitationsDependencies &
  RevokeInvitationDependencies &
  ChangeRolesDependencies &
  DisablePersonDependencies &
  EndPersonSessionsDependencies &
  MarkRefusedDependencies;

/** People and invitations, by the operationIds of the operator contract. */
export function createPeopleOperations(deps: PeopleDependencies) {
  return {
    async listPeople(page: PeoplePage, acting: Acting) {
      const listed = await listPeople(deps, page, acting);
      if (listed.kind !== 'done') return listed;
      return done({ ...listed.value, people: await markRefused(deps, listed.value.people) });
    },
    async getPerson(personId: string, acting: Acting) {
      const found = await getPerson(deps, personId, acting);
      if (found.kind !== 'done') return found;
      const [marked = { ...found.value, refusedSince: null }] = await markRefused(deps, [found.value]);
      return done(marked);
    },
    invitePerson: (invited: InvitedPerson, acting: Acting) => invitePerson(deps, invited, acting),
    listInvitations: (page: Parameters<typeof listInvitations>[1], acting: Acting) =>
      listInvitations(deps, page, acting),
    revokeInvitation: (invitationId: string, acting: Acting) => revokeInvitation(deps, invitationId, acting),
    changeRoles: (change: RoleChange, acting: Acting) => changeRoles(deps, change, acting),
    disablePerson: (personId: string, acting: Acting) => disablePerson(deps, personId, acting),
    enablePerson: (personId: string, acting: Acting) => enablePerson(deps, personId, acting),
    endPersonSessions: (personId: string, acting: Acting) => endPersonSessions(deps, personId, acting),
  };
}
