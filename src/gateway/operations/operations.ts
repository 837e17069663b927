import type { MadeRun } from '../domain/settlements/payout-run.ts';
import type { Logo } from '../domain/merchants/branding.ts';
import type { Attempt } from '../domain/payments/attempt.ts';
import type { AuditEntry } from '../domain/audit/audit.ts';
import type { Chargeback, ChargebackRefusal } from '../domain/chargebacks/chargeback.ts';
import type { Balance } from '../domain/ledger/ledger.ts';
import type { Link, LinkOrder, LinkState } from '../domain/links/link.ts';
import type { AnswerErrors, AnswerField } from '../domain/links/link-asks.ts';
import type { Merchant, MerchantAccount } from '../domain/merchants/merchant.ts';
import type { PaymentMethod } from '../domain/method.ts';
import type { Order, OrderDetails } from '../domain/orders/order.ts';
import type { PaidOrder } from '../domain/payers/receipt.ts';
import type { AcceptedOrder, AcceptedRefund, Refused } from '../domain/outcomes.ts';
import type { CardData } from '../domain/ports.ts';
import type { AloneShare } from '../domain/people/alone-limits.ts';
import type { Refund, RefundStarter } from '../domain/refunds/refund.ts';
import type { OrderPage, Totals } from '../domain/orders/reports.ts';
import type {
  AmountQuery,
  OrderListQuery,
  OrderQuery,
  PaymentRequest,
  PayoutRequest,
  RefundApplication,
  RefundQuery,
} from '../domain/orders/order-requests.ts';

// What the gateway can do. http, pages and the operator's API call only these.

/** For merchants: the caller is authenticated, and the request is checked against the contract. */
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

export interface FoundOrder {
  readonly kind: 'found';
  readonly order: Order;
}

export interface FoundRefund extends FoundOrder {
  readonly refund: Refund;
}

/** What is kept about a refund that a person starts. */
export interface RefundRecord {
  readonly startedBy: RefundStarter;
  /** What the order's refunds may come to with this one; null if only what was paid limits them. */
  readonly refundedMax: bigint | null;
  /** What counts to the day of whoever does it alone. */
  readonly alone: readonly AloneShare[];
  readonly auditOf: (refundNo: string) => AuditEntry;
}

/** The same about a payout. */
export interface PayoutRecord {
  readonly alone: readonly AloneShare[];
  readonly auditOf: (tradeNo: string) => AuditEntry;
}

/** A payout by a schedule, for a due date. Its order is named by its batch, whatever the request says. */
export interface RunRecord {
  readonly run: MadeRun;
  readonly auditOf: (tradeNo: string) => AuditEntry;
}

/** Nothing was paid out: the due date has its payout, or waits for it no longer. */
export interface RunTaken {
  readonly kind: 'runTaken';
}

/** Nothing was refunded: with what others refunded meanwhile, it would have been more than a person may alone. */
export interface OverLimit {
  readonly kind: 'overLimit';
}

/** Nothing was moved: with what the same person moved meanwhile, it would have been more than they may alone on one day. */
export interface OverDay {
  readonly kind: 'aloneDayPassed';
}

/** For the operator, the payer's pages and the sandbox's controls. */
export interface PlatformOperations {
  /** A refund by a person, by the rules of the merchant's own. */
  refundByHand(
    account: MerchantAccount,
    request: RefundApplication,
    record: RefundRecord,
  ): Promise<AcceptedRefund | Refused | OverLimit | OverDay>;
  /** A payout by a person, by the rules of the merchant's own. */
  payOutByHand(
    account: MerchantAccount,
    request: PayoutRequest,
    record: PayoutRecord,
  ): Promise<AcceptedOrder | Refused | OverDay>;
  /** What a schedule pays out. */
  payOutRun(
    account: MerchantAccount,
    request: PayoutRequest,
    record: RunRecord,
  ): Promise<AcceptedOrder | Refused | RunTaken>;
  /** Ends a processing payment or payout, as the channel would. */
  completeOrder(input: {
    tradeNo: string;
    result: 'success' | 'failure';
    audit: AuditEntry | null;
  }): Promise<Completion<Order> | Undecided>;
  completeRefund(input: {
    refundNo: string;
    result: 'success' | 'failure';
    audit: AuditEntry | null;
  }): Promise<Completion<Refund> | Undecided>;
  openChargeback(input: {
    tradeNo: string;
    reason: string;
    /** A while after now, if it is not given. */
    dueAt?: number | undefined;
    audit: AuditEntry | null;
  }): Promise<ChargebackOutcome>;
  closeChargeback(input: {
    chargebackNo: string;
    result: 'won' | 'lost';
    audit: AuditEntry | null;
  }): Promise<Completion<Chargeback>>;
}

export type Completion<Subject> =
  | { readonly kind: 'done'; readonly subject: Subject }
  | { readonly kind: 'notFound' }
  /** It was already final; nothing was changed. */
  | { readonly kind: 'alreadyFinal'; readonly subject: Subject };

/** The adapter that a sandbox calls has no result yet; nothing was changed. */
export interface Undecided {
  readonly kind: 'undecided';
}

