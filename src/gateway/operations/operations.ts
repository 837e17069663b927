import type { AuditEntry } from '../domain/audit.ts';
import type { Chargeback } from '../domain/chargeback.ts';
import type { Balance } from '../domain/ledger.ts';
import type { MerchantAccount } from '../domain/merchant.ts';
import type { Order } from '../domain/order.ts';
import type { Refused } from '../domain/outcomes.ts';
import type { Refund } from '../domain/refund.ts';
import type { OrderPage, Totals } from '../domain/reports.ts';
import type {
  AmountQuery,
  OrderListQuery,
  OrderQuery,
  PaymentRequest,
  PayoutRequest,
  RefundApplication,
  RefundQuery,
} from '../domain/requests.ts';

// What the gateway can do. http, pages and the operator's interface call these and nothing else.

/** For merchants: the caller has been authenticated, and the request has been checked against the contract. */
export interface MerchantOperations {
  /** For createPayment and the three cashier operations. */
  createPayment(account: MerchantAccount, request: PaymentRequest): Promise<AcceptedOrder | Refused>;
  createPayout(account: MerchantAccount, request: PayoutRequest): Promise<AcceptedOrder | Refused>;
  applyRefund(account: MerchantAccount, request: RefundApplication): Promise<AcceptedRefund | Refused>;
  queryOrder(account: MerchantAccount, query: OrderQuery): Promise<FoundOrder | Refused>;
  queryRefund(account: MerchantAccount, query: RefundQuery): Promise<FoundRefund | Refused>;
  queryBalance(account: MerchantAccount, currency: string): Promise<Balance>;
  listOrders(account: MerchantAccount, query: OrderListQuery): Promise<OrderPage>;
  sumAmounts(account: MerchantAccount, query: AmountQuery): Promise<Totals>;
}

export interface AcceptedOrder {
  readonly kind: 'accepted';
  readonly tradeNo: string;
  readonly merOrderNo: string;
  /** 0 success, 1 failure, 2 pending. */
  readonly payCode: 0 | 1 | 2;
  /** Whether the payer has to go to a page; the answer then carries its address. */
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

export interface FoundOrder {
  readonly kind: 'found';
  readonly order: Order;
}

export interface FoundRefund extends FoundOrder {
  readonly refund: Refund;
}

/** For the operator, the payer's pages and the sandbox's controls. */
export interface PlatformOperations {
  /** Ends a payment or payout that is processing, as the channel would. */
  completeOrder(input: {
    tradeNo: string;
    result: 'success' | 'failure';
    audit: AuditEntry | null;
  }): Promise<Completion<Order>>;
  completeRefund(input: {
    refundNo: string;
    result: 'success' | 'failure';
    audit: AuditEntry | null;
  }): Promise<Completion<Refund>>;
  openChargeback(input: { tradeNo: string; reason: string; audit: AuditEntry | null }): Promise<ChargebackOutcome>;
  closeChargeback(input: {
    chargebackNo: string;
    result: 'won' | 'lost';
    audit: AuditEntry | null;
  }): Promise<Completion<Chargeback>>;
}

export type Completion<Subject> =
  | { readonly kind: 'done'; readonly subject: Subject }
  | { readonly kind: 'notFound' }
  /** It had its final state before; nothing was changed. */
  | { readonly kind: 'alreadyFinal'; readonly subject: Subject };

export type ChargebackOutcome =
  | { readonly kind: 'opened'; readonly chargeback: Chargeback }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'refused'; readonly reason: 'orderNotPaid' | 'alreadyChargedBack' | 'nothingLeft' };

/** Merchants and their secrets, cached. */
export interface MerchantAccounts {
  find(merNo: number): Promise<MerchantAccount | null>;
  /** After a change, so that this node sees it at once. Other nodes see it within a second. */
  forget(merNo: number): void;
}

/** The sandbox's clock: moves time forward step by step and does what falls due on the way. */
export interface ClockControl {
  now(): number;
  /** Resolves after everything that became due has been done. */
  advance(seconds: number): Promise<{ readonly now: number }>;
}
