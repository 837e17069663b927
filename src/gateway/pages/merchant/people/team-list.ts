import { roleName } from '../../design/role-words.ts';
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
import { invitationList, invitationTable, revokedWords } from '../../shared/people/invitations.ts';
import type { InvitationsPlace } from '../../shared/people/invitations.ts';
import { emailCell, isSelf, stateTag } from '../../shared/people/person.ts';
import type { Person } from '../../shared/people/person.ts';
import { TEAM, memberPath, rolesHeld } from './member.ts';

const PLACE: InvitationsPlace = translated({
  screen: 'team',
  title: 'Team',
  folder: TEAM,
  mayRevoke: (exchange) => may(exchange, 'people.invite'),
});

const teamList = (): List<'listPeople', Person> => ({
  operation: 'listPeople',
  screen: 'team',
  title: say`Team`,
  path: TEAM,
  limit: 50,
  done: {
    invited: say`The invitation was mailed. Its link works once, for 24 hours.`,
    revoked: revokedWords(),
    removed: say`The person was removed, and signed out everywhere.`,
  },
  actions: [{ path: `${TEAM}/new`, text: say`Invite`, tone: 'main', permission: 'people.invite' }],
  rowsOf: ({ people }) => people,
  table: {
    caption: say`Team`,
    keyOf: ({ personId }) => personId,
    pathOf: ({ personId }) => memberPath(personId),
    columns: [
      { title: say`Name`, cell: ({ name }) => name },
      {
        title: say`Email`,
        cell: (person, exchange) => html`${emailCell(person)} ${isSelf(exchange, person) && tag(say`you`)}`,
      },
      { title: say`Roles`, cell: (person) => rolesHeld(person).map(roleName).join(', ') },
      { title: say`State`, cell: ({ state }) => stateTag(state) },
      {
        title: say`Last sign-in`,
        cell: ({ signedInAt }, exchange) => (signedInAt === null ? say`never` : moment(exchange, signedInAt)),
      },
    ],
  },
  none: { yet: empty(say`Nobody here`, html`<a href="${TEAM}">See the whole team</a>.`) },
  foot: pending,
});

export function teamListRoutes(context: DeskContext): DeskRoute[] {
  return [listRoute(context, teamList), listRoute(context, () => invitationList(PLACE), '/invitations')];
}

/** The open ones; they are among the newest. */
async function pending({ context: { call }, exchange }: Asking): Promise<Html> {
  const { path, limit } = invitationList(PLACE);
  const invited = await call(exchange, 'listInvitations', { parameters: { limit } });
  const invitations = invited.kind === 'done' ? invited.value.invitations : [];
  const open = invitations.filter(({ state }) => state === 'open');
  const actions = html`<a href="${path}">All invitations</a>`;
  if (open.length === 0) return invitations.length === 0 ? NOTHING : html`<p>${actions}</p>`;
  return section(say`Pending invitations`, tableOf(exchange, invitationTable(PLACE), { rows: open }), { actions });
}
