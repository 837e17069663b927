import type { components } from '../../../../../generated/operator.ts';
import { say, translated } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Call, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { chosenIn } from '../../desk/list/chosen.ts';
import { chosenRoute, nothingChosen } from '../../desk/list/chosen-page.ts';
import type { ChosenResult } from '../../desk/list/chosen-page.ts';
import { exportRoute } from '../../desk/list/export-list.ts';
import { amount } from '../../desk/views/parts.ts';
import { shortNumber } from '../../desk/views/short-number.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { resendOne } from '../deliveries/resend-chosen.ts';
import { EXPORT_CHOSEN, RESEND_CHOSEN } from './chosen-orders.ts';
import { ordersFile } from './order-list.ts';
import { sumsRoute } from './order-sums.ts';
import type { OrdersDesk } from './orders-desk.ts';

type Order = components['schemas']['Order'];

const NUMBERS = { prefix: 'TG', pattern: /^TG[0-9A-Z]{1,48}$/ };

/** What belongs to the list on both desks: its file, what it adds up to, and what is done with several of its orders. */
export function orderRoutes(context: DeskContext, desk: OrdersDesk): DeskRoute[] {
  return [
    exportRoute(context, (exchange) => ordersFile(exchange, desk), '/export'),
    exportChosen(context, desk),
    sumsRoute(context, desk),
    resendOrders(context, desk),
  ];
}

/** As the whole list, but with the chosen orders alone: without one, nothing is exported. */
function exportChosen(context: DeskContext, desk: OrdersDesk): DeskRoute {
  const { show, ...route } = exportRoute(
    context,
    (exchange) => {
      const { list, file } = ordersFile(exchange, desk);
      return { list: { ...list, parameters: { ...list.parameters, tradeNo: chosenOf(exchange) } }, file };
    },
    EXPORT_CHOSEN,
  );
  return {
    ...route,
    show: async (exchange) =>
      chosenOf(exchange).length === 0
        ? nothingChosen(exchange, { screen: 'orders', words: { title: say`Export orders` }, home: homeOf(desk) })
        : show(exchange),
  };
}

function chosenOf({ request }: SignedInExchange): string[] {
  return chosenIn(request.query, NUMBERS);
}

function resendOrders({ call }: DeskContext, desk: OrdersDesk): DeskRoute {
  return chosenRoute<Order>({
    path: RESEND_CHOSEN,
    screen: 'orders',
    permission: 'deliveries.resend',
    numbers: NUMBERS,
    home: homeOf(desk),
    words: RESEND_WORDS,
    async read(exchange, numbers) {
      const listed = await call(exchange, 'listOrders', {
        parameters: { tradeNo: [...numbers], limit: numbers.length },
      });
      return listed.kind === 'refused' ? listed : listed.value.orders;
    },
    lineOf: (order) => ({
      number: order.tradeNo,
      path: `${desk.path}/${order.tradeNo}`,
      text: html`${amount(order.amount, order.currency)} ${desk.stateOf(order)[0]}`,
      about: html`<span title="${order.tradeNo}">${shortNumber(order.tradeNo)}</span>, ${order.merOrderNo}`,
    }),
    asksReason: !desk.isOfShop,
    act: (exchange, order, reason) => resendResult(call, exchange, { order, reason }),
  });
}

const RESEND_WORDS = translated({
  title: 'Resend notifications of orders',
  effect:
    'The newest notification of each order’s result is sent once more. Orders without a result or an address are left as they are.',
  button: 'Resend for the checked ones',
});

async function resendResult(
  call: Call,
  exchange: SignedInExchange,
  { order: { merNo, tradeNo, kind }, reason }: { readonly order: Order; readonly reason: string },
): Promise<ChosenResult> {
  const event = kind === 'payment' ? 'paymentResult' : 'payoutResult';
  const listed = await call(exchange, 'listDeliveries', { parameters: { merNo, tradeNo, event, limit: 1 } });
  if (listed.kind === 'refused') return listed;
  const [newest] = listed.value.deliveries;
  return newest === undefined
    ? { kind: 'unchanged', detail: say`The shop was never told: the order has no result yet, or no address for it.` }
    : resendOne(call, exchange, { notificationId: newest.notificationId, reason });
}

function homeOf({ path }: OrdersDesk): { readonly path: string; readonly title: string } {
  return translated({ path, title: 'Orders' });
}
