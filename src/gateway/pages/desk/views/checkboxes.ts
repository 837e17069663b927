import { NOTHING, html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';

export interface CheckboxesOptions {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly (readonly [value: string, text: Value])[];
  readonly chosen: readonly string[];
  readonly error?: string | undefined;
}

/** Several of a list. */
export function checkboxes({ name, legend, choices, chosen, error }: CheckboxesOptions): Html {
  return html`<fieldset class="choices" ${error !== undefined && html`aria-describedby="${name}-error"`}>
    <legend>${legend}</legend>
    ${choices.map(
      ([value, text]) =>
        html`<label
          ><input type="checkbox" name="${name}" value="${value}" ${chosen.includes(value) && html`checked`} />
          <span>${text}</span></label
        >`,
    )}
    ${error === undefined ? NOTHING : html`<p class="error" id="${name}-error">${error}</p>`}
  </fieldset>`;
}
