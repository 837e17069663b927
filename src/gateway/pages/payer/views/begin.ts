import { NOTHING, html } from '../../../../web/html.ts';
import { methodMark } from '../../design/method-marks.ts';
import type { PaymentMethod } from '../../../domain/method.ts';
import { actionTitle, buttonText, methodHint } from '../methods.ts';
import { sessionNotice } from './notice.ts';
import { sandboxPanel } from './sandbox-panel.ts';
import type { Page, View } from './view.ts';
import { untilLine } from './waiting.ts';
import { backLink } from './way-back.ts';

const PACE_MS = 10_000;

/**
 * The one method that the merchant chose, before the payer has started. Opening a link starts nothing, because link
 * previews open it too; the script presses the button once, in a visible tab.
 */
export function beginPage(view: View, method: PaymentMethod): Page {
  const { language, paid, amount, token } = view;
  const { texts } = language;
  const { order, attempt } = paid;
  const title = actionTitle(method, texts);
  // If the form was rejected, or was sent before, the payer presses the button.
  const begins = view.isSessionLost ? NOTHING : html` data-begin="${order.tradeNo}.${attempt?.attempt ?? 0}"`;
  const content = html`<div class="stack">
    <div class="sheet">
      <div class="with-tile">
        ${methodMark(method)}
        <h1>${title}</h1>
      </div>
      ${sessionNotice(view)}
      <p>${methodHint(method, texts)}</p>
      <form method="post" action="/pay/${order.tradeNo}" data-wait="${texts.oneMoment}" ${begins}>
        <input type="hidden" name="token" value="${token}" />
        <input type="hidden" name="method" value="${method}" />
        <button class="button main" name="do" value="pay">${buttonText(method, texts, amount)}</button>
      </form>
      ${untilLine(view)} ${backLink(view)}
    </div>
    ${view.sandbox ? sandboxPanel(view) : NOTHING}
  </div>`;
  return { title, content, withOrder: true, paceMs: PACE_MS, reloads: false };
}
