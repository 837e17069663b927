import { page } from '../start-page/page.ts';
import type { Page } from '../start-page/page.ts';
import { startPage } from '../start-page/start-page.ts';
import type { PageContext } from '../start-page/start-page.ts';
import { html } from '../web/html.ts';
import type { Html } from '../web/html.ts';

/** The pages of the mock; undefined for every other address. */
export function pageAt(method: string | undefined, path: string, context: PageContext): Page | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (path === '/') return startPage({ ...context, about: ABOUT_MOCK });
  return /^\/(pay|cashier)\/TG[0-9A-Z]+$/.test(path) ? page('Payer’s page', payerPage()) : undefined;
}

const ABOUT_MOCK = html`This is its mock: it checks every request as the gateway does, answers from the examples of the
contract with your own numbers in them, and sends the notifications. It is stateless: no order is remembered, so a query
answers whatever number you ask for.`;

function payerPage(): Html {
  return html`<h1>Payer’s page</h1>
    <p>
      Here the payer would pay. The mock has no such page: it is stateless, and has sent the result of this payment to
      the <code>notifyUrl</code> of the request already, or is about to.
    </p>
    <p><a href="/">Start page</a></p>`;
}
