import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { List } from '../../desk/list/list-types.ts';
import { merchantLink } from '../../desk/merchant-names.ts';
import { queryPath } from '../../desk/query-path.ts';
import { amount, empty, tag } from '../../desk/views/parts.ts';
import { dayWords } from '../../design/written.ts';
import { FILES, IMPORT, filePath } from './day-words.ts';
import { exceptionPath, subjectOf } from './exception.ts';
import { LINE_STATES, LINE_STATE_CHOICES, LINE_TYPES, fileTag, isOnTheWay } from './file-words.ts';
import type { File, FileStory, Line } from './file-words.ts';

/** A file may be read in less than a second, and people wait for it. */
const FOLLOW_SECONDS = 1;
const LIVE_SECONDS = 30;

/** A file's page: what is known of it above, and its lines, open ones first to be looked at. */
export function lineList({ file }: FileStory, top: Html): List<'listReconciliationLines', Line> {
  const path = filePath(file.fileNo);
  return {
    operation: 'listReconciliationLines',
    screen: 'reconciliation',
    title: file.name,
    heading: html`<span id="file-head" class="story-head" data-live
      ><bdi class="file-name">${file.name}</bdi> ${fileTag(file)}</span
    >`,
    back: { path: FILES, title: 'Files' },
    path,
    parameters: { fileNo: file.fileNo },
    limit: 50,
    done: DONE,
    top,
    hasFiles: file.state === 'receiving',
    // Its lines change later too: when somebody clears up what is open.
    live: { id: 'line-list', tableId: 'lines', seconds: isOnTheWay(file) ? FOLLOW_SECONDS : LIVE_SECONDS },
    filters: [{ kind: 'choice', name: 'state', label: 'Lines', choices: LINE_STATE_CHOICES }],
    form: { label: 'Filter', needsRows: true },
    rowsOf: ({ lines }) => lines,
    table: {
      caption: 'Lines',
      keyOf: ({ reference }) => reference,
      pathOf: ({ exceptionNo = null }) => (exceptionNo === null ? null : exceptionPath(exceptionNo)),
      columns: [
        { title: 'What', phone: 'lead', cell: ({ type }) => LINE_TYPES[type] },
        { title: 'Line', kind: 'figure', phone: 'none', cell: ({ line }) => line },
        { title: 'State', phone: 'badge', cell: ({ state }) => tag(...LINE_STATES[state]) },
        { title: 'Names', cell: namedOf },
        { title: 'Merchant', cell: ({ merNo }, exchange) => (merNo === null ? '–' : merchantLink(exchange, merNo)) },
        { title: 'Day', phone: 'when', cell: ({ day }) => day !== null && dayWords(day) },
        { title: 'Before fees', kind: 'figure', cell: ({ gross, currency }) => amount(gross, currency) },
        { title: 'Fee', kind: 'figure', cell: ({ fee, currency }) => amount(fee, currency) },
        { title: 'After fees', kind: 'figure', cell: ({ net, currency }) => amount(net, currency) },
      ],
    },
    none: { yet: noLines(file), found: empty('No line is in this state', html`<a href="${path}">Show all lines</a>`) },
    refusals: { names: ['invalidInput'], status: 400 },
  };
}

const DONE = {
  sent: 'The file is here.',
  known: 'This file came before: its bytes are the same. Nothing was changed.',
};

/** The number of ours that it names, or what else it says. */
function namedOf({ subject, named }: Line): Html {
  return subject === null && named !== null ? html`<code>${named}</code>` : subjectOf({ subject });
}

function noLines(file: File): Html {
  if (isOnTheWay(file)) return empty('No lines yet', 'They are here once the file was read.');
  return file.state === 'refused'
    ? empty(
        'No lines',
        'The file was refused as a whole.',
        html`<a href="${queryPath(IMPORT, { owner: file.owner, profile: file.profile })}">Import it again</a>`,
      )
    : empty('No lines', 'The file was read, and has none.');
}
