import { html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerRefused, inWords, refusedNotice, seeOther } from '../../desk/respond.ts';
import { showRead } from '../../desk/show-read.ts';
import { formFields, select } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { bytesWords } from '../../design/written.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { FILES, IMPORT, SETTINGS, filePath } from './day-words.ts';
import type { File } from './file-words.ts';
import { FILE_FIELDS, PLAIN_BYTES_MAX, chosenIn, sendWhole } from './file-upload.ts';
import type { Chosen } from './file-upload.ts';
import { readSettings } from './settings.ts';
import type { Profile, Settings } from './settings.ts';

/** A file with the form around it. */
const FORM_BYTES_MAX = PLAIN_BYTES_MAX + 100_000;

/** A file comes in: in parts by the script, whole without it. */
export function importRoute(context: DeskContext): DeskRoute {
  const show = (exchange: SignedInExchange, shown: Shown) =>
    showRead(exchange, readSettings(context, exchange), (settings) => showImport(exchange, settings, shown));
  return {
    path: '/import',
    bodyBytesMax: FORM_BYTES_MAX,
    takesFiles: true,
    show: (exchange) => show(exchange, { ...chosenIn(exchange.request.query), wrong: null, status: 200 }),
    async submit(exchange, form, [file]): Promise<PageAnswer> {
      const chosen = chosenIn(form);
      if (file === undefined || file.content.length === 0) {
        const wrong = refusedNotice({ detail: 'The file is missing, or empty: choose one.' });
        return show(exchange, { ...chosen, wrong, status: 400 });
      }
      const sent = await sendWhole(context, exchange, { file, ...chosen });
      if (sent.kind === 'done') return seeOther(exchange, filePath(sent.value.file.fileNo), { done: sent.value.done });
      if (sent.name === 'stepUpRequired' || sent.name === 'forbidden') return answerRefused(exchange, sent);
      return show(exchange, { ...chosen, wrong: refusedNotice(inWords(sent, FILE_FIELDS)), status: 400 });
    },
  };
}

/** What was chosen before, such as for a file that was refused. */
interface Shown extends Chosen {
  readonly wrong: Value;
  readonly status: number;
}

function showImport(exchange: SignedInExchange, settings: Settings, { wrong, status, ...chosen }: Shown): PageAnswer {
  return answerDesk(exchange, {
    screen: 'reconciliation',
    title: 'Import a file',
    back: { path: FILES, title: 'Files' },
    hasFiles: true,
    status,
    content: html`${wrong}
      <form class="sheet act" method="post" enctype="multipart/form-data" action="${IMPORT}" data-once data-upload>
        ${formFields(exchange, IMPORT)} ${fileField(true)} ${ownerField(settings, chosen)}
        ${profileField(settings, chosen)} ${progressPart()}
        <p class="effect">The same file again changes nothing. No merchant’s money moves.</p>
        <div class="actions">
          <button class="button main">Import</button>
          <a class="button plain" href="${FILES}">Cancel</a>
        </div>
      </form>`,
  });
}

function ownerField({ accounts, terms }: Settings, { owner }: Chosen): Html {
  const active = accounts.filter(({ state }) => state === 'active');
  return select({
    name: 'owner',
    label: FILE_FIELDS.owner,
    value: owner ?? '',
    choices: [['', 'As the file says']],
    groups: groupsOf([
      ['Acquirers', terms.map(({ acquirer }) => [acquirer, acquirer] as const)],
      ['Bank accounts', active.map(({ bankAccount, name }) => [bankAccount, name] as const)],
    ]),
    hint: 'Only a CSV needs it, because it does not say whose it is.',
  });
}

function profileField({ profiles }: Settings, { profile }: Chosen): Html {
  const of = (kind: Profile['rules']['kind']) =>
    profiles.filter(({ rules }) => rules.kind === kind).map((one) => [one.profile, one.name] as const);
  return select({
    name: 'profile',
    label: FILE_FIELDS.profile,
    value: profile ?? '',
    choices: [['', 'That of the acquirer or account']],
    groups: groupsOf([
      ['Reports of acquirers', of('report')],
      ['Statements of banks', of('statement')],
    ]),
    hint: html`How a CSV is read. Profiles are made under <a href="${SETTINGS}">Settings</a>, where an acquirer or
      account can have one of its own.`,
  });
}

type Group = readonly [title: string, choices: readonly (readonly [value: string, words: string])[]];

/** Without the empty ones. */
function groupsOf(groups: readonly Group[]): readonly Group[] {
  return groups.filter(([, choices]) => choices.length > 0);
}

/** For an upload that was cut: the same file is chosen again, and only what is missing is sent. */
export function continuePart(exchange: SignedInExchange, { fileNo, received }: File): Html {
  const path = `${filePath(fileNo)}/withdraw`;
  return html`<section class="sheet stack" aria-label="Go on">
    <form class="stack" data-upload data-file="${fileNo}" data-received="${received}" data-action="${IMPORT}" hidden>
      ${formFields(exchange, IMPORT)} ${fileField(false)} ${progressPart()}
      <div class="actions"><button class="button main">Send the rest</button></div>
    </form>
    <form class="inline" method="post" action="${path}" data-once>
      ${formFields(exchange, path)}<button class="button small">Forget this upload</button>
    </form>
  </section>`;
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
