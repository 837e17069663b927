import { roles } from '../../../../../generated/permissions.ts';
import type { Role } from '../../../../../generated/permissions.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { CallRefused, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { answerRefused } from '../../desk/respond.ts';
import { field, select } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { empty } from '../../desk/views/parts.ts';
import { liveList, pager } from '../../desk/views/table.ts';
import { peopleTable } from './people-table.ts';
import { PEOPLE } from './person.ts';

const ROWS = 50;
const STATES = ['active', 'disabled'] as const;
const SIDES = ['operator', 'merchant'] as const;
const ROLES = Object.keys(roles) as Role[];

interface Filters {
  readonly text: string;
  readonly side: (typeof SIDES)[number] | undefined;
  readonly role: Role | undefined;
  readonly state: (typeof STATES)[number] | undefined;
}

export function peopleListRoute(context: DeskContext): DeskRoute {
  return { path: '', show: (exchange) => showList(context, exchange) };
}

async function showList({ call }: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const { query } = exchange.request;
  const given: Filters = {
    text: (query.get('text') ?? '').trim(),
    side: SIDES.find((one) => one === query.get('side')),
    role: ROLES.find((one) => one === query.get('role')),
    state: STATES.find((one) => one === query.get('state')),
  };
  const after = query.get('after') ?? undefined;
  const entries = Object.entries({ ...given, after }).filter(([, value]) => value !== undefined && value !== '');
  const listed = await call(exchange, 'listPeople', { parameters: { ...Object.fromEntries(entries), limit: ROWS } });
  if (listed.kind !== 'done') return answerRefused(exchange, listed as CallRefused);
  const { people, next } = listed.value;
  const filters = { ...given };
  return answerDesk(exchange, {
    screen: 'people',
    title: 'People',
    liveSeconds: 5,
    actions: html`<a class="button" href="${PEOPLE}/invitations">Invitations</a>
      ${may(exchange, 'people.invite') ? html`<a class="button main" href="${PEOPLE}/new">Invite</a>` : NOTHING}`,
    content: html`${filterForm(given)}
    ${liveList(
      'people-list',
      people.length === 0
        ? empty('Nobody matches', html`Check the filters, or <a href="${PEOPLE}">see everybody</a>.`)
        : peopleTable(exchange, people, { liveId: 'people' }),
    )}
    ${pager({
      first: after === undefined ? null : queryPath(PEOPLE, filters),
      next: next === null ? null : queryPath(PEOPLE, { ...filters, after: next }),
    })}`,
  });
}

function filterForm({ text, side, role, state }: Filters): Html {
  return html`<form class="filters" method="get" action="${PEOPLE}">
    ${field({ name: 'text', label: 'Email or name begins with', type: 'search', value: text, lengthMax: 100 })}
    ${select({ name: 'side', label: 'Side', value: side, choices: all(SIDES) })}
    ${select({ name: 'role', label: 'Role', value: role, choices: all(ROLES) })}
    ${select({ name: 'state', label: 'State', value: state, choices: all(STATES) })}
    <div class="actions">
      <button class="button">Find</button>
      <a class="button plain" href="${PEOPLE}">Clear</a>
    </div>
  </form>`;
}

function all(names: readonly string[]): (readonly [string, string])[] {
  return [['', 'All'], ...names.map((name) => [name, name] as const)];
}
