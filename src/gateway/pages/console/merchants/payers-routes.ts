import { html } from '../../../../web/html.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { DeskForm } from '../../desk/form/form-types.ts';
import { showList } from '../../desk/list/list-page.ts';
import { queryPath } from '../../desk/query-path.ts';
import { payerList } from '../../shared/payers/payer-list.ts';
import type { Payer, PayersPlace } from '../../shared/payers/payer-list.ts';
import { showPayer } from '../../shared/payers/payer-page.ts';
import { MERCHANTS, merchantPath, withMerchant } from './merchant.ts';

export function payersPath(merNo: number): string {
  return `${MERCHANTS}/${merNo}/payers`;
}

/** S6: the payers of one merchant at a time. One of them is named by an order, `of`. */
export function payersRoutes(context: DeskContext): DeskRoute[] {
  return [
    {
      path: '/:merNo/payers',
      show: (exchange) =>
        withMerchant(context, exchange, ({ merNo, name }) => {
          const place = placeOf(merNo);
          const tradeNo = exchange.request.query.get('of');
          if (tradeNo !== null) {
            const erasePath = queryPath(`${payersPath(merNo)}/erase`, { of: tradeNo });
            return showPayer(context, exchange, { place, tradeNo, erasePath });
          }
          const back = { path: merchantPath(merNo), title: name };
          return showList(context, exchange, payerList({ ...place, title: `Payers of ${name}`, back, done: DONE }));
        }),
    },
    formRoute(eraseForm(context)),
  ];
}

const DONE = {
  erased: 'What could be erased is erased. Orders with something in progress wait: erase again when they have ended.',
};

function placeOf(merNo: number): PayersPlace {
  const listPath = payersPath(merNo);
  return { screen: 'merchants', merNo, listPath, payerPath: (tradeNo) => queryPath(listPath, { of: tradeNo }) };
}

interface Erased {
  readonly payer: Payer;
  readonly tradeNos: string[];
}

/** As many as one request may name. */
const ORDERS_MAX = 100;

/** By the payer's orders: nobody has to type the address, or see it. */
function eraseForm({ call }: DeskContext): DeskForm<Erased, 'erasePayer'> {
  return {
    path: '/:merNo/payers/erase',
    screen: 'merchants',
    operation: 'erasePayer',
    title: ({ payer }) => `Erase ${payer.email}`,
    async read(exchange, given) {
      const tradeNo = given.get('of') ?? '';
      const payer = await call(exchange, 'getPayer', { parameters: { tradeNo } });
      if (payer.kind !== 'done') return payer;
      const listed = await call(exchange, 'listPayerOrders', { parameters: { tradeNo, limit: ORDERS_MAX } });
      if (listed.kind !== 'done') return listed;
      return {
        kind: 'done',
        value: { payer: payer.value, tradeNos: listed.value.orders.map((order) => order.tradeNo) },
      };
    },
    homeOf: ({ payer }) => ({ path: payersPath(payer.merNo), title: 'Payers' }),
    done: 'erased',
    seenOf: ({ payer }) => ({ Orders: String(payer.orders) }),
    asksReason: 'required',
    fields: ({ subject }) => html`<input type="hidden" name="of" value="${subject.payer.tradeNo}" />`,
    effect: ({ tradeNos, payer }) =>
      `Removes the personal data from ${tradeNos.length === 1 ? 'one order' : `${tradeNos.length} orders`} of this payer: names, addresses, e-mail, telephone, device, notes. Amounts, states and order numbers stay. This cannot be undone.${
        payer.orders > tradeNos.length ? ' There are more orders: erase again for the rest.' : ''
      }`,
    button: 'Erase the data',
    tone: 'danger',
    send: ({ exchange, subject: { payer, tradeNos }, reason }) =>
      call(exchange, 'erasePayer', {
        body: { merNo: payer.merNo, tradeNos, dryRun: false, limit: ORDERS_MAX },
        reason,
      }),
  };
}
