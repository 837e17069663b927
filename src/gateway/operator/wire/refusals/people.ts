import { say } from '../../../../web/texts.ts';
import type { PeopleProblems, PeopleRefusals } from '../../../operations/people/refusals.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

export const peopleSentences: Sentences<PeopleRefusals> = {
  signedOut: () => problem('forbidden', say`Your session has just ended, or your roles have changed. Sign in again.`),
  lastAdmin: () => problem('lastAdmin', 'This is the last active admin. Make somebody else an admin first.'),
  lastOwner: ({ merNo }) =>
    problem('lastOwner', say`This is the last active owner of merchant ${merNo}. Make somebody else an owner first.`),
  cannotDisableSelf: () => problem('forbidden', 'You cannot disable yourself. Ask another admin.'),
  cannotChangeOwnRoles: () => problem('forbidden', say`You cannot change your own roles. Ask somebody else who may.`),
  cannotInviteSelf: () => problem('forbidden', say`You cannot give roles to yourself.`),
  invitesOwnersOnly: () =>
    problem('forbidden', "You can invite merchants' owners only. Ask an admin for the operator's own people."),
  alreadyMember: ({ email }) =>
    problem('alreadyMember', say`${email} has roles there already. Change them instead of inviting again.`),
  invitationNotFound: ({ invitationId }) =>
    problem('invitationNotFound', say`There is no invitation ${invitationId}. GET /operator/invitations lists them.`),
  revokesOfMerchantsOnly: () => problem('forbidden', "You can revoke merchants' invitations only. Ask an admin."),
  invitationClosed: ({ state }) => problem('invitationClosed', say`The invitation is ${state}.`),
  roleOfOtherSide: ({ role, side }) => problem('forbidden', `The role ${role} does not exist on the ${side}'s side.`),
  roleGivenByOwner: ({ role }) =>
    problem('forbidden', `The operator gives a merchant its owner, who gives the role ${role}.`),
  roleOverOwn: ({ role, permission }) =>
    problem(
      'forbidden',
      say`You cannot give the role ${role}: it has the permission ${permission}, which you do not have.`,
    ),
};

export const peoplePhrases: Phrases<PeopleProblems> = {
  merchantOnOperatorsSide: () => "is a merchant's: leave it out with side=operator",
};
