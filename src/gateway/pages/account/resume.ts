import { html } from '../../../web/html.ts';
import type { Exchange, PageAnswer } from '../frame/page-types.ts';
import { RESUME } from '../frame/kept-form.ts';
import { RESUME_SCRIPT } from './assets.ts';
import { answerPage, seeOther } from './views/layout.ts';

/** After somebody has signed in or shown the second factor: the form that waited is sent, otherwise the way leads back. */
export function goOn(exchange: Exchange, path: string, cookies: readonly string[]): PageAnswer {
  const { kept } = exchange;
  if (kept === null) return seeOther(exchange, path, cookies);
  const content = html`<section class="sheet">
    <h1>Thank you</h1>
    <p>What you typed is being sent.</p>
    <form method="post" action="${kept.path}" data-resume>
      <input type="hidden" name="${RESUME}" value="${kept.sealed}" />
      <button class="button main">Send it now</button>
    </form>
  </section>`;
  // Its header would still have the forms of the session before.
  const page = { title: 'Sending what you typed', content, cookies, scripts: [RESUME_SCRIPT] };
  return answerPage({ ...exchange, signedIn: null }, page);
}
