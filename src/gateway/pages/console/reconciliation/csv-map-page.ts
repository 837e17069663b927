import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { field, formFields, reasonField } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { bytesWords } from '../../design/written.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { mappingFields } from './csv-fields.ts';
import type { Problems } from './csv-fields.ts';
import { previewPart } from './csv-preview.ts';
import { SAMPLE_FILE_BYTES_MAX } from './csv-sample.ts';
import type { Sample } from './csv-sample.ts';
import type { Rules } from './csv-words.ts';
import { SETTINGS } from './day-words.ts';
import { profilePath } from './settings.ts';
import type { Profile } from './settings.ts';

/** What somebody maps: a new profile, or the next version of one. */
export interface Mapping {
  readonly current: Profile | null;
  readonly sample: Sample;
  readonly profile: string;
  readonly name: string;
  readonly reason: string;
}

/** The sample as the rules read it. */
export interface Tried extends Pick<Parameters<typeof previewPart>[0], 'rows' | 'problem'> {
  readonly rules: Rules;
  readonly columns: readonly string[];
  readonly problems: Problems;
}

const NEW_PROFILE = `${SETTINGS}/profiles`;

/** The first step: nobody maps columns that they do not see. */
export function showUpload(
  exchange: SignedInExchange,
  current: Profile | null,
  wrong?: { readonly problem: string },
): PageAnswer {
  return answerDesk(exchange, {
    screen: 'reconciliation',
    title: titleOf(current),
    back: { path: SETTINGS, title: 'Settings' },
    content: uploadForm(exchange, current, wrong?.problem),
    status: wrong === undefined ? 200 : 400,
    hasFiles: true,
  });
}

export function uploadForm(exchange: SignedInExchange, current: Profile | null, problem?: string): Html {
  const path = pathOf(current);
  return html`<form
    class="sheet act"
    method="post"
    enctype="multipart/form-data"
    action="${path}"
    data-once
    data-sample
  >
    ${formFields(exchange, path)}
    <div class="field">
      <label for="file">A file of theirs</label>
      <input
        id="file"
        name="file"
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        required
        aria-describedby="file-hint${problem !== undefined && ' file-error'}"
        ${problem !== undefined && html`aria-invalid="true"`}
      />
      <p class="soft" id="file-hint">
        Any file that they have sent, up to ${bytesWords(SAMPLE_FILE_BYTES_MAX)}. Only its first lines are looked at,
        and nothing of it is kept.
      </p>
      ${problem !== undefined && html`<p class="error" id="file-error">${problem}</p>`}
    </div>
    <p class="effect">
      ${current === null ? 'You see how it would be read, and change what is wrong.' : 'You see how this profile reads it, and change what is wrong.'}
    </p>
    <div class="actions">
      <button class="button main">Look at it</button>
      <a class="button plain" href="${SETTINGS}">Cancel</a>
    </div>
  </form>`;
}

/** The second step: what each column means, beside what comes of it. */
export function showMapping(
  exchange: SignedInExchange,
  mapping: Mapping,
  tried: Tried,
  { notice, status = 200 }: { readonly notice?: Html; readonly status?: number } = {},
): PageAnswer {
  const { current, sample } = mapping;
  const path = pathOf(current);
  return answerDesk(exchange, {
    screen: 'reconciliation',
    title: titleOf(current),
    back: { path: SETTINGS, title: 'Settings' },
    hasFiles: true,
    status,
    content: html`${notice}
      <div class="mapping">
        <form class="sheet" method="post" action="${path}" data-once data-preview>
          ${formFields(exchange, path)}
          <input type="hidden" name="sample" value="${sample.text}" />
          <input type="hidden" name="cut" value="${sample.isCut ? '1' : '0'}" />
          ${mappingFields(tried)} ${savePart(mapping, tried)}
          <div class="actions">
            <button class="button main" name="step" value="save">
              ${current === null ? 'Save the profile' : 'Save as a new version'}
            </button>
            <button class="button" name="step" value="preview" formnovalidate>Update the preview</button>
            <a class="button plain" href="${SETTINGS}">Cancel</a>
          </div>
        </form>
        ${previewPart(tried)}
      </div>`,
  });
}

function savePart({ current, profile, name, reason }: Mapping, { problems }: Tried): Html {
  return html`<fieldset>
    <legend>Save</legend>
    <div class="pairs">
      ${field({
        name: 'name',
        label: 'Name',
        value: name,
        required: true,
        lengthMax: 70,
        hint: 'Such as Daily report of North.',
        error: problems.get('name'),
      })}
      ${
        current === null &&
        field({
          name: 'profile',
          label: 'Id',
          value: profile,
          required: true,
          lengthMax: 32,
          hint: 'Small letters, digits and hyphens, such as north-report. It stays.',
          error: problems.get('profile'),
        })
      }
      ${reasonField(reason)}
    </div>
    <p class="soft">Files that were read stay as they are. Those that come from now on are read by this.</p>
  </fieldset>`;
}

function titleOf(current: Profile | null): string {
  return current === null ? 'New CSV profile' : `Change ${current.name}`;
}

function pathOf(current: Profile | null): string {
  return current === null ? NEW_PROFILE : profilePath(current.profile);
}
