import type { OrderState } from './order.ts';

// Expected outcomes are values. A refusal has the name that the contract's error catalogue gives it.

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

export type RefusalReason =
  | 'invalidInput'
  | 'recordNotFound'
  | 'orderNumberTaken'
  | 'submittedTwice'
  | 'currencyNotEnabled'
  | 'methodNotEnabled'
  | 'orderNotFound'
  | 'refundNotFound'
  | 'orderNotRefundable'
  | 'refundTooLarge'
  | 'balanceInsufficient';

export interface Refused {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
  /** A sentence that says what was wrong and what to do. */
  readonly detail?: string;
}

export function refused(reason: RefusalReason, detail?: string): Refused {
  return detail === undefined ? { kind: 'refused', reason } : { kind: 'refused', reason, detail };
}
