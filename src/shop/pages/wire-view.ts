import { NOTHING, html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { curlOf, freshCurlOf } from '../curl.ts';
import type { Message } from '../wire.ts';
import { prettyBody } from './pretty.ts';

export interface MessageView {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly message: Message | null;
  /** Pieces of the message to highlight. */
  readonly marked?: readonly string[];
  /** For requests of the shop: how to send one again. */
  readonly curl?: Curl;
}

export interface Curl {
  /** The gateway's address for browsers and shells. */
  readonly baseUrl: string;
  /** What happens if the same request is sent again. */
  readonly again: Html;
  /** Offers the request as a new order too. */
  readonly asNewOrder?: boolean;
}

/** A message in two forms, laid out for reading and byte for byte. The choice needs no script. */
export function renderMessage({ id, title, message, marked = [], curl }: MessageView): Html {
  if (message === null) return NOTHING;
  const { head, body } = message;
  const bytes = Buffer.byteLength(`${head}\r\n\r\n${body}`);
  const forms = [
    {
      form: 'pretty',
      label: 'Pretty',
      text: renderText(head, prettyBody(head, body), marked),
      about: 'laid out for reading',
    },
    { form: 'raw', label: 'Raw', text: renderText(head, body, marked), about: 'the bytes' },
  ] as const;
  const choices = forms.map(({ form, label }, index) => {
    const checked = index === 0 ? html` checked` : NOTHING;
    return html`<input type="radio" name="${id}" id="${id}-${form}" value="${form}" ${checked} /><label
        for="${id}-${form}"
        >${label}</label
      >`;
  });
  const shown = forms.map(
    ({ form, text, about }) =>
      html`<pre class="${form}" tabindex="0" role="group" aria-label="${title}: ${about}"><code>${text}</code></pre>`,
  );
  return html`<details class="wire" open>
      <summary><span>${title}</span> <span class="size">${bytes.toLocaleString('en-US')} bytes</span></summary>
      <fieldset class="forms" aria-label="${title}: show as">${choices}</fieldset>
      ${shown}
    </details>
    ${curl === undefined ? NOTHING : renderCurl(id, message, curl)}`;
}

function renderText(head: string, body: string, marked: readonly string[]): Html {
  const [first = '', ...headers] = head.split('\r\n');
  const lines = headers.map((line) => {
    const colon = line.indexOf(':');
    return html`<span class="name">${line.slice(0, colon + 1)}</span
      >${highlight(line.slice(colon + 1), marked)}${'\n'}`;
  });
  // Line breaks are values, so that no formatter changes the white space of the bytes shown.
  return html`<b>${first}</b>${['\n', lines, '\n', highlight(body, marked)]}`;
}

function highlight(text: string, marked: readonly string[]): Html {
  const [piece, ...others] = marked.filter((one) => one !== '');
  if (piece === undefined) return html`${text}`;
  const parts = text.split(piece).map((part) => highlight(part, others));
  const joined = parts.map((part, index) => (index === 0 ? part : html`<mark>${piece}</mark>${part}`));
  return html`${joined}`;
}

function renderCurl(id: string, message: Message, { baseUrl, again, asNewOrder = false }: Curl): Html {
  const fresh = html`<p>As a new order, with a number and a signature made by the shell:</p>
    ${renderCopied({ id: `${id}-curl-new`, label: 'curl, as a new order', text: freshCurlOf(message, baseUrl) })}`;
  return html`<details class="more">
    <summary>Copy as curl</summary>
    <p>${again}</p>
    ${renderCopied({ id: `${id}-curl`, label: 'curl, exactly as sent', text: curlOf(message, baseUrl) })}
    ${asNewOrder ? fresh : NOTHING}
  </details>`;
}

/** Text to copy. The script shows the button. */
export function renderCopied({ id, label, text }: { id: string; label: string; text: string }): Html {
  return html`<div class="copied">
    <pre id="${id}" tabindex="0" role="group" aria-label="${label}"><code>${text}</code></pre>
    <button type="button" class="copy" data-copy="${id}" hidden>Copy<span class="unseen"> ${label}</span></button>
  </div>`;
}
