import type { Permission, Role } from '../../../../generated/permissions.ts';
import type { ListedInvitation } from './list-invitations.ts';

export interface PeopleRefusals {
  /** Whoever acts lost their session, and with it perhaps their roles, while they acted. */
  readonly signedOut: undefined;
  readonly lastAdmin: undefined;
  readonly lastOwner: { readonly merNo: number };
  readonly cannotDisableSelf: undefined;
  readonly cannotChangeOwnRoles: undefined;
  readonly cannotInviteSelf: undefined;
  readonly invitesOwnersOnly: undefined;
  readonly alreadyMember: { readonly email: string };
  readonly invitationNotFound: { readonly invitationId: string };
  readonly revokesOfMerchantsOnly: undefined;
  readonly invitationClosed: { readonly state: ListedInvitation['state'] };
  readonly roleOfOtherSide: { readonly role: Role; readonly side: 'operator' | 'merchant' };
  readonly roleGivenByOwner: { readonly role: Role };
  readonly roleOverOwn: { readonly role: Role; readonly permission: Permission };
}

export interface PeopleProblems {
  readonly merchantOnOperatorsSide: undefined;
}
