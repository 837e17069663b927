import { LRUCache } from 'lru-cache';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { linkTotal } from '../../../domain/links/link.ts';
import { ANSWER_FIELDS, ANSWER_LENGTH_MAX, LINK_ASKS, OPTIONAL_PARTS } from '../../../domain/links/link-asks.ts';
import type { AnswerError, AnswerField, LinkAsk } from '../../../domain/links/link-asks.ts';
import { COUNTRY_CODES } from '../../../domain/text/countries.ts';
import { hideCardNumbers } from '../../../domain/text/card-numbers.ts';
import { amountText } from '../../design/number-texts.ts';
import { LANGUAGES } from '../language.ts';
import type { Language } from '../language.ts';
import { linkFormTexts } from '../texts/link-form-texts.ts';
import type { LinkFormTexts } from '../texts/link-form-texts.ts';
import type { LinkView } from './link-view.ts';

// What a link asks for. Browsers fill in what they know, phones show the right keyboard, and each error stands beside its field.

export function askedFields(view: LinkView): Html {
  const { asks } = view.found.link;
  return html`${LINK_ASKS.map((ask) => (asks[ask] === undefined ? NOTHING : question(view, ask)))}`;
}

function question(view: LinkView, ask: LinkAsk): Html {
  const texts = linkFormTexts[view.language.code];
  const isOptional = view.found.link.asks[ask] === 'optional';
  const fields = ANSWER_FIELDS[ask].map((field) => answerField(view, { field, isOptional }));
  if (ask !== 'address') return html`${fields}`;
  return html`<fieldset class="asked">
    <legend>${isOptional ? texts.optional(texts.address) : texts.address}</legend>
    ${fields}
  </fieldset>`;
}

/** How many, each with what it costs: nobody has to multiply, with or without a script. */
export function quantityField(view: LinkView): Html {
  const { language, found, typedOf } = view;
  const { link } = found;
  if (link.amount === null || link.quantityMax === null) return NOTHING;
  const texts = linkFormTexts[language.code];
  const inWords = (amount: bigint) => amountText(amount, link.currency, language.tag);
  const each = inWords(link.amount);
  const options = Array.from({ length: link.quantityMax }, (_, index) => index + 1).map((quantity) => {
    const total = inWords(linkTotal(link, quantity) ?? 0n);
    const isChosen = typedOf('quantity') === String(quantity);
    return html`<option value="${quantity}" data-pay="${language.texts.pay(total)}" ${isChosen && html`selected`}>
      ${quantity === 1 ? html`1 × ${each}` : html`${quantity} × ${each} = ${total}`}
    </option>`;
  });
  const error = view.errors.quantity === undefined ? '' : texts.quantityWrong;
  return html`<div class="field">
    <label for="asked-quantity">${texts.quantity}</label>
    <select id="asked-quantity" name="quantity" data-totals aria-describedby="asked-quantity-error">
      ${options}
    </select>
    <div class="notes"><p class="error" id="asked-quantity-error">${error}</p></div>
  </div>`;
}

/** Two of these stand side by side. */
const IN_PAIRS: readonly AnswerField[] = ['postcode', 'city'];

interface Look {
  readonly autocomplete: string;
  readonly type?: 'email' | 'tel';
  readonly capitals?: 'words' | 'characters';
}

const LOOKS: Readonly<Record<Exclude<AnswerField, 'country' | 'note'>, Look>> = {
  name: { autocomplete: 'name', capitals: 'words' },
  email: { autocomplete: 'email', type: 'email' },
  phone: { autocomplete: 'tel', type: 'tel' },
  street: { autocomplete: 'shipping address-line1', capitals: 'words' },
  street2: { autocomplete: 'shipping address-line2', capitals: 'words' },
  postcode: { autocomplete: 'shipping postal-code', capitals: 'characters' },
  city: { autocomplete: 'shipping address-level2', capitals: 'words' },
  region: { autocomplete: 'shipping address-level1', capitals: 'words' },
};

function answerField(view: LinkView, { field, isOptional }: { field: AnswerField; isOptional: boolean }): Html {
  const texts = linkFormTexts[view.language.code];
  const id = `asked-${field}`;
  const error = view.errors[field];
  const mayBeEmpty = isOptional || OPTIONAL_PARTS.includes(field);
  // If an address may be left out, its legend says so.
  const saysSo = mayBeEmpty && !(isOptional && ANSWER_FIELDS.address.includes(field));
  const attributes = html`id="${id}" name="${field}" aria-describedby="${id}-error"
  ${!mayBeEmpty && html`aria-required="true"`} ${error !== undefined && html`aria-invalid="true"`}
  ${field === Object.keys(view.errors)[0] && html`autofocus`}`;
  return html`<div class="field ${IN_PAIRS.includes(field) ? '' : 'wide'}">
    <label for="${id}">${saysSo ? texts.optional(texts[field]) : texts[field]}</label>
    ${control(view, field, attributes)}
    <div class="notes">
      <p class="error" id="${id}-error">${error === undefined ? '' : errorText(texts, field, error)}</p>
    </div>
  </div>`;
}

function control(view: LinkView, field: AnswerField, attributes: Html): Html {
  const lengthMax = ANSWER_LENGTH_MAX[field];
  // S9: what looks like a card's number is not sent back.
  const typed = hideCardNumbers(view.typedOf(field).slice(0, lengthMax));
  if (field === 'country') {
    return html`<select ${attributes} autocomplete="shipping country">
      <option value="">${linkFormTexts[view.language.code].chooseCountry}</option>
      ${countriesOf(view.language).map(
        ([code, name]) => html`<option value="${code}" ${code === typed && html`selected`}>${name}</option>`,
      )}
    </select>`;
  }
  if (field === 'note') {
    return html`<textarea ${attributes} rows="3" maxlength="${lengthMax}" dir="auto">${typed}</textarea>`;
  }
  const { autocomplete, type = 'text', capitals = 'none' } = LOOKS[field];
  return html`<input
    ${attributes}
    type="${type}"
    autocomplete="${autocomplete}"
    autocapitalize="${capitals}"
    maxlength="${lengthMax}"
    dir="${type === 'text' ? 'auto' : 'ltr'}"
    ${type === 'email' && html`inputmode="email" spellcheck="false"`}
    value="${typed}"
  />`;
}

function errorText(texts: LinkFormTexts, field: AnswerField, error: AnswerError): string {
  if (error === 'long') return texts.tooLong(ANSWER_LENGTH_MAX[field]);
  switch (field) {
    case 'email':
      return error === 'missing' ? texts.emailMissing : texts.emailWrong;
    case 'phone':
      return error === 'missing' ? texts.phoneMissing : texts.phoneWrong;
    case 'name':
      return texts.nameMissing;
    case 'note':
      return texts.noteMissing;
    case 'city':
      return texts.cityMissing;
    case 'country':
      return texts.countryMissing;
    // The other parts of an address may be empty.
    case 'street':
    case 'street2':
    case 'postcode':
    case 'region':
      return texts.streetMissing;
  }
}

/** By name, as the payer's language sorts them. */
const countryLists = new LRUCache<string, (readonly [code: string, name: string])[]>({
  max: LANGUAGES.length,
  memoMethod: (tag) => {
    const names = new Intl.DisplayNames(tag, { type: 'region' });
    const { compare } = new Intl.Collator(tag);
    return COUNTRY_CODES.map((code) => [code, names.of(code) ?? code] as const).toSorted(([, left], [, right]) =>
      compare(left, right),
    );
  },
});

function countriesOf({ tag }: Language): readonly (readonly [code: string, name: string])[] {
  return countryLists.memo(tag);
}
