import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { shownName } from '../../../domain/merchants/branding.ts';
import { codeFact, fact } from '../../design/fact.ts';
import { markOf } from '../../design/marks.ts';
import { methodName } from '../methods.ts';
import { CASHIER } from '../../../domain/method.ts';
import type { Result } from '../situation.ts';
import { linkTexts } from '../texts/link-texts.ts';
import { receiptTexts } from '../texts/receipt-texts.ts';
import { logoOf, moment, payee } from './order-section.ts';
import type { Page, View } from './view.ts';
import { backLink } from './way-back.ts';

const RETURN_SECONDS = 10;

/** The result, the numbers to keep, and the way back to the shop. */
export function resultPage(view: View, result: Result): Page {
  const { title, lines } = wordsOf(view, result);
  const mark = { success: 'yes', failure: 'no', expired: 'clock' } as const;
  const content = html`<div class="sheet">
    ${payee(shownName(view.paid.merchant), logoOf(view.paid.merchant))}
    <div class="head">
      <span class="badge ${result}">${markOf(mark[result])}</span>
      <div role="status"><h1>${title}</h1></div>
    </div>
    ${lines.map((line) => html`<p>${line}</p>`)}
    <dl class="facts">${facts(view, result)}</dl>
    ${wayBack(view)} ${result === 'success' ? receiptLink(view) : NOTHING}
  </div>`;
  // An order that has not ended may still change.
  const paceMs = view.paid.order.state === 'processing' ? 5000 : null;
  return { title: `${title} · ${view.amount}`, content, withOrder: false, paceMs, reloads: paceMs !== null };
}

function wordsOf({ language, amount, paid }: View, result: Result): { title: string; lines: readonly string[] } {
  const { texts } = language;
  switch (result) {
    case 'success':
      return { title: texts.successTitle, lines: [texts.successBody(amount, shownName(paid.merchant))] };
    case 'failure':
      return { title: texts.failureTitle, lines: [texts.failureBody] };
    case 'expired':
      return { title: texts.expiredTitle, lines: [texts.expiredBody, texts.expiredSent] };
  }
}

function facts(view: View, result: Result): Html[] {
  const { amount, paid } = view;
  const { texts } = view.language;
  const { order, attempt } = paid;
  // If an operator ended a cashier order, no method was chosen.
  const method = attempt?.method ?? (order.method === CASHIER ? null : order.method);
  return [
    fact(texts.amount, amount),
    result === 'success' && method !== null ? fact(texts.method, methodName(method, texts)) : NOTHING,
    order.finishedAt === null ? NOTHING : fact(texts.date, moment(order.finishedAt, view)),
    codeFact(texts.orderNumber, order.merOrderNo),
    codeFact(texts.paymentNumber, order.tradeNo),
  ];
}

/** What the payer can keep; the page itself is gone after a day. */
function receiptLink({ language, receiptPath }: View): Html {
  return html`<a class="button plain receipt-link" href="${receiptPath}">${receiptTexts[language.code].show}</a>`;
}

/** A button, and after some seconds a redirect, unless the payer chooses to stay. What failed can be begun again by a link. */
function wayBack(view: View): Html {
  const { language, paid, returnAddress: address } = view;
  const { texts } = language;
  const { link } = paid.details;
  // Nobody is sent away who may want to try again.
  if (link !== undefined && paid.order.state !== 'succeeded') {
    const again = html`<a class="button main" href="/pay/${link.linkNo}">${linkTexts[language.code].tryAgain}</a>`;
    return html`${paid.order.state === 'failed' && again} ${address !== null && backLink(view)}`;
  }
  if (address === null) return NOTHING;
  const back = html`<a class="button main" href="${address}" target="_top" rel="noreferrer" data-return
      >${texts.backTo(shownName(paid.merchant))}</a
    >
    <p class="soft host"><bdi>${URL.parse(address)?.host ?? ''}</bdi></p>`;
  if (paid.order.state === 'processing') return back;
  return html`${back}
    <p class="back soft" data-returning="${RETURN_SECONDS}" hidden>
      <span data-words="${texts.returningIn('{n}', shownName(paid.merchant))}"></span>
      <button class="button plain small" type="button" data-stay>${texts.stayHere}</button>
    </p>`;
}
