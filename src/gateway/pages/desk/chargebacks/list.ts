import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { daySpan } from '../day-span.ts';
import { may } from '../desk-types.ts';
import type { Called, DeskContext, DeskRoute } from '../desk-types.ts';
import { deskOf } from '../desks.ts';
import { answerRefused, refusedNotice } from '../respond.ts';
import { answerDesk } from '../views/layout.ts';
import { field } from '../views/forms.ts';
import { moment } from '../views/moment.ts';
import { amount, empty } from '../views/parts.ts';
import { liveList, table } from '../views/table.ts';
import type { Column } from '../views/table.ts';
import { storyPath } from '../story/story.ts';
import { voiceOf } from '../story/voice.ts';
import { dueText, listPath, pathOf, stateTag } from './parts.ts';
import type { Chargeback } from './parts.ts';

const STATES = { open: 'Open', won: 'Won', lost: 'Lost', all: 'All' } as const;
type State = keyof typeof STATES;
const LIMIT = 50;
const COUNT_MAX = 100;

interface Page {
  readonly chargebacks: readonly Chargeback[];
  readonly next: string | null;
  readonly searchedTo: string | null;
  readonly open: number;
  readonly overdue: number;
}

/** Everything that is chosen is in the address. */
interface Choice {
  readonly path: string;
  readonly isShop: boolean;
  readonly state: State;
  readonly merNo: string;
  readonly reason: string;
  readonly due: string;
  readonly after: string;
}

export function listPage({ call }: DeskContext): DeskRoute {
  return {
    path: '',
    async show(exchange) {
      const choice = choiceOf(exchange);
      const found: Called<Page> = await call(exchange, 'listChargebacks', {
        parameters: parametersOf(exchange, choice),
      });
      if (found.kind === 'done') return answerList(exchange, choice, { page: found.value });
      if (found.kind === 'waits') throw new Error('a list waits for nobody');
      const isFilter = ['invalidInput', 'merchantNotFound', 'chargebackNotFound'].includes(found.name);
      return isFilter
        ? answerList(exchange, choice, { problem: refusedNotice(found) })
        : answerRefused(exchange, found);
    },
  };
}

function choiceOf(exchange: SignedInExchange): Choice {
  const { query } = exchange.request;
  const { isShop } = voiceOf(exchange);
  const said = query.get('state') ?? 'open';
  const read = (name: string) => (query.get(name) ?? '').trim();
  const state = Object.hasOwn(STATES, said) ? (said as State) : 'open';
  const merNo = isShop ? '' : read('merNo');
  const path = listPath(exchange);
  return { path, isShop, state, merNo, reason: read('reason'), due: read('due'), after: read('after') };
}

function parametersOf(exchange: SignedInExchange, { state, merNo, reason, due, after }: Choice) {
  const { from: dueBefore } = daySpan(exchange, { from: due });
  return {
    limit: LIMIT,
    ...(state !== 'all' && { state }),
    // A text that is no number is passed on, for the contract to say so.
    ...(merNo !== '' && { merNo: /^[0-9]{1,9}$/.test(merNo) ? Number(merNo) : (merNo as unknown as number) }),
    ...(reason !== '' && { reason }),
    ...(dueBefore !== undefined && { dueBefore }),
    ...(after !== '' && { after }),
  };
}

function addressOf(choice: Choice, change: Partial<Choice>): string {
  const { path, state, merNo, reason, due, after } = { ...choice, ...change };
  const given = Object.entries({ state: state === 'open' ? '' : state, merNo, reason, due, after });
  const query = new URLSearchParams(given.filter(([, value]) => value !== '')).toString();
  return query === '' ? path : `${path}?${query}`;
}

function answerList(
  exchange: SignedInExchange,
  choice: Choice,
  { page, problem }: { page?: Page; problem?: Html },
): PageAnswer {
  const openLink = html`<a class="button small" href="${choice.path}/open">Open a chargeback</a>`;
  return answerDesk(exchange, {
    screen: 'chargebacks',
    title: 'Chargebacks',
    ...(may(exchange, 'chargebacks.manage') && { actions: openLink }),
    liveSeconds: 5,
    status: problem === undefined ? 200 : 400,
    content: html`${tabs(choice, page)} ${filters(choice)} ${problem}
    ${page && liveList('chargeback-list', results(exchange, choice, page))}`,
  });
}

