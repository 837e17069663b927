import { renderDocument } from '../../../../web/document.ts';
import { html } from '../../../../web/html.ts';
import { isHttpAddress } from '../../../../web/web-address.ts';
import { formatAmount } from '../../../domain/money.ts';
import type { Product } from '../../../domain/orders/order.ts';
import { accentOf } from '../../design/accent.ts';
import { codeFact } from '../../design/fact.ts';
import { amountText } from '../../design/number-texts.ts';
import type { Language } from '../language.ts';
import { STYLE } from './layout.ts';
import { payee, productList } from './order-section.ts';

export interface Forwarded {
  readonly merOrderNo: string;
  readonly merchantName: string;
  readonly accentColour: string | null;
  readonly amount: bigint;
  readonly currency: string;
  readonly products: readonly Product[];
  readonly payUrl: string;
}

/**
 * The response of openCashier. A merchant's server may relay it under its own address, so it has no card form: it shows
 * the order and leads to the payer's page. It also contains the amount in machine-readable form, as the merchant wrote
 * it.
 */
export function renderForward(language: Language, order: Forwarded): string {
  const { texts, tag } = language;
  const { merOrderNo, merchantName, accentColour, currency, products, payUrl } = order;
  if (!isHttpAddress(payUrl)) throw new Error('the address of the payer’s page is no http address');
  const amount = amountText(order.amount, currency, tag);
  const leaving = html`<meta http-equiv="refresh" content="0;url=${payUrl}" />`;
  const body = html`<main class="wrap one">
    <div class="sheet order">
      <h1>${texts.forwardTitle}</h1>
      ${payee(merchantName)}
      <p class="total"><data value="${formatAmount(order.amount, currency)} ${currency}">${amount}</data></p>
      <a class="button main" href="${payUrl}">${texts.forwardButton}</a>
      ${productList(products, { currency, view: { language } })}
      <dl class="facts">${codeFact(texts.orderNumber, merOrderNo)}</dl>
    </div>
  </main>`;
  const title = texts.payTitle(amount, merchantName);
  return renderDocument({
    tag,
    direction: language.direction,
    title,
    head: [leaving, STYLE, accentOf(accentColour).style],
    body,
  });
}
