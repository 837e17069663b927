import { NOTHING, html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { formatAmount } from '../goods.ts';
import { standingOf } from '../orders.ts';
import type { Order } from '../orders.ts';
import { facts, notificationStep, queryStep, renderProblem, renderSent } from './step.ts';
import type { Step } from './step.ts';
import { renderMessage } from './wire-view.ts';

/** The same round trip for the money's way back. Its later steps are there once it has begun. */
export function refundSteps(order: Order): Step[] {
  const { refundSubmitted, refundNotified, refundConfirmed } = order.steps;
  if (!refundSubmitted?.data) return [offerStep(order)];
  const { exchange, data } = refundSubmitted;
  return [
    {
      id: 'refund',
      title: 'The shop refunds the order',
      state: 'done',
      atMs: exchange?.atMs,
      mark: 'sent',
      content: html`<p>
          A refund is signed over the amount and the trade number too. Its <code>Idempotency-Key</code> makes a second
          click harmless.
        </p>
        ${facts([['refundNo', data.refundNo]])} ${renderSent('applyRefund', refundSubmitted)}
        ${renderMessage('The gateway answers', exchange?.answer ?? null, [data.refundNo])}`,
    },
    notificationStep('refundNotified', {
      title: 'The gateway notifies the refund',
      notified: refundNotified,
      isNext: true,
      about: html`<p>The result of a refund comes as JSON, with the same proof.</p>`,
      facts: facts([
        ['state', refundNotified?.succeeded ? '0, the refund succeeded' : '1, the refund failed'],
        ['message', refundNotified?.message ?? ''],
      ]),
    }),
    queryStep('refundConfirmed', {
      title: 'The shop asks about the refund',
      asked: refundConfirmed,
      about: html`<p>The query of a refund names its <code>refundNo</code>.</p>`,
      states: { 4: 'processing', 5: 'the refund failed', 6: 'the refund succeeded' },
    }),
  ];
}

function offerStep(order: Order): Step {
  const { head, steps } = order;
  const standing = standingOf(order);
  const step = { id: 'refund', title: 'The shop refunds the order' } as const;
  if (standing === 'failed' || standing === 'refused') {
    return { ...step, state: 'later', mark: standing, content: html`<p>Only a paid order can be refunded.</p>` };
  }
  if (standing !== 'paid') {
    return { ...step, state: 'later', content: html`<p>Once it is paid: the same round trip for the way back.</p>` };
  }
  const tried = steps.refundSubmitted;
  const problem: Html =
    tried === undefined
      ? NOTHING
      : html`${renderProblem(tried)}${renderMessage('The gateway answers', tried.exchange?.answer ?? null)}`;
  return {
    ...step,
    state: 'now',
    mark: String(tried?.exchange?.atMs ?? ''),
    content: html`<p>
        The whole amount, by <code>POST /refund/apply</code>: signed, answered, notified and asked about like the
        payment.
      </p>
      ${problem}
      <form method="post" action="/shop/orders/${head.number}/refund">
        <button class="button">Refund ${formatAmount(head.amount, head.currency)}</button>
      </form>`,
  };
}
