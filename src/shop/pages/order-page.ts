import { NOTHING, html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { ITEMS, formatAmount } from '../goods.ts';
import { standingOf, versionOf } from '../orders.ts';
import type { Order, Standing } from '../orders.ts';
import { ART } from './art.ts';
import { page } from './layout.ts';
import type { Answer } from './layout.ts';
import { payButton, paymentSteps } from './payment-steps.ts';
import { refundSteps } from './refund-steps.ts';
import type { Step } from './step.ts';

/** `payCode` comes from the return address, if the payer has just come back. */
export function renderOrder(order: Order, payCode: string | null): Answer {
  const { head } = order;
  const standing = standingOf(order);
  const steps = [...paymentSteps(order, payCode), ...refundSteps(order)];
  const content = html`<div class="order" data-version="${versionOf(order)}">
    <section class="summary" aria-labelledby="bought">
      <div class="picture">${ART[head.item]}</div>
      <div>
        <h1 id="bought">${head.quantity} × ${ITEMS[head.item].name}</h1>
        <p class="total">${formatAmount(head.amount, head.currency)}</p>
        <p class="standing" role="status" id="standing" data-standing="${standing}">${STANDINGS[standing]}</p>
        <div id="pay" data-mark="${standing}">${standing === 'waiting' ? payButton(order) : NOTHING}</div>
        <p class="quiet number">Order <code>${head.number}</code></p>
        <noscript
          ><p class="quiet">
            <a href="/shop/orders/${head.number}">Reload the page</a> to see what has happened since.
          </p></noscript
        >
        <p><a href="/shop?currency=${head.currency}">Buy something else</a></p>
      </div>
    </section>
    <ol class="steps" id="steps">
      ${steps.map(renderStep)}
    </ol>
  </div>`;
  const script = html`<script src="/shop/shop.js" defer></script>`;
  return page({ title: `${STANDINGS[standing]} Order ${head.number}`, content, head: script });
}

const STANDINGS: Readonly<Record<Standing, string>> = {
  refused: 'The gateway refused the order.',
  waiting: 'Waiting for the payment.',
  paid: 'Paid.',
  failed: 'The payment failed.',
  refunding: 'The refund is in progress.',
  refunded: 'Refunded.',
  refundFailed: 'Paid. The refund failed.',
};

function renderStep(step: Step, index: number): Html {
  const time = step.atMs === undefined ? NOTHING : renderTime(step.atMs);
  return html`<li id="${step.id}" class="${step.state}" data-mark="${step.state} ${step.atMs ?? ''} ${step.mark ?? ''}">
    <span class="dot" aria-hidden="true"
      >${step.state === 'done' ? '✓' : step.state === 'failed' ? '!' : index + 1}</span
    >
    <div class="body">
      <h2 tabindex="-1">${step.title}<span class="unseen">${STATE_WORDS[step.state]}</span></h2>
      ${time} ${step.content}
    </div>
  </li> `;
}

const STATE_WORDS = { done: ' (done)', now: ' (now)', later: ' (not yet)', failed: ' (failed)' } as const;

function renderTime(atMs: number): Html {
  const moment = new Date(atMs).toISOString();
  return html`<time datetime="${moment}">${moment.slice(11, 23)} UTC</time>`;
}
