import { say } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { HOME } from '../../frame/return-path.ts';

/** Shown once. */
export function recoveryCodesSheet(
  codes: readonly string[],
  { next = HOME, label = say`I have saved them` } = {},
): Html {
  return html`<section class="sheet" data-codes>
    <h1>Save your recovery codes</h1>
    <p>
      Each code signs you in once, after your password, if you lose your phone. We show them only now, and keep no copy
      that can be read.
    </p>
    <ul class="codes" aria-label="Recovery codes">
      ${codes.map((code) => html`<li><code>${code}</code></li>`)}
    </ul>
    <div class="actions">
      <button type="button" class="button" data-do="copy" hidden>Copy</button>
      <button type="button" class="button" data-do="save" hidden>Download as a file</button>
    </div>
    <p class="soft" role="status"></p>
    <p class="soft">Print them or put them into a password manager, not into the same phone.</p>
    <a class="button main" href="${next}">${label}</a>
  </section>`;
}
