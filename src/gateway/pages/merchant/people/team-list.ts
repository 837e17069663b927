import { say, translated } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { tableOf } from '../../desk/list/list-parts.ts';
import type { Asking, List } from '../../desk/list/list-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty, section, tag } from '../../desk/views/parts.ts';
import { REVOKED, invitationList, invitationTable } from '../../shared/people/invitations.ts';
import type { InvitationsPlace } from '../../shared/people/invitations.ts';
import { isSelf, stateTag } from '../../shared/people/person.ts';
import type { Person } from '../../shared/people/person.ts';
import { TEAM, memberPath, rolesHeld } from './member.ts';

const PLACE: InvitationsPlace = translated({
  screen: 'team',
  title: 'Team',
  folder: TEAM,
  mayRevoke: (exchange) => may(exchange, 'people.invite'),
});
const INVITATIONS = invitationList(PLACE);

const TEAM_LIST: List<'listPeople', Person> = translated({
  operation: 'listPeople',
  screen: 'team',
  title: 'Team',
  path: TEAM,
  limit: 50,
  done: {
    invited: 'The invitation was mailed. Its link works once, for 24 hours.',
    revoked: REVOKED,
    removed: 'The person was removed, and signed out everywhere.',
  },
  actions: [{ path: `${TEAM}/new`, text: 'Invite', tone: 'main', permission: 'people.invite' }],
  rowsOf: ({ people }) => people,
  table: {
    caption: 'Team',
    keyOf: ({ personId }) => personId,
    pathOf: ({ personId }) => memberPath(personId),
    columns: [
      { title: 'Name', cell: ({ name }) => name },
      { title: 'Email', cell: (person, exchange) => html`${person.email} ${isSelf(exchange, person) && tag('you')}` },
      { title: 'Roles', cell: (person) => rolesHeld(person).join(', ') },
      { title: 'State', cell: ({ state }) => stateTag(state) },
      {
        title: 'Last sign-in',
        cell: ({ signedInAt }, exchange) => (signedInAt === null ? 'never' : moment(exchange, signedInAt)),
      },
    ],
  },
  none: { yet: empty('Nobody here', html`<a href="${TEAM}">See the whole team</a>.`) },
  foot: pending,
});

export function teamListRoutes(context: DeskContext): DeskRoute[] {
  return [listRoute(context, TEAM_LIST), listRoute(context, INVITATIONS, '/invitations')];
}

/** The open ones; they are among the newest. */
async function pending({ context: { call }, exchange }: Asking): Promise<Html> {
  const invited = await call(exchange, 'listInvitations', { parameters: { limit: INVITATIONS.limit } });
  const invitations = invited.kind === 'done' ? invited.value.invitations : [];
  const open = invitations.filter(({ state }) => state === 'open');
  const actions = html`<a href="${INVITATIONS.path}">All invitations</a>`;
  if (open.length === 0) return invitations.length === 0 ? NOTHING : html`<p>${actions}</p>`;
  return section(say`Pending invitations`, tableOf(exchange, invitationTable(PLACE), { rows: open }), { actions });
}
