import { NOTHING, html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import { may } from '../../../desk/desk-types.ts';
import { moment } from '../../../desk/views/moment.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { SANDBOX } from './done-texts.ts';

/** In the frame of every page: that it is the sandbox, and its time. Only the sandbox loads this file (S21). */
export function merchantBar(exchange: SignedInExchange): Html {
  // Its own screen says the same.
  const isThere = exchange.request.path.startsWith(SANDBOX);
  if (isThere || !may(exchange, 'sandbox.read')) return NOTHING;
  return html`<section class="sandbox" aria-label="Sandbox">
    <p><b>Sandbox</b> <span id="sandbox-clock" data-live>${moment(exchange, exchange.now, 'second')}</span></p>
    <p><a href="${SANDBOX}">Clock, triggers and test cards</a></p>
  </section>`;
}
