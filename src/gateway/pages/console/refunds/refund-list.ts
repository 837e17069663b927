import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { Call } from '../../desk/desk-types.ts';
import { daySpan, merchantFilter } from '../../desk/day-span.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import type { Refund } from '../../desk/refunds/refund-page.ts';
import { showRead } from '../../desk/show-read.ts';
import { REFUND_STATES } from '../../desk/story/words.ts';
import { field } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment, timeTaken } from '../../desk/views/moment.ts';
import { merchantLink, numberLink, shortNumber } from '../number-links.ts';
import { amount, empty, tag } from '../../desk/views/parts.ts';
import { queryPath } from '../../desk/query-path.ts';
import { liveList, pager, table } from '../../desk/views/table.ts';
import { waitingPanel } from '../../desk/approvals/waiting-panel.ts';

export const REFUNDS = `${CONSOLE}/refunds`;
const PAGE_SIZE = 50;

const VIEWS = [
  ['', 'All'],
  ['processing', 'In progress'],
  ['failure', 'Failed'],
  ['success', 'Refunded'],
] as const;

interface Filters {
  readonly state: string;
  readonly merNo: string;
  readonly from: string;
  readonly to: string;
}

export async function showRefunds(call: Call, exchange: SignedInExchange): Promise<PageAnswer> {
  const { query } = exchange.request;
  const textOf = (name: string) => (query.get(name) ?? '').trim();
  const filters: Filters = { state: textOf('state'), merNo: textOf('merNo'), from: textOf('from'), to: textOf('to') };
  const before = textOf('before');
  const reading = call(exchange, 'listRefunds', {
    parameters: {
      ...(filters.state !== '' && { state: filters.state as Refund['state'] }),
      ...merchantFilter(filters.merNo),
      ...daySpan(exchange, filters),
      ...(before !== '' && { before }),
      limit: PAGE_SIZE,
    },
  });
  return showRead(exchange, reading, async ({ refunds, next, searchedTo }) => {
    const address = (more: Partial<Record<keyof Filters | 'before', string>>) =>
      queryPath(REFUNDS, { ...filters, ...more });
    const content = html`${await waitingPanel(call, exchange, { kind: 'refund', merNo: filters.merNo })}
    ${tabs(filters.state, address)} ${filterForm(filters)}
    ${liveList('refund-list', refunds.length === 0 ? emptyList(filters, searchedTo !== null) : list(exchange, refunds))}
    ${searchedTo !== null && html`<p class="soft">Looked back to ${moment(exchange, searchedTo)}.</p>`}
    ${pager({ first: before === '' ? null : address({}), next: next === null ? null : address({ before: next }) })}`;
    return answerDesk(exchange, { screen: 'refunds', title: 'Refunds', content, liveSeconds: 5 });
  });
}

function tabs(current: string, address: (more: { state: string }) => string): Html {
  return html`<nav class="tabs" aria-label="States">
    ${VIEWS.map(
      ([state, title]) =>
        html`<a href="${address({ state })}" ${state === current && html`aria-current="page"`}>${title}</a>`,
    )}
  </nav>`;
}

function filterForm({ state, merNo, from, to }: Filters): Html {
  return html`<form class="filters" action="${REFUNDS}">
    ${state === '' ? NOTHING : html`<input type="hidden" name="state" value="${state}" />`}
    ${field({ name: 'merNo', label: 'Merchant', value: merNo, lengthMax: 12, placeholder: 'Any' })}
    ${field({ name: 'from', label: 'From', type: 'date', value: from })}
    ${field({ name: 'to', label: 'To', type: 'date', value: to })}
    <button class="button">Filter</button>
  </form>`;
}

function emptyList({ state, merNo, from, to }: Filters, isPartial: boolean): Html {
  if (isPartial) return empty('None so far', 'Look further back with “Older”.');
  if (state === 'processing' && merNo === '' && from === '' && to === '')
    return empty('No refund is in progress', 'The channel has answered all of them.');
  if (state !== '' || merNo !== '' || from !== '' || to !== '')
    return empty('No refund fits these filters', html`<a href="${REFUNDS}">Remove the filters</a>`);
  return empty('No refunds yet', html`To start one, open <a href="${`${CONSOLE}/orders`}">the order</a>.`);
}

function list(exchange: SignedInExchange, refunds: readonly Refund[]): Html {
  return table({
    caption: 'Refunds',
    rows: refunds,
    keyOf: ({ refundNo }) => refundNo,
    pathOf: ({ refundNo }) => `${REFUNDS}/${refundNo}`,
    liveId: 'refunds',
    columns: [
      { title: 'Refund', cell: ({ refundNo }) => shortNumber(refundNo) },
      { title: 'State', cell: ({ state }) => tag(...REFUND_STATES[state]) },
      { title: 'Amount', kind: 'figure', cell: ({ amount: decimal, currency }) => amount(decimal, currency) },
      { title: 'Merchant', cell: ({ merNo }) => merchantLink(merNo) },
      { title: 'Order', cell: ({ tradeNo }) => numberLink(tradeNo, shortNumber(tradeNo)) },
      { title: 'Started by', cell: starterName },
      { title: 'Started', cell: ({ createdAt }) => moment(exchange, createdAt) },
      { title: 'Age', kind: 'figure', cell: (refund) => timeTaken(exchange, refund) },
    ],
  });
}

export function starterName({ startedBy }: Refund): string {
  return startedBy === null ? "Merchant's system" : (startedBy.name ?? "Operator's people");
}
