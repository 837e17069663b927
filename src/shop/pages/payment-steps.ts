import { NOTHING, html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { formatAmount } from '../goods.ts';
import { standingOf } from '../orders.ts';
import type { Order } from '../orders.ts';
import { facts, notificationStep, queryStep, renderProblem, renderSent } from './step.ts';
import type { Step } from './step.ts';
import { renderMessage } from './wire-view.ts';

/** From the signed order to the query that confirms its payment. */
export function paymentSteps(order: Order, payCode: string | null): Step[] {
  const { notified, confirmed } = order.steps;
  return [
    ...orderSteps(order),
    cashierStep(order, payCode),
    notificationStep('notified', {
      title: 'The gateway notifies the shop',
      notified,
      isNext: false,
      about: html`<p>
        The gateway posts a form with the result to <code>notifyUrl</code>, signed with the webhook secret. It retries
        until the shop responds <code>SUCCESS</code>.
      </p>`,
      facts: facts([
        ['code', notified?.succeeded ? '0, the payment succeeded' : '1, the payment failed'],
        ['message', notified?.message ?? ''],
      ]),
    }),
    queryStep('confirmed', {
      title: 'The shop confirms the payment',
      asked: confirmed,
      about: html`<p>
        Before the shop responds <code>SUCCESS</code>, its handler queries the order. The mug ships only after that.
      </p>`,
      states: { 1: 'processing', 2: 'the payment failed', 3: 'the payment succeeded' },
    }),
  ];
}

function orderSteps({ steps: { submitted } }: Order): Step[] {
  if (submitted === undefined) return [];
  const { exchange, data } = submitted;
  const pieces = data === null ? [] : [data.payUrl ?? '', data.tradeNo];
  const accepted =
    data === null
      ? html`<p>The order was refused.</p>`
      : html`<p>The order is accepted and has a trade number. The payer goes to <code>payUrl</code>.</p>
          ${facts([['tradeNo', data.tradeNo]])}`;
  return [
    {
      id: 'signed',
      title: 'The shop signs the order and sends it',
      state: 'done',
      atMs: exchange?.atMs,
      content: html`<p>Four fields and the merchant key make the signature. The key itself is never sent.</p>
        ${renderSent('createCashierOrder', submitted)}`,
    },
    {
      id: 'answered',
      title: 'The gateway responds',
      state: data === null ? 'failed' : 'done',
      content: html`${accepted}${renderProblem(submitted)}${renderMessage('The gateway responds', exchange?.answer ?? null, pieces)}`,
    },
  ];
}

function cashierStep(order: Order, payCode: string | null): Step {
  const standing = standingOf(order);
  const back =
    payCode === null
      ? NOTHING
      : html`<p>
          The payer came back with <code>payCode=${payCode}</code> in the address. Anyone can type that, so the shop
          relies on the next two steps only.
        </p>`;
  const base = { id: 'cashier', title: 'The payer pays at the cashier', mark: payCode ?? '' } as const;
  if (standing === 'refused') return { ...base, state: 'later', content: html`<p>There is nothing to pay.</p>` };
  if (standing !== 'waiting') {
    return {
      ...base,
      state: 'done',
      content: html`<p>The payer was sent to <code>payUrl</code>.</p>
        ${back}`,
    };
  }
  return {
    ...base,
    state: 'now',
    content: html`<p>Choose any method there. The section marked “sandbox” sets the result: try a failure too.</p>
      ${back}
      <p>${payButton(order)}</p>`,
  };
}

/** Opens the cashier in the same tab, as a real shop would. */
export function payButton({ head, steps: { submitted } }: Order): Html {
  const payUrl = submitted?.data?.payUrl;
  if (payUrl === undefined) return NOTHING;
  return html`<a class="button" href="${payUrl}">Pay ${formatAmount(head.amount, head.currency)} at the cashier</a>`;
}