function tabs(choice: Choice, page?: Page): Html {
  const entries = Object.entries(STATES) as [State, string][];
  const count = page && html` <small>${capped(page.open)}</small>`;
  return html`<nav class="tabs" aria-label="State" id="states" data-live>
    ${entries.map(
      ([state, title]) =>
        html`<a href="${addressOf(choice, { state, after: '' })}" ${state === choice.state && html`aria-current="page"`}
          >${title}${state === 'open' && count}</a
        >`,
    )}
    ${
      page &&
      page.overdue > 0 &&
      html`<span class="tag bad end"
        >${capped(page.overdue)} ${choice.isShop ? 'not answered in time' : 'overdue'}</span
      >`
    }
  </nav>`;
}

function capped(count: number): string {
  return count > COUNT_MAX ? `${COUNT_MAX}+` : String(count);
}

function filters({ path, isShop, state, merNo, reason, due }: Choice): Html {
  const isFiltered = merNo !== '' || reason !== '' || due !== '';
  return html`<form class="filters" action="${path}" role="search" aria-label="Filter">
    ${state !== 'open' && html`<input type="hidden" name="state" value="${state}" />`}
    ${field({ name: 'reason', label: 'Reason has', type: 'search', value: reason, lengthMax: 100 })}
    ${!isShop && field({ name: 'merNo', label: 'Merchant', value: merNo, lengthMax: 9, placeholder: '100001' })}
    ${field({ name: 'due', label: 'Due before', type: 'date', value: due })}
    <button class="button">Filter</button>
    ${isFiltered && html`<a class="button plain" href="${state === 'open' ? path : `${path}?state=${state}`}">Clear</a>`}
  </form>`;
}

function results(exchange: SignedInExchange, choice: Choice, page: Page): Html {
  const { chargebacks, next, searchedTo } = page;
  if (chargebacks.length === 0 && next === null) return emptyList(choice);
  const isOpen = choice.state === 'open';
  return html`${list(exchange, chargebacks)}
    ${
      searchedTo !== null &&
      html`<p class="soft">
        Looked ${isOpen ? 'at what is due until' : 'back to'} ${moment(exchange, searchedTo, 'day')}.
      </p>`
    }
    <nav class="pager" aria-label="Pages">
      ${choice.after !== '' && html`<a class="button small" href="${addressOf(choice, { after: '' })}">First page</a>`}
      ${
        next !== null &&
        html`<a class="button small" rel="next" href="${addressOf(choice, { after: next })}"
          >${searchedTo !== null ? 'Look further' : isOpen ? 'Due later' : 'Older'}</a
        >`
      }
    </nav>`;
}

function list(exchange: SignedInExchange, rows: readonly Chargeback[]): Html {
  return table<Chargeback>({
    caption: 'Chargebacks',
    rows,
    keyOf: ({ chargebackNo }) => chargebackNo,
    pathOf: ({ chargebackNo }) => pathOf(exchange, chargebackNo),
    liveId: 'chargebacks',
    columns: [
      { title: 'Due', cell: (row) => dueText(exchange, row) },
      { title: 'State', cell: (row) => stateTag(exchange, row) },
      { title: 'Amount', kind: 'figure', cell: (row) => amount(row.amount, row.currency) },
      { title: 'Reason', cell: ({ reason }) => reason },
      ...merchantColumn(exchange),
      {
        title: 'Order',
        cell: ({ tradeNo, merOrderNo }) => html`<a href="${storyPath(exchange, tradeNo)}"><bdi>${merOrderNo}</bdi></a>`,
      },
      { title: 'Opened', cell: ({ createdAt }) => moment(exchange, createdAt, 'day') },
    ],
  });
}

function merchantColumn(exchange: SignedInExchange): Column<Chargeback>[] {
  if (voiceOf(exchange).isShop) return [];
  const path = `${deskOf(exchange).folder}/merchants`;
  return [{ title: 'Merchant', cell: ({ merNo }) => html`<a href="${path}/${merNo}">${merNo}</a>` }];
}

function emptyList({ state, merNo, reason, due }: Choice): Html {
  if (merNo !== '' || reason !== '' || due !== '')
    return empty('No chargeback fits', 'Clear the filter, or look at all states.');
  if (state === 'open')
    return empty('No open chargebacks', 'Nothing has to be answered. New ones appear here by due date.');
  return empty('None yet', 'Chargebacks come here when they are closed.');
}
