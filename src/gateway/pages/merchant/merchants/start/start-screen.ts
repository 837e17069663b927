import type { components } from '../../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import { may } from '../../../desk/desk-types.ts';
import type { MerchantScreen } from '../../../desk/desk-types.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../../desk/merchant-navigation.ts';
import { answerRefused } from '../../../desk/respond.ts';
import { answerDesk } from '../../../desk/views/layout.ts';
import { moment } from '../../../desk/views/moment.ts';
import { tag } from '../../../desk/views/parts.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { say } from '../../../../../web/texts.ts';
import { stepTexts } from './step-texts.ts';
import type { StepAction } from './step-texts.ts';

type Checklist = components['schemas']['Checklist'];
type Step = components['schemas']['ChecklistStep'];

/** From the first sign-in to the first live payment. Nothing is ticked by hand: each step is what has happened. */
export const startScreen: MerchantScreen = {
  id: 'start',
  routes: ({ call }) => [
    {
      path: '',
      async show(exchange) {
        const { merNo } = exchange.signedIn.grant;
        const read = await call(exchange, 'readChecklist', { parameters: { merNo } });
        if (read.kind !== 'done') return answerRefused(exchange, read);
        const { steps } = read.value;
        const here = steps.filter(({ state }) => state !== 'elsewhere');
        const done = here.filter(({ state }) => state === 'done').length;
        return answerDesk(exchange, {
          screen: 'start',
          title: MERCHANT_SCREENS.start.title,
          content: html`<div class="progress">
              <p>${done === here.length ? doneText() : html`<b>${done} of ${here.length}</b> steps are done.`}</p>
              <progress max="${here.length}" value="${done}" aria-label="Steps done"></progress>
            </div>
            ${stepList(exchange, read.value)}`,
        });
      },
    },
  ],
};

function doneText(): Html {
  return html`<b>All done.</b> Your shop can take payments.`;
}

function stepList(exchange: SignedInExchange, { mode, steps }: Checklist): Html {
  const next = steps.find(({ state }) => state === 'open');
  return html`<ol class="steps">
    ${steps.map((step, index) => stepItem(exchange, { step, mode, number: index + 1, isNext: step === next }))}
  </ol>`;
}

interface ShownStep {
  readonly step: Step;
  readonly mode: Checklist['mode'];
  readonly number: number;
  readonly isNext: boolean;
}

function stepItem(exchange: SignedInExchange, { step, mode, number, isNext }: ShownStep): Html {
  const { title, lines, actions } = stepTexts(step, mode);
  const isDone = step.state === 'done';
  return html`<li class="sheet ${isDone && 'done'} ${isNext && 'next'}" ${isNext && html`aria-current="step"`}>
    <span class="mark-box" aria-hidden="true">${isDone ? '✓' : number}</span>
    <div>
      <h2>${title} ${stateTag(step, isNext)}</h2>
      ${step.doneAt !== null && html`<p class="soft">${moment(exchange, step.doneAt)}</p>`}
      ${step.tradeNo !== null && html`<p><a href="${MERCHANT}/orders/${step.tradeNo}">${step.tradeNo}</a></p>`}
      ${isDone ? NOTHING : lines.map((line) => html`<p>${line}</p>`)}
      ${isDone ? NOTHING : actionLinks(exchange, actions, isNext)}
    </div>
  </li>`;
}

function stateTag({ state }: Step, isNext: boolean): Html {
  if (state === 'done') return tag(say`done`, 'good');
  if (state === 'elsewhere') return tag(say`not here`);
  return isNext ? tag(say`next`, 'wait') : NOTHING;
}

/** Who may not do a step reads whom to ask. */
function actionLinks(exchange: SignedInExchange, actions: readonly StepAction[], isNext: boolean): Html {
  const open = actions.filter(({ permission }) => permission === null || may(exchange, permission));
  if (open.length === 0) return html`<p class="soft">An owner or a developer of your shop does this.</p>`;
  return html`<p class="actions">
    ${open.map(
      ({ path, label }, index) =>
        html`<a class="button ${isNext && index === 0 ? 'main' : ''}" href="${path}">${label}</a>`,
    )}
  </p>`;
}
