import { roles } from '../../../../../generated/permissions.ts';
import { html } from '../../../../web/html.ts';
import type { List } from '../../desk/list/list-types.ts';
import { empty } from '../../desk/views/parts.ts';
import type { Person } from '../../shared/people/person.ts';
import { peopleTable } from './people-table.ts';
import { PEOPLE } from './person.ts';

export const PEOPLE_LIST: List<'listPeople', Person> = {
  operation: 'listPeople',
  screen: 'people',
  title: 'People',
  path: PEOPLE,
  limit: 50,
  live: { id: 'people-list', tableId: 'people', seconds: 5 },
  actions: [
    { path: `${PEOPLE}/invitations`, text: 'Invitations' },
    { path: `${PEOPLE}/new`, text: 'Invite', tone: 'main', permission: 'people.invite' },
  ],
  filters: [
    { kind: 'search', name: 'text', label: 'Email or name begins with', lengthMax: 100 },
    { name: 'side', label: 'Side', ...allOr('operator', 'merchant') },
    { name: 'role', label: 'Role', ...allOr(...Object.keys(roles)) },
    { name: 'state', label: 'State', ...allOr('active', 'disabled') },
  ],
  form: { button: 'Find', clears: 'always' },
  rowsOf: ({ people }) => people,
  table: peopleTable(),
  none: { yet: empty('Nobody matches', html`Check the filters, or <a href="${PEOPLE}">see everybody</a>.`) },
};

function allOr(...names: readonly string[]) {
  const choices = [['', 'All'] as const, ...names.map((name) => [name, name] as const)];
  return { kind: 'choice', ignoresOthers: true, choices } as const;
}
