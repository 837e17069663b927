import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { revokeRoute, showInvitations } from '../../desk/people/invitations.ts';
import type { InvitationsPlace } from '../../desk/people/invitations.ts';
import { PEOPLE, sideLink } from './person.ts';

const PLACE: InvitationsPlace = {
  screen: 'people',
  title: 'People',
  folder: PEOPLE,
  mayRevoke: (exchange, { merNo }) =>
    may(exchange, 'people.invite') && (merNo !== null || may(exchange, 'people.manage')),
  more: [{ title: 'Side', cell: ({ merNo }) => sideLink(merNo) }],
};

export function invitationRoutes(context: DeskContext): DeskRoute[] {
  return [
    { path: '/invitations', show: (exchange) => showInvitations(context, exchange, PLACE) },
    revokeRoute(context, `${PEOPLE}/invitations`),
  ];
}
