import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';

/** Views of one screen, each an address of its own. */
export function tabs(
  label: string,
  entries: readonly (readonly [path: string, title: string, isCurrent: boolean])[],
): Html {
  return html`<nav class="tabs" aria-label="${label}">
    ${entries.map(([path, title, isCurrent]) => html`<a href="${path}" ${isCurrent && html`aria-current="page"`}>${title}</a>`)}
  </nav>`;
}
