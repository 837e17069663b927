import { say, translated } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Asked, Found, List, ListColumn, ListTabs, NoRows, PagePaths } from '../../desk/list/list-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty } from '../../desk/views/parts.ts';
import { storyPath } from '../orders/story/story.ts';
import { wordingOf } from '../orders/story/wording.ts';
import { dueText, listPath, pathOf, stateTag } from './parts.ts';
import type { Chargeback } from './parts.ts';
import { merchantLink } from '../../desk/merchant-names.ts';

const COUNT_MAX = 100;

export function chargebackList(exchange: SignedInExchange): List<'listChargebacks', Chargeback> {
  const path = listPath(exchange);
  const { isShop } = wordingOf(exchange);
  const merchant = { kind: 'merchant', name: 'merNo', label: say`Merchant` } as const;
  return {
    operation: 'listChargebacks',
    screen: 'chargebacks',
    title: say`Chargebacks`,
    path,
    limit: 50,
    live: { id: 'chargeback-list', tableId: 'chargebacks', seconds: 5 },
    actions: [{ path: `${path}/open`, text: say`Open a chargeback`, tone: 'small', permission: 'chargebacks.manage' }],
    tabs: TABS,
    filters: [
      { kind: 'search', name: 'reason', label: say`Reason has`, lengthMax: 100 },
      ...(isShop ? [] : [merchant]),
      { kind: 'from', name: 'due', parameter: 'dueBefore', label: say`Due before` },
      { kind: 'from', name: 'from', label: say`Opened from` },
      { kind: 'to', name: 'to', label: say`Opened to` },
    ],
    form: { label: say`Filter` },
    rowsOf: ({ chargebacks }) => chargebacks,
    sumOf: (chargeback) => chargeback,
    table: {
      caption: say`Chargebacks`,
      keyOf: ({ chargebackNo }) => chargebackNo,
      pathOf: ({ chargebackNo }) => pathOf(exchange, chargebackNo),
      columns: [
        { title: say`Due`, cell: (row) => dueText(exchange, row) },
        { title: say`State`, cell: (row) => stateTag(exchange, row) },
        { title: say`Amount`, kind: 'figure', cell: (row) => amount(row.amount, row.currency) },
        { title: say`Reason`, cell: ({ reason }) => reason },
        ...(isShop ? [] : [MERCHANT]),
        {
          title: say`Order`,
          cell: ({ tradeNo, merOrderNo }) =>
            html`<a href="${storyPath(exchange, tradeNo)}"><bdi>${merOrderNo}</bdi></a>`,
        },
        { title: say`Opened`, cell: ({ createdAt }) => moment(exchange, createdAt, 'day') },
      ],
    },
    none: NONE,
    searched: (to, { choice: { tab } }) =>
      tab === 'open'
        ? html`<p class="soft">Looked at what is due until ${moment(exchange, to, 'day')}.</p>`
        : html`<p class="soft">Looked back to ${moment(exchange, to, 'day')}.</p>`,
    pager,
    refusals: { names: ['invalidInput', 'merchantNotFound', 'chargebackNotFound'], status: 400 },
  };
}

const TABS: ListTabs<'listChargebacks'> = translated({
  name: 'state',
  label: 'State',
  choices: [
    { value: 'open', title: 'Open', count: ({ answer }) => answer && html` <small>${capped(answer.open)}</small>` },
    { value: 'won', title: 'Won' },
    { value: 'lost', title: 'Lost' },
    { value: 'all', title: 'All', parameters: {} },
  ],
  initial: 'open',
  unnamed: 'open',
  live: { id: 'states', end: overdueTag },
});

const NONE: NoRows<'listChargebacks'> = {
  yet: ({ choice: { tab } }) =>
    tab === 'open'
      ? empty(say`No open chargebacks`, say`Nothing has to be answered. New ones appear here by due date.`)
      : empty(say`None yet`, say`Chargebacks come here when they are closed.`),
  found: () => empty(say`No chargeback fits`, say`Clear the filter, or look at all states.`),
  soFar: 'table',
};

const MERCHANT: ListColumn<Chargeback> = {
  title: 'Merchant',
  cell: ({ merNo }, exchange) => merchantLink(exchange, merNo),
};

function overdueTag({ exchange, answer }: Asked<'listChargebacks'>): Html {
  if (answer === null || answer.overdue === 0) return NOTHING;
  const count = capped(answer.overdue);
  const words = wordingOf(exchange).isShop ? say`${count} not answered in time` : `${count} overdue`;
  return html`<span class="tag bad end">${words}</span>`;
}

function capped(count: number): string {
  return count > COUNT_MAX ? `${COUNT_MAX}+` : String(count);
}

/** Open ones are in the order of their due dates. */
function pager({ first, next }: PagePaths, { answer, choice: { tab } }: Found<'listChargebacks'>): Html {
  if (answer.chargebacks.length === 0 && next === null) return NOTHING;
  const onward = answer.searchedTo !== null ? say`Look further` : tab === 'open' ? say`Due later` : say`Older`;
  return html`<nav class="pager" aria-label="Pages">
    ${first !== null && html`<a class="button small" href="${first}">First page</a>`}
    ${next !== null && html`<a class="button small" rel="next" href="${next}">${onward}</a>`}
  </nav>`;
}
