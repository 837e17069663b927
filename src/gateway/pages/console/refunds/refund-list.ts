import { html } from '../../../../web/html.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { MERCHANT_AND_DAYS, lookedBack, noneSoFar } from '../../desk/list/list-texts.ts';
import type { List } from '../../desk/list/list-types.ts';
import { moment, timeTaken } from '../../desk/views/moment.ts';
import { amount, empty, tag } from '../../desk/views/parts.ts';
import { waitingPanel } from '../../shared/approvals/waiting-panel.ts';
import { cameBackTag } from '../../shared/orders/story/came-back.ts';
import { REFUND_STATES } from '../../shared/orders/story/words.ts';
import type { Refund } from '../../shared/refunds/refund-page.ts';
import { numberLink, shortNumber } from '../number-links.ts';
import { merchantLink } from '../../desk/merchant-names.ts';

export const REFUNDS = `${CONSOLE}/refunds`;

export const REFUND_LIST: List<'listRefunds', Refund> = {
  operation: 'listRefunds',
  screen: 'refunds',
  title: 'Refunds',
  path: REFUNDS,
  limit: 50,
  live: { id: 'refund-list', tableId: 'refunds', seconds: 5 },
  top: ({ context: { call }, exchange, choice: { filters } }) =>
    waitingPanel(call, exchange, { kind: 'refund', merNo: filters['merNo'] ?? '' }),
  tabs: {
    name: 'state',
    label: 'States',
    unnamed: '',
    choices: [
      { value: '', title: 'All' },
      { value: 'processing', title: 'In progress' },
      { value: 'failure', title: 'Failed' },
      { value: 'success', title: 'Refunded' },
    ],
  },
  filters: MERCHANT_AND_DAYS,
  form: { clears: 'never' },
  rowsOf: ({ refunds }) => refunds,
  sumOf: (refund) => refund,
  table: {
    caption: 'Refunds',
    keyOf: ({ refundNo }) => refundNo,
    pathOf: ({ refundNo }) => `${REFUNDS}/${refundNo}`,
    columns: [
      { title: 'Refund', cell: ({ refundNo }) => shortNumber(refundNo) },
      {
        title: 'State',
        cell: ({ state, reversal }) => html`${tag(...REFUND_STATES[state])} ${cameBackTag(reversal !== undefined)}`,
      },
      { title: 'Amount', kind: 'figure', cell: ({ amount: decimal, currency }) => amount(decimal, currency) },
      { title: 'Merchant', cell: ({ merNo }, exchange) => merchantLink(exchange, merNo) },
      { title: 'Order', cell: ({ tradeNo }) => numberLink(tradeNo, shortNumber(tradeNo)) },
      { title: 'Started by', cell: starterName },
      { title: 'Started', cell: ({ createdAt }, exchange) => moment(exchange, createdAt) },
      { title: 'Age', kind: 'figure', cell: (refund, exchange) => timeTaken(exchange, refund) },
    ],
  },
  none: {
    yet: empty('No refunds yet', html`To start one, open <a href="${`${CONSOLE}/orders`}">the order</a>.`),
    found: ({ choice: { tab, filters } }) =>
      tab === 'processing' && Object.keys(filters).length === 0
        ? empty('No refund is in progress', 'The channel has answered all of them.')
        : empty('No refund fits these filters', html`<a href="${REFUNDS}">Remove the filters</a>`),
    soFar: noneSoFar,
  },
  searched: lookedBack,
};

export function starterName({ startedBy }: Refund): string {
  return startedBy === null ? "Merchant's system" : (startedBy.name ?? "Operator's people");
}
