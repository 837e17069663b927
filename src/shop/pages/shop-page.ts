import { NOTHING, html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { CURRENCIES, ITEMS, QUANTITY_MAX, formatAmount, priceOf } from '../goods.ts';
import type { Currency, ItemName } from '../goods.ts';
import { ART } from './art.ts';
import { page } from './layout.ts';
import type { Answer } from './layout.ts';

/** What is for sale, in one currency. `problem` is said above it. */
export function renderShop({ currency, problem }: { currency: Currency; problem?: string }): Answer {
  const items = (Object.keys(ITEMS) as ItemName[]).map((item) => renderItem(item, currency));
  const alert = problem === undefined ? NOTHING : html`<p class="problem" role="alert">${problem}</p>`;
  const content = html`<div class="hero">
      <h1>Buy a mug. See every byte.</h1>
      <p>
        Pay with pretend money and watch the whole round trip: the signed order, the cashier, the notification, the
        check, the refund.
      </p>
    </div>
    ${alert}
    <nav class="currencies" aria-label="Currency">${CURRENCIES.map((one) => currencyLink(one, currency))}</nav>
    <div class="shelf">${items}</div>
    <section class="about">
      <h2>What you will see</h2>
      <ol class="strip">
        <li><b>Sign and send</b> The shop signs the order and posts it.</li>
        <li><b>Pay</b> You pay at the gateway’s cashier, by any method.</li>
        <li><b>Be told</b> The gateway notifies the shop, with proof.</li>
        <li><b>Ask</b> The shop asks whether it is true.</li>
        <li><b>Refund</b> One click, and the same way back.</li>
      </ol>
      <p class="quiet">Other currencies bring other methods to the cashier.</p>
    </section>`;
  return page({ title: 'Demo shop', content, status: problem === undefined ? 200 : 422 });
}

export function renderMissing(): Answer {
  const content = html`<div class="hero">
    <h1>This order is not known here.</h1>
    <p>The shop keeps its last orders in memory, and forgets them when the gateway is started again.</p>
    <p><a class="button" href="/shop">Back to the shop</a></p>
  </div>`;
  return page({ title: 'Order not known', content, status: 404 });
}

function currencyLink(one: Currency, current: Currency): Html {
  const mark = one === current ? html` aria-current="true"` : NOTHING;
  return html`<a href="/shop?currency=${one}" ${mark}>${one}</a>`;
}

function renderItem(item: ItemName, currency: Currency): Html {
  const { name, about } = ITEMS[item];
  const numbers = Array.from({ length: QUANTITY_MAX }, (_, index) => html`<option>${index + 1}</option>`);
  return html`<article class="item">
    <div class="picture">${ART[item]}</div>
    <h2>${name}</h2>
    <p class="quiet">${about}</p>
    <form method="post" action="/shop/orders">
      <input type="hidden" name="item" value="${item}" /><input type="hidden" name="currency" value="${currency}" />
      <p class="price">${formatAmount(priceOf({ item, currency }), currency)}</p>
      <label
        >Quantity
        <select name="quantity">
          ${numbers}
        </select></label
      >
      <button class="button">Buy<span class="unseen"> ${name}</span></button>
    </form>
  </article>`;
}
