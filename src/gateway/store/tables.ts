import type { AgendaItem } from '../domain/orders/agenda.ts';
import type { CountedAttempt } from '../domain/payments/attempt.ts';
import type { Chargeback } from '../domain/chargebacks/chargeback.ts';
import type { EndedOrder } from '../domain/payments/payment-end.ts';
import type { NewOrder, Order, OrderDetails, OrderReference, Script } from '../domain/orders/order.ts';
import type { Refund } from '../domain/refunds/refund.ts';
import type { StoredPosting } from '../domain/ledger/ledger-store.ts';
import type { ExchangeRate } from '../domain/platform/rates.ts';
import type { OrderChange } from '../domain/orders/order-store.ts';
import type { Replay } from '../domain/orders/replay.ts';
import type { SealedSecret } from '../domain/merchants/merchant-store.ts';
import { recordedAnswer } from './orders/recorded-answer.ts';
import { CHARGEBACK_STATE, LISTED_STATE, MARGIN_STATUS, ORDER_STATE, REFUND_STATE, SETTLE } from './states.ts';
import { defineTable, integer, json, money, nullable, text, word } from './engine/table.ts';
import type { Codec, Columns } from './engine/table.ts';

export const scriptCodec: Codec<Script | null> = {
  type: 'text',
  encode: (value) => (value === null ? null : `${value.name}/${value.laterSeconds}`),
  decode: (stored) => {
    if (typeof stored !== 'string') return null;
    const slash = stored.lastIndexOf('/');
    return { name: stored.slice(0, slash), laterSeconds: Number(stored.slice(slash + 1)) };
  },
};

/** 1, or null. */
export const flag: Codec<boolean> = {
  type: 'int',
  encode: (value) => (value ? 1 : null),
  decode: (stored) => stored !== null,
};

const absentOrNull: Codec<string | null | undefined> = {
  type: 'text',
  encode: (value) => value ?? null,
  decode: (stored) => (typeof stored === 'string' ? stored : null),
};

type SubmittedFields = Omit<NewOrder, 'details'>;
type ChangingFields = Omit<Order, keyof SubmittedFields>;
/** Another try may end the order than the first. */
type TriedFields = Pick<NewOrder, 'acquirer' | 'channelVersion'>;

const submitted: Columns<SubmittedFields> = {
  merNo: integer(),
  tradeNo: text(),
  merOrderNo: text(),
  kind: text(),
  method: text(),
  currency: text(),
  amount: money,
  settlementCurrency: text(),
  settleAmount: money,
  notifyUrl: nullable(text()),
  protestNotifyUrl: nullable(text()),
  returnUrl: nullable(text()),
  script: scriptCodec,
  createdAt: integer(),
  day: integer(),
  expiresAt: nullable(integer()),
  acquirer: nullable(text()),
  channelVersion: nullable(integer()),
};

const changing: Columns<ChangingFields> = {
  state: word(ORDER_STATE),
  listedState: word(LISTED_STATE),
  message: text(),
  finishedAt: nullable(integer()),
  handlingFee: money,
  transactionFee: money,
  exceptionFee: money,
  margin: money,
  receiveAmount: money,
  gasFee: nullable(money),
  transactionHash: nullable(text()),
  settle: word(SETTLE),
  marginStatus: word(MARGIN_STATUS),
  unsettled: money,
  marginHeld: money,
  refunded: money,
  refundedSettle: money,
  chargedBack: money,
  chargedBackSettle: money,
  chargebackReason: text(),
  acquirerFacts: nullable(json()),
};

export const ORDERS = defineTable<Order>('orders', { ...submitted, ...changing });

/** The columns of an insert; the others have defaults. */
export const NEW_ORDERS = defineTable<SubmittedFields & Pick<Order, 'transactionFee'>>('orders', {
  ...submitted,
  transactionFee: money,
});

/** The columns that an update may set. */
export const ORDER_CHANGES = defineTable<OrderReference & TriedFields & ChangingFields>('orders', {
  merNo: submitted.merNo,
  tradeNo: submitted.tradeNo,
  acquirer: submitted.acquirer,
  channelVersion: submitted.channelVersion,
  ...changing,
});

/** The columns that the end of a payment sets; its listed state is its state. */
export const PAYMENT_ENDS = defineTable<OrderReference & EndedOrder>('orders', {
  merNo: submitted.merNo,
  tradeNo: submitted.tradeNo,
  state: word({ failed: ORDER_STATE.failed, succeeded: ORDER_STATE.succeeded }),
  message: changing.message,
  finishedAt: integer(),
  handlingFee: changing.handlingFee,
  transactionFee: changing.transactionFee,
  margin: changing.margin,
  receiveAmount: changing.receiveAmount,
  gasFee: changing.gasFee,
  transactionHash: changing.transactionHash,
  unsettled: changing.unsettled,
  marginHeld: changing.marginHeld,
  settle: changing.settle,
  marginStatus: changing.marginStatus,
  acquirer: submitted.acquirer,
  channelVersion: submitted.channelVersion,
  acquirerFacts: changing.acquirerFacts,
});

