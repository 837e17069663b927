import { say } from '../../../web/texts.ts';
import { problems } from '../../../../generated/operator-operations.ts';
import { html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import type { Exchange, PageAnswer, SignedInExchange } from '../frame/page-types.ts';
import { CONFIRM, withReturn } from '../frame/return-path.ts';
import type { Refused } from '../../operator/refused.ts';
import { pageHeaders } from './page-headers.ts';
import { answerMessage } from './views/layout.ts';

/** After an action: a reload then sends nothing again. `done` names the notice that the page shows; see `views/done.ts`. */
export function seeOther(exchange: Exchange, path: string, done?: Readonly<Record<string, string>>): PageAnswer {
  const query = done === undefined ? '' : `${path.includes('?') ? '&' : '?'}${new URLSearchParams(done).toString()}`;
  return { status: 303, headers: { ...pageHeaders(), Location: path + query }, cookies: exchange.newCookies, body: '' };
}

/** What a page answers if its operation is refused: the second factor is asked for, any other refusal is shown. */
export function answerRefused(exchange: SignedInExchange, refused: Refused): PageAnswer {
  if (refused.name === 'stepUpRequired') return askForFactor(exchange);
  const { status } = problems[refused.name];
  const title = status === 404 ? say`Not found` : status === 403 ? say`Not allowed` : say`This could not be done`;
  return answerMessage(exchange, { status, title, lines: [forPeople(refused.detail)] });
}

/** Comes back to this page, or to the page of the form that was sent. */
export function askForFactor(exchange: SignedInExchange, path = exchange.request.path): PageAnswer {
  return seeOther(exchange, withReturn(CONFIRM, path));
}

/** What a program would do next is of no use on a page. */
function forPeople(detail: string): string {
  return detail.replace(/ GET \/operator\/\S+ lists them\.$/, '');
}

/** With the words of the form in place of the contract's names. */
export function inWords(refused: Refused, words: Readonly<Record<string, string>>): Refused {
  const fields = refused.fields?.map((one) => ({ ...one, field: words[one.field] ?? one.field }));
  return { ...refused, ...(fields && { fields }) };
}

/** On top of a form that was refused: what is wrong, by field. */
export function refusedNotice({ detail, fields = [] }: Pick<Refused, 'detail' | 'fields'>): Html {
  const list = fields.map(({ field, problem }) => html`<li><b>${field}</b> ${problem}</li>`);
  return html`<div class="notice bad" role="alert">
    <h2>Nothing was done</h2>
    ${
      list.length === 0
        ? html`<p>${forPeople(detail)}</p>`
        : html`<ul>
            ${list}
          </ul>`
    }
  </div>`;
}
