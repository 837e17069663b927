import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { csrfField } from '../../frame/form.ts';
import type { FormMarks } from '../../frame/form.ts';

export interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autocomplete: string;
  readonly value?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly length?: { readonly min?: number; readonly max?: number };
  /** Digits are expected: phones show a number pad. */
  readonly numeric?: boolean;
  readonly optional?: boolean;
  /** Has the focus when the page opens. */
  readonly first?: boolean;
}

/** A labelled field with its hint and its error, which screen readers read with it. */
export function field(options: FieldOptions): Html {
  const { name, label, type = 'text', autocomplete, value = '', hint, error, length = {}, numeric, optional } = options;
  const notes = [hint === undefined ? '' : `${name}-hint`, error === undefined ? '' : `${name}-error`].filter(Boolean);
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value}"
      autocapitalize="none"
      spellcheck="false"
      maxlength="${length.max ?? 300}"
      ${length.min === undefined ? NOTHING : html`minlength="${length.min}"`}
      ${numeric === true && html`inputmode="numeric"`}
      ${optional === true ? NOTHING : html`required`}
      ${options.first === true && html`autofocus`}
      ${error === undefined ? NOTHING : html`aria-invalid="true"`}
      ${notes.length === 0 ? NOTHING : html`aria-describedby="${notes.join(' ')}"`}
    />
    ${hint === undefined ? NOTHING : html`<p class="soft" id="${name}-hint">${hint}</p>`}
    ${error === undefined ? NOTHING : html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
}

/** A form of one button. */
export function buttonForm(
  exchange: FormMarks,
  {
    action,
    label,
    fields = {},
    look = 'small',
  }: {
    readonly action: string;
    readonly label: string;
    readonly fields?: Readonly<Record<string, string>>;
    readonly look?: string;
  },
): Html {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" action="${action}" class="inline">
    ${csrfField(exchange, action)}${hidden}<button class="button ${look}">${label}</button>
  </form>`;
}
