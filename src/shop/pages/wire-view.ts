import { sandboxAccount } from '../../../generated/sandbox.ts';
import { explainSignature } from '../../client/index.ts';
import { NOTHING, html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import type { Message } from '../wire.ts';

/** The bytes of a message. The pieces in `marked` are highlighted. */
export function renderMessage(title: string, message: Message | null, marked: readonly string[] = []): Html {
  if (message === null) return NOTHING;
  const { head, body } = message;
  const [first = '', ...headers] = head.split('\r\n');
  const lines = headers.map((line) => {
    const colon = line.indexOf(':');
    return html`<span class="name">${line.slice(0, colon + 1)}</span
      >${highlight(line.slice(colon + 1), marked)}${'\n'}`;
  });
  // Line breaks are values, so that no formatter changes the white space of the bytes shown.
  const text = html`<b>${first}</b>${['\n', lines, '\n', highlight(body, marked)]}`;
  const bytes = Buffer.byteLength(`${head}\r\n\r\n${body}`);
  return html`<details class="wire" open>
    <summary><span>${title}</span> <span class="size">${bytes.toLocaleString('en-US')} bytes</span></summary>
    <pre tabindex="0" role="group" aria-label="${title}: the bytes"><code>${text}</code></pre>
  </details>`;
}

function highlight(text: string, marked: readonly string[]): Html {
  const [piece, ...others] = marked.filter((one) => one !== '');
  if (piece === undefined) return html`${text}`;
  const parts = text.split(piece).map((part) => highlight(part, others));
  const joined = parts.map((part, index) => (index === 0 ? part : html`<mark>${piece}</mark>${part}`));
  return html`${joined}`;
}

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
