import { sandboxAccount } from '../../../generated/sandbox.ts';
import { explainSignature } from '../../client/index.ts';
import { html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import type { Message } from '../wire.ts';

/** Shows how the `sign` of a request is computed. Only part of the key is shown, although this one is public. */
export function renderSignature(
  operationId: 'createCashierOrder' | 'applyRefund' | 'queryOrder',
  { body }: Message,
): Html {
  const { parts, sign } = explainSignature(operationId, JSON.parse(body) as object, sandboxAccount.key);
  const pieces = parts.map((part) => html`<li><code>${part.text}</code><small>${part.field}</small></li>`);
  const key = html`<li class="key"><code>${shorten(sandboxAccount.key)}</code><small>merchant key</small></li>`;
  return html`<div class="signature">
    <p>Joined without a separator:</p>
    <ul>
      ${pieces}${key}
    </ul>
    <p>MD5, in upper case: <code class="sign">${sign}</code></p>
  </div>`;
}

/** The sign of a request, for highlighting. */
export function signIn({ body }: Message): string {
  return String((JSON.parse(body) as { sign?: unknown }).sign ?? '');
}

function shorten(secret: string): string {
  return `${secret.slice(0, 4)}…${secret.slice(-3)}`;
}
