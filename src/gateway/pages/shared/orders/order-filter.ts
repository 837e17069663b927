import { translated } from '../../../../web/texts.ts';
import type { OperatorParameters } from '../../../../../generated/operator-operations.ts';
import { createZone, parseDay } from '../../../domain/day.ts';
import type { Zone } from '../../../domain/day.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { zoneOf } from '../../desk/zone.ts';
import type { ColumnId } from './order-columns.ts';
import type { OrdersDesk } from './orders-desk.ts';

// What the list shows is all in the address, so that a view can be saved, shared and opened again.

const TEXT_FIELDS = [
  'text',
  'merNo',
  'kind',
  'currency',
  'amountMin',
  'amountMax',
  'bin',
  'from',
  'to',
  'period',
] as const;
const LIST_FIELDS = ['state', 'method'] as const;
const LENGTH_MAX = 100;
const LIST_MAX = 40;

export type Sort = NonNullable<OperatorParameters['listOrders']['sort']>;
const SORTS: readonly Sort[] = ['newest', 'oldest', 'largest', 'smallest'];

type TextField = (typeof TEXT_FIELDS)[number];
type ListField = (typeof LIST_FIELDS)[number];

/** As people wrote it: the operation checks it. Empty texts and lists limit nothing. */
export interface OrderFilter
  extends Readonly<Record<TextField, string>>, Readonly<Record<ListField, readonly string[]>> {
  readonly sort: Sort;
  readonly columns: readonly ColumnId[];
  readonly desk: OrdersDesk;
}

/** Spans that move with the clock, so that a saved view stays useful. */
export const PERIODS = translated({
  hour: 'Last hour',
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'Last 7 days',
  month: 'Last 30 days',
});

type Period = keyof typeof PERIODS;

export function readFilter(query: URLSearchParams, desk: OrdersDesk): OrderFilter {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, LENGTH_MAX);
  const list = (name: string) =>
    [...new Set(query.getAll(name).flatMap((value) => value.split(',')))].filter(Boolean).slice(0, LIST_MAX);
  const columns = list('columns').filter((id): id is ColumnId => (desk.columns as readonly string[]).includes(id));
  const dates = { from: text('from'), to: text('to') };
  const period = text('period');
  return {
    text: text('text'),
    merNo: desk.isOfShop ? '' : text('merNo'),
    kind: desk.isOfShop ? '' : text('kind'),
    currency: text('currency').toUpperCase(),
    amountMin: text('amountMin'),
    amountMax: text('amountMax'),
    bin: text('bin'),
    ...dates,
    // Dates that somebody chose say more than a span.
    period: dates.from === '' && dates.to === '' && isPeriod(period) ? period : '',
    state: list('state'),
    method: list('method'),
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'newest',
    columns: columns.length === 0 ? desk.defaultColumns : columns,
    desk,
  };
}

function isPeriod(text: string): text is Period {
  return Object.hasOwn(PERIODS, text);
}

export function addressOf(filter: OrderFilter, path = filter.desk.path): string {
  return queryPath(path, fieldsOf(filter));
}

/** What the address says, without what is empty or usual. */
export function fieldsOf(filter: OrderFilter): Readonly<Record<string, string>> {
  const columns = filter.columns.join(',');
  return {
    ...Object.fromEntries(TEXT_FIELDS.map((name) => [name, filter[name]])),
    ...Object.fromEntries(LIST_FIELDS.map((name) => [name, filter[name].join(',')])),
    sort: filter.sort === 'newest' ? '' : filter.sort,
    columns: columns === filter.desk.defaultColumns.join(',') ? '' : columns,
  };
}

export function isFiltered(filter: OrderFilter): boolean {
  return [...TEXT_FIELDS, ...LIST_FIELDS].some((name) => filter[name].length > 0);
}

type Parameters = Partial<OperatorParameters['listOrders']>;

/** Days are those of the person's zone. What is no date or number is passed on as it is, and refused by its name. */
export function parametersOf(exchange: SignedInExchange, filter: OrderFilter): Parameters {
  const zone = createZone(zoneOf(exchange));
  const { from, to } = filter.period === '' ? filter : spanOf(filter.period as Period, zone, exchange.now);
  const given = {
    text: filter.text,
    merNo: /^[0-9]{1,12}$/.test(filter.merNo) ? Number(filter.merNo) : filter.merNo,
    kind: filter.desk.isOfShop ? 'payment' : filter.kind,
    state: filter.state,
    method: filter.method,
    currency: filter.currency,
    amountMin: filter.amountMin,
    amountMax: filter.amountMax,
    bin: filter.bin,
    from: startOf(from, zone),
    to: endOf(to, zone),
    sort: filter.sort,
  };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => typeof value === 'number' || value.length > 0),
  ) as Parameters;
}

const HOUR_MS = 3_600_000;
const DAY = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

function spanOf(period: Period, zone: Zone, now: number): { from: string; to: string } {
  if (period === 'hour') return { from: new Date(now - HOUR_MS).toISOString(), to: '' };
  const today = zone.dayOf(now);
  if (period === 'yesterday') return { from: dayText(today - 1), to: dayText(today - 1) };
  return { from: dayText(today - { today: 0, week: 6, month: 29 }[period]), to: '' };
}

function dayText(day: number): string {
  return new Date(day * 24 * HOUR_MS).toISOString().slice(0, 10);
}

function startOf(text: string, zone: Zone): string {
  return isDay(text) ? new Date(zone.startOf(parseDay(text))).toISOString() : text;
}

/** The whole day counts. */
function endOf(text: string, zone: Zone): string {
  return isDay(text) ? new Date(zone.startOf(parseDay(text) + 1) - 1).toISOString() : text;
}

/** Not a day such as 30 February. */
function isDay(text: string): boolean {
  return DAY.test(text) && Number.isFinite(parseDay(text)) && dayText(parseDay(text)) === text;
}
