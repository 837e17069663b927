import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { ACCOUNTS, LEDGER_EVENTS } from '../../../domain/ledger/ledger.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { addressOf, nextAddress } from '../../desk/list/choice.ts';
import type { ListExport } from '../../desk/list/export-list.ts';
import type { Asked, Choice, List, ListTable } from '../../desk/list/list-types.ts';
import { dayNote, wordsOf } from '../../desk/views/figures.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty } from '../../desk/views/parts.ts';
import { dayProof } from '../../shared/ledger/day-proof.ts';
import { subjectLink } from '../number-links.ts';
import { checkSection } from './ledger-check.ts';

export const LEDGER = CONSOLE + SCREENS.ledger.path;

type Posting = OperatorAnswers['listPostings']['postings'][number];

/** The postings of one merchant. */
export const POSTING_LIST: List<'listPostings', Posting> = {
  operation: 'listPostings',
  screen: 'ledger',
  title: 'Ledger',
  path: LEDGER,
  limit: 40,
  live: { id: 'posting-list', tableId: 'postings', seconds: 5 },
  top: ({ context: { call }, exchange }) => checkSection(exchange, call),
  filters: [
    { kind: 'merchant', name: 'merNo', label: 'Merchant', required: true },
    { kind: 'day', name: 'day', label: 'Day' },
    {
      kind: 'text',
      name: 'currency',
      label: 'Currency',
      lengthMax: 10,
      placeholder: 'All',
      parameterOf: (text) => text.toUpperCase(),
    },
    { kind: 'choice', name: 'account', label: 'Account', choices: anyOf(ACCOUNTS) },
    { kind: 'choice', name: 'event', label: 'Event', choices: anyOf(LEDGER_EVENTS) },
    { kind: 'text', name: 'subject', label: 'Number', lengthMax: 100, placeholder: 'TG…, RF…, CB…' },
  ],
  form: { button: 'Show', label: 'Filters' },
  note: async (asked) => asked.choice.filters['day'] !== undefined && html`${await proofOf(asked)} ${dayNote()}`,
  rowsOf: ({ postings }) => postings,
  table: ({ choice }) => postingTable(choice),
  none: {
    yet: empty('No postings', 'Nothing was booked that matches these filters.'),
    soFar: empty('Nothing found so far', 'There are older postings that were not looked at yet.'),
  },
  searched: (to, { exchange, choice, answer: { postings, next } }) =>
    postings.length === 0 &&
    next !== null &&
    html`<p class="soft">
      Looked back to ${moment(exchange, to)}.
      <a href="${nextAddress(POSTING_LIST, choice, next)}">Look further back</a>
    </p>`,
  refusals: {
    names: ['invalidInput', 'merchantNotFound'],
    notice: ({ detail }) => empty('No postings to show', detail),
  },
};

/** The proof of all postings of the day, or of those of the account that was chosen. */
async function proofOf({ context: { call }, exchange, choice, answer }: Asked<'listPostings'>): Promise<Html> {
  const { day = '', account, currency } = choice.filters;
  if (answer === null || choice.place !== '') return NOTHING;
  return dayProof(call, exchange, {
    // As it was typed: a name is looked up where the operation is called.
    merNo: choice.filters['merNo'] as unknown as number,
    day,
    currency: currency?.toUpperCase() ?? null,
    linesOf: (sums) =>
      sums
        .filter((sum) => account === undefined || sum.account === account)
        .map((sum) => ({ ...sum, title: wordsOf(sum.account) })),
  });
}

function anyOf(names: readonly string[]): (readonly [value: string, text: string])[] {
  return [['', 'All'], ...names.map((name) => [name, wordsOf(name)] as const)];
}

function postingTable({ tab, filters }: Choice): ListTable<Posting> {
  const only = (event: string) => addressOf(POSTING_LIST, { tab, filters: { ...filters, event } });
  return {
    caption: `Postings of merchant ${filters['merNo']}`,
    keyOf: ({ subject, event, from, to, currency }) => [subject, event, from, to, currency].join(' '),
    columns: [
      { title: 'Booked', cell: ({ at }, exchange) => moment(exchange, at, 'second') },
      { title: 'Event', cell: ({ event }) => html`<a class="quiet" href="${only(event)}">${wordsOf(event)}</a>` },
      { title: 'Subject', cell: ({ subject }) => subjectLink(subject) },
      { title: 'From', cell: ({ from }) => wordsOf(from) },
      { title: 'To', cell: ({ to }) => wordsOf(to) },
      { title: 'Amount', kind: 'figure', cell: (posting) => amount(posting.amount, posting.currency) },
    ],
  };
}

const FIELDS = ['at', 'event', 'subject', 'from', 'to', 'amount', 'currency'] as const;

export const POSTINGS_FILE: ListExport<Posting> = {
  nameOf: (_exchange, { filters: { merNo, day } }) =>
    ['postings', merNo, day]
      .filter(Boolean)
      .join('-')
      .replaceAll(/[^\w-]/g, ''),
  cells: new Map(FIELDS.map((name) => [name, (posting) => posting[name]])),
  limit: 100,
  // A file of more has to be asked for day by day.
  pagesMax: 2000,
};
