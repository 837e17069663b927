import type { PayerAction } from './attempt.ts';
import type { OrderMethod } from './method.ts';
import type { RefundState } from './refund.ts';

// An order is a payment or a payout: both have a merOrderNo that is unique for ever, and one life: from processing
// to failed or to succeeded.

export type OrderKind = 'payment' | 'payout';

// States are words everywhere but at the two edges: the wire has numbers for them, and so has the database.

export type OrderState = 'processing' | 'failed' | 'succeeded';
export type FinalState = Exclude<OrderState, 'processing'>;

/** In the order list: see `listedStateOf`. No order is ever listed as `refundFailed`: a failed refund changes nothing. */
export type ListedState = OrderState | 'refunding' | 'refundFailed' | 'refunded';

/** Of a payment's share: `none` where there is nothing to settle, since the payment did not succeed. */
export type SettleState = 'none' | 'pending' | 'settled';

export type MarginStatus = 'held' | 'released';

export interface OrderReference {
  readonly merNo: number;
  readonly tradeNo: string;
}

/** An order as it is submitted. */
export interface NewOrder extends OrderReference {
  readonly merOrderNo: string;
  readonly kind: OrderKind;
  readonly method: OrderMethod;
  readonly currency: string;
  readonly amount: bigint;
  readonly settlementCurrency: string;
  /** The amount in the settlement currency, by the rate of the day of submission. */
  readonly settleAmount: bigint;
  readonly notifyUrl: string | null;
  readonly protestNotifyUrl: string | null;
  readonly returnUrl: string | null;
  /** What the sandbox does with it; null in live mode. */
  readonly script: Script | null;
  readonly createdAt: number;
  readonly day: number;
  /** After this moment a payment that still waits for its payer fails. Payouts do not expire: null. */
  readonly expiresAt: number | null;
  /** Kept for the operator and the payer's page. Holds no secret: cards stand in it as first six and last four. */
  readonly details: OrderDetails;
}

/** A scripted result of the sandbox, and after how many seconds its later part comes. */
export interface Script {
  readonly name: string;
  readonly laterSeconds: number;
}

export interface OrderDetails {
  /** The payer pays on a page: the channel hears of the order by its attempts only. */
  readonly onPage?: true;
  /** What the channel asked of the payer of an order that the merchant sent with everything (3-D Secure). */
  readonly action?: PayerAction;
  readonly card?: {
    readonly first6: string;
    readonly last4: string;
    readonly expiryMonth: string;
    readonly expiryYear: string;
  };
  /** The beneficiary's account of a payout, all but its last four characters masked. */
  readonly account?: string;
  readonly products?: readonly Product[];
  /** Everything else that the request said about payer, beneficiary and device, by its wire names. */
  readonly said: Readonly<Record<string, string | number | boolean>>;
}

export interface Product {
  readonly sku: string;
  readonly name: string;
  readonly price: string;
  readonly quantity: string;
}

/** An order as it stands. */
export interface Order extends Omit<NewOrder, 'details'> {
  readonly state: OrderState;
  readonly listedState: ListedState;
  readonly message: string;
  readonly finishedAt: number | null;
  readonly handlingFee: bigint;
  readonly transactionFee: bigint;
  /** Fees of refunds and chargebacks. */
  readonly exceptionFee: bigint;
  readonly margin: bigint;
  readonly receiveAmount: bigint;
  /** Of a crypto payment, where the channel said it; in the order's currency. */
  readonly gasFee: bigint | null;
  readonly transactionHash: string | null;
  readonly settle: SettleState;
  readonly marginStatus: MarginStatus;
  /** Parts of the settlement amount that are still in `pending` and `margin`. */
  readonly unsettled: bigint;
  readonly marginHeld: bigint;
  /** Refunds in progress or done, in the order's and in the settlement currency. */
  readonly refunded: bigint;
  readonly refundedSettle: bigint;
  /** The newest chargeback, open or lost; zero and empty where there is none, or it was won. */
  readonly chargedBack: bigint;
  readonly chargedBackSettle: bigint;
  readonly chargebackReason: string;
}

/** How long the page of an order that ended can be opened. */
export const LINK_MS_AFTER_END = 86_400_000;

/** I5: an order or a refund ends once, and from then on it stays as it ended. */
export function mayMove(from: OrderState | RefundState, to: OrderState | RefundState): boolean {
  return from === 'processing' && to !== 'processing';
}
