import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { daySpan } from '../day-span.ts';
import type { Call } from '../desk-types.ts';
import { queryPath } from '../query-path.ts';
import { refusedNotice } from '../respond.ts';
import { filterForm, filtersIn, numbersIn } from '../views/filters.ts';
import { field, select } from '../views/forms.ts';
import { moment } from '../views/moment.ts';
import { empty } from '../views/parts.ts';
import { liveList, pager, table } from '../views/table.ts';
import type { Column } from '../views/table.ts';
import { EVENTS, STATES, stateTag } from './delivery-texts.ts';
import type { DeliveryPage, ListedDelivery } from './delivery-texts.ts';

const ROWS = 50;

/** What differs between the operator's list and a shop's. */
export interface DeliveryListPlace {
  /** Of the list, and in front of a notification's own address. */
  readonly path: string;
  readonly folder: string;
  /** A filter besides those that both have. */
  readonly own: 'merNo' | 'tradeNo';
  readonly ownLabel: string;
  /** After the time and the state. */
  columns(exchange: SignedInExchange): readonly Column<ListedDelivery>[];
  /** When one is written, if none match. */
  readonly when: string;
}

interface DeliveryList {
  readonly filters: Html;
  readonly list: Html;
  readonly merNo: string | undefined;
  readonly isPaused: boolean;
  /** Its first page, which updates itself. */
  readonly isFirst: boolean;
}

/** Every notification, newest first. Whatever a filter says is checked by the operation. */
export async function readDeliveryList(
  call: Call,
  exchange: SignedInExchange,
  place: DeliveryListPlace,
): Promise<DeliveryList> {
  const filters = filtersIn(exchange, [place.own, 'host', 'state', 'event', 'from', 'to']);
  const { before } = filtersIn(exchange, ['before']);
  const { from: _from, to: _to, ...same } = filters;
  const parameters = {
    ...numbersIn(same, ['merNo']),
    ...daySpan(exchange, filters),
    ...(before !== undefined && { before }),
    limit: ROWS,
  };
  const listed = await call(exchange, 'listDeliveries', { parameters });
  if (listed.kind === 'waits') throw new Error('a read waits for nobody');
  return {
    filters: filterForm(place.path, filterFields(filters, place), Object.keys(filters).length > 0),
    list:
      listed.kind === 'refused' ? refusedNotice(listed) : listOf(exchange, { ...listed.value, filters, before }, place),
    merNo: filters.merNo,
    isPaused: listed.kind === 'done' && listed.value.paused === true,
    isFirst: before === undefined,
  };
}

type Filters = Partial<Record<'merNo' | 'tradeNo' | 'host' | 'state' | 'event' | 'from' | 'to', string>>;

function filterFields(filters: Filters, { own, ownLabel }: DeliveryListPlace): Html[] {
  return [
    field({ name: own, label: ownLabel, value: filters[own], lengthMax: 50 }),
    field({ name: 'host', label: 'Host', value: filters.host, placeholder: 'shop.example' }),
    select({
      name: 'state',
      label: 'State',
      value: filters.state,
      choices: [['', 'Any'], ...Object.entries(STATES).map(([state, [text]]) => [state, text] as const)],
    }),
    select({ name: 'event', label: 'Event', value: filters.event, choices: [['', 'Any'], ...Object.entries(EVENTS)] }),
    field({ name: 'from', label: 'From', type: 'date', value: filters.from }),
    field({ name: 'to', label: 'To', type: 'date', value: filters.to }),
  ];
}

interface Shown extends DeliveryPage {
  readonly filters: Filters;
  readonly before: string | undefined;
}

function listOf(
  exchange: SignedInExchange,
  { deliveries, next, searchedTo, filters, before }: Shown,
  { path, folder, columns, when }: DeliveryListPlace,
): Html {
  const address = (more: object) => queryPath(path, { ...filters, ...more });
  const rows = table<ListedDelivery>({
    caption: 'Notifications, newest first',
    liveId: 'log',
    rows: deliveries,
    keyOf: ({ notificationId }) => notificationId,
    pathOf: ({ notificationId }) => `${folder}/${notificationId}`,
    columns: [
      { title: 'Created', cell: ({ createdAt }) => moment(exchange, createdAt, 'second') },
      { title: 'State', cell: ({ state }) => stateTag(state) },
      ...columns(exchange),
    ],
  });
  const isEmpty = deliveries.length === 0 && searchedTo === null;
  return html`${liveList('log-list', isEmpty ? empty('No notifications match', when) : rows)}
  ${searchedTo === null ? NOTHING : html`<p class="soft">Looked back to ${moment(exchange, searchedTo)}. Older looks further back.</p>`}
  ${pager({ first: before === undefined ? null : address({}), next: next === null ? null : address({ before: next }) })}`;
}
