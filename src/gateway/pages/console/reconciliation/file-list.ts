import { html } from '../../../../web/html.ts';
import type { List } from '../../desk/list/list-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty } from '../../desk/views/parts.ts';
import { numberWords } from '../../design/written.ts';
import { FILES, IMPORT, RECONCILIATION, filePath } from './day-words.ts';
import { FILE_STATES, FORMATS, SOURCES, fileTag, ownerWords } from './file-words.ts';
import type { File } from './file-words.ts';

const LIVE_SECONDS = 5;

/** What acquirers and banks sent, and how far each file has come. */
export const FILE_LIST: List<'listReconciliationFiles', File> = {
  operation: 'listReconciliationFiles',
  screen: 'reconciliation',
  title: 'Files',
  path: FILES,
  back: { path: RECONCILIATION, title: 'Reconciliation' },
  limit: 50,
  live: { id: 'file-list', tableId: 'files', seconds: LIVE_SECONDS, isFirstOnly: true },
  done: { withdrawn: 'The upload is forgotten.' },
  actions: [{ path: IMPORT, text: 'Import a file', tone: 'main', permission: 'reconciliation.import' }],
  filters: [
    {
      kind: 'choice',
      name: 'state',
      label: 'State',
      choices: [['', 'All'], ...Object.entries(FILE_STATES).map(([state, [title]]) => [state, title] as const)],
    },
    { kind: 'text', name: 'owner', label: 'Acquirer or account', lengthMax: 32, placeholder: 'All' },
  ],
  form: { label: 'Filter', needsRows: true },
  rowsOf: ({ files }) => files,
  table: {
    caption: 'Files',
    keyOf: ({ fileNo }) => fileNo,
    pathOf: ({ fileNo }) => filePath(fileNo),
    columns: [
      { title: 'File', kind: 'name', phone: 'lead', cell: ({ name }) => html`<bdi class="file-name">${name}</bdi>` },
      { title: 'State', phone: 'badge', cell: fileTag },
      { title: 'Acquirer or account', phone: 'who', cell: ownerWords },
      { title: 'Format', phone: 'none', cell: ({ format }) => (format === null ? '–' : FORMATS[format]) },
      { title: 'Lines', kind: 'figure', cell: ({ lines }) => numberWords(lines) },
      {
        title: 'Settled',
        kind: 'figure',
        cell: ({ settledLines, knownLines }) => numberWords(settledLines + knownLines),
      },
      {
        title: 'Open',
        kind: 'figure',
        cell: ({ openLines }) =>
          openLines === 0 ? html`<span class="zero">0</span>` : html`<b>${numberWords(openLines)}</b>`,
      },
      { title: 'Came', phone: 'when', cell: ({ createdAt }, exchange) => moment(exchange, createdAt) },
      {
        title: 'By',
        kind: 'name',
        cell: ({ source, createdBy }) => (source === 'upload' ? createdBy : SOURCES[source]),
      },
    ],
  },
  none: {
    yet: empty(
      'No file yet',
      'Upload what an acquirer or a bank sends you: a settlement report, camt, MT940 or a CSV.',
      html`Programs send files with <code>tollgate reconcile import</code>, or put them into the watched folder. Reports
        of acquirers with a feed come by themselves.`,
      html`<a href="${IMPORT}">Import a file</a>`,
    ),
    found: empty('No file fits these filters', html`<a href="${FILES}">Remove the filters</a>`),
  },
  refusals: { names: ['invalidInput'], status: 400 },
};
