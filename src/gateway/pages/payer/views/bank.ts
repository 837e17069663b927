import { html } from '../../../../web/html.ts';
import { shownName } from '../../../domain/merchants/branding.ts';
import { CARD_METHOD } from '../../../domain/payments/attempt.ts';
import { CAME_BACK } from '../../../domain/payments/payer-event.ts';
import { methodName } from '../methods.ts';
import { decisionButtons, decisionForm } from './sandbox-panel.ts';
import type { Page, View } from './view.ts';

/** S21: in the sandbox only. Simulates the page of a bank (3-D Secure) or wallet, with approve and decline. */
export function bankPage(view: View): Page {
  const { language, paid, amount } = view;
  const { texts } = language;
  const { order, attempt, merchant } = paid;
  const method = attempt?.method ?? order.method;
  const name = method === CARD_METHOD ? texts.standInBank : methodName(method, texts);
  const title = texts.standInTitle(name);
  const buttons = html`<button class="button main" name="decision" value="succeed">${texts.approve}</button>
    <button class="button" name="decision" value="fail">${texts.decline}</button>`;
  const content = html`<section class="sandbox" aria-labelledby="sandbox">
    <h1>${title}</h1>
    <p id="sandbox"><b>${texts.sandboxTitle}</b></p>
    <p>${texts.payTitle(amount, shownName(merchant))}</p>
    <p>${texts.standInBody}</p>
    ${decisionForm(view, html`<div class="decide">${buttons}</div>`, 'bank')}
    ${decisionForm(view, decisionButtons(texts, ['leavePending', 'expire', 'succeedLate']), 'bank')}
    <a class="button plain" href="/pay/${order.tradeNo}?${CAME_BACK}">${texts.backToPayment}</a>
  </section>`;
  return { title, content, withOrder: false, paceMs: 2000, reloads: false };
}
