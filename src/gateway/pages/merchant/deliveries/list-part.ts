import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { DeliveryListPlace } from '../../desk/deliveries/delivery-list.ts';
import { EVENTS, TEST_EVENT } from '../../desk/deliveries/delivery-texts.ts';
import type { ListedDelivery } from '../../desk/deliveries/delivery-texts.ts';
import { moment } from '../../desk/views/moment.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { DELIVERIES, orderPath } from './paths.ts';

export const LIST: DeliveryListPlace = {
  path: DELIVERIES,
  folder: DELIVERIES,
  own: 'tradeNo',
  ownLabel: 'Trade number',
  columns: (exchange) => [
    { title: 'Event', cell: (one) => eventOf(one) },
    { title: 'Address', kind: 'name', cell: ({ address }) => address },
    { title: 'Attempts', kind: 'figure', cell: ({ attempts }) => attempts },
    { title: 'Last result', cell: (one) => resultOf(exchange, one) },
  ],
  when: 'One is sent when a payment, refund, payout or chargeback gets its result and has an address for it.',
};

function eventOf({ event, tradeNo, test }: ListedDelivery): Html {
  const order = test ? TEST_EVENT : html`<a class="number" href="${orderPath(tradeNo)}">${tradeNo}</a>`;
  return html`<span class="stacked">${EVENTS[event]} ${order}</span>`;
}

/** What failed, and when it is tried again. */
function resultOf(exchange: SignedInExchange, { state, lastResult, nextAt }: ListedDelivery): Html {
  const next = nextAt === null ? NOTHING : html`<small class="soft">next ${moment(exchange, nextAt, 'second')}</small>`;
  return state === 'acknowledged' ? NOTHING : html`<span class="stacked">${lastResult} ${next}</span>`;
}
