import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext, DeskRoute, MerchantScreen } from '../../desk/desk-types.ts';
import { may } from '../../desk/desk-types.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../desk/merchant-navigation.ts';
import { exportOrders } from '../../desk/orders/export-orders.ts';
import { filterForm } from '../../desk/orders/filter-form.ts';
import { COLUMN_IDS } from '../../desk/orders/order-columns.ts';
import { parametersOf, readFilter } from '../../desk/orders/order-filter.ts';
import { filterNotice, listHead, orderList } from '../../desk/orders/order-list.ts';
import { STATE_WORDS } from '../../desk/orders/order-words.ts';
import type { OrdersDesk } from '../../desk/orders/orders-desk.ts';
import { stateOf } from '../../desk/story/words.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { empty } from '../../desk/views/parts.ts';
import { storyRoutes } from './order-page.ts';

/** The shop's payments, and the page of each. */
export const ordersScreen: MerchantScreen = {
  id: 'orders',
  routes: (context): DeskRoute[] => [
    { path: '', show: (exchange) => showOrders(context, exchange) },
    { path: '/export', show: (exchange) => exportOrders(context, exchange, DESK) },
    ...storyRoutes(context),
  ],
};

const DESK: OrdersDesk = {
  path: MERCHANT + MERCHANT_SCREENS.orders.path,
  isOfShop: true,
  columns: COLUMN_IDS.filter((id) => id !== 'merNo' && id !== 'kind'),
  defaultColumns: ['merOrderNo', 'amount', 'method', 'state', 'createdAt'],
  titles: { tradeNo: 'Trade number', receiveAmount: 'You get' },
  states: STATE_WORDS,
  stateOf,
};

const ROWS = 40;

async function showOrders(context: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const { query } = exchange.request;
  const filter = readFilter(query, DESK);
  const parameters = { ...parametersOf(exchange, filter, query), limit: ROWS };
  const listed = await context.call(exchange, 'listOrders', { parameters });
  const around = html`${filterForm(filter)} ${listHead(filter)}`;
  const page = { screen: 'orders', title: 'Orders' } as const;
  if (listed.kind !== 'done') {
    const content = html`${around} ${listed.kind === 'refused' ? filterNotice(listed) : NOTHING}`;
    return answerDesk(exchange, { ...page, content, status: 400 });
  }
  const none = noOrders(context, exchange);
  const content = html`${around} ${orderList({ exchange, filter, page: listed.value, none })}`;
  return answerDesk(exchange, { ...page, content, liveSeconds: 5 });
}

function noOrders({ mode }: DeskContext, exchange: SignedInExchange): Html {
  return empty(
    'No orders yet',
    'Every payment to your shop appears here as it is made. To be paid without a programmer, send your customer a link.',
    may(exchange, 'links.manage')
      ? screenLink('links', 'Create a payment link')
      : screenLink('start', 'See how to get started'),
    mode === 'sandbox' && html`<a href="/shop">Or buy something in the demo shop</a>`,
  );
}

function screenLink(id: 'links' | 'start', text: string): Html {
  return html`<a class="button small" href="${MERCHANT + MERCHANT_SCREENS[id].path}">${text}</a>`;
}
