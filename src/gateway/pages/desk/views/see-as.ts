import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { CONSOLE, SCREENS } from '../console-navigation.ts';
import { formFields } from './forms.ts';
import { moment } from './moment.ts';

/** Below the console's merchants: stopping is an act of the operator's person. */
export const STOP_SEE_AS = '/stop-seeing';

/** On every page that somebody of the operator sees as a merchant's role. */
export function seeAsBanner(exchange: SignedInExchange): Html {
  const { grant, holder } = exchange.signedIn;
  if (grant.seeAs === undefined) return NOTHING;
  const { role, merNo, until } = grant.seeAs;
  return html`<form
    class="notice wait seeing"
    method="post"
    action="${CONSOLE}${SCREENS.merchants.path}${STOP_SEE_AS}"
    aria-label="Seeing as"
    data-once
  >
    ${formFields(exchange, `${CONSOLE}${SCREENS.merchants.path}${STOP_SEE_AS}`)}
    <p>
      <b>You see this as ${role} of merchant ${merNo}.</b> ${holder.person.email}, until ${moment(exchange, until)}.
      Nothing can be changed.
    </p>
    <button class="button small">Stop</button>
  </form>`;
}
