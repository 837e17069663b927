import { NOTHING, html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { formatAmount } from '../goods.ts';
import { standingOf } from '../orders.ts';
import type { Order } from '../orders.ts';
import { guideDocs, operationDocs } from './docs-links.ts';
import { renderSignature, signIn } from './signature-view.ts';
import { facts, notificationStep, queryStep, refusalDocs, renderProblem } from './step.ts';
import type { OrderView, Step } from './step.ts';
import { renderMessage } from './wire-view.ts';

/** From the signed order to the query that confirms its payment. */
export function paymentSteps(view: OrderView): Step[] {
  const { notified, confirmed } = view.order.steps;
  return [
    ...orderSteps(view),
    cashierStep(view),
    notificationStep('notified', {
      title: 'The gateway notifies the shop',
      event: 'paymentResult',
      notified,
      isNext: false,
      about: html`<p>
        The gateway posts the result to <code>notifyUrl</code> as a form, signed with the webhook secret. It retries
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
        Before the shop responds <code>SUCCESS</code>, its handler queries the order. Only then does the mug ship.
      </p>`,
      code: 'queryPayment',
      states: { 1: 'processing', 2: 'the payment failed', 3: 'the payment succeeded' },
      view,
    }),
  ];
}

function orderSteps({ order, baseUrl }: OrderView): Step[] {
  const { submitted } = order.steps;
  if (submitted === undefined) return [];
  const { exchange } = submitted;
  const request = exchange?.request ?? null;
  const again = html`The <code>Idempotency-Key</code> is the same, so the gateway returns its first response again. A
    new order needs a new number.`;
  const sent =
    request &&
    renderMessage({
      id: 'signed-request',
      title: 'The shop sends',
      message: request,
      marked: [signIn(request)],
      curl: { baseUrl, again, asNewOrder: true },
    });
  const signature = request === null ? NOTHING : renderSignature('createCashierOrder', request);
  return [
    {
      id: 'signed',
      title: 'The shop signs the order and sends it',
      state: 'done',
      atMs: exchange?.atMs,
      about: html`<p>Four fields and the merchant key make the signature. The key itself is never sent.</p>
        ${signature}`,
      code: 'createOrder',
      bytes: html`${sent}`,
      docs: [operationDocs('createCashierOrder'), guideDocs('Signing', 'signing')],
    },
    answerStep(order),
  ];
}

function answerStep({ steps: { submitted } }: Order): Step {
  const data = submitted?.data ?? null;
  const answer = {
    id: 'answered-answer',
    title: 'The gateway responds',
    message: submitted?.exchange?.answer ?? null,
    marked: data === null ? [] : [data.payUrl ?? '', data.tradeNo],
  };
  const base = { id: 'answered', title: 'The gateway responds', bytes: renderMessage(answer) } as const;
  if (data === null) {
    const docs = submitted === undefined ? [] : refusalDocs(submitted);
    return {
      ...base,
      state: 'failed',
      about: html`<p>The order was refused.</p>
        ${submitted === undefined ? NOTHING : renderProblem(submitted)}`,
      docs: [...docs, guideDocs('Errors', 'errors')],
    };
  }
  return {
    ...base,
    state: 'done',
    about: html`<p>
        The order is accepted and has a trade number. The shop redirects the payer to <code>payUrl</code>.
      </p>
      ${facts([['tradeNo', data.tradeNo]])}`,
    code: 'redirect',
    docs: [guideDocs('The cashier', 'cashier')],
  };
}

function cashierStep({ order, payCode }: OrderView): Step {
  const standing = standingOf(order);
  const back =
    payCode === null
      ? NOTHING
      : html`<p>
          The payer came back with <code>payCode=${payCode}</code> in the address. Anyone can type that, so the shop
          relies on the next two steps only.
        </p>`;
  const docs = [guideDocs('The cashier', 'cashier')];
  const base = { id: 'cashier', title: 'The payer pays at the cashier', mark: payCode ?? '', docs } as const;
  if (standing === 'refused') return { ...base, state: 'later', about: html`<p>There is nothing to pay.</p>` };
  if (standing !== 'waiting') {
    return {
      ...base,
      state: 'done',
      about: html`<p>This happened on the gateway’s page, so it needs no code of yours.</p>
        ${back}`,
    };
  }
  return {
    ...base,
    state: 'now',
    about: html`<p>
        Choose any method there. The section marked “sandbox” sets the result: try a failure too. The page is the
        gateway’s, so this step needs no code of yours.
      </p>
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
