import { say } from '../../../../../web/texts.ts';
import { html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { may } from '../../../desk/desk-types.ts';
import { actionButton } from '../../../desk/views/forms.ts';
import { resendFields } from './resend-form.ts';
import type { Story } from './story.ts';
import { storyPath } from './story.ts';
import { summaryOf } from './summary.ts';

/** What happened, and the next step with its button. */
export function summarySection(exchange: SignedInExchange, story: Story, label: string): Html {
  const { sentences, next, resend } = summaryOf(exchange, story);
  const resends = resend !== null && may(exchange, 'deliveries.resend');
  return html`<section class="sheet summary" aria-label="${label}" data-peek>
    <div id="story-summary" data-live>
      <p>${sentences.map((sentence) => html`${sentence} `)}</p>
      ${next !== null && html`<p><b>Next step:</b> ${next}</p>`}
    </div>
    ${
      resends &&
      html`<div class="actions">
        ${actionButton(exchange, {
          action: storyPath(exchange, exchange.parameter, '/resend'),
          label: say`Resend now`,
          fields: resendFields(resend),
        })}
        <span class="soft">Sends it once more to ${resend.address}, outside the schedule.</span>
      </div>`
    }
  </section>`;
}
