import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { queryPath } from '../../desk/query-path.ts';
import { refusedNotice } from '../../desk/respond.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { filterForm, filtersIn, numbersIn, tabs } from '../../desk/views/filters.ts';
import { field } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty, tag } from '../../desk/views/parts.ts';
import { liveList, pager, table } from '../../desk/views/table.ts';
import { counted, endpointTag } from '../../desk/deliveries/delivery-texts.ts';
import type { Endpoint } from '../../desk/deliveries/delivery-texts.ts';

export const DELIVERIES = `${CONSOLE}/deliveries`;

const DONE = {
  paused: (no: string) => `Deliveries to merchant ${no} are paused. What falls due waits until you resume them.`,
  resumed: (no: string) => `Deliveries to merchant ${no} are resumed. What waited is being sent, oldest first.`,
  resent: (no: string) => `${no} ${no === '1' ? 'notification is' : 'notifications are'} being sent again.`,
};

const MERCHANTS = 50;
const FAILING_MERCHANTS = 100;

/** Endpoints, failing ones first: over all merchants, then page by page. */
export function endpointsPage({ call }: DeskContext): DeskRoute {
  return {
    path: '',
    async show(exchange) {
      const filters = filtersIn(exchange, ['merNo', 'host', 'after']);
      const { after, ...kept } = filters;
      const parameters = { ...numbersIn(filters, ['merNo', 'after']), limit: MERCHANTS };
      const listed = await call(exchange, 'listEndpoints', { parameters });
      if (listed.kind === 'waits') throw new Error('a read waits for nobody');
      if (listed.kind === 'refused') return answerEndpoints(exchange, kept, refusedNotice(listed));
      const { endpoints, next } = listed.value;
      // More than one page: what fails on the others is asked for too.
      const further = { ...parameters, state: 'failing' as const, limit: FAILING_MERCHANTS };
      const failing =
        next === null || after !== undefined ? null : await call(exchange, 'listEndpoints', { parameters: further });
      const first = failing?.kind === 'done' ? failing.value.endpoints : [];
      const known = new Set(first.map(keyOf));
      const rows = [...first, ...endpoints.filter((one) => !known.has(keyOf(one)))];
      const path = (more: object) => queryPath(DELIVERIES, { ...kept, ...more });
      const pages = {
        first: after === undefined ? null : path({}),
        next: next === null ? null : path({ after: String(next) }),
      };
      return answerEndpoints(
        exchange,
        kept,
        html`${liveList('endpoint-list', rows.length === 0 ? NO_ENDPOINTS : endpointTable(exchange, rows))}
        ${pager(pages)}`,
      );
    },
  };
}

function answerEndpoints(
  exchange: SignedInExchange,
  filters: { readonly merNo?: string; readonly host?: string },
  content: Html,
): PageAnswer {
  const fields = [
    field({ name: 'merNo', label: 'Merchant', value: filters.merNo, lengthMax: 10 }),
    field({ name: 'host', label: 'Host', value: filters.host, placeholder: 'shop.example' }),
  ];
  return answerDesk(exchange, {
    screen: 'deliveries',
    title: 'Deliveries',
    liveSeconds: 5,
    content: html`${doneNotice(exchange, DONE)} ${deliveryTabs('endpoints')}
    ${filterForm(DELIVERIES, fields, Object.keys(filters).length > 0)} ${content}`,
  });
}

const NO_ENDPOINTS = empty(
  'No endpoints here',
  'A host appears when a merchant sends an order with a notifyUrl and the order gets its result.',
);

export function deliveryTabs(current: 'endpoints' | 'log'): Html {
  return tabs('Deliveries', [
    [DELIVERIES, 'Endpoints', current === 'endpoints'],
    [`${DELIVERIES}/log`, 'Log', current === 'log'],
  ]);
}

function keyOf({ merNo, host }: Endpoint): string {
  return `${merNo} ${host}`;
}

function endpointTable(exchange: SignedInExchange, rows: readonly Endpoint[]): Html {
  const canAct = may(exchange, 'deliveries.resend') || may(exchange, 'deliveries.pause');
  return table({
    caption: 'Endpoints, failing ones first',
    liveId: 'endpoints',
    rows,
    keyOf,
    pathOf: ({ merNo, host }) => queryPath(`${DELIVERIES}/log`, { merNo: String(merNo), host }),
    columns: [
      { title: 'Host', kind: 'name', cell: ({ host }) => host },
      {
        title: 'Merchant',
        cell: ({ merNo }) => html`<a class="short" href="${`${CONSOLE}/merchants/${merNo}`}">${merNo}</a>`,
      },
      {
        title: 'State',
        cell: ({ state, paused, failingSince }) =>
          html`${endpointTag(state)} ${paused ? tag('paused', 'wait') : NOTHING}
          ${failingSince && html`<small class="soft">since<br />${moment(exchange, failingSince)}</small>`}`,
      },
      { title: 'Last failure', cell: (one) => lastFailure(exchange, one) },
      { title: 'Last success', cell: ({ lastSuccessAt }) => lastSuccessAt && moment(exchange, lastSuccessAt) },
      { title: 'Failed', kind: 'figure', cell: ({ failedAttempts, attempts }) => `${failedAttempts} of ${attempts}` },
      { title: 'Waiting', kind: 'figure', cell: ({ waiting }) => counted(waiting) },
      { title: 'Given up', kind: 'figure', cell: ({ exhausted }) => counted(exhausted) },
      ...(canAct ? [{ title: 'Actions', cell: (one: Endpoint) => actions(exchange, one) }] : []),
    ],
  });
}

function lastFailure(
  exchange: SignedInExchange,
  { lastFailureAt, lastFailure: text, lastFailedId, newest }: Endpoint,
): Html {
  if (lastFailureAt === null) return NOTHING;
  return html`<a href="${`${DELIVERIES}/${lastFailedId ?? newest}`}">${text}</a><br /><small class="soft"
      >${moment(exchange, lastFailureAt)}</small
    >`;
}

function actions(exchange: SignedInExchange, { merNo, paused, exhausted }: Endpoint): Html {
  const link = (verb: string, text: string) =>
    html`<a class="button plain" href="${`${DELIVERIES}/${verb}/${merNo}`}">${text}</a> `;
  const canResend = may(exchange, 'deliveries.resend');
  return html`${canResend && exhausted > 0 ? link('resend', 'Resend failed') : NOTHING}
  ${canResend ? link('since', 'Resend since…') : NOTHING}
  ${may(exchange, 'deliveries.pause') ? (paused ? link('resume', 'Resume') : link('pause', 'Pause')) : NOTHING}`;
}
