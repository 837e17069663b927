import { html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { moment } from '../../../desk/views/moment.ts';
import type { Line } from './line.ts';

/** What happened, oldest first, and at the end what will happen by itself. */
export function timeline(exchange: SignedInExchange, lines: readonly Line[]): Html {
  return html`<ol class="timeline" id="story-timeline" data-live>
    ${lines.map(
      ({ at, tone, title, more, key, isExpected }) =>
        html`<li data-key="${key}" class="${tone} ${isExpected === true && 'expected'}">
          <span class="when">${moment(exchange, at, isExpected === true ? 'minute' : 'second')}</span>
          <div><span class="what">${title}</span>${more}</div>
        </li>`,
    )}
  </ol>`;
}
