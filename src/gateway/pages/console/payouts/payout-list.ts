import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { Call } from '../../desk/desk-types.ts';
import { daySpan, merchantFilter } from '../../desk/day-span.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { queryPath } from '../../desk/query-path.ts';
import { showRead } from '../../desk/show-read.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { field } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment, timeTaken } from '../../desk/views/moment.ts';
import { merchantLink, numberLink, shortNumber } from '../number-links.ts';
import { amount, empty, tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';
import { liveList, pager, table } from '../../desk/views/table.ts';
import { waitingPanel } from '../../desk/approvals/waiting-panel.ts';
import { payoutMethodWords } from '../../desk/payouts/payout-methods.ts';

export const PAYOUTS = `${CONSOLE}/payouts`;
const PAGE_SIZE = 50;

type Order = OperatorAnswers['listOrders']['orders'][number];

const STATES: Readonly<Record<Order['state'], { readonly title: string; readonly tone: Tone }>> = {
  processing: { title: 'In progress', tone: 'wait' },
  success: { title: 'Paid out', tone: 'good' },
  failure: { title: 'Failed', tone: 'bad' },
};

interface Filters {
  readonly state: string;
  readonly merNo: string;
  readonly from: string;
  readonly to: string;
}

export function showPayouts(call: Call, exchange: SignedInExchange): Promise<PageAnswer> {
  const { query } = exchange.request;
  const textOf = (name: string) => (query.get(name) ?? '').trim();
  const filters: Filters = { state: textOf('state'), merNo: textOf('merNo'), from: textOf('from'), to: textOf('to') };
  const before = textOf('before');
  const reading = call(exchange, 'listOrders', {
    parameters: {
      kind: 'payout',
      ...(filters.state !== '' && { state: [filters.state as Order['state']] }),
      ...merchantFilter(filters.merNo),
      ...daySpan(exchange, filters),
      ...(before !== '' && { before }),
      limit: PAGE_SIZE,
    },
  });
  return showRead(exchange, reading, async ({ orders, next, searchedTo }) => {
    const address = (more: Partial<Record<keyof Filters | 'before', string>>) =>
      queryPath(PAYOUTS, { ...filters, ...more });
    const content = html`${doneNotice(exchange, {
      started: (tradeNo) => html`The payout was started: ${numberLink(tradeNo)}.`,
    })}
    ${await waitingPanel(call, exchange, { kind: 'payout', merNo: filters.merNo })} ${tabs(filters.state, address)}
    ${filterForm(filters)}
    ${liveList(
      'payout-list',
      orders.length === 0 ? emptyList(exchange, filters, searchedTo !== null) : list(exchange, orders),
    )}
    ${searchedTo !== null && html`<p class="soft">Looked back to ${moment(exchange, searchedTo)}.</p>`}
    ${pager({ first: before === '' ? null : address({}), next: next === null ? null : address({ before: next }) })}`;
    return answerDesk(exchange, {
      screen: 'payouts',
      title: 'Payouts',
      content,
      liveSeconds: 5,
      ...(may(exchange, 'payouts.create') && { actions: startLink(filters.merNo) }),
    });
  });
}

function startLink(merNo: string): Html {
  return html`<a class="button main" href="${queryPath(`${PAYOUTS}/new`, { merNo })}">Pay out by hand</a>`;
}

function tabs(current: string, address: (more: { state: string }) => string): Html {
  const views = [['', 'All'] as const, ...Object.entries(STATES).map(([state, { title }]) => [state, title] as const)];
  return html`<nav class="tabs" aria-label="States">
    ${views.map(
      ([state, title]) =>
        html`<a href="${address({ state })}" ${state === current && html`aria-current="page"`}>${title}</a>`,
    )}
  </nav>`;
}

function filterForm({ state, merNo, from, to }: Filters): Html {
  return html`<form class="filters" action="${PAYOUTS}">
    ${state === '' ? NOTHING : html`<input type="hidden" name="state" value="${state}" />`}
    ${field({ name: 'merNo', label: 'Merchant', value: merNo, lengthMax: 12, placeholder: 'Any' })}
    ${field({ name: 'from', label: 'From', type: 'date', value: from })}
    ${field({ name: 'to', label: 'To', type: 'date', value: to })}
    <button class="button">Filter</button>
  </form>`;
}

function emptyList(exchange: SignedInExchange, filters: Filters, isPartial: boolean): Html {
  if (isPartial) return empty('None so far', 'Look further back with “Older”.');
  if (Object.values(filters).some((value: string) => value !== ''))
    return empty('No payout fits these filters', html`<a href="${PAYOUTS}">Remove the filters</a>`);
  return empty(
    'No payouts yet',
    'Merchants start them through the interface.',
    may(exchange, 'payouts.create') && 'You can also pay out by hand.',
  );
}

function list(exchange: SignedInExchange, orders: readonly Order[]): Html {
  return table({
    caption: 'Payouts',
    rows: orders,
    keyOf: ({ tradeNo }) => tradeNo,
    pathOf: ({ tradeNo }) => `${CONSOLE}/orders/${tradeNo}`,
    liveId: 'payouts',
    columns: [
      { title: 'Payout', cell: ({ tradeNo }) => shortNumber(tradeNo) },
      { title: 'State', cell: ({ state }) => tag(STATES[state].title, STATES[state].tone) },
      { title: 'Amount', kind: 'figure', cell: ({ amount: decimal, currency }) => amount(decimal, currency) },
      { title: 'Merchant', cell: ({ merNo }) => merchantLink(merNo) },
      { title: 'Order number', cell: ({ merOrderNo }) => merOrderNo },
      { title: 'To', cell: ({ method }) => payoutMethodWords(method) },
      { title: 'Started', cell: ({ createdAt }) => moment(exchange, createdAt) },
      { title: 'Age', kind: 'figure', cell: (order) => timeTaken(exchange, order) },
    ],
  });
}
