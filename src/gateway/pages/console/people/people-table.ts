import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { table } from '../../desk/views/table.ts';
import { stateTag } from '../../desk/people/person.ts';
import type { Person } from '../../desk/people/person.ts';
import { personPath, sideName } from './person.ts';

/** `merNo` shows the roles at that merchant only. */
export function peopleTable(
  exchange: SignedInExchange,
  people: readonly Person[],
  { merNo, liveId }: { merNo?: number; liveId?: string } = {},
): Html {
  return table({
    caption: 'People',
    rows: people,
    ...(liveId !== undefined && { liveId }),
    keyOf: ({ personId }) => personId,
    pathOf: ({ personId }) => personPath(personId),
    columns: [
      { title: 'Name', cell: ({ name }) => name },
      { title: 'Email', cell: ({ email }) => email },
      { title: 'Roles', cell: (person) => roleLines(person, merNo) },
      { title: 'State', cell: ({ state }) => stateTag(state) },
      {
        title: 'Last sign-in',
        cell: ({ signedInAt }) => (signedInAt === null ? 'never' : moment(exchange, signedInAt)),
      },
    ],
  });
}

function roleLines({ memberships }: Person, merNo: number | undefined): Html {
  const shown = merNo === undefined ? memberships : memberships.filter((one) => one.merNo === merNo);
  return html`<span class="lines"
    >${shown.map(
      (one) =>
        html`<span
          >${one.roles.join(', ')}${merNo === undefined && html` <span class="soft">${sideName(one.merNo)}</span>`}</span
        >`,
    )}</span
  >`;
}
