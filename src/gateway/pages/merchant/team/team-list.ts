import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { CallRefused, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { REVOKED, invitationTable, showInvitations } from '../../desk/people/invitations.ts';
import type { Invitation } from '../../desk/people/invitations.ts';
import { isSelf, stateTag } from '../../desk/people/person.ts';
import type { Person } from '../../desk/people/person.ts';
import { queryPath } from '../../desk/query-path.ts';
import { answerRefused } from '../../desk/respond.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty, section, tag } from '../../desk/views/parts.ts';
import { pager, table } from '../../desk/views/table.ts';
import { TEAM, memberPath, rolesHeld } from './member.ts';

const ROWS = 50;
const INVITATIONS = `${TEAM}/invitations`;

const DONE = {
  invited: 'The invitation was mailed. Its link works once, for 24 hours.',
  revoked: REVOKED,
  removed: 'The person was removed, and signed out everywhere.',
};

const mayRevoke = (exchange: SignedInExchange) => may(exchange, 'people.invite');
const PLACE = { screen: 'team', title: 'Team', folder: TEAM, mayRevoke } as const;

export function teamListRoutes(context: DeskContext): DeskRoute[] {
  return [
    { path: '', show: (exchange) => showTeam(context, exchange) },
    { path: '/invitations', show: (exchange) => showInvitations(context, exchange, PLACE) },
  ];
}

async function showTeam({ call }: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const after = exchange.request.query.get('after') ?? undefined;
  const [listed, invited] = await Promise.all([
    call(exchange, 'listPeople', { parameters: { limit: ROWS, ...(after !== undefined && { after }) } }),
    call(exchange, 'listInvitations', { parameters: { limit: ROWS } }),
  ]);
  if (listed.kind !== 'done') return answerRefused(exchange, listed as CallRefused);
  if (invited.kind !== 'done') return answerRefused(exchange, invited as CallRefused);
  const { people, next } = listed.value;
  return answerDesk(exchange, {
    screen: 'team',
    title: 'Team',
    ...(may(exchange, 'people.invite') && { actions: html`<a class="button main" href="${TEAM}/new">Invite</a>` }),
    content: html`${doneNotice(exchange, DONE)}
    ${people.length === 0 ? empty('Nobody here', html`<a href="${TEAM}">See the whole team</a>.`) : peopleTable(exchange, people)}
    ${pager({ first: after === undefined ? null : TEAM, next: next === null ? null : queryPath(TEAM, { after: next }) })}
    ${pending(exchange, invited.value.invitations)}`,
  });
}

function peopleTable(exchange: SignedInExchange, people: readonly Person[]): Html {
  return table({
    caption: 'Team',
    rows: people,
    keyOf: ({ personId }) => personId,
    pathOf: ({ personId }) => memberPath(personId),
    columns: [
      { title: 'Name', cell: ({ name }) => name },
      { title: 'Email', cell: (person) => html`${person.email} ${isSelf(exchange, person) && tag('you')}` },
      { title: 'Roles', cell: (person) => rolesHeld(person).join(', ') },
      { title: 'State', cell: ({ state }) => stateTag(state) },
      {
        title: 'Last sign-in',
        cell: ({ signedInAt }) => (signedInAt === null ? 'never' : moment(exchange, signedInAt)),
      },
    ],
  });
}

/** The open ones; they are among the newest. */
function pending(exchange: SignedInExchange, invitations: readonly Invitation[]): Html {
  const open = invitations.filter(({ state }) => state === 'open');
  const actions = html`<a href="${INVITATIONS}">All invitations</a>`;
  if (open.length === 0) return invitations.length === 0 ? NOTHING : html`<p>${actions}</p>`;
  const shown = { invitations: open, folder: TEAM, mayRevoke: () => mayRevoke(exchange) };
  return section('Pending invitations', invitationTable(exchange, shown), { actions });
}
