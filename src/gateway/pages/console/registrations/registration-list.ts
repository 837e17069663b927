import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { showRead } from '../../desk/show-read.ts';
import { select } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { age } from '../../desk/views/moment.ts';
import { countryName } from '../../desk/views/names.ts';
import { empty } from '../../desk/views/parts.ts';
import { liveList, pager, table } from '../../desk/views/table.ts';
import { REGISTRATIONS, STATES, registrationPath, sameTags, stateTag } from './registration.ts';
import type { Registration } from './registration.ts';

type Listed = components['schemas']['ListedRegistration'];

const ROWS = 50;
const LIVE_SECONDS = 30;
const NAMES = Object.keys(STATES) as Registration['state'][];

/** What waits is shown first; everything else is a choice. */
export async function showRegistrations({ call }: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const { query } = exchange.request;
  const chosen = query.get('state') ?? 'pending';
  const state = NAMES.find((one) => one === chosen);
  const before = query.get('before') ?? '';
  const listing = call(exchange, 'listRegistrations', {
    parameters: { limit: ROWS, ...(state !== undefined && { state }), ...(before !== '' && { before }) },
  });
  return showRead(exchange, listing, ({ registrations, next }) => {
    const here = (at: string | null) => queryPath(REGISTRATIONS, { state: chosen, before: at ?? undefined });
    return answerDesk(exchange, {
      screen: 'registrations',
      title: 'Registrations',
      liveSeconds: LIVE_SECONDS,
      content: html`${filters(chosen)}
      ${liveList('registration-list', registrations.length === 0 ? nothing(chosen) : list(exchange, registrations))}
      ${pager({ first: before === '' ? null : here(null), next: next === null ? null : here(next) })}`,
    });
  });
}

function filters(chosen: string): Html {
  return html`<form class="filters" method="get" action="${REGISTRATIONS}">
    ${select({
      name: 'state',
      label: 'State',
      value: chosen,
      choices: [...NAMES.map((name) => [name, STATES[name][0]] as const), ['all', 'all']],
    })}
    <button class="button">Show</button>
  </form>`;
}

function nothing(chosen: string): Html {
  return chosen === 'pending'
    ? empty('Nobody waits', html`Strangers register at <code>/merchant/register</code>.`)
    : empty('Nothing here', 'Choose another state.');
}

function list(exchange: SignedInExchange, rows: readonly Listed[]): Html {
  return table<Listed>({
    caption: 'Registrations',
    rows,
    keyOf: ({ registrationId }) => registrationId,
    pathOf: ({ registrationId }) => registrationPath(registrationId),
    liveId: 'registrations',
    columns: [
      { title: 'Company', cell: ({ company }) => company },
      { title: 'Website', cell: ({ website }) => website },
      { title: 'Country', cell: ({ country }) => countryName(country) },
      { title: 'State', cell: ({ state }) => stateTag(state) },
      { title: 'Age', cell: ({ provenAt, createdAt }) => age(exchange.now - Date.parse(provenAt ?? createdAt)) },
      { title: 'Duplicates', cell: ({ duplicates }) => sameTags(duplicates) },
    ],
  });
}
