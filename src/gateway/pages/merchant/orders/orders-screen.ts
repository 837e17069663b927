import { say, translated } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext, DeskRoute, MerchantScreen } from '../../desk/desk-types.ts';
import { may } from '../../desk/desk-types.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../desk/merchant-navigation.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { COLUMN_IDS } from '../../shared/orders/order-columns.ts';
import { orderList } from '../../shared/orders/order-list.ts';
import { STATE_WORDS } from '../../shared/orders/order-words.ts';
import type { OrdersDesk } from '../../shared/orders/orders-desk.ts';
import { stateOf } from '../../shared/orders/story/words.ts';
import { empty } from '../../desk/views/parts.ts';
import { storyRoutes } from './order-page.ts';
import { orderRoutes } from '../../shared/orders/order-routes.ts';

/** The shop's payments, and the page of each. */
export const ordersScreen: MerchantScreen = {
  id: 'orders',
  routes: (context): DeskRoute[] => [
    listRoute(context, (exchange) => orderList(exchange, { desk: DESK, none: noOrders(context, exchange) })),
    ...orderRoutes(context, DESK),
    ...storyRoutes(context),
  ],
};

const DESK: OrdersDesk = translated({
  path: MERCHANT + MERCHANT_SCREENS.orders.path,
  isOfShop: true,
  columns: COLUMN_IDS.filter((id) => id !== 'merNo' && id !== 'kind'),
  defaultColumns: ['amount', 'payer', 'state', 'method', 'merOrderNo', 'createdAt'],
  titles: { tradeNo: 'Trade number', receiveAmount: 'You get' },
  states: STATE_WORDS,
  stateOf,
});

function noOrders({ mode }: DeskContext, exchange: SignedInExchange): Html {
  return empty(
    say`No orders yet`,
    say`Every payment to your shop appears here as it is made. To be paid without a programmer, send your customer a link.`,
    may(exchange, 'links.manage')
      ? screenLink('links', say`Create a payment link`)
      : screenLink('start', say`See how to get started`),
    mode === 'sandbox' && html`<a href="/shop">Or buy something in the demo shop</a>`,
  );
}

function screenLink(id: 'links' | 'start', text: string): Html {
  return html`<a class="button small" href="${MERCHANT + MERCHANT_SCREENS[id].path}">${text}</a>`;
}
