import { say } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';

export interface Difference {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** Before → after, of what differs. */
export function differenceTable(differences: readonly Difference[]): Html {
  const changed = changedOnly(differences);
  if (changed.length === 0) return html`<p>Nothing would change.</p>`;
  return html`<dl class="facts">
    ${changed.map(
      ({ label, before, after }) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${before || say`nothing`} → <b>${after || say`nothing`}</b></dd>
        </div>`,
    )}
  </dl>`;
}

export function changedOnly(differences: readonly Difference[]): Difference[] {
  return differences.filter(({ before, after }) => before !== after);
}