/** The columns by which an update finds an order. */
export const ORDER_KEY_COLUMNS = ['mer_no', 'trade_no'] as const;

export const ORDER_DETAILS = defineTable<OrderReference & { details: OrderDetails }>('order_details', {
  merNo: integer(),
  tradeNo: text(),
  details: json(),
});

export const REFUNDS = defineTable<Refund>('refunds', {
  merNo: integer(),
  refundNo: text(),
  tradeNo: text(),
  merOrderNo: text(),
  state: word(REFUND_STATE),
  amount: money,
  currency: text(),
  settleAmount: money,
  settlementCurrency: text(),
  fee: money,
  fromPending: money,
  fromAvailable: money,
  fromMargin: money,
  notifyUrl: nullable(text()),
  remark: text(),
  script: scriptCodec,
  message: text(),
  createdAt: integer(),
  finishedAt: nullable(integer()),
  sequence: integer(),
  startedBy: nullable(json()),
  acquirer: nullable(text()),
  channelVersion: nullable(integer()),
  acquirerFacts: nullable(json()),
});

type RefundEnd = Pick<Refund, Exclude<keyof NonNullable<OrderChange['refund']>, 'refundNo'>>;

/** The columns that an update may set. */
export const REFUND_ENDS = defineTable<RefundEnd>('refunds', {
  state: word(REFUND_STATE),
  message: text(),
  finishedAt: nullable(integer()),
  acquirerFacts: nullable(json()),
});

export const CHARGEBACKS = defineTable<Chargeback>('chargebacks', {
  merNo: integer(),
  chargebackNo: text(),
  tradeNo: text(),
  merOrderNo: text(),
  state: word(CHARGEBACK_STATE),
  amount: money,
  currency: text(),
  settleAmount: money,
  settlementCurrency: text(),
  fee: money,
  reason: text(),
  createdAt: integer(),
  dueAt: nullable(integer()),
  answer: nullable(text()),
  answeredAt: nullable(integer()),
  answeredBy: nullable(text()),
  answeredSide: nullable(integer()),
  closedAt: nullable(integer()),
});

type ChargebackEnd = Omit<NonNullable<OrderChange['chargeback']>, 'chargebackNo'>;

export const CHARGEBACK_ENDS = defineTable<ChargebackEnd>('chargebacks', {
  state: word(CHARGEBACK_STATE),
  closedAt: nullable(integer()),
});

export const PAYMENT_ATTEMPTS = defineTable<CountedAttempt>('payment_attempts', {
  merNo: integer(),
  tradeNo: text(),
  attempt: integer(),
  method: text(),
  state: text(),
  action: nullable(json()),
  card: nullable(json()),
  script: scriptCodec,
  message: text(),
  declinedBefore: integer(),
  createdAt: integer(),
  closedAt: nullable(integer()),
  acquirer: nullable(text()),
  channelVersion: nullable(integer()),
  acquirerFacts: nullable(json()),
  isFallback: flag,
  routing: nullable(json()),
  isAfterDecline: flag,
});

export const POSTINGS = defineTable<StoredPosting & { merNo: number; line: number; acquirer: string | null }>(
  'postings',
  {
    merNo: integer(),
    subject: text(),
    event: text(),
    line: integer(),
    from: text(),
    to: text(),
    currency: text(),
    amount: money,
    at: integer(),
    acquirer: nullable(text()),
  },
  { from: 'from_account', to: 'to_account' },
);

export const AGENDA = defineTable<AgendaItem>('agenda', {
  merNo: integer(),
  task: text(),
  subject: text(),
  tradeNo: text(),
  dueAt: integer(),
  tries: integer(),
  acquirer: absentOrNull,
});

export const IDEMPOTENCY = defineTable<Replay & { createdAt: number }>('idempotency', {
  merNo: integer(),
  operation: text(),
  key: text(),
  fingerprint: text(),
  subject: text(),
  answer: nullable(recordedAnswer),
  createdAt: integer(),
});

export const SECRETS = defineTable<SealedSecret & { merNo: number }>('merchant_secrets', {
  merNo: integer(),
  secretNo: text(),
  kind: text(),
  sealed: text(),
  createdAt: integer(),
  expiresAt: nullable(integer()),
});

export const RATES = defineTable<ExchangeRate>(
  'exchange_rates',
  { from: text(), to: text(), rate: text(), updatedAt: integer() },
  { from: 'from_currency', to: 'to_currency' },
);
