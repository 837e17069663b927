import { html } from '../../../../web/html.ts';
import type { Page, View } from './view.ts';
import { backLink } from './way-back.ts';

/** S14: too many cards were tried. Nothing was sent. */
export function limitedPage(view: View, retryAfterSeconds: number | null): Page {
  const { texts } = view.language;
  const wait =
    retryAfterSeconds === null ? texts.limitedOther : texts.limitedMinutes(Math.ceil(retryAfterSeconds / 60));
  return notePage(view, { title: texts.limitedTitle, lines: [texts.limitedBody, wait] });
}

/** No method is offered in the order's currency. */
export function noMethodPage(view: View): Page {
  const { texts } = view.language;
  return notePage(view, { title: texts.noMethodTitle, lines: [texts.noMethodBody] });
}

function notePage(view: View, { title, lines }: { title: string; lines: readonly string[] }): Page {
  const { order, methods } = view.paid;
  const { changeMethod } = view.language.texts;
  const again = methods.length > 1 ? html`<a class="button" href="/pay/${order.tradeNo}">${changeMethod}</a>` : html``;
  const content = html`<div class="sheet">
    <div role="status"><h1>${title}</h1></div>
    ${lines.map((line) => html`<p>${line}</p>`)} ${again} ${backLink(view)}
  </div>`;
  return { title, content, withOrder: true, paceMs: null, reloads: false };
}
