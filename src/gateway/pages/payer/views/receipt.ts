import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { shownName } from '../../../domain/merchants/branding.ts';
import { receiptSettingsOf } from '../../../domain/merchants/receipt-settings.ts';
import type { PaidOrder } from '../../../domain/payers/receipt.ts';
import { codeFact, fact } from '../../design/fact.ts';
import type { Language } from '../language.ts';
import { momentOf, receiptFacts } from '../receipt-facts.ts';
import { receiptTexts } from '../texts/receipt-texts.ts';
import { renderLayout } from './layout.ts';
import { logoOf, payee, productList } from './order-section.ts';

export interface ReceiptView {
  readonly language: Language;
  readonly paid: PaidOrder;
  readonly now: number;
}

/** One sheet that prints on one page: what was paid, how, for what, and what came back. */
export function renderReceiptPage({ language, paid, now }: ReceiptView): string {
  const { texts } = language;
  const { order, merchant, details } = paid;
  const own = receiptTexts[language.code];
  const { amount, date, method, refunds, left } = receiptFacts(paid, language);
  const { footer } = receiptSettingsOf(merchant);
  const content = html`<div class="sheet receipt">
    ${payee(shownName(merchant), logoOf(merchant))}
    <h1>${own.title}</h1>
    <p class="total">${left ?? amount}</p>
    ${productList(details.products ?? [], { currency: order.currency, view: { language } })}
    <dl class="facts">
      ${fact(own.paid, amount)} ${refunds.map((refund) => fact(refund.label, refund.amount))}
      ${left === null ? NOTHING : fact(own.left, html`<b>${left}</b>`)}
    </dl>
    <dl class="facts">
      ${fact(texts.date, date)} ${method === null ? NOTHING : fact(texts.method, method)}
      ${codeFact(texts.orderNumber, order.merOrderNo)} ${codeFact(texts.paymentNumber, order.tradeNo)}
    </dl>
    ${footer === null ? NOTHING : html`<p class="soft" dir="auto">${footer}</p>`}
    ${printRow(own, momentOf(now, paid, language))}
  </div>`;
  return renderLayout({
    language,
    title: `${own.title} · ${shownName(merchant)}`,
    accentColour: merchant.accentColour,
    head: NOTHING,
    attributes: NOTHING,
    layout: 'one',
    content,
  });
}

/** The button is shown by the script; every browser can print without it. */
function printRow(texts: { print: string; asOf(date: string): string }, date: string): Html {
  return html`<p class="soft as-of">
    <span>${texts.asOf(date)}</span>
    <button class="button small" type="button" data-print hidden>${texts.print}</button>
  </p>`;
}
