import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { List } from '../../desk/list/list-types.ts';
import { countryName } from '../../design/written.ts';
import { empty } from '../../desk/views/parts.ts';
import { REGISTRATIONS, STATES, registrationPath, sameTags, stateTag } from './registration.ts';
import { ageWords } from '../../design/written.ts';

const ALL = 'all';

/** What waits is shown first; everything else is a choice. */
export const REGISTRATION_LIST: List<'listRegistrations', components['schemas']['ListedRegistration']> = {
  operation: 'listRegistrations',
  screen: 'registrations',
  title: 'Registrations',
  path: REGISTRATIONS,
  limit: 50,
  live: { id: 'registration-list', tableId: 'registrations', seconds: 30 },
  filters: [
    {
      kind: 'choice',
      ignoresOthers: true,
      name: 'state',
      label: 'State',
      initial: 'pending',
      choices: [...Object.entries(STATES).map(([name, [text]]) => [name, text] as const), [ALL, ALL]],
      parameterOf: (state) => (state === ALL ? undefined : state),
    },
  ],
  form: { button: 'Show', clears: 'never' },
  rowsOf: ({ registrations }) => registrations,
  table: {
    caption: 'Registrations',
    keyOf: ({ registrationId }) => registrationId,
    pathOf: ({ registrationId }) => registrationPath(registrationId),
    columns: [
      { title: 'Company', cell: ({ company }) => company },
      { title: 'Website', cell: ({ website }) => website },
      { title: 'Country', cell: ({ country }) => countryName(country) },
      { title: 'State', cell: ({ state }) => stateTag(state) },
      { title: 'Age', cell: ({ provenAt, createdAt }, { now }) => ageWords(now - Date.parse(provenAt ?? createdAt)) },
      { title: 'Duplicates', cell: ({ duplicates }) => sameTags(duplicates) },
    ],
  },
  none: {
    yet: empty('Nobody waits', html`Strangers register at <code>/merchant/register</code>.`),
    found: empty('Nothing here', 'Choose another state.'),
  },
};
