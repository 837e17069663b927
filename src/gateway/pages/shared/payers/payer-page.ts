import { say } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { readParts } from '../../desk/list/list-parts.ts';
import type { ListInPage } from '../../desk/list/list-types.ts';
import { answerRefused } from '../../desk/respond.ts';
import { showRead } from '../../desk/show-read.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty, section, tag, wideFacts } from '../../desk/views/parts.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { storyPath } from '../orders/story/story.ts';
import { stateOf } from '../orders/story/words.ts';
import { methodWords } from '../orders/order-words.ts';
import { ordersOf } from './payer-list.ts';
import type { Payer, PayersPlace } from './payer-list.ts';

type Order = OperatorAnswers['listPayerOrders']['orders'][number];

/** A payer, named by one of their orders, with all of them. `erasePath` only where somebody may erase. */
export async function showPayer(
  context: DeskContext,
  exchange: SignedInExchange,
  { place, tradeNo, erasePath }: { place: PayersPlace; tradeNo: string; erasePath?: string },
): Promise<PageAnswer> {
  const payer = await context.call(exchange, 'getPayer', { parameters: { tradeNo } });
  if (payer.kind === 'refused') return answerRefused(exchange, payer);
  const orders = ordersIn(exchange, place, tradeNo);
  return showRead(exchange, readParts(context, exchange, orders), ({ list, pager }) =>
    answerDesk(exchange, {
      screen: place.screen,
      title: say`Payer ${payer.value.email}`,
      heading: html`<bdi>${payer.value.email}</bdi>`,
      back: { path: place.listPath, title: say`Payers` },
      actions: actionsOf(exchange, payer.value, erasePath),
      content: html`${section(say`In short`, factsOf(exchange, payer.value))}
      ${section(say`Orders`, html`<div class="stack">${list}${pager}</div>`)}`,
    }),
  );
}

/** What is revealed is the data of the newest order, with a reason, and recorded (S36). */
function actionsOf(exchange: SignedInExchange, { tradeNo }: Payer, erasePath: string | undefined): Html {
  return html`${may(exchange, 'payers.reveal') && html`<a class="button" href="${storyPath(exchange, tradeNo, '/reveal')}">Reveal</a>`}
  ${erasePath !== undefined && may(exchange, 'payers.erase') && html`<a class="button danger" href="${erasePath}">Erase</a>`}`;
}

function factsOf(exchange: SignedInExchange, payer: Payer): Html {
  const { sums, refunds, chargebacks, firstAt, lastAt, isPartial } = payer;
  const lines = (of: 'paid' | 'refunded' | 'chargedBack') => {
    const some = sums.filter((sum) => /[1-9]/.test(sum[of]));
    return some.length === 0 ? null : html`${some.map((sum) => html`<div>${amount(sum[of], sum.currency)}</div>`)}`;
  };
  const facts = wideFacts([
    [say`Orders`, ordersOf(payer)],
    [say`Paid`, lines('paid')],
    [say`Refunded`, lines('refunded')],
    [say`Orders refunded`, refunds === 0 ? null : String(refunds)],
    [say`Charged back`, lines('chargedBack')],
    [say`Orders charged back`, chargebacks === 0 ? null : String(chargebacks)],
    [say`First order`, moment(exchange, firstAt)],
    [say`Last order`, moment(exchange, lastAt)],
  ]);
  return html`${facts} ${isPartial ? html`<p class="soft">Sums are of the newest ${payer.orders} orders.</p>` : NOTHING}`;
}

function ordersIn(
  exchange: SignedInExchange,
  { payerPath }: PayersPlace,
  tradeNo: string,
): ListInPage<'listPayerOrders', Order> {
  const [path = '', query = ''] = payerPath(tradeNo).split('?');
  return {
    operation: 'listPayerOrders',
    path,
    kept: Object.fromEntries(new URLSearchParams(query)),
    parameters: { tradeNo },
    limit: 25,
    rowsOf: ({ orders }) => orders,
    table: {
      caption: say`Orders`,
      keyOf: (order) => order.tradeNo,
      pathOf: (order) => storyPath(exchange, order.tradeNo),
      columns: [
        { title: say`Order`, cell: ({ merOrderNo }) => html`<span class="word">${merOrderNo}</span>` },
        { title: say`State`, cell: (order) => tag(...stateOf(order)) },
        { title: say`Method`, cell: ({ method }) => methodWords(method) },
        { title: say`Amount`, kind: 'figure', cell: (order) => amount(order.amount, order.currency) },
        { title: say`Created`, cell: ({ createdAt }) => moment(exchange, createdAt) },
      ],
    },
    none: { yet: empty(say`No orders`) },
  };
}
