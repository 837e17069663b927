import type { IncomingMessage, ServerResponse } from 'node:http';
import { readUpTo } from '../../protocol/bounded-bytes.ts';
import { renderDocument } from '../../web/document.ts';
import { html, raw } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { isHttpAddress } from '../../web/web-address.ts';
import type { BookEntry } from './books.ts';
import type { MockState } from './state.ts';

// The page of a redirect, where the payer agrees or refuses. `POST` with `decision=success` or `decision=failure` does it, and
// returns to the gateway's page. What is decided stays decided, however often the payer returns.

const FORM_BYTES_MAX = 1000;
const DECISIONS = { success: 'approved', failure: 'declined' } as const;

export async function servePage(state: MockState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const number = (request.url ?? '').slice('/pages/'.length);
  const entry = state.books.find(number);
  if (entry === undefined) return sendPage(response, 404, html`<h1>There is no such payment</h1>`);
  if (request.method !== 'POST') return sendPage(response, 200, questionOf(entry));
  const form = new URLSearchParams((await readUpTo(request, FORM_BYTES_MAX)).toString('utf8'));
  const decision = form.get('decision');
  if (decision !== 'success' && decision !== 'failure') return sendPage(response, 400, questionOf(entry));
  state.books.settle(number, DECISIONS[decision]);
  const { payUrl } = entry;
  if (payUrl === undefined || !isHttpAddress(payUrl)) return sendPage(response, 200, html`<h1>Thank you</h1>`);
  response.writeHead(303, { Location: payUrl }).end();
}

function questionOf({ state, currency, amount, number }: BookEntry): Html {
  if (state !== 'challenged') return html`<h1>This payment is ${state}</h1>`;
  return html`<h1>Do you agree?</h1>
    <p>${currency} ${amount}, in minor units, for ${number}.</p>
    <form method="post">
      <button name="decision" value="success">Agree</button>
      <button name="decision" value="failure">Refuse</button>
    </form>`;
}

const STYLE = raw(`<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 15vh auto; padding: 0 1rem; overflow-wrap: anywhere; }
  button { font: inherit; padding: 0.5rem 1.25rem; margin-right: 0.5rem; }
</style>`);

function sendPage(response: ServerResponse, status: number, content: Html): void {
  const page = { tag: 'en', title: 'Mock acquirer', head: [STYLE], body: html`<main>${content}</main>` };
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
  response.end(renderDocument(page));
}
