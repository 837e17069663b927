import { say, translated } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Refused } from '../../../operator/refused.ts';
import { deskOf } from '../../desk/desks.ts';
import type { ListExport } from '../../desk/list/export-list.ts';
import { formatMenu } from '../../desk/list/file-menu.ts';
import { fileParameter } from '../../desk/list/list-file.ts';
import type { Asking, List, ListColumn, PagePaths } from '../../desk/list/list-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty } from '../../desk/views/parts.ts';
import { choosingOrders } from './chosen-orders.ts';
import { chips, columnPicks, filterForm } from './filter-form.ts';
import { ORDER_COLUMNS } from './order-columns.ts';
import { addressOf, fieldsOf, isFiltered, parametersOf, readFilter } from './order-filter.ts';
import type { OrderFilter, Sort } from './order-filter.ts';
import type { OrdersDesk } from './orders-desk.ts';
import { sumsLink } from './order-sums.ts';

type Order = components['schemas']['Order'];

interface Shown {
  readonly desk: OrdersDesk;
  /** Where there is no order at all. */
  readonly none: Html;
  /** Views that people have saved, and a form that saves this one. */
  readonly views?: (asking: Asking, address: string) => Promise<readonly [tabs: Html, save: Html]>;
}

/** What is chosen is kept in the address by its own filter, which more than the operation's parameters makes up. */
export function orderList(exchange: SignedInExchange, { desk, none, views }: Shown): List<'listOrders', Order> {
  const filter = readFilter(exchange.request.query, desk);
  return {
    operation: 'listOrders',
    screen: 'orders',
    title: say`Orders`,
    path: desk.path,
    kept: fieldsOf(filter),
    parameters: parametersOf(exchange, filter),
    // With a box in front of each, a page stays below 84 kB.
    limit: 32,
    showsFileMenu: true,
    ...(filter.sort === 'oldest' && { place: 'after' }),
    live: { id: 'orders-list', tableId: 'orders', seconds: 5 },
    async top(asking) {
      const [tabs, save] = (await views?.(asking, addressOf(filter))) ?? [NOTHING, NOTHING];
      return html`${tabs} ${filterForm(exchange, filter)} ${listHead(exchange, filter, save)}`;
    },
    rowsOf: ({ orders }) => orders,
    table: {
      caption: say`Orders`,
      keyOf: ({ tradeNo }) => tradeNo,
      pathOf: ({ tradeNo }) => `${desk.path}/${tradeNo}`,
      columns: columnsOf(filter),
    },
    choosing: () => choosingOrders(filter),
    none: {
      yet: isFiltered(filter) ? noneMatch(exchange, filter) : none,
      soFar: empty(say`None found yet`, say`Orders that match may be further on.`),
    },
    pager: (paths, { answer }) => pager(exchange, { ...paths, filter, searchedTo: answer.searchedTo }),
    foot: sumsLink(filter),
    refusals: { names: 'all', status: 400, notice: filterNotice },
  };
}

/** What the list shows, all pages of it, in a file. */
export function ordersFile(exchange: SignedInExchange, desk: OrdersDesk) {
  const { columns } = readFilter(exchange.request.query, desk);
  const file: ListExport<Order> = {
    nameOf: ({ now }) => `orders-${new Date(now).toISOString().slice(0, 10)}`,
    // Two columns in one currency name it once.
    cells: new Map(columns.flatMap((id) => Object.entries(ORDER_COLUMNS[id].file))),
    limit: 100,
  };
  return { list: orderList(exchange, { desk, none: NOTHING }), file };
}

/** Above the list: what it is limited to, and what can be done with it. */
function listHead(exchange: SignedInExchange, filter: OrderFilter, more: Html): Html {
  return html`<div class="list-head">
    ${chips(exchange, filter)}
    <div class="actions">
      ${columnPicks(filter)} ${more}
      ${formatMenu((kind) => queryPath(filter.desk.path, { ...fieldsOf(filter), ...fileParameter(kind) }))}
    </div>
  </div>`;
}

function columnsOf(filter: OrderFilter): ListColumn<Order>[] {
  const isUsual = filter.columns.join() === filter.desk.defaultColumns.join();
  return filter.columns.map((id) => {
    const { title, kind, cell, phone, sorts } = ORDER_COLUMNS[id];
    return {
      title: filter.desk.titles[id] ?? title,
      ...(kind !== undefined && { kind }),
      // The two lines are those of the usual columns; others each say what they are.
      ...(phone !== undefined && isUsual && { phone }),
      cell: (order: Order, exchange: SignedInExchange) => cell(order, exchange, filter.desk),
      ...(sorts !== undefined && { sort: sortOf(filter, sorts) }),
    };
  });
}

/** The heading turns the order around, or takes it over. */
function sortOf(filter: OrderFilter, [first, other]: readonly [Sort, Sort]): NonNullable<ListColumn<Order>['sort']> {
  const { sort } = filter;
  return {
    path: addressOf({ ...filter, sort: sort === first ? other : first }),
    direction: sort === first ? 'descending' : sort === other ? 'ascending' : null,
  };
}

function noneMatch(exchange: SignedInExchange, filter: OrderFilter): Html {
  const search = html`<a href="${queryPath(`${deskOf(exchange).folder}/search`, { q: filter.text })}"
    >Search everywhere for “${filter.text}”</a
  >`;
  return empty(
    say`No orders match`,
    html`Change the filters, or <a href="${filter.desk.path}">show all orders</a>.`,
    filter.text !== '' && search,
  );
}

interface Further extends PagePaths {
  readonly filter: OrderFilter;
  readonly searchedTo: string | null;
}

/** Where the list goes on, and how far a search came. */
function pager(exchange: SignedInExchange, { first, next, filter, searchedTo }: Further): Html {
  if (first === null && next === null) return NOTHING;
  if (filter.sort === 'largest' || filter.sort === 'smallest') return amountPager({ first, next });
  const isNewest = filter.sort === 'newest';
  const searched =
    searchedTo !== null &&
    (isNewest
      ? html`<span class="soft">Looked back to ${moment(exchange, searchedTo)}.</span>`
      : html`<span class="soft">Looked up to ${moment(exchange, searchedTo)}.</span>`);
  const label =
    searchedTo === null
      ? isNewest
        ? say`Older`
        : say`Newer`
      : isNewest
        ? say`Look further back`
        : say`Look further on`;
  return html`<nav class="pager" aria-label="Pages">
    ${first !== null && html`<a class="button small" href="${first}">${isNewest ? say`Newest` : say`Oldest`}</a>`}
    ${next !== null && html`<a class="button small" href="${next}" rel="next">${label}</a>`} ${searched}
  </nav>`;
}

function amountPager({ first, next }: PagePaths): Html {
  return html`<nav class="pager" aria-label="Pages">
    ${first !== null && html`<a class="button small" href="${first}">First page</a>`}
    ${next !== null && html`<a class="button small" href="${next}" rel="next">Next page</a>`}
  </nav>`;
}

function filterNotice({ detail, fields = [] }: Refused): Html {
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
const PROBLEM_WORDS: Readonly<Record<string, string>> = translated({
  from: 'must be a day, such as 2026-11-15',
  to: 'must be a day, such as 2026-11-15',
});

const FIELD_WORDS: Readonly<Record<string, string>> = translated({
  merNo: 'Merchant',
  text: 'Number or message',
  sort: 'The order by amount',
  state: 'State',
  method: 'Method',
  kind: 'Kind',
  currency: 'Currency',
  bin: 'Card begins with',
  amountMin: 'Amount from',
  amountMax: 'Amount to',
  from: 'From day',
  to: 'To day',
});
