import type { Acting } from '../../domain/actor.ts';
import { endAccountSession, endOtherSessions, listAccountSessions } from './account-sessions.ts';
import { changeRoles } from './change-roles.ts';
import type { RoleChange } from './change-roles.ts';
import { disablePerson, enablePerson } from './disable-person.ts';
import { endPersonSessions } from './end-person-sessions.ts';
import { getAccount } from './get-account.ts';
import { getPerson } from './get-person.ts';
import { invitePerson } from './invite-person.ts';
import type { InvitedPerson } from './invite-person.ts';
import { listAccountEvents } from './list-account-events.ts';
import { listInvitations } from './list-invitations.ts';
import { listPeople } from './list-people.ts';
import type { PeoplePage } from './list-people.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import { resetSignIn } from './reset-sign-in.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { switchSide } from './switch-side.ts';

/** People, invitations and one's own account, by the operationIds of the operator contract. */
export function createPeopleOperations(deps: PeopleDependencies) {
  return {
    listPeople: (page: PeoplePage, acting: Acting) => listPeople(deps, page, acting),
    getPerson: (personId: string, acting: Acting) => getPerson(deps, personId, acting),
    invitePerson: (invited: InvitedPerson, acting: Acting) => invitePerson(deps, invited, acting),
    listInvitations: (page: Parameters<typeof listInvitations>[1], acting: Acting) =>
      listInvitations(deps, page, acting),
    revokeInvitation: (invitationId: string, acting: Acting) => revokeInvitation(deps, invitationId, acting),
    changeRoles: (change: RoleChange, acting: Acting) => changeRoles(deps, change, acting),
    disablePerson: (personId: string, acting: Acting) => disablePerson(deps, personId, acting),
    enablePerson: (personId: string, acting: Acting) => enablePerson(deps, personId, acting),
    resetSignIn: (personId: string, acting: Acting) => resetSignIn(deps, personId, acting),
    endPersonSessions: (personId: string, acting: Acting) => endPersonSessions(deps, personId, acting),
    getAccount: (acting: Acting) => getAccount(deps, acting),
    switchSide: (merNo: number, acting: Acting) => switchSide(deps, merNo, acting),
    listAccountSessions: (acting: Acting) => listAccountSessions(deps, acting),
    endAccountSession: (sessionId: string, acting: Acting) => endAccountSession(deps, sessionId, acting),
    endOtherSessions: (acting: Acting) => endOtherSessions(deps, acting),
    listAccountEvents: (page: Parameters<typeof listAccountEvents>[1], acting: Acting) =>
      listAccountEvents(deps, page, acting),
  };
}
