import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { ListTable } from '../../desk/list/list-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { emailCell, stateTag } from '../../shared/people/person.ts';
import type { Person } from '../../shared/people/person.ts';
import { personPath, sideName } from './person.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';

/** `merNo` shows the roles at that merchant only. */
export function peopleTable(merNo?: number): ListTable<Person> {
  return {
    caption: 'People',
    keyOf: ({ personId }) => personId,
    pathOf: ({ personId }) => personPath(personId),
    columns: [
      { title: 'Name', cell: ({ name }) => name },
      { title: 'Email', cell: emailCell },
      { title: 'Roles', cell: (person, exchange) => roleLines(exchange, person, merNo) },
      { title: 'State', cell: ({ state }) => stateTag(state) },
      {
        title: 'Last sign-in',
        cell: ({ signedInAt }, exchange) => (signedInAt === null ? 'never' : moment(exchange, signedInAt)),
      },
    ],
  };
}

function roleLines(exchange: SignedInExchange, { memberships }: Person, merNo: number | undefined): Html {
  const shown = merNo === undefined ? memberships : memberships.filter((one) => one.merNo === merNo);
  return html`<span class="lines"
    >${shown.map(
      (one) =>
        html`<span
          >${one.roles.join(', ')}${merNo === undefined && html` <span class="soft">${sideName(exchange, one.merNo)}</span>`}</span
        >`,
    )}</span
  >`;
}
