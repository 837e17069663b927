import type { components } from '../../../generated/openapi.ts';
import type { ListedState, MarginStatus, OrderState, SettleState } from '../domain/orders/order.ts';
import type { RefundState } from '../domain/refunds/refund.ts';

// The one place that knows which number of the merchant interface stands for which word of the domain. The tables are read
// from the numbers, so each must have a word; and they are looked up by the word, so each word must have a number: a state
// that the contract or the domain gets on its own does not compile.

type Schemas = components['schemas'];

const ORDER_STATE_WORDS = {
  1: 'processing',
  2: 'failed',
  3: 'succeeded',
} as const satisfies Record<Schemas['OrderState'], OrderState>;

const REFUND_STATE_WORDS = {
  4: 'processing',
  5: 'failed',
  6: 'succeeded',
} as const satisfies Record<Schemas['RefundState'], RefundState>;

const LISTED_STATE_WORDS = {
  1: 'processing',
  2: 'failed',
  3: 'succeeded',
  4: 'refunding',
  5: 'refundFailed',
  6: 'refunded',
} as const satisfies Record<Schemas['ListedState'] | Schemas['ListedStateText'], ListedState>;

const SETTLE_WORDS = {
  0: 'pending',
  1: 'settled',
} as const satisfies Record<Schemas['SettlementState'] | Schemas['SettlementStateText'], SettleState>;

const MARGIN_STATUS_WORDS = {
  0: 'held',
  1: 'released',
} as const satisfies Record<Schemas['MarginState'], MarginStatus>;

const PAY_CODE_WORDS = {
  0: 'succeeded',
  1: 'failed',
  2: 'processing',
} as const satisfies Record<Schemas['PayCode'], OrderState>;

const ORDER_STATES = numbersOf(ORDER_STATE_WORDS);
const REFUND_STATES = numbersOf(REFUND_STATE_WORDS);
const LISTED_STATES = numbersOf(LISTED_STATE_WORDS);
const SETTLES = numbersOf(SETTLE_WORDS);
const MARGIN_STATUSES = numbersOf(MARGIN_STATUS_WORDS);
const PAY_CODES = numbersOf(PAY_CODE_WORDS);

export const orderStateToWire = (state: OrderState) => ORDER_STATES[state];
export const refundStateToWire = (state: RefundState) => REFUND_STATES[state];
export const listedStateToWire = (state: ListedState) => LISTED_STATES[state];
export const marginStatusToWire = (status: MarginStatus) => MARGIN_STATUSES[status];

/** Undefined where there is nothing to settle: the field is absent then. */
export const settleToWire = (settle: SettleState) => (settle === 'none' ? undefined : SETTLES[settle]);

/** How an order stands, in answers and in the query of the merchant's return address. */
export const payCodeToWire = (state: OrderState) => PAY_CODES[state];

export const listedStateFromWire = (text: Schemas['ListedStateText']) => LISTED_STATE_WORDS[text];
export const settleFromWire = (text: Schemas['SettlementStateText']) => SETTLE_WORDS[text];

type NumbersOf<Words extends Readonly<Record<number, string>>> = {
  readonly [Wire in keyof Words & number as Words[Wire]]: Wire;
};

function numbersOf<const Words extends Readonly<Record<number, string>>>(words: Words): NumbersOf<Words> {
  return Object.fromEntries(Object.entries(words).map(([wire, word]) => [word, Number(wire)])) as NumbersOf<Words>;
}
