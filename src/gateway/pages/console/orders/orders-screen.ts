import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { DeskContext, Screen } from '../../desk/desk-types.ts';
import { may } from '../../desk/desk-types.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { VIEW_SAVED, saveForm, viewTabs } from '../platform/saved-views.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import type { Asking } from '../../desk/list/list-types.ts';
import { COLUMN_IDS } from '../../shared/orders/order-columns.ts';
import { orderList } from '../../shared/orders/order-list.ts';
import { STATE_WORDS } from '../../shared/orders/order-words.ts';
import type { OrdersDesk } from '../../shared/orders/orders-desk.ts';
import { stateOf } from '../../shared/orders/story/words.ts';
import { empty } from '../../desk/views/parts.ts';
import { orderRoutes } from '../../shared/orders/order-routes.ts';

/** The list of orders. An order's own page is another module's. */
export const ordersScreen: Screen = {
  id: 'orders',
  routes: (context) => [
    listRoute(context, (exchange) => ({
      ...orderList(exchange, { desk: DESK, none: noOrders(context), views: savedViews }),
      done: VIEW_SAVED,
    })),
    ...orderRoutes(context, DESK),
  ],
};

const DESK: OrdersDesk = {
  path: CONSOLE + SCREENS.orders.path,
  isOfShop: false,
  columns: COLUMN_IDS,
  defaultColumns: ['amount', 'payer', 'state', 'merNo', 'method', 'merOrderNo', 'createdAt'],
  titles: {},
  states: STATE_WORDS,
  stateOf,
};

async function savedViews({ context, exchange }: Asking, current: string): Promise<readonly [Html, Html]> {
  if (!may(exchange, 'views.use')) return [NOTHING, NOTHING];
  const views = await context.call(exchange, 'listViews', {});
  const saved = views.kind === 'done' ? views.value.views : [];
  return [viewTabs({ views: saved, path: DESK.path, title: 'All orders', current }), saveForm(exchange, current)];
}

function noOrders({ mode }: DeskContext): Html {
  return empty(
    'No orders yet',
    'Payments and payouts of all merchants appear here as they are made.',
    mode === 'sandbox' && html`<a href="/shop">Buy something in the demo shop</a>`,
  );
}
