import { NOTHING, html } from '../../../../web/html.ts';
import { deliveryList } from '../../shared/deliveries/delivery-list.ts';
import { EVENTS, testTag } from '../../shared/deliveries/delivery-texts.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { moment } from '../../desk/views/moment.ts';
import { DELIVERIES, deliveryTabs } from './endpoints-page.ts';
import { merchantLink, shownMerchant } from '../../desk/merchant-names.ts';

export const LOG = deliveryList({
  title: 'Deliveries',
  path: `${DELIVERIES}/log`,
  folder: DELIVERIES,
  top: deliveryTabs('log'),
  filter: { kind: 'merchant', name: 'merNo', label: 'Merchant' },
  note: ({ exchange, answer, choice: { filters } }) =>
    answer?.paused === true
      ? html`<div class="notice wait">
          <p>Deliveries to ${shownMerchant(exchange, filters['merNo'] ?? '')} are paused.</p>
        </div>`
      : NOTHING,
  columns: [
    { title: 'Event', cell: ({ event }) => EVENTS[event] },
    { title: 'Host', kind: 'name', cell: ({ address }) => URL.parse(address)?.host ?? address },
    {
      title: 'Merchant',
      cell: ({ merNo }, exchange) => merchantLink(exchange, merNo),
    },
    {
      title: 'Order',
      cell: ({ tradeNo, test }) =>
        test ? testTag() : html`<a class="number" href="${`${CONSOLE}/orders/${tradeNo}`}">${tradeNo}</a>`,
    },
    { title: 'Attempts', kind: 'figure', cell: ({ attempts }) => attempts },
    { title: 'Last result', cell: ({ lastResult }) => lastResult },
    { title: 'Next', cell: ({ nextAt }, exchange) => nextAt && moment(exchange, nextAt, 'second') },
  ],
  when: 'Widen the filters. A notification is written when an order, a refund or a chargeback gets a result and has an address.',
});
