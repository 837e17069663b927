import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { momentWords } from '../../design/written.ts';

/** Such as `16 Nov 2026, 06:12 UTC`. */
export function moment(at: number): Html {
  const iso = new Date(at).toISOString();
  return html`<time datetime="${iso}">${momentWords(at, 'UTC', 'minute')} UTC</time>`;
}
