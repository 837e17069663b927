import type { components } from '../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { queryPath } from '../../desk/query-path.ts';
import { answerRefused } from '../../desk/respond.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { whatOf } from '../audit/audit-table.ts';
import { learnNames } from '../audit/action-sentence.ts';
import { copyable, empty, wideFacts, section, tag } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';
import { emailFact, isSelf, readPerson, stateTag } from '../../shared/people/person.ts';
import type { Membership, PersonDetails } from '../../shared/people/person.ts';
import { PEOPLE, personPath, sideLink } from './person.ts';

type Action = components['schemas']['Action'];

const ACTIONS_SHOWN = 10;

const DONE = {
  roles: 'The roles were changed, and the person was signed out everywhere.',
  disable: 'The person is disabled and signed out everywhere.',
  enable: 'The person can sign in again, with the roles that they had.',
  signIn: 'The link to set up sign-in again was mailed to the person.',
  sessions: 'The person was signed out everywhere.',
};

export function personRoute(context: DeskContext): DeskRoute {
  return { path: '/:personId', show: (exchange) => show(context, exchange) };
}

async function show(context: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const found = await readPerson(context)(exchange);
  if (found.kind !== 'done') return answerRefused(exchange, found);
  const person = found.value;
  const actions = actionLinks(exchange, person);
  return answerDesk(exchange, {
    screen: 'people',
    title: person.name,
    heading: html`${person.name} ${stateTag(person.state)}`,
    back: { path: PEOPLE, title: 'People' },
    ...(actions.length > 0 && { actions: html`${actions}` }),
    content: html`${doneNotice(exchange, DONE)} ${section('About', about(exchange, person))}
    ${section('Roles', membershipTable(exchange, person))} ${await lately(context, exchange, person)}`,
  });
}

function about(exchange: SignedInExchange, person: PersonDetails): Html {
  const { personId, factors, sessions, createdAt, signedInAt } = person;
  return wideFacts([
    ['Email', emailFact(exchange, person)],
    ['Id', copyable(personId)],
    ['Second factors', factors.length === 0 ? tag('none', 'wait') : factors.join(', ')],
    ['Sessions in use', String(sessions)],
    ['Joined', moment(exchange, createdAt)],
    ['Last sign-in', signedInAt === null ? 'never' : moment(exchange, signedInAt)],
  ]);
}

function actionLinks(exchange: SignedInExchange, person: PersonDetails): Html[] {
  const path = personPath(person.personId);
  const links: Html[] = [];
  if (may(exchange, 'people.manage') && person.sessions > 0) {
    links.push(html`<a class="button" href="${path}/sessions">End sessions</a>`);
  }
  if (may(exchange, 'people.disable') && !isSelf(exchange, person)) {
    if (person.state === 'active') links.push(html`<a class="button" href="${path}/sign-in">Reset sign-in</a>`);
    links.push(
      person.state === 'active'
        ? html`<a class="button" href="${path}/disable">Disable</a>`
        : html`<a class="button main" href="${path}/enable">Enable</a>`,
    );
  }
  return links;
}

function membershipTable(exchange: SignedInExchange, person: PersonDetails): Html {
  if (person.memberships.length === 0)
    return empty('No roles', 'The person belongs nowhere; an invitation gives roles.');
  const mayChange = may(exchange, 'people.manage') && !isSelf(exchange, person);
  return table<Membership>({
    caption: 'Roles',
    rows: person.memberships,
    keyOf: ({ merNo }) => String(merNo ?? 0),
    columns: [
      { title: 'Side', cell: ({ merNo }) => sideLink(exchange, merNo) },
      { title: 'Roles', cell: ({ roles }) => roles.join(', ') },
      {
        title: 'Action',
        cell: ({ merNo }) =>
          mayChange
            ? html`<a class="button small" href="${queryPath(`${personPath(person.personId)}/roles`, { merNo })}"
                >Change roles</a
              >`
            : '',
      },
    ],
  });
}

async function lately(context: DeskContext, exchange: SignedInExchange, { personId }: PersonDetails): Promise<Html> {
  if (!may(exchange, 'audit.read')) return NOTHING;
  const listed = await context.call(exchange, 'listActions', {
    parameters: { actorId: personId, limit: ACTIONS_SHOWN },
  });
  if (listed.kind !== 'done') return NOTHING;
  const { actions } = listed.value;
  await learnNames(context, exchange, actions);
  const all = queryPath(CONSOLE + SCREENS.audit.path, { actorId: personId });
  return section('Lately', actions.length === 0 ? empty('Nothing yet') : actionTable(exchange, actions), {
    actions: html`<a href="${all}">All in the audit log</a>`,
  });
}

function actionTable(exchange: SignedInExchange, actions: readonly Action[]): Html {
  return table({
    caption: 'What the person did lately',
    rows: actions,
    keyOf: ({ actionNo }) => String(actionNo),
    columns: [
      { title: 'When', cell: ({ at }) => moment(exchange, at) },
      { title: 'What', cell: (action) => whatOf(action, exchange) },
      { title: 'Reason', cell: ({ reason }) => reason },
    ],
  });
}
