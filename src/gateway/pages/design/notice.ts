import { html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';

/** Read out at once, and where the focus goes. */
export function alertNotice(title: string, lines: readonly string[]): Html {
  return html`<div class="notice bad" role="alert" tabindex="-1" autofocus>
    <h2>${title}</h2>
    ${lines.map((line) => html`<p>${line}</p>`)}
  </div>`;
}
