import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { parametersOf } from '../../desk/list/choice.ts';
import type { Asking, List } from '../../desk/list/list-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { tabs } from '../../desk/views/filters.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty, tag } from '../../desk/views/parts.ts';
import { counted, endpointTag } from '../../shared/deliveries/delivery-texts.ts';
import type { Endpoint } from '../../shared/deliveries/delivery-texts.ts';
import { merchantLink } from '../../desk/merchant-names.ts';
import { numberWords } from '../../design/written.ts';

export const DELIVERIES = `${CONSOLE}/deliveries`;

const DONE = {
  paused: (no: string) => `Deliveries to merchant ${no} are paused. What falls due waits until you resume them.`,
  resumed: (no: string) => `Deliveries to merchant ${no} are resumed. What waited is being sent, oldest first.`,
  resent: (no: string) => `${no} ${no === '1' ? 'notification is' : 'notifications are'} being sent again.`,
};

const FAILING_MERCHANTS = 100;

/** Endpoints, failing ones first: over all merchants, then page by page. */
export const ENDPOINT_LIST: List<'listEndpoints', Endpoint> = {
  operation: 'listEndpoints',
  screen: 'deliveries',
  title: 'Deliveries',
  path: DELIVERIES,
  limit: 50,
  live: { id: 'endpoint-list', tableId: 'endpoints', seconds: 5 },
  done: DONE,
  top: deliveryTabs('endpoints'),
  filters: [
    { kind: 'merchant', name: 'merNo', label: 'Merchant' },
    { kind: 'text', name: 'host', label: 'Host', placeholder: 'shop.example' },
  ],
  rowsOf: withFailing,
  table: {
    caption: 'Endpoints, failing ones first',
    keyOf,
    pathOf: ({ merNo, host }) => queryPath(`${DELIVERIES}/log`, { merNo: String(merNo), host }),
    columns: [
      { title: 'Host', kind: 'name', cell: ({ host }) => host },
      {
        title: 'Merchant',
        cell: ({ merNo }, exchange) => merchantLink(exchange, merNo),
      },
      {
        title: 'State',
        cell: ({ state, paused, failingSince }, exchange) =>
          html`${endpointTag(state)} ${paused ? tag('paused', 'wait') : NOTHING}
          ${failingSince && html`<small class="soft">since<br />${moment(exchange, failingSince)}</small>`}`,
      },
      { title: 'Last failure', cell: lastFailure },
      {
        title: 'Last success',
        cell: ({ lastSuccessAt }, exchange) => lastSuccessAt && moment(exchange, lastSuccessAt),
      },
      {
        title: 'Failed',
        kind: 'figure',
        cell: ({ failedAttempts, attempts }) => `${numberWords(failedAttempts)} of ${numberWords(attempts)}`,
      },
      { title: 'Waiting', kind: 'figure', cell: ({ waiting }) => counted(waiting) },
      { title: 'Given up', kind: 'figure', cell: ({ exhausted }) => counted(exhausted) },
      { title: 'Actions', permission: ['deliveries.resend', 'deliveries.pause'], cell: actions },
    ],
  },
  none: {
    yet: empty(
      'No endpoints here',
      'A host appears when a merchant sends an order with a notifyUrl and the order gets its result.',
    ),
  },
  refusals: { names: 'all' },
};

/** If there is more than one page, what fails on the others is on the first too. */
async function withFailing(
  { endpoints, next }: OperatorAnswers['listEndpoints'],
  { context: { call }, exchange, choice }: Asking,
): Promise<readonly Endpoint[]> {
  if (next === null || choice.place !== '') return endpoints;
  const failing = await call(exchange, 'listEndpoints', {
    parameters: { ...parametersOf(exchange, ENDPOINT_LIST, choice), state: 'failing', limit: FAILING_MERCHANTS },
  });
  const first = failing.kind === 'done' ? failing.value.endpoints : [];
  const known = new Set(first.map(keyOf));
  return [...first, ...endpoints.filter((one) => !known.has(keyOf(one)))];
}

export function deliveryTabs(current: 'endpoints' | 'log'): Html {
  return tabs('Deliveries', [
    [DELIVERIES, 'Endpoints', current === 'endpoints'],
    [`${DELIVERIES}/log`, 'Log', current === 'log'],
  ]);
}

function keyOf({ merNo, host }: Endpoint): string {
  return `${merNo} ${host}`;
}

function lastFailure(
  { lastFailureAt, lastFailure: text, lastFailedId, newest }: Endpoint,
  exchange: SignedInExchange,
): Html {
  if (lastFailureAt === null) return NOTHING;
  return html`<a href="${`${DELIVERIES}/${lastFailedId ?? newest}`}">${text}</a><br /><small class="soft"
      >${moment(exchange, lastFailureAt)}</small
    >`;
}

function actions({ merNo, paused, exhausted }: Endpoint, exchange: SignedInExchange): Html {
  const link = (verb: string, text: string) =>
    html`<a class="button plain" href="${`${DELIVERIES}/${verb}/${merNo}`}">${text}</a> `;
  const canResend = may(exchange, 'deliveries.resend');
  return html`${canResend && exhausted > 0 ? link('resend', 'Resend failed') : NOTHING}
  ${canResend ? link('since', 'Resend since…') : NOTHING}
  ${may(exchange, 'deliveries.pause') ? (paused ? link('resume', 'Resume') : link('pause', 'Pause')) : NOTHING}`;
}
