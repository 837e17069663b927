import { say } from '../../../web/texts.ts';
import { NOTHING, html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import type { Exchange, PageAnswer } from '../frame/page-types.ts';
import { RESUME } from '../frame/kept-form.ts';
import { RESUME_SCRIPT } from './assets.ts';
import { answerPage, seeOther } from './views/layout.ts';

/** On every page in between: nobody has to wonder whether a wrong password or code has lost it. */
export function keptLine({ kept }: Exchange, when: 'signedIn' | 'confirmed'): Html {
  if (kept === null) return NOTHING;
  const hasFile = kept.lacksFile === true;
  if (when === 'confirmed') {
    return hasFile
      ? html`<p><b>What you typed is kept,</b> but not the file. Choose it again when you have confirmed.</p>`
      : html`<p><b>What you typed is kept,</b> and is sent when you have confirmed.</p>`;
  }
  return hasFile
    ? html`<p><b>What you typed is kept,</b> but not the file. Choose it again when you have signed in.</p>`
    : html`<p><b>What you typed is kept,</b> and is sent when you have signed in.</p>`;
}

/** After somebody has signed in or shown the second factor: the form that waited is sent, otherwise the way leads back. */
export function goOn(exchange: Exchange, path: string, cookies: readonly string[]): PageAnswer {
  const { kept } = exchange;
  if (kept === null) return seeOther(exchange, path, cookies);
  const isSent = kept.lacksFile !== true;
  const content = html`<section class="sheet">
    <h1>Thank you</h1>
    <p>
      ${isSent ? say`What you typed is being sent.` : say`What you typed comes next. Then choose the file again.`}
      ${say`If nothing happens, press the button.`}
    </p>
    <form method="post" action="${kept.path}" data-resume>
      <input type="hidden" name="${RESUME}" value="${kept.sealed}" />
      <button class="button main">${isSent ? say`Send it now` : say`Go on`}</button>
    </form>
  </section>`;
  // Its header would still have the forms of the session before.
  const page = {
    title: isSent ? say`Sending what you typed` : say`What you typed`,
    content,
    cookies,
    scripts: [RESUME_SCRIPT],
  };
  return answerPage({ ...exchange, signedIn: null }, page);
}
