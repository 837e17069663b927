import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { shownName } from '../../../domain/merchants/branding.ts';
import { CARD_METHOD } from '../../../domain/payments/attempt.ts';
import { brandRow } from '../../design/brand-marks.ts';
import { methodMark } from '../../design/method-marks.ts';
import { alertNotice } from '../../design/notice.ts';
import type { PaymentMethod } from '../../../domain/method.ts';
import { errorText } from '../card-form.ts';
import type { CardErrors, CardField, TypedAgain } from '../card-form.ts';
import { buttonText, methodHint, methodName } from '../methods.ts';
import { cardFields } from './card-fields.ts';
import { sessionNotice } from './notice.ts';
import { sandboxPanel } from './sandbox-panel.ts';
import type { Page, TestCard, View } from './view.ts';
import { untilLine } from './waiting.ts';
import { backLink } from './way-back.ts';

export interface CashierState {
  readonly testCards: readonly TestCard[];
  /** What was wrong with the submitted form; empty if none was submitted. */
  readonly errors: CardErrors;
  /** What the payer need not retype. */
  readonly typed: TypedAgain | null;
  /** The method that was chosen before, if any. */
  readonly chosen: string | null;
  readonly notice: 'methodNotOffered' | null;
}

const PACE_MS = 10_000;

/** The list of methods and the card form: one button, one form. */
export function cashierPage(view: View, state: CashierState): Page {
  const { language, paid, amount, token } = view;
  const { texts } = language;
  const { methods, merchant, order } = paid;
  const usual = methods.includes(CARD_METHOD) ? CARD_METHOD : methods[0];
  const chosen = methods.find((method) => method === state.chosen) ?? usual ?? '';
  const isCardOnly = methods.length === 1 && chosen === CARD_METHOD;
  const choice = isCardOnly
    ? html`<fieldset class="alone">
        <legend>${texts.cardHeading}</legend>
        <input type="hidden" name="method" value="${CARD_METHOD}" />
        ${brandRow(texts.acceptedCards)} ${cardFields(view, state)} ${payButton(view, CARD_METHOD)}
      </fieldset>`
    : html`<fieldset>
        <legend>${texts.chooseMethod}</legend>
        <div class="rows">${methods.map((method) => methodRow(view, method, { ...state, chosen }))}</div>
        <div class="paybar"><button class="button main" name="do" value="pay">${texts.goOn}</button></div>
      </fieldset>`;
  const content = html`<div class="sheet">
      <h1 class="seen">${texts.payTitle(amount, shownName(merchant))}</h1>
      ${notices(view, state)}
      <form
        method="post"
        action="/pay/${order.tradeNo}"
        novalidate
        data-pay="${texts.paying}"
        data-wait="${texts.oneMoment}"
      >
        <input type="hidden" name="token" value="${token}" />
        ${choice}
      </form>
      ${untilLine(view)} ${backLink(view)}
    </div>
    ${view.sandbox ? sandboxPanel(view, methods.includes(CARD_METHOD) ? state.testCards : []) : NOTHING}`;
  const title = texts.payTitle(amount, shownName(merchant));
  return {
    title,
    content: html`<div class="stack">${content}</div>`,
    withOrder: true,
    paceMs: PACE_MS,
    reloads: false,
  };
}

function methodRow(view: View, method: PaymentMethod, state: CashierState): Html {
  const { texts } = view.language;
  const checked = method === state.chosen ? html` checked` : NOTHING;
  return html`<div class="method">
    <label class="row"
      ><input type="radio" name="method" value="${method}" ${checked} />${methodMark(method)}<span
        ><b>${methodName(method, texts)}</b><small>${methodHint(method, texts)}</small></span
      >${method === CARD_METHOD ? brandRow(texts.acceptedCards) : NOTHING}</label
    >
    ${method === CARD_METHOD ? cardFields(view, state) : NOTHING} ${payButton(view, method)}
  </div>`;
}

/**
 * In each method's box, of which only the chosen one is open, so that it appears below what it belongs to; the last one
 * is shown if a browser cannot tell which is chosen.
 */
function payButton({ language, amount }: View, method: PaymentMethod): Html {
  return html`<div class="paybar">
    <button class="button main" name="do" value="pay">${buttonText(method, language.texts, amount)}</button>
  </div>`;
}

function notices(view: View, { errors, notice }: CashierState): Html {
  const { texts } = view.language;
  const wrong = Object.entries(errors) as [CardField, NonNullable<CardErrors[CardField]>][];
  if (wrong.length > 0) {
    const links = wrong.map(([field, error]) => html`<li><a href="#${field}">${errorText(texts, error)}</a></li>`);
    return html`<div class="notice bad" role="alert" tabindex="-1" id="errors" autofocus>
      <h2>${texts.errorSummary(wrong.length)}</h2>
      <ul>
        ${links}
      </ul>
    </div>`;
  }
  if (view.isSessionLost) return sessionNotice(view);
  if (notice === 'methodNotOffered') return alertNotice(texts.notPaidTitle, [texts.methodNotOffered]);
  return declinedNotice(view);
}

/** Derived from stored data, so that it also appears after a reload and in a second tab. */
function declinedNotice({ language, paid }: View): Html {
  const { texts } = language;
  const { attempt, triesLeft } = paid;
  if (attempt?.state !== 'declined') return NOTHING;
  if (attempt.method !== CARD_METHOD) return alertNotice(texts.notPaidTitle, [texts.notPaidBody]);
  return alertNotice(texts.declinedTitle, [texts.declinedBody, texts.triesLeft(triesLeft)]);
}
