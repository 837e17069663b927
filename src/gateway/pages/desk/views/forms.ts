import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import { csrfField } from '../../frame/form.ts';
import type { FormMarks } from '../../frame/form.ts';
import type { Exchange } from '../../frame/page-types.ts';

/** Goes into every form: it is ours, its address is this, and a double click sends it once. */
export function formFields(exchange: FormMarks & Pick<Exchange, 'newFormId'>, action: string): Html {
  return html`${csrfField(exchange, action)}<input type="hidden" name="once" value="${exchange.newFormId()}" />`;
}

export interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'search' | 'date' | 'datetime-local' | 'email' | 'number' | 'textarea';
  readonly value?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly lengthMax?: number;
  readonly required?: boolean;
  /** Phones show a number pad with a point. */
  readonly isDecimal?: boolean;
  /** Phones show a number pad. */
  readonly isDigits?: boolean;
  readonly placeholder?: string;
  /** A name or a number of a merchant; the script offers those that fit while people type. */
  readonly isMerchant?: boolean;
  /** Offered while people type; other texts can be typed too. */
  readonly suggestions?: readonly string[];
}

/** A labelled field with its hint and its error, which screen readers read with it. */
export function field(options: FieldOptions): Html {
  const { name, label } = options;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${options.type === 'textarea' ? textArea(options) : input(options)} ${notes(options)}
  </div>`;
}

function notes({ name, hint, error }: Described): Html {
  return html`${hint === undefined ? NOTHING : html`<p class="soft" id="${name}-hint">${hint}</p>`}
  ${error === undefined ? NOTHING : html`<p class="error" id="${name}-error">${error}</p>`}`;
}

function input(options: FieldOptions): Html {
  const { name, type = 'text', value = '', lengthMax = 300, isDecimal, isDigits, isMerchant, suggestions } = options;
  const { placeholder } = isMerchant === true ? NAME_OR_NUMBER : options;
  return html`<input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="off"
      maxlength="${lengthMax}"
      ${placeholder !== undefined && html`placeholder="${placeholder}"`}
      ${isDecimal === true && html`inputmode="decimal"`}
      ${isDigits === true && html`inputmode="numeric"`}
      ${isMerchant === true && html`list="${name}-merchants" data-merchants`}
      ${suggestions && html`list="${name}-list"`}
      ${described(options)}
    />${isMerchant === true && html`<datalist id="${name}-merchants"></datalist>`}${
      suggestions &&
      html`<datalist id="${name}-list">${suggestions.map((one) => html`<option value="${one}"></option>`)}</datalist>`
    }`;
}

/** Only the operator's people have a list of merchants. */
const NAME_OR_NUMBER = { placeholder: 'Name or number' };

function textArea(options: FieldOptions): Html {
  const { name, value = '', lengthMax = 2000 } = options;
  return html`<textarea id="${name}" name="${name}" rows="4" maxlength="${lengthMax}" ${described(options)}>
${value}</textarea>`;
}

type Described = Pick<SelectOptions, 'name' | 'hint' | 'error' | 'required'>;

function described({ name, hint, error, required }: Described): Html {
  const ids = [hint === undefined ? '' : `${name}-hint`, error === undefined ? '' : `${name}-error`].filter(Boolean);
  return html`${required === true && html`required`} ${error !== undefined && html`aria-invalid="true"`}
  ${ids.length > 0 && html`aria-describedby="${ids.join(' ')}"`}`;
}

export interface SelectOptions {
  readonly name: string;
  readonly label: string;
  readonly value?: string | undefined;
  readonly choices: readonly (readonly [value: string, text: Value])[];
  /** More of them, below a heading each. */
  readonly groups?: readonly (readonly [label: string, choices: SelectOptions['choices']])[];
  readonly hint?: string | Html | undefined;
  readonly error?: string | undefined;
  /** For one whose first choice is none. */
  readonly required?: boolean;
}

export function select(options: SelectOptions): Html {
  const { name, label, value = '', choices, groups = [] } = options;
  const option = ([one, text]: SelectOptions['choices'][number]) =>
    html`<option value="${one}" ${one === value && html`selected`}>${text}</option>`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}" ${described(options)}>
      ${choices.map(option)}
      ${groups.map(([title, inside]) => html`<optgroup label="${title}">${inside.map(option)}</optgroup>`)}
    </select>
    ${notes(options)}
  </div>`;
}

/** The reason of an action, where the contract asks for one. */
export function reasonField(value = '', required = true): Html {
  return field({
    name: 'reason',
    label: say`Reason`,
    value,
    required,
    lengthMax: 200,
    hint: say`Recorded with your name, such as a ticket number.`,
  });
}

export interface ActionForm {
  readonly action: string;
  /** What will happen, in a sentence, before the button. */
  readonly effect: Value;
  readonly fields?: Value;
  readonly button: string;
  readonly tone?: 'main' | 'danger';
  readonly cancelPath: string;
}

/** A form that says what it will do. */
export function actionForm(
  exchange: Exchange,
  { action, effect, fields, button, tone = 'main', cancelPath }: ActionForm,
): Html {
  return html`<form class="sheet act" method="post" action="${action}" data-once>
    ${formFields(exchange, action)} ${fields}
    <p class="effect">${effect}</p>
    <div class="actions">
      <button class="button ${tone}">${button}</button>
      <a class="button plain" href="${cancelPath}">Cancel</a>
    </div>
  </form>`;
}

/** A form of one button, for what needs no more. */
export function actionButton(
  exchange: Exchange,
  { action, label, fields = {} }: { action: string; label: string; fields?: Readonly<Record<string, string>> },
): Html {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form class="inline" method="post" action="${action}" data-once>
    ${formFields(exchange, action)}${hidden}<button class="button small">${label}</button>
  </form>`;
}
