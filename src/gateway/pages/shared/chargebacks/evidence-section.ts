import { say } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { EVIDENCE_MAX } from '../../../domain/chargebacks/evidence.ts';
import { FILE_BYTES_MAX } from '../../../domain/chargebacks/evidence-file.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import { field, formFields } from '../../desk/views/forms.ts';
import { moment } from '../../desk/views/moment.ts';
import { section } from '../../desk/views/parts.ts';
import type { Case, Typed } from './case.ts';
import { isTooLate, pathOf, whoOf } from './parts.ts';
import type { Chargeback, Evidence } from './parts.ts';
import { bytesWords } from '../../design/written.ts';

const NOTE_MAX = 2000;

export function evidenceSection(exchange: SignedInExchange, { chargeback, evidence, story }: Case, typed: Typed): Html {
  const isOpen = chargeback.state === 'open' && !isTooLate(exchange, chargeback) && may(exchange, 'chargebacks.answer');
  const none =
    evidence.length === 0 &&
    html`<p class="soft">${isOpen ? say`Nothing was added yet.` : say`Nothing was added.`}</p>`;
  const list =
    evidence.length > 0 &&
    html`<ul class="evidence">
      ${evidence.map((one) => entry(exchange, chargeback, one))}
    </ul>`;
  const isFull = evidence.length >= EVIDENCE_MAX;
  const form =
    isOpen && (isFull ? html`<p class="soft">There is no room for more.</p>` : uploadForm(exchange, chargeback, typed));
  const goes =
    isOpen &&
    story.details.removed &&
    html`<p class="soft">
      The payer's data was erased. What you add is removed when the chargeback is closed: keep a copy.
    </p>`;
  return section(say`Evidence`, html`${none}${list}${goes}${form}`, { id: 'evidence' });
}

function entry(exchange: SignedInExchange, { chargebackNo }: Chargeback, one: Evidence): Html {
  const { evidenceNo, name, note, bytes, createdAt, createdBy } = one;
  const link =
    name !== null &&
    html`<p>
      <a href="${pathOf(exchange, chargebackNo)}/file?no=${evidenceNo}" download>${name}</a>
      <small class="soft">${bytesWords(bytes)}</small>
    </p>`;
  return html`<li>
    ${link} ${note !== null && html`<p class="said">${note}</p>`}
    <p class="soft">${whoOf(exchange, createdBy)}, ${moment(exchange, createdAt)}</p>
  </li>`;
}

function uploadForm(exchange: SignedInExchange, { chargebackNo }: Chargeback, { note }: Typed): Html {
  return html`<form
    class="stack upload"
    method="post"
    enctype="multipart/form-data"
    action="${pathOf(exchange, chargebackNo)}/evidence"
    data-once
  >
    ${formFields(exchange, `${pathOf(exchange, chargebackNo)}/evidence`)}
    <div class="field">
      <label for="file">File</label>
      <input
        id="file"
        name="file"
        type="file"
        accept=".pdf,.png,.jpg,.jpeg,.webp,.txt,application/pdf,image/png,image/jpeg,image/webp,text/plain"
        aria-describedby="file-hint"
      />
      <p class="soft" id="file-hint">
        PDF, PNG, JPEG, WebP or plain text, up to ${FILE_BYTES_MAX / 1_000_000} MB. Never one that shows a card number.
      </p>
    </div>
    ${field({
      name: 'note',
      label: say`Note`,
      type: 'textarea',
      value: note ?? '',
      lengthMax: NOTE_MAX,
      hint: say`What the file shows, or a note alone.`,
    })}
    <div class="actions"><button class="button">Add evidence</button></div>
  </form>`;
}
