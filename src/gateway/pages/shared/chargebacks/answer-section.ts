import { say } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import { seenField } from '../../desk/form/stale.ts';
import type { Seen } from '../../desk/form/stale.ts';
import { field, formFields } from '../../desk/views/forms.ts';
import { moment } from '../../desk/views/moment.ts';
import { section } from '../../desk/views/parts.ts';
import { wordingOf } from '../orders/story/wording.ts';
import type { Case, Typed } from './case.ts';
import { chargebackWord, isTooLate, pathOf, whoOf } from './parts.ts';
import type { Chargeback } from './parts.ts';

const TEXT_MAX = 5000;

export function seenOfAnswer({ state, answer }: Chargeback): Seen {
  return { [say`State`]: chargebackWord(state), [say`Answer`]: answer?.text ?? '' };
}

export function answerSection(exchange: SignedInExchange, { chargeback }: Case, typed: Typed): Html {
  const { answer, state, dueAt } = chargeback;
  const given =
    answer !== null &&
    html`<blockquote class="said">${answer.text ?? say`Removed with the payer’s data.`}</blockquote>
      <p class="soft">${whoOf(exchange, answer.by)}, ${moment(exchange, answer.at)}</p>`;
  const isOver =
    isTooLate(exchange, chargeback) || (answer !== null && dueAt !== null && Date.parse(dueAt) <= exchange.now);
  const mayAnswer = state === 'open' && !isOver && may(exchange, 'chargebacks.answer');
  const none = answer === null && !mayAnswer && html`<p class="soft">It was not answered.</p>`;
  return section(
    say`Answer`,
    html`${given} ${none}
    ${mayAnswer && (answer === null ? textForm(exchange, chargeback, typed) : replace(exchange, chargeback, typed))}`,
    { id: 'answer' },
  );
}

function replace(exchange: SignedInExchange, chargeback: Chargeback, typed: Typed): Html {
  return html`<details ${typed.answer !== undefined && html`open`}>
    <summary>Replace the answer</summary>
    ${textForm(exchange, chargeback, typed)}
  </details>`;
}

function textForm(exchange: SignedInExchange, chargeback: Chargeback, typed: Typed): Html {
  const { chargebackNo, answer } = chargeback;
  const value = typed.answer ?? answer?.text ?? '';
  return html`<form class="stack" method="post" action="${pathOf(exchange, chargebackNo)}/answer" data-once>
    ${formFields(exchange, `${pathOf(exchange, chargebackNo)}/answer`)} ${seenField(seenOfAnswer(chargeback))}
    ${field({
      name: 'text',
      label: say`What the bank should know`,
      type: 'textarea',
      value,
      lengthMax: TEXT_MAX,
      required: true,
      hint: wordingOf(exchange).isShop
        ? say`What was bought, how it was delivered, why the payment is right. You can replace it until the due date.`
        : 'It is kept with your name. The merchant sees it. Nothing is booked.',
    })}
    <div class="actions">
      <button class="button main">
        ${answer !== null ? say`Replace the answer` : wordingOf(exchange).isShop ? say`Send the answer` : 'Record the answer'}
      </button>
    </div>
  </form>`;
}
