import { html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';

/** A line of a `dl` of facts. */
export function fact(name: string, value: string | Html): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd><bdi>${value}</bdi></dd>
  </div>`;
}

/** A number or code: read from the left on every page. */
export function codeFact(name: string, value: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd><bdi dir="ltr">${value}</bdi></dd>
  </div>`;
}