export type ChargebackOutcome =
  | { readonly kind: 'opened'; readonly chargeback: Chargeback }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'refused'; readonly reason: ChargebackRefusal };

/** Merchants and their secrets, cached. */
export interface MerchantAccounts {
  find(merNo: number): Promise<MerchantAccount | null>;
  /** After a change, so that this node sees it at once. Other nodes see it within a second. */
  forget(merNo: number): void;
}

/** The sandbox's clock: moves time forward step by step and runs what becomes due on the way. */
export interface ClockControl {
  now(): number;
  /** When the next item is due; null if there is none. */
  nextDueAt(): Promise<number | null>;
  /** Resolves after everything that became due has been done. */
  advance(seconds: number): Promise<{ readonly now: number }>;
}

/** For the payer's pages. The trade number is the payer's credential: it cannot be guessed. */
export interface PayerOperations {
  /** Null if there is no such payment, or it ended so long ago that its link has expired. */
  find(tradeNo: string): Promise<PayerOrder | null>;
  /** Starts an attempt. Does nothing while one is open. */
  pay(input: PayerChoice): Promise<PayOutcome>;
  /** Cancels the open attempt at the channel, so that another method can be chosen. */
  abandon(tradeNo: string): Promise<void>;
  /**
   * Queries the channel about an open attempt, unless it was queried a moment ago. With `cameBack`, the payer has returned from a
   * page of the acquirer, which gets `complete` first.
   */
  refresh(tradeNo: string, how?: { readonly cameBack: boolean }): Promise<void>;
  /** A merchant's logo by the last part of its address; null if there is none of that name. */
  findLogo(name: string): Promise<Pick<Logo, 'mediaType' | 'content'> | null>;
  /** Long after its own page is gone. Null if there is no such payment, or its payer was erased. */
  findReceipt(tradeNo: string): Promise<PaidOrder | null>;
  /** The sandbox's panel; undefined in live mode. */
  readonly decide?: (tradeNo: string, decision: SandboxDecision) => Promise<void>;
}

export type SandboxDecision = 'succeed' | 'fail' | 'leavePending' | 'expire' | 'succeedLate';

export interface PayerOrder {
  readonly order: Order;
  readonly details: OrderDetails;
  readonly merchant: Merchant;
  /** The methods that the payer can choose from: one if the merchant has chosen. */
  readonly methods: readonly PaymentMethod[];
  /** The latest one. */
  readonly attempt: Attempt | null;
  /** How many more cards may be tried. */
  readonly triesLeft: number;
  /** Whether it has expired, although it has not been ended yet. */
  readonly isExpired: boolean;
}

export interface PayerChoice {
  readonly tradeNo: string;
  /** As submitted; a method that the order does not offer is refused. */
  readonly method: string;
  /** In memory only (S9). Null except for CREDIT_CARD; already validated (Luhn, date, security code). */
  readonly card: CardData | null;
  /** The address of the payer's browser, for the limits on cards (S14). */
  readonly address: string;
}

export type PayOutcome =
  | { readonly kind: 'notFound' | 'alreadyFinal' | 'underWay' | 'methodNotOffered' }
  /** Too many cards were tried: on this order, from this address, or at this merchant. Nothing was sent. */
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number | null }
  /** The card was declined, and another one may be tried. */
  | { readonly kind: 'declined'; readonly message: string }
  /** The attempt is open: the payer has to act, or the channel is processing it. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'ended'; readonly result: 'success' | 'failure' };

/** For the pages of payment links. The link's number is the payer's credential: it cannot be guessed. */
export interface LinkOperations {
  /** `payer` identifies the browser, by a keyed hash; null if it is not known. Null if there is no such link. */
  find(linkNo: string, payer: string | null): Promise<PayerLink | null>;
  /** Creates an order and returns its number, or that of the order which this payer has open. */
  begin(request: LinkRequest): Promise<BeginLinkOutcome>;
}

export interface PayerLink {
  readonly link: Link;
  readonly merchant: Merchant;
  /** Those that the payer can choose from. */
  readonly methods: readonly PaymentMethod[];
  /** The newest order of this browser. */
  readonly own: LinkOrder | null;
  /** `held`: somebody else is paying, and it may become free again. `unavailable`: the merchant cannot be paid now. */
  readonly state: LinkState | 'held' | 'unavailable';
}

export interface LinkRequest {
  readonly linkNo: string;
  readonly payer: string;
  /** What the payer chose; ignored if the amount is fixed. */
  readonly amount: bigint | null;
  /** How many of what has a fixed amount. */
  readonly quantity: number;
  /** What was typed into a field of what the link asks for. */
  readonly typedOf: (field: AnswerField) => string;
  /** The version of the link that the payer saw; null if the page did not say. */
  readonly version: number | null;
  /** The language of the page, so that the payer reads on in the same. */
  readonly language: string;
  readonly address: string;
}

export type BeginLinkOutcome =
  | { readonly kind: 'begun'; readonly tradeNo: string }
  /** `starting`: the order of a first press of the button is being created. */
  | { readonly kind: 'notFound' | 'unavailable' | 'amountWrong' | 'starting' | 'held' | 'closed' | 'changed' }
  | { readonly kind: 'answersWrong'; readonly errors: AnswerErrors }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number };
