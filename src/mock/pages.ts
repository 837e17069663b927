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

const ABOUT_MOCK = html`This is its mock: it checks every request like the gateway, responds with the contract's
examples and your own numbers, and sends notifications. It is stateless: a query finds any order number.`;

function payerPage(): Html {
  return html`<h1>Payer’s page</h1>
    <p>
      The payer would pay here. The mock is stateless and has no payment page: it sends the result to the
      <code>notifyUrl</code> of the request anyway.
    </p>
    <p><a href="/">Start page</a></p>`;
}
