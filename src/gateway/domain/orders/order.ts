import type { PayerAction } from '../payments/attempt.ts';
import type { OrderMethod, PaymentMethod } from '../method.ts';
import type { AcquirerFacts } from '../ports.ts';
import type { RoutingDecision } from '../routing/routing-decision.ts';
import type { RefundState } from '../refunds/refund.ts';

// An order is a payment or a payout. Both have a merOrderNo that is unique forever, and the same life cycle: from
// processing to failed or succeeded.

export type OrderKind = 'payment' | 'payout';

// States are words everywhere except in two places: the wire and the database have numbers for them.

export type OrderState = 'processing' | 'failed' | 'succeeded';
export type FinalState = Exclude<OrderState, 'processing'>;

/**
 * In the order list: see `listedStateOf`. An order is never listed as `refundFailed`: a failed refund changes nothing.
 */
export type ListedState = OrderState | 'refunding' | 'refundFailed' | 'refunded';

/** How far a payment's share is settled: `none` if there is nothing to settle because the payment did not succeed. */
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
  /** The amount in the settlement currency, at the rate of the submission day. */
  readonly settleAmount: bigint;
  readonly notifyUrl: string | null;
  readonly protestNotifyUrl: string | null;
  readonly returnUrl: string | null;
  /** What the sandbox does with it; null in live mode. */
  readonly script: Script | null;
  readonly createdAt: number;
  readonly day: number;
  /** When a payment that still waits for its payer fails. Null for payouts, which do not expire. */
  readonly expiresAt: number | null;
  /** Where it was sent first; once it has ended, where that came from. Null is `default`. */
  readonly acquirer: string | null;
  /** The version of the channel contract in which that was begun; null is 1. */
  readonly channelVersion: number | null;
  /**
   * Kept for the operator and the payer's page. Contains no secrets: of a card, only the first six and last four
   * digits.
   */
  readonly details: OrderDetails;
}

/** A scripted sandbox result, and the delay in seconds of its later part. */
export interface Script {
  readonly name: string;
  readonly laterSeconds: number;
}

export interface OrderDetails {
  /** The payer pays on a page: the channel receives only the order's attempts. */
  readonly onPage?: true;
  /** The action that the channel requires of the payer for an order that the merchant sent complete (3-D Secure). */
  readonly action?: PayerAction;
  readonly card?: {
    readonly first6: string;
    readonly last4: string;
    readonly expiryMonth: string;
    readonly expiryYear: string;
  };
  /** The beneficiary's account of a payout, masked except for its last four characters. */
  readonly account?: string;
  readonly products?: readonly Product[];
  /**
   * The payment link that it was begun with, the methods that the link offers if they are not all of the merchant's, and where its
   * payer goes without having paid.
   */
  readonly link?: {
    readonly linkNo: string;
    readonly methods: readonly PaymentMethod[] | null;
    readonly cancelUrl?: string | null;
  };
  /** Why it went to its acquirer; absent without routing rules, and for an order whose payer chooses on a page. */
  readonly routing?: RoutingDecision;
  /** All other request fields about payer, beneficiary and device, by their wire names. */
  readonly said: Readonly<Record<string, string | number | boolean>>;
}

export interface Product {
  readonly sku: string;
  readonly name: string;
  readonly price: string;
  readonly quantity: string;
}

/** An order with its current state. */
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
  /** For a crypto payment, if the channel reported it; in the order's currency. */
  readonly gasFee: bigint | null;
  readonly transactionHash: string | null;
  readonly settle: SettleState;
  readonly marginStatus: MarginStatus;
  /** The parts of the settlement amount still in `pending` and `margin`. */
  readonly unsettled: bigint;
  readonly marginHeld: bigint;
  /** Refunds in progress or succeeded, in the order's and in the settlement currency. */
  readonly refunded: bigint;
  readonly refundedSettle: bigint;
  /** The latest chargeback, open or lost; zero and empty if there is none, or it was won. */
  readonly chargedBack: bigint;
  readonly chargedBackSettle: bigint;
  readonly chargebackReason: string;
  /** What the acquirer added to the result. */
  readonly acquirerFacts: AcquirerFacts | null;
}

/** How long the page of an ended order stays available. */
export const LINK_MS_AFTER_END = 86_400_000;

/** I5: an order or a refund ends once; its final state never changes. */
export function mayMove(from: OrderState | RefundState, to: OrderState | RefundState): boolean {
  return from === 'processing' && to !== 'processing';
}
