import { NOTHING, html } from '../../../../web/html.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { readDeliveryList } from '../../desk/deliveries/delivery-list.ts';
import type { DeliveryListPlace } from '../../desk/deliveries/delivery-list.ts';
import { EVENTS, TEST_EVENT } from '../../desk/deliveries/delivery-texts.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { DELIVERIES, deliveryTabs } from './endpoints-page.ts';

/** Every notification, newest first. */
export function logPage({ call }: DeskContext): DeskRoute {
  return {
    path: '/log',
    async show(exchange) {
      const { filters, list, merNo, isPaused, isFirst } = await readDeliveryList(call, exchange, PLACE);
      const paused = html`<div class="notice wait"><p>Deliveries to merchant ${merNo} are paused.</p></div>`;
      return answerDesk(exchange, {
        screen: 'deliveries',
        title: 'Deliveries',
        ...(isFirst && { liveSeconds: 5 }),
        content: html`${deliveryTabs('log')} ${filters} ${isPaused ? paused : NOTHING} ${list}`,
      });
    },
  };
}

const PLACE: DeliveryListPlace = {
  path: `${DELIVERIES}/log`,
  folder: DELIVERIES,
  own: 'merNo',
  ownLabel: 'Merchant',
  columns: (exchange) => [
    { title: 'Event', cell: ({ event }) => EVENTS[event] },
    { title: 'Host', kind: 'name', cell: ({ address }) => URL.parse(address)?.host ?? address },
    {
      title: 'Merchant',
      cell: ({ merNo }) => html`<a class="short" href="${`${CONSOLE}/merchants/${merNo}`}">${merNo}</a>`,
    },
    {
      title: 'Order',
      cell: ({ tradeNo, test }) =>
        test ? TEST_EVENT : html`<a class="number" href="${`${CONSOLE}/orders/${tradeNo}`}">${tradeNo}</a>`,
    },
    { title: 'Attempts', kind: 'figure', cell: ({ attempts }) => attempts },
    { title: 'Last result', cell: ({ lastResult }) => lastResult },
    { title: 'Next', cell: ({ nextAt }) => nextAt && moment(exchange, nextAt, 'second') },
  ],
  when: 'Widen the filters. A notification is written when an order, a refund or a chargeback gets a result and has an address.',
};
