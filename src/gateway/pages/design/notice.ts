import { html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';

/** Announced immediately by screen readers, and receives the focus. */
export function alertNotice(title: string, lines: readonly string[]): Html {
  return html`<div class="notice bad" role="alert" tabindex="-1" autofocus>
    <h2>${title}</h2>
    ${lines.map((line) => html`<p>${line}</p>`)}
  </div>`;
}
