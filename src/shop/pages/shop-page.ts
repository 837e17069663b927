import { NOTHING, html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { CURRENCIES, ITEMS, QUANTITY_MAX, formatAmount, priceOf } from '../goods.ts';
import type { Currency, ItemName } from '../goods.ts';
import { ART } from './art.ts';
import { page } from './layout.ts';
import type { Answer } from './layout.ts';

/** The goods, in one currency. `problem` is shown above them. */
export function renderShop({ currency, problem }: { currency: Currency; problem?: string }): Answer {
  const items = (Object.keys(ITEMS) as ItemName[]).map((item) => renderItem(item, currency));
  const alert = problem === undefined ? NOTHING : html`<p class="problem" role="alert">${problem}</p>`;
  const content = html`<div class="hero">
      <h1>Buy a mug. See every byte.</h1>
      <p>
        Pay with pretend money and follow the whole round trip: the signed order, the cashier, the notification, the
        query, the refund. Each step has its code in six languages.
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
        <li><b>Get notified</b> The gateway sends the shop a signed result.</li>
        <li><b>Confirm</b> The shop queries the order.</li>
        <li><b>Refund</b> One click refunds the order.</li>
      </ol>
      <p class="quiet">Which methods the cashier offers depends on the currency.</p>
    </section>`;
  return page({ title: 'Demo shop', content, status: problem === undefined ? 200 : 422 });
}

export function renderMissing(): Answer {
  const content = html`<div class="hero">
    <h1>We can’t find this order.</h1>
    <p>The shop keeps its latest orders in memory, so they are gone after a restart of the gateway.</p>
    <p><a class="button" href="/shop">Back to the shop</a></p>
  </div>`;
  return page({ title: 'Order not found', content, status: 404 });
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
