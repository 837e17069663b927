import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { Call, DeskContext, Screen } from '../../desk/desk-types.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { answerRefused } from '../../desk/respond.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { amount, empty } from '../../desk/views/parts.ts';
import { moment } from '../../desk/views/moment.ts';
import { liveList, pager, table } from '../../desk/views/table.ts';
import { checkSection, verifyRoute } from './ledger-check.ts';
import { filterForm, filterIn, parametersOf } from './posting-filter.ts';
import type { PostingFilter } from './posting-filter.ts';
import { csvRoute } from './postings-csv.ts';
import { DAY_NOTE, asked, wordsOf } from '../../desk/views/figures.ts';
import { subjectLink } from '../number-links.ts';
import { queryPath } from '../../desk/query-path.ts';

const LEDGER = CONSOLE + SCREENS.ledger.path;
const EVENTS_A_PAGE = 40;
const MERCHANTS_SHOWN = 20;

type Posting = OperatorAnswers['listPostings']['postings'][number];

/** The postings of a merchant, and the check of the books. */
export const ledgerScreen: Screen = {
  id: 'ledger',
  routes: (context: DeskContext) => [
    { path: '', show: (exchange) => showLedger(exchange, context.call) },
    verifyRoute(context),
    csvRoute(context),
  ],
};

async function showLedger(exchange: SignedInExchange, call: Call): Promise<PageAnswer> {
  const filter = filterIn(exchange);
  const check = await checkSection(exchange, call);
  const top = html`${check}${filterForm(LEDGER, filter)}`;
  if (filter.merNo === '') return answer(exchange, html`${top}${await chooseMerchant(exchange, call)}`);
  const before = asked(exchange, 'before');
  const called = await call(exchange, 'listPostings', {
    parameters: { ...parametersOf(filter), limit: EVENTS_A_PAGE, ...(before && { before }) },
  });
  if (called.kind === 'waits') throw new Error('listPostings needs no approval');
  if (called.kind === 'refused') {
    if (called.name !== 'invalidInput' && called.name !== 'merchantNotFound') return answerRefused(exchange, called);
    return answer(exchange, html`${top}${empty('No postings to show', called.detail)}`);
  }
  const { postings, next, searchedTo } = called.value;
  const first = before ? queryPath(LEDGER, { ...filter }) : null;
  const older = next && queryPath(LEDGER, { ...filter, before: next });
  const looked =
    searchedTo !== null && postings.length === 0
      ? html`<p class="soft">
          Looked back to ${moment(exchange, searchedTo)}. <a href="${older ?? ''}">Look further back</a>
        </p>`
      : NOTHING;
  const list = postings.length === 0 ? nothingFound(searchedTo !== null) : postingTable(exchange, filter, postings);
  const csv = html`<a class="button small" href="${queryPath(`${LEDGER}/postings.csv`, { ...filter })}">CSV</a>`;
  return answer(
    exchange,
    html`${top}${filter.day !== '' && DAY_NOTE}${liveList('posting-list', list)}${looked}${pager({ first, next: older })}`,
    csv,
  );
}

function answer(exchange: SignedInExchange, content: Html, actions?: Html): PageAnswer {
  return answerDesk(exchange, {
    screen: 'ledger',
    title: 'Ledger',
    content,
    liveSeconds: 5,
    ...(actions && { actions }),
  });
}

function nothingFound(hasMore: boolean): Html {
  return hasMore
    ? empty('Nothing found so far', 'There are older postings that were not looked at yet.')
    : empty('No postings', 'Nothing was booked that matches these filters.');
}

function postingTable(exchange: SignedInExchange, filter: PostingFilter, postings: readonly Posting[]): Html {
  const only = (event: string) => queryPath(LEDGER, { ...filter, event });
  return table({
    caption: `Postings of merchant ${filter.merNo}`,
    liveId: 'postings',
    columns: [
      { title: 'Booked', cell: ({ at }) => moment(exchange, at, 'second') },
      { title: 'Event', cell: ({ event }) => html`<a class="quiet" href="${only(event)}">${wordsOf(event)}</a>` },
      { title: 'Subject', cell: ({ subject }) => subjectLink(subject) },
      { title: 'From', cell: ({ from }) => wordsOf(from) },
      { title: 'To', cell: ({ to }) => wordsOf(to) },
      { title: 'Amount', kind: 'figure', cell: (posting) => amount(posting.amount, posting.currency) },
    ],
    rows: postings.map((posting, line) => ({ ...posting, line })),
    keyOf: ({ subject, event, from, to, currency }) => [subject, event, from, to, currency].join(' '),
  });
}

/** Postings are those of one merchant: the first step is to say whose. */
async function chooseMerchant(exchange: SignedInExchange, call: Call): Promise<Html> {
  const called = await call(exchange, 'listMerchants', { parameters: { limit: MERCHANTS_SHOWN } });
  const merchants = called.kind === 'done' ? called.value.merchants : [];
  const links = merchants.map(
    ({ merNo, name }) =>
      html`<li>
        <a href="${queryPath(LEDGER, { merNo: String(merNo) })}">${merNo}</a> <span class="soft">${name}</span>
      </li>`,
  );
  return empty(
    'Whose postings?',
    'Write a merchant number above, or choose one.',
    html`<ul class="plain-list">
      ${links}
    </ul>`,
  );
}
