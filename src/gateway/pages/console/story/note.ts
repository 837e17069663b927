import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerRefused, seeOther } from '../../desk/respond.ts';
import { field, formFields } from '../../desk/views/forms.ts';
import { storyPath } from '../../desk/story/story.ts';
import type { Story } from '../../desk/story/story.ts';

const TEXT_MAX = 2000;
const REMOVED_SOON =
  " The payer's data was erased, so the note is removed at the next clean-up: keep what you need elsewhere.";

export function noteForm(exchange: SignedInExchange, { order, details }: Story, text: string): Html {
  if (!may(exchange, 'notes.write')) return NOTHING;
  const { tradeNo } = order;
  return html`<form class="sheet" id="note" method="post" action="${storyPath(exchange, tradeNo, '/note')}" data-once>
    ${formFields(exchange)}
    ${field({
      name: 'text',
      label: 'Add a note',
      type: 'textarea',
      value: text,
      required: true,
      lengthMax: TEXT_MAX,
      hint: `For the operator's people; merchants do not see it. Nobody can change it.${details.removed ? REMOVED_SOON : ''}`,
    })}
    <div class="actions"><button class="button">Add note</button></div>
  </form>`;
}

export function noteRoute(context: DeskContext): DeskRoute {
  return { path: '/:tradeNo/note', submit: (exchange, form) => addNote(context, exchange, form) };
}

async function addNote({ call }: DeskContext, exchange: SignedInExchange, form: URLSearchParams): Promise<PageAnswer> {
  const tradeNo = exchange.parameter;
  // Browsers end lines of a text area with two characters.
  const text = (form.get('text') ?? '').replaceAll('\r\n', '\n').trim();
  const added = await call(exchange, 'addNote', { parameters: { tradeNo }, body: { text } });
  if (added.kind === 'refused') return answerRefused(exchange, added);
  return seeOther(exchange, `${storyPath(exchange, tradeNo)}?show=people`, { done: 'noted' });
}
