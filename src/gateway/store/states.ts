import type { ChargebackState } from '../domain/chargebacks/chargeback.ts';
import type { ListedState, MarginStatus, OrderState, SettleState } from '../domain/orders/order.ts';
import type { RefundState } from '../domain/refunds/refund.ts';

// The numbers for the domain's words in the database, for column codecs and for SQL texts that name a state. Existing
// databases contain them, so a number never changes its meaning.

export const ORDER_STATE = { processing: 1, failed: 2, succeeded: 3 } as const satisfies Record<OrderState, number>;

export const REFUND_STATE = { processing: 4, failed: 5, succeeded: 6 } as const satisfies Record<RefundState, number>;

/** The end of a payment writes its state as its listed state, so both have the same numbers. */
export const LISTED_STATE = {
  ...ORDER_STATE,
  refunding: REFUND_STATE.processing,
  refundFailed: REFUND_STATE.failed,
  refunded: REFUND_STATE.succeeded,
} as const satisfies Record<ListedState, number>;

export const CHARGEBACK_STATE = { won: 0, lost: 1, open: 2 } as const satisfies Record<ChargebackState, number>;

export const SETTLE = { none: null, pending: 0, settled: 1 } as const satisfies Record<SettleState, number | null>;

export const MARGIN_STATUS = { held: 0, released: 1 } as const satisfies Record<MarginStatus, number>;

/** Daily totals have the settlement in their key, where null would never equal null. */
export const SETTLE_IN_TOTALS = { ...SETTLE, none: -1 } as const satisfies Record<SettleState, number>;
