import { NOTHING, html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { formatAmount } from '../goods.ts';
import { standingOf } from '../orders.ts';
import type { Order } from '../orders.ts';
import { facts, notificationStep, queryStep, renderProblem, renderSent } from './step.ts';
import type { Step } from './step.ts';
import { renderMessage } from './wire-view.ts';

/** The same round trip for a refund. The later steps appear once it has started. */
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
        ${renderMessage('The gateway responds', exchange?.answer ?? null, [data.refundNo])}`,
    },
    notificationStep('refundNotified', {
      title: 'The gateway sends the refund’s result',
      notified: refundNotified,
      isNext: true,
      about: html`<p>A refund result is sent as JSON, signed in the same way.</p>`,
      facts: facts([
        ['state', refundNotified?.succeeded ? '0, the refund succeeded' : '1, the refund failed'],
        ['message', refundNotified?.message ?? ''],
      ]),
    }),
    queryStep('refundConfirmed', {
      title: 'The shop confirms the refund',
      asked: refundConfirmed,
      about: html`<p>A refund is queried by its <code>refundNo</code>.</p>`,
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
    return { ...step, state: 'later', content: html`<p>Available once the order is paid.</p>` };
  }
  const tried = steps.refundSubmitted;
  const problem: Html =
    tried === undefined
      ? NOTHING
      : html`${renderProblem(tried)}${renderMessage('The gateway responds', tried.exchange?.answer ?? null)}`;
  return {
    ...step,
    state: 'now',
    mark: String(tried?.exchange?.atMs ?? ''),
    content: html`<p>
        The full amount, by <code>POST /refund/apply</code>: signed, accepted, notified and confirmed like the payment.
      </p>
      ${problem}
      <form method="post" action="/shop/orders/${head.number}/refund">
        <button class="button">Refund ${formatAmount(head.amount, head.currency)}</button>
      </form>`,
  };
}
