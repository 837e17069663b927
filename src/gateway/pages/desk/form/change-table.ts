import { NOTHING, html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';

export interface Change {
  readonly label: string;
  readonly before: Value;
  readonly after: Value;
}

/** Before → after, one line each. */
export function changeTable(changes: readonly Change[]): Html {
  if (changes.length === 0) return NOTHING;
  return html`<table class="changes">
    <caption class="seen">
      What changes
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="seen">What</span></th>
        <th scope="col" class="figure">Now</th>
        <th scope="col" class="figure">After</th>
      </tr>
    </thead>
    <tbody>
      ${changes.map(
        ({ label, before, after }) =>
          html`<tr>
            <th scope="row">${label}</th>
            <td class="figure" data-title="Now">${before}</td>
            <td class="figure" data-title="After"><b>${after}</b></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
