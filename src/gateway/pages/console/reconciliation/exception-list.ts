import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { may } from '../../desk/desk-types.ts';
import type { List, ListTabs } from '../../desk/list/list-types.ts';
import { merchantLink } from '../../desk/merchant-names.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty } from '../../desk/views/parts.ts';
import { ageWords, dayWords } from '../../design/written.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { EXCEPTIONS, KINDS, exceptionPath, stateTag, subjectOf } from './exception.ts';
import type { Exception } from './exception.ts';

const COUNT_MAX = 100;

const TABS: ListTabs<'listExceptions'> = {
  name: 'state',
  label: 'State',
  choices: [
    {
      value: 'open',
      title: 'Open',
      count: ({ answer }) => answer && html` <small>${answer.open > COUNT_MAX ? `${COUNT_MAX}+` : answer.open}</small>`,
    },
    { value: 'mine', title: 'Mine' },
    { value: 'overdue', title: 'Overdue' },
    { value: 'ended', title: 'Ended' },
    { value: 'all', title: 'All', parameters: {} },
  ],
  initial: 'open',
  unnamed: 'open',
};

const ALL = '';

/** What nobody has cleared up is shown first, the oldest on top. */
export const EXCEPTION_LIST: List<'listExceptions', Exception> = {
  operation: 'listExceptions',
  screen: 'exceptions',
  title: 'Exceptions',
  path: EXCEPTIONS,
  limit: 50,
  place: 'after',
  live: { id: 'exception-list', tableId: 'exceptions', seconds: 10 },
  tabs: TABS,
  filters: [
    {
      kind: 'choice',
      name: 'kind',
      label: 'Kind',
      choices: [[ALL, 'All'], ...Object.entries(KINDS).map(([kind, { title }]) => [kind, title] as const)],
    },
    { kind: 'text', name: 'owner', label: 'Acquirer or account', lengthMax: 32 },
    { kind: 'text', name: 'currency', label: 'Currency', lengthMax: 10 },
    { kind: 'day', name: 'openedBefore', label: 'Open since before' },
    { kind: 'merchant', name: 'merNo', label: 'Merchant' },
    { kind: 'link', name: 'personId' },
  ],
  form: { label: 'Filter' },
  note: ({ answer, exchange }) => answer !== null && sumsOf(exchange, answer.sums),
  rowsOf: ({ exceptions }) => exceptions,
  choosing: ({ exchange }) =>
    may(exchange, 'exceptions.act')
      ? {
          labelOf: ({ exceptionNo, ending, isMine }) => (ending !== null || isMine ? null : exceptionNo),
          actions: [{ path: `${EXCEPTIONS}/take`, text: 'Take…', permission: 'exceptions.act' }],
        }
      : null,
  table: {
    caption: 'Exceptions',
    keyOf: ({ exceptionNo }) => exceptionNo,
    pathOf: ({ exceptionNo }) => exceptionPath(exceptionNo),
    columns: [
      { title: 'Exception', phone: 'lead', cell: ({ kind }) => KINDS[kind].title },
      { title: 'State', phone: 'badge', cell: (exception) => stateTag(exception) },
      { title: 'Amount', kind: 'figure', cell: ({ amount: decimal, currency }) => amount(decimal, currency) },
      {
        title: 'Age',
        phone: 'when',
        cell: ({ openedAt, endedAt }, exchange) =>
          endedAt === null
            ? html`<span class="whole">${ageWords(exchange.now - Date.parse(openedAt))}</span>`
            : html`ended ${moment(exchange, endedAt, 'day')}`,
      },
      {
        title: 'Due',
        cell: ({ dueDay, ending }) => (ending === null ? html`<span class="whole">${dayWords(dueDay)}</span>` : '–'),
      },
      { title: 'About', cell: (exception) => subjectOf(exception) },
      { title: 'Acquirer or account', phone: 'who', cell: ({ owner }) => owner },
      { title: 'Merchant', cell: ({ merNo }, exchange) => (merNo === null ? '–' : merchantLink(exchange, merNo)) },
      { title: 'With', cell: ({ person, isMine }) => (isMine ? 'you' : (person ?? '–')) },
    ],
  },
  none: {
    yet: ({ choice: { tab } }) =>
      tab === 'open'
        ? empty('No open exceptions', 'Acquirers, banks and the books agree on everything that was imported.')
        : empty('None', 'Exceptions are here once somebody has taken or ended one, or they are overdue.'),
    found: empty('No exception fits', 'Clear the filter, or look at all states.'),
  },
  refusals: { names: ['invalidInput', 'merchantNotFound'], status: 400 },
};

type Sum = OperatorAnswers['listExceptions']['sums'][number];

/** What all that fit amount to, by currency. */
function sumsOf(exchange: SignedInExchange, sums: readonly Sum[]): Html {
  if (sums.length === 0) return NOTHING;
  return html`<p class="soft">
    ${sums.map(
      ({ currency, exceptions, incoming, outgoing, oldestAt }, index) =>
        html`${index > 0 && '; '}${exceptions} in ${currency}: ${amount(incoming, currency)} to come
        in${Number(outgoing) !== 0 && html`, ${amount(outgoing.replace('-', ''), currency)} to go out`}, the oldest
        ${ageWords(exchange.now - Date.parse(oldestAt))} old`,
    )}.
  </p>`;
}
