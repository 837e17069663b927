import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { OpenCall } from '../../desk/desk-types.ts';
import { answerAlone } from '../../desk/views/layout.ts';
import type { Exchange, PageAnswer, PageRoute } from '../../frame/page-types.ts';
import { seeOther } from '../../desk/respond.ts';
import { answerForm, bodyFrom } from './register-form.ts';
import { showStatus, submitStatus } from './status-page.ts';

export interface RegisterOptions {
  readonly call: OpenCall;
  readonly mode: 'sandbox' | 'live';
}

/** How a stranger becomes a merchant: a form, a mailed link, and the page behind it. */
export function registerRoutes(options: RegisterOptions): PageRoute[] {
  return [
    {
      path: '/register',
      for: 'anyone',
      show: async (exchange) => answerForm(exchange, {}),
      submit: (exchange, form) => submitForm(options, exchange, form),
    },
    { path: '/registered', for: 'anyone', show: async (exchange) => showSent(options, exchange) },
    {
      path: '/register/:link',
      for: 'anyone',
      show: (exchange) => showStatus(options, exchange),
      submit: (exchange, form) => submitStatus(options, exchange, form),
    },
  ];
}

async function submitForm(options: RegisterOptions, exchange: Exchange, form: URLSearchParams): Promise<PageAnswer> {
  const called = await options.call(exchange, 'registerMerchant', { body: bodyFrom(form) });
  if (called.kind === 'refused') return answerForm(exchange, { given: form, refused: called });
  return seeOther(exchange, '/merchant/registered');
}

/** The same for every address (S34). */
function showSent(options: RegisterOptions, exchange: Exchange): PageAnswer {
  const content = html`<section class="sheet">
      <p>We sent you a link to confirm your e-mail address. It works for two days.</p>
      <p class="soft">Nothing there? Look into the spam folder, or check the address and register again.</p>
    </section>
    ${outboxHint(options)}`;
  return answerAlone(exchange, { title: say`Check your mail`, content });
}

/** In the sandbox nothing needs to be mailed. */
function outboxHint({ mode }: Pick<RegisterOptions, 'mode'>): Html {
  if (mode === 'live') return NOTHING;
  return html`<div class="notice wait">
    <p>This is a sandbox: <a href="/merchant/outbox">the outbox shows the mails</a>.</p>
  </div>`;
}
