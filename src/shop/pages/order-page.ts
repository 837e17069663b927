import { NOTHING, html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { ITEMS, formatAmount } from '../goods.ts';
import { standingOf, versionOf } from '../orders.ts';
import type { Order, Standing } from '../orders.ts';
import { ART } from './art.ts';
import { page } from './layout.ts';
import type { Answer } from './layout.ts';
import { renderCode } from './code-view.ts';
import { renderDocs } from './docs-links.ts';
import { payButton, paymentSteps } from './payment-steps.ts';
import { refundSteps } from './refund-steps.ts';
import type { OrderView, Step } from './step.ts';

export function renderOrder(view: OrderView): Answer {
  const { order } = view;
  const { head } = order;
  const standing = standingOf(order);
  const steps = [...paymentSteps(view), ...refundSteps(view)];
  const content = html`<div class="order" data-version="${versionOf(order)}">
    <section class="summary" aria-labelledby="bought">
      <div class="picture">${ART[head.item]}</div>
      <div>
        <h1 id="bought">${head.quantity} × ${ITEMS[head.item].name}</h1>
        <p class="total">${formatAmount(head.amount, head.currency)}</p>
        <p class="standing" role="status" id="standing" data-standing="${standing}">${STANDINGS[standing]}</p>
        <div id="pay" data-mark="${standing}">${nextAction(order)}</div>
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
      ${steps.map((step, index) => renderStep(step, index, view))}
    </ol>
  </div>`;
  const script = html`<script src="/shop/shop.js" defer></script>`;
  return page({ title: `${STANDINGS[standing]} Order ${head.number}`, content, head: script });
}

/** What the buyer can do now: pay, or try again after a failure. */
function nextAction(order: Order): Html {
  const { head } = order;
  const standing = standingOf(order);
  if (standing === 'waiting') return payButton(order);
  if (standing !== 'failed' && standing !== 'refused') return NOTHING;
  return html`<form method="post" action="/shop/orders">
    <input type="hidden" name="item" value="${head.item}" /><input
      type="hidden"
      name="quantity"
      value="${head.quantity}"
    /><input type="hidden" name="currency" value="${head.currency}" />
    <button class="button">Try again</button>
    <p class="quiet">The same basket with a new order number: the gateway accepts each number once.</p>
  </form>`;
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

function renderStep(step: Step, index: number, view: OrderView): Html {
  const time = step.atMs === undefined ? NOTHING : renderTime(step.atMs);
  return html`<li id="${step.id}" class="${step.state}" data-mark="${step.state} ${step.atMs ?? ''} ${step.mark ?? ''}">
    <span class="dot" aria-hidden="true"
      >${step.state === 'done' ? '✓' : step.state === 'failed' ? '!' : index + 1}</span
    >
    <div class="body">
      <h2 tabindex="-1">${step.title}<span class="unseen">${STATE_WORDS[step.state]}</span></h2>
      ${time} ${step.about} ${step.code === undefined ? NOTHING : renderCode(step.id, step.code, view)}
      ${step.bytes ?? NOTHING} ${renderDocs(step.docs)}
    </div>
  </li> `;
}

const STATE_WORDS = { done: ' (done)', now: ' (now)', later: ' (not yet)', failed: ' (failed)' } as const;

function renderTime(atMs: number): Html {
  const moment = new Date(atMs).toISOString();
  return html`<time datetime="${moment}">${moment.slice(11, 23)} UTC</time>`;
}
