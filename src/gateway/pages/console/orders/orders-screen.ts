import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext, Screen } from '../../desk/desk-types.ts';
import { may } from '../../desk/desk-types.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { VIEW_SAVED, saveForm, viewTabs } from '../saved-views/saved-views.ts';
import { exportOrders } from '../../desk/orders/export-orders.ts';
import { filterForm } from '../../desk/orders/filter-form.ts';
import { COLUMN_IDS } from '../../desk/orders/order-columns.ts';
import { addressOf, parametersOf, readFilter } from '../../desk/orders/order-filter.ts';
import { filterNotice, listHead, orderList } from '../../desk/orders/order-list.ts';
import { STATE_WORDS } from '../../desk/orders/order-words.ts';
import type { OrdersDesk } from '../../desk/orders/orders-desk.ts';
import { stateOf } from '../../desk/story/words.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { empty } from '../../desk/views/parts.ts';

/** The list of orders. An order's own page is another module's. */
export const ordersScreen: Screen = {
  id: 'orders',
  routes: (context) => [
    { path: '', show: (exchange) => showOrders(context, exchange) },
    { path: '/export', show: (exchange) => exportOrders(context, exchange, DESK) },
  ],
};

const DESK: OrdersDesk = {
  path: CONSOLE + SCREENS.orders.path,
  isOfShop: false,
  columns: COLUMN_IDS,
  defaultColumns: ['tradeNo', 'merNo', 'merOrderNo', 'method', 'amount', 'state', 'createdAt'],
  titles: {},
  states: STATE_WORDS,
  stateOf,
};

const ROWS = 40;

async function showOrders(context: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const { query } = exchange.request;
  const filter = readFilter(query, DESK);
  const parameters = { ...parametersOf(exchange, filter, query), limit: ROWS };
  const [listed, views] = await Promise.all([
    context.call(exchange, 'listOrders', { parameters }),
    may(exchange, 'views.use') ? context.call(exchange, 'listViews', {}) : null,
  ]);
  const saved = views?.kind === 'done' ? views.value.views : [];
  const tabs = viewTabs({ views: saved, path: DESK.path, title: 'All orders', current: addressOf(filter) });
  const save = may(exchange, 'views.use') ? saveForm(exchange, addressOf(filter)) : NOTHING;
  const around = html`${doneNotice(exchange, VIEW_SAVED)} ${tabs} ${filterForm(filter)} ${listHead(filter, save)}`;
  if (listed.kind !== 'done') {
    const content = html`${around} ${listed.kind === 'refused' ? filterNotice(listed) : NOTHING}`;
    return answerDesk(exchange, { screen: 'orders', title: 'Orders', content, status: 400 });
  }
  const content = html`${around} ${orderList({ exchange, filter, page: listed.value, none: noOrders(context) })}`;
  return answerDesk(exchange, { screen: 'orders', title: 'Orders', content, liveSeconds: 5 });
}

function noOrders({ mode }: DeskContext): Html {
  return empty(
    'No orders yet',
    'Payments and payouts of all merchants appear here as they are made.',
    mode === 'sandbox' && html`<a href="/shop">Buy something in the demo shop</a>`,
  );
}
