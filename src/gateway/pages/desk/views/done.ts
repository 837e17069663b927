import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { deskOf } from '../desks.ts';

// What was done, on the page to which an action leads. The address names it; texts are ours. Nothing of the address is shown
// except a number that has our form.

const NUMBER = /^[\w-]{1,64}$/;

/** `texts` by the name that the action passed as `done` to `seeOther`; a text gets the number that was passed as `no`. */
export function doneNotice(
  exchange: SignedInExchange,
  texts: Readonly<Record<string, string | ((no: string) => Html | string)>>,
): Html {
  const { request } = exchange;
  const name = request.query.get('done') ?? '';
  const no = request.query.get('no') ?? '';
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
  if (name === 'waits' && NUMBER.test(no)) return waits(`${deskOf(exchange).folder}/approvals/${no}`);
  if (text === undefined) return NOTHING;
  const shown = typeof text === 'string' ? text : text(NUMBER.test(no) ? no : '');
  return html`<div class="notice good" role="status"><p>${shown}</p></div>`;
}

function waits(path: string): Html {
  return html`<div class="notice wait" role="status">
    <p>
      Nothing is done yet: somebody else must approve it.
      <a href="${path}">See the request</a>, where you can withdraw it.
    </p>
  </div>`;
}
