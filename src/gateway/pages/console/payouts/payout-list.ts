import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { may } from '../../desk/desk-types.ts';
import { MERCHANT_AND_DAYS, noneSoFar, lookedBack } from '../../desk/list/list-texts.ts';
import type { List } from '../../desk/list/list-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { moment, timeTaken } from '../../desk/views/moment.ts';
import { amount, empty, tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';
import { waitingPanel } from '../../shared/approvals/waiting-panel.ts';
import { cameBackTag } from '../../shared/orders/story/came-back.ts';
import { payoutMethodWords } from '../../shared/payouts/payout-methods.ts';
import { numberLink, shortNumber } from '../number-links.ts';
import { merchantLink } from '../../desk/merchant-names.ts';

export const PAYOUTS = `${CONSOLE}/payouts`;

type Order = OperatorAnswers['listOrders']['orders'][number];

const STATES: Readonly<Record<Order['state'], readonly [title: string, tone: Tone]>> = {
  processing: ['In progress', 'wait'],
  success: ['Paid out', 'good'],
  failure: ['Failed', 'bad'],
};

export const PAYOUT_LIST: List<'listOrders', Order> = {
  operation: 'listOrders',
  screen: 'payouts',
  title: 'Payouts',
  path: PAYOUTS,
  parameters: { kind: 'payout' },
  limit: 50,
  live: { id: 'payout-list', tableId: 'payouts', seconds: 5 },
  done: { started: (tradeNo) => html`The payout was started: ${numberLink(tradeNo)}.` },
  actions: [
    { path: `${PAYOUTS}/to-come`, text: 'Payouts to come', permission: 'balances.read' },
    { path: `${PAYOUTS}/runs`, text: 'Due dates', permission: 'balances.read' },
    {
      path: ({ filters: { merNo } }) => queryPath(`${PAYOUTS}/new`, { merNo }),
      text: 'Pay out by hand',
      tone: 'main',
      permission: 'payouts.create',
    },
  ],
  top: ({ context: { call }, exchange, choice: { filters } }) =>
    waitingPanel(call, exchange, { kind: 'payout', merNo: filters['merNo'] ?? '' }),
  tabs: {
    name: 'state',
    label: 'States',
    unnamed: '',
    choices: [{ value: '', title: 'All' }, ...Object.entries(STATES).map(([value, [title]]) => ({ value, title }))],
  },
  filters: MERCHANT_AND_DAYS,
  form: { clears: 'never' },
  rowsOf: ({ orders }) => orders,
  sumOf: (payout) => payout,
  table: {
    caption: 'Payouts',
    keyOf: ({ tradeNo }) => tradeNo,
    pathOf: ({ tradeNo }) => `${CONSOLE}/orders/${tradeNo}`,
    columns: [
      { title: 'Payout', phone: 'lead', cell: ({ tradeNo }) => shortNumber(tradeNo) },
      {
        title: 'State',
        phone: 'badge',
        cell: ({ state, reversedAt }) => html`${tag(...STATES[state])} ${cameBackTag(reversedAt !== undefined)}`,
      },
      {
        title: 'Amount',
        kind: 'figure',
        phone: 'also',
        cell: ({ amount: decimal, currency }) => amount(decimal, currency),
      },
      { title: 'Merchant', phone: 'who', cell: ({ merNo }, exchange) => merchantLink(exchange, merNo) },
      { title: 'Order number', phone: 'none', cell: ({ merOrderNo }) => merOrderNo },
      { title: 'To', phone: 'none', cell: ({ method }) => payoutMethodWords(method) },
      { title: 'Started', phone: 'when', cell: ({ createdAt }, exchange) => moment(exchange, createdAt) },
      { title: 'Age', kind: 'figure', phone: 'none', cell: (order, exchange) => timeTaken(exchange, order) },
    ],
  },
  none: {
    yet: ({ exchange }) =>
      empty(
        'No payouts yet',
        'Merchants start them through the interface.',
        may(exchange, 'payouts.create') && 'You can also pay out by hand.',
      ),
    found: empty('No payout fits these filters', html`<a href="${PAYOUTS}">Remove the filters</a>`),
    soFar: noneSoFar,
  },
  searched: lookedBack,
};
