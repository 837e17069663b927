import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { waitingPanel } from '../../desk/approvals/waiting-panel.ts';
import { daySpan } from '../../desk/day-span.ts';
import { may } from '../../desk/desk-types.ts';
import type { Call } from '../../desk/desk-types.ts';
import { MERCHANT } from '../../desk/merchant-navigation.ts';
import { payoutMethodWords } from '../../desk/payouts/payout-methods.ts';
import { queryPath } from '../../desk/query-path.ts';
import { showRead } from '../../desk/show-read.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { filterForm, filtersIn } from '../../desk/views/filters.ts';
import { field, select } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty, tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';
import { liveList, pager, table } from '../../desk/views/table.ts';
import { numberLink } from '../number-links.ts';
import { NEW_PAYOUT, PAYOUTS, payoutTabs } from './payout-paths.ts';

type Order = OperatorAnswers['listOrders']['orders'][number];

const PAGE_SIZE = 50;

const STATES: Readonly<Record<Order['state'], { readonly title: string; readonly tone: Tone }>> = {
  processing: { title: 'On its way', tone: 'wait' },
  success: { title: 'Paid', tone: 'good' },
  failure: { title: 'Failed, money is back', tone: 'bad' },
};

export function showPayouts(call: Call, exchange: SignedInExchange): Promise<PageAnswer> {
  const filters = filtersIn(exchange, ['state', 'from', 'to', 'before']);
  const { state, before } = filters;
  const reading = call(exchange, 'listOrders', {
    parameters: {
      kind: 'payout',
      ...(state !== undefined && { state: [state as Order['state']] }),
      ...daySpan(exchange, filters),
      ...(before !== undefined && { before }),
      limit: PAGE_SIZE,
    },
  });
  return showRead(exchange, reading, async ({ orders, next, searchedTo }) => {
    const address = (more: object) => queryPath(PAYOUTS, { ...filters, before: null, ...more });
    const isFiltered = [filters.state, filters.from, filters.to].some((value) => value !== undefined);
    const content = html`${doneNotice(exchange, {
      started: (tradeNo) => html`The payout was started: ${numberLink(tradeNo)}.`,
    })}
    ${payoutTabs(exchange, 'payouts')} ${await waitingPanel(call, exchange, { kind: 'payout' })}
    ${orders.length > 0 || isFiltered ? filterBar(filters, isFiltered) : NOTHING}
    ${liveList(
      'payout-list',
      orders.length === 0 ? emptyList(exchange, isFiltered, searchedTo !== null) : list(exchange, orders),
    )}
    ${searchedTo !== null && html`<p class="soft">Looked back to ${moment(exchange, searchedTo)}.</p>`}
    ${pager({ first: before === undefined ? null : address({}), next: next && address({ before: next }) })}`;
    return answerDesk(exchange, {
      screen: 'payouts',
      title: 'Payouts',
      content,
      liveSeconds: 5,
      ...(may(exchange, 'payouts.create') && {
        actions: html`<a class="button main" href="${NEW_PAYOUT}">Pay out</a>`,
      }),
    });
  });
}

function filterBar({ state, from, to }: Partial<Record<'state' | 'from' | 'to', string>>, isFiltered: boolean): Html {
  const states = Object.entries(STATES).map(([name, { title }]) => [name, title] as const);
  return filterForm(
    PAYOUTS,
    [
      select({ name: 'state', label: 'State', value: state, choices: [['', 'All'], ...states] }),
      field({ name: 'from', label: 'From', type: 'date', value: from }),
      field({ name: 'to', label: 'To', type: 'date', value: to }),
    ],
    isFiltered,
  );
}

function emptyList(exchange: SignedInExchange, isFiltered: boolean, isPartial: boolean): Html {
  if (isPartial) return empty('None so far', 'Look further back with “Older”.');
  if (isFiltered) return empty('No payout fits these filters', html`<a href="${PAYOUTS}">Remove the filters</a>`);
  return empty(
    'No payouts yet',
    may(exchange, 'payouts.create')
      ? html`Save a beneficiary, then <a href="${NEW_PAYOUT}">pay out</a> from your balance.`
      : 'Payouts of your shop appear here.',
  );
}

function list(exchange: SignedInExchange, orders: readonly Order[]): Html {
  return table<Order>({
    caption: 'Payouts',
    rows: orders,
    keyOf: ({ tradeNo }) => tradeNo,
    pathOf: ({ tradeNo }) => `${MERCHANT}/orders/${tradeNo}`,
    liveId: 'payouts',
    columns: [
      { title: 'Payout', cell: ({ merOrderNo }) => merOrderNo },
      { title: 'Amount', kind: 'figure', cell: ({ amount: decimal, currency }) => amount(decimal, currency) },
      { title: 'State', cell: ({ state }) => tag(STATES[state].title, STATES[state].tone) },
      { title: 'To', cell: ({ method }) => payoutMethodWords(method) },
      { title: 'Started', cell: ({ createdAt }) => moment(exchange, createdAt) },
    ],
  });
}
