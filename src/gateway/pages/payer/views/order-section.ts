import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { Product } from '../../../domain/order.ts';
import { fact } from '../../design/fact.ts';
import { decimalText, momentText } from '../../design/number-texts.ts';
import type { View } from './view.ts';

// The payee, the amount and the products. On a phone the details are collapsed; next to the form they are open.

const PRODUCTS_SHOWN_MAX = 25;

export function orderSection(view: View): Html {
  const { language, paid, amount } = view;
  const { order, details, merchant } = paid;
  const { texts } = language;
  return html`<section class="sheet order" aria-label="${texts.orderSummary}">
    ${payee(merchant.name)}
    <p class="total">${amount}</p>
    <details>
      <summary>${texts.orderSummary}</summary>
      ${productList(details.products ?? [], { currency: order.currency, view })}
      <dl class="facts">${fact(texts.orderNumber, order.merOrderNo)}${fact(texts.total, amount)}</dl>
    </details>
  </section>`;
}

export function payee(name: string): Html {
  // By code point, so that a surrogate pair is never split.
  const initial = [...name.trim()][0] ?? '';
  return html`<p class="payee">
    <span class="initial" aria-hidden="true">${initial.toLocaleUpperCase('en')}</span><bdi>${name}</bdi>
  </p>`;
}

/** The page's script converts it to the payer's zone. */
export function moment(at: number, { language, paid }: Pick<View, 'language' | 'paid'>): Html {
  const zone = String(paid.details.said['timezone'] ?? '');
  return html`<time datetime="${new Date(at).toISOString()}">${momentText(at, language.tag, zone)}</time>`;
}

export function productList(
  products: readonly Product[],
  { currency, view }: { currency: string; view: Pick<View, 'language'> },
): Html {
  const { tag, texts } = view.language;
  if (products.length === 0) return NOTHING;
  const items = products
    .slice(0, PRODUCTS_SHOWN_MAX)
    .map(
      ({ name, quantity, price }) =>
        html`<li>
          <bdi class="name" dir="auto">${name}</bdi
          ><span class="price">${quantity} × ${decimalText(price, currency, tag)}</span>
        </li>`,
    );
  const rest = products.length - PRODUCTS_SHOWN_MAX;
  return html`<ul class="items">
    ${items}${rest > 0 ? html`<li class="soft">${texts.moreProducts(rest)}</li>` : NOTHING}
  </ul>`;
}
