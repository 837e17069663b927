import { UNAVAILABLE } from '../../../../../generated/codes.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { daySpan } from '../day-span.ts';
import type { DeskContext } from '../desk-types.ts';
import { queryPath } from '../query-path.ts';
import { answerRefused, refusedNotice } from '../respond.ts';
import { filterForm, filtersIn } from '../views/filters.ts';
import { field, select } from '../views/forms.ts';
import { answerDesk } from '../views/layout.ts';
import { moment } from '../views/moment.ts';
import { empty, grouped } from '../views/parts.ts';
import { liveList, pager, table } from '../views/table.ts';
import {
  CODE_CHOICES,
  OPERATION_CHOICES,
  meaningOf,
  milliseconds,
  operationWords,
  resultTag,
} from './request-words.ts';
import type { ListedRequest, RequestPage, RequestsPlace } from './request-words.ts';

const NAMES = ['result', 'operation', 'code', 'order', 'from', 'to'] as const;
const PAGE = 50;

type Filters = Partial<Record<(typeof NAMES)[number], string>>;

/** What a merchant's programs sent, newest first. Both desks show it. */
export async function answerRequests(
  { call }: DeskContext,
  exchange: SignedInExchange,
  place: RequestsPlace & { readonly title: string; readonly back?: { readonly path: string; readonly title: string } },
): Promise<PageAnswer> {
  const filters: Filters = filtersIn(exchange, NAMES);
  const { before } = filtersIn(exchange, ['before']);
  const { from: _from, to: _to, ...same } = filters;
  const parameters = {
    ...(same as object),
    merNo: place.merNo,
    ...daySpan(exchange, filters),
    ...(before !== undefined && { before }),
    limit: PAGE,
  };
  const listed = await call(exchange, 'listRequests', { parameters });
  if (listed.kind === 'waits') throw new Error('a read waits for nobody');
  if (listed.kind === 'refused' && listed.name !== 'invalidInput') return answerRefused(exchange, listed);
  const content =
    listed.kind === 'refused' ? refusedNotice(listed) : listOf(exchange, place, { ...listed.value, filters, before });
  return answerDesk(exchange, {
    screen: place.screen,
    title: place.title,
    ...(place.back && { back: place.back }),
    ...(before === undefined && { liveSeconds: 2 }),
    content: html`${filterForm(place.listPath, filterFields(filters), Object.keys(filters).length > 0)} ${content}`,
  });
}

interface Shown extends RequestPage {
  readonly filters: Filters;
  readonly before: string | undefined;
}

function listOf(exchange: SignedInExchange, place: RequestsPlace, page: Shown): Html {
  const { requests, next, keptDays, filters, before } = page;
  const path = (more: object) => queryPath(place.listPath, { ...filters, ...more });
  const pages = {
    first: before === undefined ? null : path({}),
    next: next === null ? null : path({ before: next }),
  };
  const isEmpty = requests.length === 0;
  const list = isEmpty ? none(Object.keys(filters).length > 0) : requestTable(exchange, place, requests);
  return html`${liveList('request-list', list)} ${pager(pages)} ${keptNote(keptDays)}`;
}

function none(isFiltered: boolean): Html {
  if (isFiltered) return empty('No requests match', 'Widen the filters.');
  return empty('No requests yet', 'Send one to the gateway: it appears here within two seconds.');
}

function keptNote(keptDays: number): Html {
  if (keptDays === 0) return html`<p class="soft">The operator has switched the request log off.</p>`;
  const days = keptDays === 1 ? '1 day' : `${keptDays} days`;
  return html`<p class="soft">
    Kept for ${days}, up to 10,000 requests, and 1,000 without a right signature. Under heavy load some are left out so
    that payments are not slowed down; the list says where. A request that names no merchant is not here: its response
    says what is wrong, such as a Content-Type other than application/json. Nor is one that was refused with
    ${UNAVAILABLE} because the gateway was overloaded: it was not read.
  </p>`;
}

function filterFields(filters: Filters): Html[] {
  const result = [
    ['', 'Any'],
    ['ok', 'Accepted'],
    ['refused', 'Refused'],
  ] as const;
  return [
    select({ name: 'result', label: 'Result', value: filters.result, choices: result }),
    select({
      name: 'operation',
      label: 'Request',
      value: filters.operation,
      choices: [['', 'Any'], ...OPERATION_CHOICES],
    }),
    select({ name: 'code', label: 'Code', value: filters.code, choices: [['', 'Any'], ...CODE_CHOICES] }),
    field({ name: 'order', label: 'Order', value: filters.order, lengthMax: 64, placeholder: 'ORDER-1001' }),
    field({ name: 'from', label: 'From', type: 'date', value: filters.from }),
    field({ name: 'to', label: 'To', type: 'date', value: filters.to }),
  ];
}

function requestTable(exchange: SignedInExchange, place: RequestsPlace, rows: readonly ListedRequest[]): Html {
  return table({
    caption: 'Requests, newest first',
    liveId: 'requests',
    rows,
    keyOf: ({ requestId }) => requestId,
    pathOf: ({ requestId }) => place.storyPath(requestId),
    columns: [
      { title: 'Time', cell: ({ at }) => moment(exchange, at, 'second') },
      { title: 'Request', cell: ({ operation }) => operationWords(operation) },
      { title: 'Order', cell: (row) => orderOf(row, place) },
      { title: 'Result', cell: resultOf },
      { title: 'Took', kind: 'figure', cell: (row) => milliseconds(row.milliseconds) },
    ],
  });
}

function orderOf({ merOrderNo, tradeNo }: ListedRequest, { orderPath }: RequestsPlace): Html | string | null {
  if (tradeNo === null) return merOrderNo;
  return html`<a class="number" href="${orderPath(tradeNo)}">${merOrderNo ?? tradeNo}</a>`;
}

function resultOf(row: ListedRequest): Html {
  const why = row.result === 'ok' ? undefined : meaningOf(row.code);
  const lost =
    row.lost === 0 ? NOTHING : html`<br /><small class="soft">${grouped(String(row.lost))} more not kept</small>`;
  return html`<div>${resultTag(row)} ${why !== undefined && html`<span class="soft">${why}</span>`}${lost}</div>`;
}
