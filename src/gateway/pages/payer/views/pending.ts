import { NOTHING, html } from '../../../../web/html.ts';
import { markOf } from '../../design/marks.ts';
import { sessionNotice } from './notice.ts';
import { sandboxPanel } from './sandbox-panel.ts';
import type { Page, View } from './view.ts';
import { backLink } from './way-back.ts';

const PACE_MS = 2000;

/** The bank's response is lost or late: the page says only that, and that the payer must not pay again. */
export function pendingPage(view: View): Page {
  const { texts } = view.language;
  const content = html`<div class="stack">
    <div class="sheet">
      <div class="head">
        <span class="badge waiting">${markOf('clock')}</span>
        <h1>${texts.pendingTitle}</h1>
      </div>
      ${sessionNotice(view)}
      <p role="status"><b>${texts.pendingBody}</b></p>
      <p>${texts.pendingClose}</p>
      <p class="status spin">${texts.pendingNotices}</p>
      <noscript><p class="soft">${texts.refreshing}</p></noscript>
      ${backLink(view)}
    </div>
    ${view.sandbox ? sandboxPanel(view) : NOTHING}
  </div>`;
  return { title: texts.pendingTitle, content, withOrder: true, paceMs: PACE_MS, reloads: true };
}
