import type { OrderState } from './orders/order.ts';

// Expected outcomes are values. A refusal is a reason and the values that a sentence about it needs.

export interface AcceptedOrder {
  readonly kind: 'accepted';
  readonly tradeNo: string;
  readonly merOrderNo: string;
  /** The state when the response was written. */
  readonly state: OrderState;
  /** Whether the payer has to go to a page; the response then contains its address. */
  readonly onPage: boolean;
  readonly message: string;
}

export interface AcceptedRefund {
  readonly kind: 'accepted';
  readonly refundNo: string;
  readonly tradeNo: string;
  readonly merOrderNo: string;
  readonly amount: bigint;
  readonly currency: string;
}

/** Why a merchant's request is refused, and with which values: undefined if the reason says it all. */
export interface MerchantRefusals {
  readonly bankNotListed: { readonly bankId: number };
  readonly fraction: { readonly field: 'sourceAmount' | 'amount'; readonly problem: string };
  readonly noAcquirer: { readonly method: string; readonly currency: string };
  readonly acquirersResting: undefined;
  readonly noExchangeRate: { readonly from: string; readonly to: string };
  readonly paymentTooLarge: { readonly currency: string; readonly settlementCurrency: string };
  readonly balanceTooLarge: { readonly currency: string };
  readonly idempotencyKeyTaken: { readonly operation: string };
  readonly orderNumberTaken: undefined;
  readonly submittedTwice: undefined;
  readonly orderNotFound: undefined;
  readonly refundNotFound: undefined;
  readonly refundRepeated: { readonly first: 'refunded' | 'failed' };
  readonly orderNotRefundable: undefined;
  readonly refundTooLarge: undefined;
  readonly balanceInsufficient: undefined;
  readonly payoutTooLarge: { readonly currency: string };
}

export type RefusalReason = keyof MerchantRefusals;

export type Refused<Reason extends RefusalReason = RefusalReason> = {
  readonly [One in Reason]: { readonly kind: 'refused'; readonly reason: One; readonly values: MerchantRefusals[One] };
}[Reason];

type PlainReason = {
  readonly [One in RefusalReason]: MerchantRefusals[One] extends undefined ? One : never;
}[RefusalReason];

export function refused<Reason extends PlainReason>(reason: Reason): Refused<Reason>;
export function refused<Reason extends RefusalReason>(
  reason: Reason,
  values: MerchantRefusals[Reason],
): Refused<Reason>;
export function refused(reason: RefusalReason, values?: unknown) {
  return { kind: 'refused', reason, values };
}
