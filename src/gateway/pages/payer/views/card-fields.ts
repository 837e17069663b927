import { LRUCache } from 'lru-cache';
import { NOTHING, html, raw } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { CODE_PICTURE } from '../../design/brand-marks.ts';
import { markOf } from '../../design/marks.ts';
import { NAME_LENGTH_MAX, errorText } from '../card-form.ts';
import type { CardErrorText, CardErrors, CardField, TypedAgain } from '../card-form.ts';
import { LANGUAGES } from '../language.ts';
import type { Language } from '../language.ts';
import type { View } from './view.ts';

// The card's fields. Number and security code never get a value: what was typed is not sent back (S9). Name and expiry
// are returned to the browser that typed them.

interface FieldLook {
  readonly field: CardField;
  readonly label: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly autocomplete: string;
  readonly isNumeric: boolean;
  readonly lengthMax: number;
  readonly isWide: boolean;
  /** The script's messages, by error; the server uses the same texts. */
  readonly says: readonly CardErrorText[];
}

interface CardState {
  readonly errors: CardErrors;
  readonly typed: TypedAgain | null;
}

export function cardFields({ language }: View, { errors, typed }: CardState): Html {
  const isEmpty = Object.keys(errors).length === 0 && typed === null;
  return isEmpty ? emptyFields.memo(language) : renderFields(language, { errors, typed });
}

const emptyFields = new LRUCache<Language, Html>({
  max: LANGUAGES.length,
  memoMethod: (language) => renderFields(language, { errors: {}, typed: null }),
});

function renderFields({ texts }: Language, { errors, typed }: CardState): Html {
  const render = (look: FieldLook) => {
    const error = errors[look.field];
    const says = look.says.map((name) => html` data-${raw(attributeOf(name))}="${errorText(texts, name)}"`);
    const value = look.field === 'name' || look.field === 'expiry' ? (typed?.[look.field] ?? '') : '';
    return cardField(look, { error: error === undefined ? '' : errorText(texts, error), says, value });
  };
  return html`<div class="card" data-card>
    ${render({ ...NUMBER, label: texts.cardNumber })}
    ${render({ ...EXPIRY, label: texts.expiry, placeholder: texts.expiryForm })}
    ${render({ ...CODE, label: texts.securityCode, hint: texts.securityCodeHint })}
    ${render({ ...NAME, label: texts.nameOnCard })}
    <p class="soft private wide">${markOf('lock')}<span>${texts.cardNotStored}</span></p>
  </div>`;
}

const PLAIN = { label: '', hint: '', placeholder: '', isNumeric: true, isWide: false } as const;

const NUMBER: FieldLook = {
  ...PLAIN,
  field: 'number',
  autocomplete: 'cc-number',
  // Nineteen digits with a space after every fourth.
  lengthMax: 23,
  isWide: true,
  says: ['numberMissing', 'numberWrong'],
};

const EXPIRY: FieldLook = {
  ...PLAIN,
  field: 'expiry',
  autocomplete: 'cc-exp',
  lengthMax: 9,
  says: ['expiryMissing', 'expiryWrong', 'expiryPast'],
};

const CODE: FieldLook = {
  ...PLAIN,
  field: 'code',
  autocomplete: 'cc-csc',
  lengthMax: 4,
  says: ['codeMissing', 'codeWrong'],
};

const NAME: FieldLook = {
  ...PLAIN,
  field: 'name',
  autocomplete: 'cc-name',
  isNumeric: false,
  lengthMax: NAME_LENGTH_MAX,
  isWide: true,
  says: ['nameMissing'],
};

function cardField(
  look: FieldLook,
  { error, says, value }: { error: string; says: readonly Html[]; value: string },
): Html {
  const { field, label, hint, placeholder, autocomplete, isNumeric, lengthMax, isWide } = look;
  const described = hint === '' ? `${field}-error` : `${field}-error ${field}-hint`;
  const invalid = error === '' ? NOTHING : html` aria-invalid="true"`;
  const attributes = [
    html`id="${field}" name="${field}" autocomplete="${autocomplete}" maxlength="${lengthMax}"`,
    html` aria-required="true" aria-describedby="${described}"`,
    isNumeric ? html` inputmode="numeric" dir="ltr"` : html` autocapitalize="words" dir="auto"`,
    placeholder === '' ? NOTHING : html` placeholder="${placeholder}"`,
    html` autocorrect="off" spellcheck="false"`,
    value === '' ? NOTHING : html` value="${value}"`,
    invalid,
    ...says,
  ];
  const brand = field === 'number' ? html`<output id="brand" for="number"></output>` : NOTHING;
  return html`<div class="field ${isWide ? 'wide' : ''}">
    <div class="top"><label for="${field}">${label}</label>${brand}</div>
    ${field === 'code' ? html`<div class="inside" dir="ltr"><input ${attributes} />${CODE_PICTURE}</div>` : html`<input ${attributes} />`}
    <div class="notes">
      <p class="error" id="${field}-error">${error}</p>
      ${hint === '' ? NOTHING : html`<p class="soft" id="${field}-hint">${hint}</p>`}
    </div>
  </div>`;
}

/** `numberMissing` as an attribute: `missing`. */
function attributeOf(name: CardErrorText): string {
  return name.replace(/^[a-z]+/, '').toLowerCase();
}
