import { say } from '../../../../../web/texts.ts';
import { html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import { may } from '../../../desk/desk-types.ts';
import { formFields } from '../../../desk/views/forms.ts';
import { moment } from '../../../desk/views/moment.ts';
import { section } from '../../../desk/views/parts.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { SANDBOX } from './done-texts.ts';

export function clockSection(exchange: SignedInExchange): Html {
  const buttons = html`<form class="actions" method="post" action="${SANDBOX}" data-once>
    ${formFields(exchange, SANDBOX)} ${actButton('hour', say`+1 hour`)} ${actButton('day', say`+1 day`)}
    ${actButton('next', say`Next due`)}
  </form>`;
  return section(
    say`Clock`,
    html`<p class="clock" id="clock" data-live><b>${moment(exchange, exchange.now, 'second')}</b></p>
      ${may(exchange, 'sandbox.control') && buttons}
      <p class="soft">
        Time moves forward only. Retries of notifications, expiries and settlements that fall due on the way are done.
        <b>This sandbox is shared:</b> its clock moves for every merchant in it.
      </p>`,
  );
}

export function actButton(act: string, text: string, label?: string): Html {
  return html`<button
    class="button small"
    name="act"
    value="${act}"
    ${label !== undefined && html`aria-label="${label}"`}
  >
    ${text}
  </button>`;
}
