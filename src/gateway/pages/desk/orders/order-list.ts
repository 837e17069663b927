import type { components } from '../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { CallRefused } from '../desk-types.ts';
import { deskOf } from '../desks.ts';
import { queryPath } from '../query-path.ts';
import { moment } from '../views/moment.ts';
import { empty } from '../views/parts.ts';
import { liveList, table } from '../views/table.ts';
import type { Column } from '../views/table.ts';
import { chips, columnPicks } from './filter-form.ts';
import { ORDER_COLUMNS } from './order-columns.ts';
import { addressOf, isFiltered, placeOf } from './order-filter.ts';
import type { OrderFilter } from './order-filter.ts';

type Order = components['schemas']['Order'];
type OrderPage = components['schemas']['OrderPage'];

interface Shown {
  readonly exchange: SignedInExchange;
  readonly filter: OrderFilter;
  readonly page: OrderPage;
}

/** A page of orders, and where the list goes on. `none` is shown where there is no order at all. */
export function orderList({ none, ...shown }: Shown & { readonly none: Html }): Html {
  const isEmpty = shown.page.orders.length === 0;
  return html`${liveList('orders-list', isEmpty ? emptyList(shown, none) : orderTable(shown))} ${foot(shown)}`;
}

function orderTable({ exchange, filter, page }: Shown): Html {
  return table({
    caption: 'Orders',
    columns: columnsOf(exchange, filter),
    rows: page.orders,
    keyOf: ({ tradeNo }) => tradeNo,
    pathOf: ({ tradeNo }) => `${filter.desk.path}/${tradeNo}`,
    liveId: 'orders',
  });
}

/** Above the list: what it is limited to, and what can be done with it. */
export function listHead(filter: OrderFilter, more: Html = NOTHING): Html {
  return html`<div class="list-head">
    ${chips(filter)}
    <div class="actions">
      ${columnPicks(filter)} ${more}
      <a class="button small" href="${addressOf(filter, {}, `${filter.desk.path}/export`)}" download>Export CSV</a>
    </div>
  </div>`;
}

function columnsOf(exchange: SignedInExchange, filter: OrderFilter): Column<Order>[] {
  const other = filter.sort === 'newest' ? 'oldest' : 'newest';
  const sort = {
    path: addressOf({ ...filter, sort: other }),
    direction: filter.sort === 'newest' ? 'descending' : 'ascending',
  } as const;
  return filter.columns.map((id) => {
    const { title, kind, cell } = ORDER_COLUMNS[id];
    return {
      title: filter.desk.titles[id] ?? title,
      ...(kind !== undefined && { kind }),
      cell: (order: Order) => cell(order, exchange, filter.desk),
      // The list is in the order of time, which is the only one that stays fast.
      ...(id === 'createdAt' && { sort }),
    };
  });
}

function emptyList({ exchange, filter, page }: Shown, none: Html): Html {
  if (page.next !== null) return empty('None found yet', 'Orders that match may be further on.');
  if (!isFiltered(filter)) return none;
  const search = html`<a href="${queryPath(`${deskOf(exchange).folder}/search`, { q: filter.text })}"
    >Search everywhere for “${filter.text}”</a
  >`;
  return empty(
    'No orders match',
    html`Change the filters, or <a href="${filter.desk.path}">show all orders</a>.`,
    filter.text !== '' && search,
  );
}

/** Where the list goes on, and how far a search came. */
function foot({ exchange, filter, page }: Shown): Html {
  const { query } = exchange.request;
  const isPart = query.has('before') || query.has('after');
  const { next, searchedTo } = page;
  const isNewest = filter.sort === 'newest';
  const further = next === null ? null : addressOf(filter, placeOf(filter, next));
  const searched =
    searchedTo !== null &&
    html`<span class="soft">Looked ${isNewest ? 'back to' : 'up to'} ${moment(exchange, searchedTo)}.</span>`;
  const label =
    searchedTo === null ? (isNewest ? 'Older' : 'Newer') : isNewest ? 'Look further back' : 'Look further on';
  if (further === null && !isPart) return NOTHING;
  return html`<nav class="pager" aria-label="Pages">
    ${isPart && html`<a class="button small" href="${addressOf(filter)}">${isNewest ? 'Newest' : 'Oldest'}</a>`}
    ${further !== null && html`<a class="button small" href="${further}" rel="next">${label}</a>`} ${searched}
  </nav>`;
}

export function filterNotice({ detail, fields = [] }: CallRefused): Html {
  const lines = fields.map(
    ({ field, problem }) => html`<li><b>${FIELD_WORDS[field] ?? field}</b> ${PROBLEM_WORDS[field] ?? problem}</li>`,
  );
  return html`<div class="notice bad" role="alert">
    <h2>Check the filters</h2>
    ${
      lines.length === 0
        ? html`<p>${detail}</p>`
        : html`<ul>
            ${lines}
          </ul>`
    }
  </div>`;
}

/** Where the contract speaks to programs. */
const PROBLEM_WORDS: Readonly<Record<string, string>> = {
  merNo: 'must be a merchant number, such as 100001',
  from: 'must be a day, such as 2026-11-15',
  to: 'must be a day, such as 2026-11-15',
};

const FIELD_WORDS: Readonly<Record<string, string>> = {
  merNo: 'Merchant',
  text: 'Number or message',
  state: 'State',
  method: 'Method',
  kind: 'Kind',
  currency: 'Currency',
  amountMin: 'Amount from',
  amountMax: 'Amount to',
  from: 'From day',
  to: 'To day',
};
