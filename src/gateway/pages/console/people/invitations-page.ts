import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { invitationList, revokeRoute } from '../../shared/people/invitations.ts';
import type { InvitationsPlace } from '../../shared/people/invitations.ts';
import { PEOPLE, sideLink } from './person.ts';

const PLACE: InvitationsPlace = {
  screen: 'people',
  title: 'People',
  folder: PEOPLE,
  mayRevoke: (exchange, { merNo }) =>
    may(exchange, 'people.invite') && (merNo !== null || may(exchange, 'people.manage')),
  columns: [{ title: 'Side', cell: ({ merNo }, exchange) => sideLink(exchange, merNo) }],
};

export function invitationRoutes(context: DeskContext): DeskRoute[] {
  return [listRoute(context, invitationList(PLACE), '/invitations'), revokeRoute(context, `${PEOPLE}/invitations`)];
}
