import { html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerRefused, refusedNotice, seeOther } from '../../desk/respond.ts';
import { showRead } from '../../desk/show-read.ts';
import { formFields } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { bytesWords } from '../../design/written.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { FILES, IMPORT, SETTINGS, filePath } from './day-words.ts';
import type { File } from './file-words.ts';
import { PLAIN_BYTES_MAX, sendWhole } from './file-upload.ts';
import { readSettings } from './settings.ts';
import type { Settings } from './settings.ts';

/** A file with the form around it. */
const FORM_BYTES_MAX = PLAIN_BYTES_MAX + 100_000;

/** A file comes in: in parts by the script, whole without it. */
export function importRoute(context: DeskContext): DeskRoute {
  const show = (exchange: SignedInExchange, wrong: Value = null, status = 200) =>
    showRead(exchange, readSettings(context, exchange), (settings) =>
      showImport(exchange, settings, { wrong, status }),
    );
  return {
    path: '/import',
    bodyBytesMax: FORM_BYTES_MAX,
    takesFiles: true,
    show: (exchange) => show(exchange),
    async submit(exchange, form, [file]): Promise<PageAnswer> {
      if (file === undefined || file.content.length === 0) {
        return show(exchange, refusedNotice({ detail: 'The file is missing, or empty: choose one.' }), 400);
      }
      const sent = await sendWhole(context, exchange, { file, owner: form.get('owner') || null });
      if (sent.kind === 'done') return seeOther(exchange, filePath(sent.value.file.fileNo), { done: sent.value.done });
      if (sent.name === 'stepUpRequired' || sent.name === 'forbidden') return answerRefused(exchange, sent);
      return show(exchange, refusedNotice(sent), 400);
    },
  };
}

function showImport(
  exchange: SignedInExchange,
  { accounts, terms }: Settings,
  { wrong, status }: { readonly wrong: Value; readonly status: number },
): PageAnswer {
  const active = accounts.filter(({ state }) => state === 'active');
  return answerDesk(exchange, {
    screen: 'reconciliation',
    title: 'Import a file',
    back: { path: FILES, title: 'Files' },
    hasFiles: true,
    status,
    content: html`${wrong}
      <form class="sheet act" method="post" enctype="multipart/form-data" action="${IMPORT}" data-once data-upload>
        ${formFields(exchange, IMPORT)} ${fileField(true)}
        <div class="field">
          <label for="owner">Whose it is</label>
          <select id="owner" name="owner" aria-describedby="owner-hint">
            <option value="">As the file says</option>
            <optgroup label="Acquirers">
              ${terms.map(({ acquirer }) => html`<option value="${acquirer}">${acquirer}</option>`)}
            </optgroup>
            ${
              active.length > 0 &&
              html`<optgroup label="Bank accounts">
                ${active.map(({ bankAccount, name }) => html`<option value="${bankAccount}">${name}</option>`)}
              </optgroup>`
            }
          </select>
          <p class="soft" id="owner-hint">
            Only a CSV needs it: it is read by the CSV profile of the acquirer or account.
            <a href="${SETTINGS}">Settings</a>
          </p>
        </div>
        ${progressPart()}
        <p class="effect">The same file again changes nothing. No merchant’s money moves.</p>
        <div class="actions">
          <button class="button main">Import</button>
          <a class="button plain" href="${FILES}">Cancel</a>
        </div>
      </form>`,
  });
}

/** For an upload that was cut: the same file is chosen again, and only what is missing is sent. */
export function continuePart(exchange: SignedInExchange, { fileNo, received }: File): Html {
  const path = `${filePath(fileNo)}/withdraw`;
  return html`<form
      class="stack"
      data-upload
      data-file="${fileNo}"
      data-received="${received}"
      data-action="${IMPORT}"
      hidden
    >
      ${formFields(exchange, IMPORT)} ${fileField(false)} ${progressPart()}
      <div class="actions"><button class="button main">Send the rest</button></div>
    </form>
    <form class="inline" method="post" action="${path}" data-once>
      ${formFields(exchange, path)}<button class="button small">Forget this upload</button>
    </form>`;
}

function fileField(isNew: boolean): Html {
  return html`<div class="field">
    <label for="import-file">${isNew ? 'File' : 'The same file again'}</label>
    <input id="import-file" name="file" type="file" required aria-describedby="import-hint" />
    <p class="soft" id="import-hint">
      ${
        isNew
          ? html`A settlement report (JSON lines), camt.053 or camt.054, MT940, or a CSV; up to 1 GB.
              <noscript>Without a script, up to ${bytesWords(PLAIN_BYTES_MAX)}.</noscript>`
          : 'What is here already is not sent again.'
      }
    </p>
  </div>`;
}

/** Filled by the script. */
function progressPart(): Html {
  return html`<div class="stack" data-progress hidden>
      <progress max="100" value="0" aria-label="Sent"></progress>
      <p class="soft" data-sent></p>
    </div>
    <p class="error" role="alert" data-problem></p>`;
}
