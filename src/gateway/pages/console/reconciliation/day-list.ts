import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { List, ListColumn } from '../../desk/list/list-types.ts';
import { amount, empty } from '../../desk/views/parts.ts';
import { dayWords, numberWords } from '../../design/written.ts';
import { FILES, IMPORT, RECONCILIATION, SETTINGS, dayPath, dayTag, differenceOf } from './day-words.ts';
import type { Day } from './day-words.ts';

const LEAD: readonly ListColumn<Day>[] = [
  { title: 'Day', phone: 'lead', cell: ({ day }) => html`<span class="whole">${dayWords(day)}</span>` },
  { title: 'State', phone: 'badge', cell: dayTag },
];

const OPEN: ListColumn<Day> = {
  title: 'Open',
  kind: 'figure',
  cell: ({ openItems }) =>
    openItems === 0 ? html`<span class="zero">0</span>` : html`<b>${numberWords(openItems)}</b>`,
};

const ACQUIRER_COLUMNS: readonly ListColumn<Day>[] = [
  ...LEAD,
  { title: 'Acquirer', phone: 'who', cell: ({ owner }) => owner },
  { title: 'Expected', kind: 'figure', cell: ({ expected, currency }) => amount(expected, currency) },
  { title: 'Reported', kind: 'figure', cell: ({ reported, currency }) => amount(reported, currency) },
  { title: 'Arrived', kind: 'figure', cell: ({ arrived, currency }) => amount(arrived, currency) },
  { title: 'Difference', kind: 'figure', cell: differenceOf },
  OPEN,
];

const BANK_COLUMNS: readonly ListColumn<Day>[] = [
  ...LEAD,
  { title: 'Bank account', phone: 'who', cell: ({ owner }) => owner },
  { title: 'On the statement', kind: 'figure', cell: ({ arrived, currency }) => amount(arrived, currency) },
  { title: 'Explained', kind: 'figure', cell: ({ expected, currency }) => amount(expected, currency) },
  { title: 'Not explained', kind: 'figure', cell: differenceOf },
  OPEN,
];

/** Day by day, of acquirers or of bank accounts. */
export const DAY_LIST: List<'listReconciliationDays', Day> = {
  operation: 'listReconciliationDays',
  screen: 'reconciliation',
  title: 'Reconciliation',
  path: RECONCILIATION,
  limit: 50,
  actions: [
    { path: IMPORT, text: 'Import a file', tone: 'main', permission: 'reconciliation.import' },
    { path: FILES, text: 'Files' },
    { path: SETTINGS, text: 'Settings' },
  ],
  tabs: {
    name: 'kind',
    label: 'Acquirers or bank accounts',
    unnamed: 'acquirer',
    initial: 'acquirer',
    choices: [
      { value: 'acquirer', title: 'Acquirers' },
      { value: 'bankAccount', title: 'Bank accounts' },
    ],
    clearsFilters: true,
  },
  filters: [
    { kind: 'text', name: 'owner', label: 'Acquirer or account', lengthMax: 32, placeholder: 'All' },
    { kind: 'day', name: 'from', label: 'From' },
    { kind: 'day', name: 'to', label: 'To' },
  ],
  form: { label: 'Filter' },
  rowsOf: ({ days }) => days,
  table: ({ choice: { tab } }) => ({
    caption: tab === 'bankAccount' ? 'Days of bank accounts' : 'Days of acquirers',
    keyOf: ({ owner, currency, day }) => `${day} ${owner} ${currency}`,
    pathOf: dayPath,
    columns: tab === 'bankAccount' ? BANK_COLUMNS : ACQUIRER_COLUMNS,
  }),
  foot: ({ choice: { tab } }) => (tab === 'bankAccount' ? BANK_FOOT : ACQUIRER_FOOT),
  none: {
    yet: ({ choice: { tab } }) =>
      tab === 'bankAccount'
        ? empty(
            'No statement in the last two weeks',
            'Add your bank account, then import its statements.',
            html`<a href="${SETTINGS}">Bank accounts</a>`,
          )
        : empty(
            'No day in the last two weeks',
            'Days appear once they have ended and merchants were paid on them.',
            html`<a href="${FILES}">See the files that were imported</a>`,
          ),
    found: empty('No day fits these filters', html`<a href="${RECONCILIATION}">Remove the filters</a>`),
  },
  refusals: { names: ['invalidInput'], status: 400 },
};

const ACQUIRER_FOOT: Html = html`<p class="soft">
  Expected is what the books of all merchants say, reported what the acquirer reports of it as expected, and arrived
  what of that is on your bank account. All of it is before the acquirer’s fees. The difference is what is expected
  minus what arrived. Without dates, these are the last 14 days.
</p>`;

const BANK_FOOT: Html = html`<p class="soft">
  Explained is what belongs to a report or a payout. The rest is open until somebody says what it is. Without dates,
  these are the last 14 days.
</p>`;
