import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { logoPath, shownName } from '../../../domain/merchants/branding.ts';
import type { BrandedMerchant } from '../../../domain/merchants/branding.ts';
import type { Product } from '../../../domain/orders/order.ts';
import { codeFact, fact } from '../../design/fact.ts';
import { decimalText, momentText } from '../../design/number-texts.ts';
import type { View } from './view.ts';

// The payee, the amount and the products. On a phone the details are collapsed; next to the form they are open.

const PRODUCTS_SHOWN_MAX = 25;

export function orderSection(view: View): Html {
  const { language, paid, amount } = view;
  const { order, details, merchant } = paid;
  const { texts } = language;
  return html`<section class="sheet order" aria-label="${texts.orderSummary}">
    ${payee(shownName(merchant), logoOf(merchant))}
    <p class="total">${amount}</p>
    <details>
      <summary>${texts.orderSummary}</summary>
      ${productList(details.products ?? [], { currency: order.currency, view })}
      <dl class="facts">${codeFact(texts.orderNumber, order.merOrderNo)}${fact(texts.total, amount)}</dl>
    </details>
  </section>`;
}

export function payee(name: string, logo: Html | null = null): Html {
  // By code point, so that a surrogate pair is never split.
  const initial = [...name.trim()][0] ?? '';
  const mark = logo ?? html`<span class="initial" aria-hidden="true">${initial.toLocaleUpperCase('en')}</span>`;
  return html`<p class="payee">${mark}<bdi>${name}</bdi></p>`;
}

const LOGO_WIDTH = 120;
const LOGO_HEIGHT = 40;

/** Its size is given in advance, so that nothing moves when it has loaded. The name stands beside it. */
export function logoOf({ merNo, branding }: BrandedMerchant): Html | null {
  const logo = branding?.logo ?? null;
  if (logo === null) return null;
  const scale = Math.min(LOGO_WIDTH / logo.width, LOGO_HEIGHT / logo.height);
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return html`<span class="logo"
    ><img src="${logoPath(merNo, logo)}" alt="" width="${side(logo.width)}" height="${side(logo.height)}"
  /></span>`;
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
