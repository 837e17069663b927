import { say, translated } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Value } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { merchantLink } from '../../desk/merchant-names.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, tag } from '../../desk/views/parts.ts';
import { KIND_WORDS, methodWords } from './order-words.ts';
import type { OrdersDesk } from './orders-desk.ts';
import type { OperatorParameters } from '../../../../../generated/operator-operations.ts';
import type { PhonePlace } from '../../desk/views/table.ts';
import { shortNumber } from '../../desk/views/short-number.ts';

type Order = components['schemas']['Order'];
type Sort = NonNullable<OperatorParameters['listOrders']['sort']>;

interface OrderColumn {
  readonly title: string;
  readonly kind?: 'figure';
  readonly phone?: PhonePlace;
  /** The orders in which the list can be sorted by it, the usual one first. */
  readonly sorts?: readonly [Sort, Sort];
  readonly cell: (order: Order, exchange: SignedInExchange, desk: OrdersDesk) => Value;
  /** As a file has it: one value a cell, without words of our own. */
  readonly file: Readonly<Record<string, (order: Order) => string | null>>;
}

const orderAmount = (decimal: (order: Order) => string, name: string): Omit<OrderColumn, 'title'> => ({
  kind: 'figure',
  cell: (order) => amount(decimal(order), order.currency),
  file: { [name]: decimal, currency: ({ currency }) => currency },
});

const settledAmount = (decimal: (order: Order) => string, name: string): Omit<OrderColumn, 'title'> => ({
  kind: 'figure',
  cell: (order) => amount(decimal(order), order.settlementCurrency),
  file: { [name]: decimal, settlementCurrency: ({ settlementCurrency }) => settlementCurrency },
});

const time = (of: (order: Order) => string | null, name: string): Omit<OrderColumn, 'title'> => ({
  cell: (order, exchange) => {
    const at = of(order);
    return at !== null && moment(exchange, at);
  },
  file: { [name]: of },
});

const COLUMNS = translated({
  tradeNo: {
    title: 'Order',
    cell: ({ tradeNo }) => html`<code title="${tradeNo}">${shortNumber(tradeNo)}</code>`,
    file: { tradeNo: ({ tradeNo }) => tradeNo },
  },
  merNo: {
    title: 'Merchant',
    phone: 'also',
    cell: ({ merNo }, exchange) => merchantLink(exchange, merNo),
    file: { merNo: ({ merNo }) => String(merNo) },
  },
  merOrderNo: {
    title: 'Order number',
    phone: 'none',
    cell: ({ merOrderNo }) => html`<span class="word">${merOrderNo}</span>`,
    file: { merOrderNo: ({ merOrderNo }) => merOrderNo },
  },
  kind: {
    title: 'Kind',
    cell: ({ kind }) => KIND_WORDS[kind],
    file: { kind: ({ kind }) => kind },
  },
  method: {
    title: 'Method',
    phone: 'none',
    cell: ({ method, payer }) => html`${methodWords(payer?.method ?? method)}${cardOf(payer)}`,
    file: { method: ({ method, payer }) => payer?.method ?? method, card: ({ payer }) => payer?.card ?? null },
  },
  amount: {
    title: 'Amount',
    ...orderAmount((order) => order.amount, 'amount'),
    phone: 'lead',
    // The arrows say what is first: the largest, or the smallest.
    sorts: ['largest', 'smallest'],
  },
  payer: {
    title: 'Payer',
    phone: 'who',
    cell: ({ payer }) => typeof payer?.name === 'string' && html`<bdi class="word">${payer.name}</bdi>`,
    file: { payer: ({ payer }) => payer?.name ?? null },
  },
  state: {
    title: 'State',
    phone: 'badge',
    cell: (order, _exchange, { stateOf }) => tag(...stateOf(order)),
    file: { state: ({ listedState }) => listedState },
  },
  message: {
    title: 'Message',
    cell: ({ message }) => html`<span class="word">${message}</span>`,
    file: { message: ({ message }) => message },
  },
  createdAt: {
    title: 'Created',
    ...time((order) => order.createdAt, 'createdAt'),
    phone: 'when',
    sorts: ['newest', 'oldest'],
  },
  finishedAt: { title: 'Finished', ...time((order) => order.finishedAt, 'finishedAt') },
  expiresAt: { title: 'Expires', ...time((order) => order.expiresAt, 'expiresAt') },
  refunded: { title: 'Refunded', ...orderAmount((order) => order.refunded, 'refunded') },
  chargedBack: { title: 'Charged back', ...orderAmount((order) => order.chargedBack, 'chargedBack') },
  settleAmount: { title: 'Settlement', ...settledAmount((order) => order.settleAmount, 'settleAmount') },
  handlingFee: { title: 'Handling fee', ...settledAmount((order) => order.handlingFee, 'handlingFee') },
  transactionFee: { title: 'Transaction fee', ...settledAmount((order) => order.transactionFee, 'transactionFee') },
  receiveAmount: { title: 'Merchant gets', ...settledAmount((order) => order.receiveAmount, 'receiveAmount') },
  settled: {
    title: 'Settled',
    cell: ({ settled }) => settled !== null && (settled ? say`Yes` : say`No`),
    file: { settled: ({ settled }) => (settled === null ? null : String(settled)) },
  },
}) satisfies Readonly<Record<string, OrderColumn>>;

export type ColumnId = keyof typeof COLUMNS;

export const ORDER_COLUMNS: Readonly<Record<ColumnId, OrderColumn>> = COLUMNS;

export const COLUMN_IDS = Object.keys(COLUMNS) as ColumnId[];

function cardOf(payer: Order['payer']): Value {
  return typeof payer?.card === 'string' && html` <span class="soft">•${payer.card}</span>`;
}
