import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';

const FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Such as `16 Nov 2026, 06:12 UTC`. */
export function moment(at: number): Html {
  const date = new Date(at);
  return html`<time datetime="${date.toISOString()}">${FORMAT.format(date)} UTC</time>`;
}
