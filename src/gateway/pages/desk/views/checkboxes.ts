import { html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';

export interface CheckboxesOptions {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly (readonly [value: string, text: Value])[];
  readonly chosen: readonly string[];
}

/** Several of a list. */
export function checkboxes({ name, legend, choices, chosen }: CheckboxesOptions): Html {
  return html`<fieldset class="choices">
    <legend>${legend}</legend>
    ${choices.map(
      ([value, text]) =>
        html`<label
          ><input type="checkbox" name="${name}" value="${value}" ${chosen.includes(value) && html`checked`} />
          <span>${text}</span></label
        >`,
    )}
  </fieldset>`;
}
