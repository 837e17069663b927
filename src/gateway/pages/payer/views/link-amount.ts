import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { amountText } from '../../design/number-texts.ts';
import type { LinkTexts } from '../texts/link-texts.ts';
import type { LinkView } from './link-view.ts';

/** The field for the amount that the payer chooses, with what it may be. */
export function amountField(view: LinkView, texts: LinkTexts): Html {
  const { currency } = view.found.link;
  const hint = hintOf(view, texts);
  const error = errorOf(view, texts);
  return html`<div class="field choose">
    <label for="amount">${texts.chooseAmount}</label>
    <div class="money">
      <input
        id="amount"
        name="amount"
        inputmode="decimal"
        autocomplete="off"
        dir="ltr"
        maxlength="20"
        value="${view.typedOf('amount').slice(0, 20)}"
        aria-required="true"
        aria-describedby="amount-error amount-hint"
        ${error === '' ? NOTHING : html`aria-invalid="true" autofocus`}
      />
      <span aria-hidden="true">${currency}</span>
    </div>
    <div class="notes">
      <span class="error" id="amount-error" role="alert">${error}</span>
      <span class="soft" id="amount-hint">${hint === error ? NOTHING : hint}</span>
    </div>
  </div>`;
}

function hintOf({ language, found }: LinkView, texts: LinkTexts): string {
  const { amountMin, amountMax, currency } = found.link;
  const inWords = (amount: bigint) => amountText(amount, currency, language.tag);
  if (amountMin !== null && amountMax !== null) return texts.fromTo(inWords(amountMin), inWords(amountMax));
  if (amountMin !== null) return texts.atLeast(inWords(amountMin));
  return amountMax === null ? '' : texts.atMost(inWords(amountMax));
}

function errorOf(view: LinkView, texts: LinkTexts): string {
  const { amount: error } = view.errors;
  if (error === undefined) return '';
  switch (error) {
    case 'missing':
      return texts.amountMissing;
    case 'wrong':
      return texts.amountWrong;
    case 'fraction':
      return texts.wholeAmount(view.found.link.currency);
    case 'low':
    case 'high':
      return hintOf(view, texts) || texts.amountWrong;
  }
}
