import { NOTHING, html } from '../../web/html.ts';
import { formatAmount } from '../goods.ts';
import { standingOf } from '../orders.ts';
import { guideDocs, operationDocs } from './docs-links.ts';
import { renderSignature } from './signature-view.ts';
import { facts, notificationStep, queryStep, refusalDocs, renderCall, renderProblem } from './step.ts';
import type { OrderView, Step } from './step.ts';

const DOCS = [operationDocs('applyRefund'), guideDocs('Refunds', 'refunds')] as const;

/** The same round trip for a refund. The later steps appear once it has started. */
export function refundSteps(view: OrderView): Step[] {
  const { refundSubmitted, refundNotified, refundConfirmed } = view.order.steps;
  if (!refundSubmitted?.data) return [offerStep(view)];
  const { exchange, data } = refundSubmitted;
  const signature = exchange === null ? NOTHING : renderSignature('applyRefund', exchange.request);
  return [
    {
      id: 'refund',
      title: 'The shop refunds the order',
      state: 'done',
      atMs: exchange?.atMs,
      mark: 'sent',
      about: html`<p>
          The signature of a refund also covers the amount and the trade number. Its <code>Idempotency-Key</code> makes
          a second click harmless.
        </p>
        ${facts([['refundNo', data.refundNo]])} ${signature}`,
      code: 'refund',
      bytes: renderCall('refund', refundSubmitted, {
        title: 'The shop sends',
        marked: [data.refundNo],
        curl: { baseUrl: view.baseUrl, again: REPEATED },
      }),
      docs: DOCS,
    },
    notificationStep('refundNotified', {
      title: 'The gateway sends the refund’s result',
      event: 'refundResult',
      notified: refundNotified,
      isNext: true,
      about: html`<p>A refund result is sent as JSON and signed in the same way.</p>`,
      facts: facts([
        ['state', refundNotified?.succeeded ? '0, the refund succeeded' : '1, the refund failed'],
        ['message', refundNotified?.message ?? ''],
      ]),
    }),
    queryStep('refundConfirmed', {
      title: 'The shop confirms the refund',
      asked: refundConfirmed,
      about: html`<p>A refund is queried by its <code>refundNo</code>.</p>`,
      code: 'queryRefund',
      states: { 4: 'processing', 5: 'the refund failed', 6: 'the refund succeeded' },
      view,
    }),
  ];
}

const REPEATED = html`The <code>Idempotency-Key</code> is the same, so the gateway returns this refund again and moves
  no money.`;

function offerStep({ order, baseUrl }: OrderView): Step {
  const { head, steps } = order;
  const standing = standingOf(order);
  const step = { id: 'refund', title: 'The shop refunds the order', docs: DOCS } as const;
  if (standing === 'failed' || standing === 'refused') {
    return { ...step, state: 'later', mark: standing, about: html`<p>Only a paid order can be refunded.</p>` };
  }
  if (standing !== 'paid') {
    return { ...step, state: 'later', code: 'refund', about: html`<p>Available once the order is paid.</p>` };
  }
  const tried = steps.refundSubmitted;
  const curl = { baseUrl, again: REPEATED };
  return {
    ...step,
    state: 'now',
    mark: String(tried?.exchange?.atMs ?? ''),
    about: html`<p>
        The full amount, by <code>POST /refund/apply</code>: signed, accepted, notified and confirmed like the payment.
      </p>
      ${tried === undefined ? NOTHING : renderProblem(tried)}
      <form method="post" action="/shop/orders/${head.number}/refund">
        <button class="button">Refund ${formatAmount(head.amount, head.currency)}</button>
      </form>`,
    code: 'refund',
    bytes: tried === undefined ? NOTHING : renderCall('refund', tried, { title: 'The shop sends', marked: [], curl }),
    docs: [...DOCS, ...(tried === undefined ? [] : refusalDocs(tried))],
  };
}
