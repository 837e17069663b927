import { say, translated } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { bytesWords, numberWords } from '../../design/written.ts';
import { may } from '../../desk/desk-types.ts';
import { merchantLink } from '../../desk/merchant-names.ts';
import { actionButton } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { facts, tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';
import type { Export } from './export-list.ts';
import { exportFilePath, exportPath, exportsPath } from './export-paths.ts';

const STATES: Readonly<Record<Export['state'], readonly [words: string, tone: Tone]>> = translated({
  waiting: ['Being made', 'wait'],
  done: ['Ready', 'good'],
  cancelled: ['Cancelled', 'plain'],
  failed: ['Could not be made', 'bad'],
});

const SENTENCES: Readonly<Record<Export['state'], string>> = translated({
  waiting: 'The file is being made. You can leave this page: it stays in the list of exports.',
  done: 'The same lines give the same file whenever you ask for it again.',
  cancelled: 'Nothing of it was kept.',
  failed:
    'The file could not be made. If it has more rows than a spreadsheet can hold, ask for CSV or JSON lines; otherwise, ask for it again later.',
});

const LIVE_SECONDS = 1;
/** Without a script, the page is asked for again as a whole. */
const RELOAD_SECONDS = 2;

export function stateTag(state: Export['state']): Html {
  return tag(...STATES[state]);
}

/** How far a file is. Whoever has just asked for it gets it as soon as it is there; without a script, by the button. */
export function answerExport(exchange: SignedInExchange, one: Export): PageAnswer {
  const { name, state, exportId } = one;
  const isWaiting = state === 'waiting';
  return answerDesk(exchange, {
    screen: 'exports',
    title: name,
    back: { path: exportsPath(exchange), title: say`Exports` },
    content: html`<div id="export" data-live>
      <section class="sheet stack" data-key="${exportId}">${content(exchange, one)}</section>
    </div>`,
    // The script that follows a file also fetches it.
    ...((isWaiting || isJustAsked(exchange)) && { liveSeconds: LIVE_SECONDS }),
    ...(isWaiting && { reloadSeconds: RELOAD_SECONDS }),
  });
}

function isJustAsked({ request }: SignedInExchange): boolean {
  return request.query.get('done') === 'asked';
}

function content(exchange: SignedInExchange, one: Export): Html {
  const { merNo, state, rows, rowsTotal, bytes, askedBy, createdAt, expiresAt } = one;
  const isWaiting = state === 'waiting';
  return html`<p>${stateTag(state)}</p>
    ${isWaiting ? html`<progress max="${rowsTotal}" value="${rows}" aria-label="${say`Rows`}"></progress>` : NOTHING}
    <p class="soft">${SENTENCES[state]}</p>
    ${actions(exchange, one)}
    <div class="facing">
      ${facts([
        [say`Merchant`, exchange.desk === 'console' && merchantLink(exchange, merNo)],
        [say`Rows`, rowsWords(one)],
        [say`Size`, bytes > 0 && bytesWords(bytes)],
        [say`Asked by`, askedBy],
        [say`Asked for`, moment(exchange, createdAt)],
        [say`Kept until`, moment(exchange, expiresAt)],
      ])}
    </div>`;
}

function actions(exchange: SignedInExchange, one: Export): Html {
  if (one.state === 'done') return html`<p class="actions">${downloadLink(exchange, one, 'main')}</p>`;
  return cancelButton(exchange, one);
}

export function rowsWords({ state, rows, rowsTotal }: Export): string {
  return state === 'waiting' ? say`${numberWords(rows)} of ${numberWords(rowsTotal)}` : numberWords(rows);
}

export function downloadLink(exchange: SignedInExchange, one: Export, tone: 'main' | 'small'): Html {
  return html`<a
    class="button ${tone} keep"
    href="${exportFilePath(exchange, one)}"
    download
    ${tone === 'small' && html`aria-label="${say`Download ${one.name}`}"`}
    ${tone === 'main' && isJustAsked(exchange) && html`data-start="yes"`}
    >Download</a
  >`;
}

export function cancelButton(exchange: SignedInExchange, one: Export): Html {
  if (one.state !== 'waiting' || !may(exchange, 'exports.create')) return NOTHING;
  return actionButton(exchange, { action: exportPath(exchange, one), label: say`Cancel` });
}
