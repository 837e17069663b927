import { NOTHING, html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { may } from '../../../desk/desk-types.ts';
import { field, formFields } from '../../../desk/views/forms.ts';
import { storyPath } from '../../../shared/orders/story/story.ts';
import type { Story } from '../../../shared/orders/story/story.ts';

const TEXT_MAX = 2000;
const REMOVED_SOON =
  " The payer's data was erased, so the note is removed at the next clean-up: keep what you need elsewhere.";

/** What was typed, and why it was not taken. */
export interface TypedNote {
  readonly text: string;
  readonly error?: string;
}

export function noteForm(exchange: SignedInExchange, { order, details }: Story, typed: TypedNote): Html {
  if (!may(exchange, 'notes.write')) return NOTHING;
  const { tradeNo } = order;
  return html`<form class="sheet" id="note" method="post" action="${storyPath(exchange, tradeNo, '/note')}" data-once>
    ${formFields(exchange, storyPath(exchange, tradeNo, '/note'))}
    ${field({
      name: 'text',
      label: 'Add a note',
      type: 'textarea',
      value: typed.text,
      required: true,
      lengthMax: TEXT_MAX,
      error: typed.error,
      hint: `For the operator's people; merchants do not see it. Nobody can change it.${details.removed ? REMOVED_SOON : ''}`,
    })}
    <div class="actions"><button class="button">Add note</button></div>
  </form>`;
}
