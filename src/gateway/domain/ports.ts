import type { PayerAction } from './attempt.ts';
import type { OrderMethod } from './method.ts';
import type { OrderDetails, Script } from './order.ts';
import type { ChainReceipt } from './payment.ts';

// What the rules need from outside. Implementations are passed in by build.ts.

/** Milliseconds since 1970. In the sandbox it can be moved forward. */
export interface Clock {
  now(): number;
}

/** Milliseconds since some moment, which only ever grow: spans are measured by it (S32). It cannot tell the time of day. */
export interface Stopwatch {
  elapsedMs(): number;
}

export interface Ids {
  /** A new number of the platform; see numbers.ts. */
  newNumber(kind: 'order' | 'refund' | 'chargeback' | 'notification', input: { now: number; merNo: number }): string;
  /** Random text for keys and secrets, in base64url: at least 192 bits. */
  newSecret(): string;
}

/** Encryption at rest, and fingerprints that say nothing about what was fingerprinted. */
export interface Vault {
  seal(text: string): string;
  open(sealed: string): string;
  /** A keyed hash: a plain one of a body with a card in it could be turned back by trying all cards. */
  fingerprint(text: string): string;
  /** Takes the same time however much of it is right (S7). */
  isFingerprint(given: string, text: string): boolean;
}

/** What stands for an acquirer. Idempotent by trade number (refund number for refunds); each call has a deadline. */
export interface Channel {
  authorize(request: AuthorizeRequest): Promise<ChannelAnswer>;
  /** After the payer has done their part on a page (3-D Secure, wallet, QR code, transfer). */
  complete(request: CompleteRequest): Promise<ChannelAnswer>;
  refund(request: RefundRequest): Promise<ChannelAnswer>;
  payout(request: PayoutRequest): Promise<ChannelAnswer>;
  inquire(request: InquireRequest): Promise<ChannelAnswer>;
  /** Closes an order that has no result yet, so that none can come any more. A result that is there already is answered. */
  cancel(request: InquireRequest): Promise<ChannelAnswer>;
  close(): Promise<void>;
}

/** `unknown` is silence: the deadline passed or the connection broke. It decides nothing (see sweep). */
export type ChannelAnswer =
  | {
      readonly kind: 'approved';
      readonly message: string;
      readonly disputedAfterMs?: number;
      /** Of a crypto payment. */
      readonly chain?: ChainReceipt;
    }
  | { readonly kind: 'declined'; readonly message: string }
  /** The payer must act; `action` says how, where it is not left to our own page. */
  | { readonly kind: 'challenged'; readonly message: string; readonly action?: PayerAction }
  /** The channel works on it. */
  | { readonly kind: 'pending'; readonly message: string }
  | { readonly kind: 'unknown'; readonly message: string }
  /** Only of inquire: the channel has never heard of it. */
  | { readonly kind: 'notFound'; readonly message: string }
  /** Only of cancel: no result will come. */
  | { readonly kind: 'cancelled'; readonly message: string };

interface ChannelSubject {
  readonly merNo: number;
  readonly tradeNo: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly script: Script | null;
  /** When the order or refund was accepted, or the attempt begun. */
  readonly createdAt: number;
  /** Which attempt of an order that is paid on a page; absent where there is one only. Part of what a call is known by. */
  readonly attempt?: number;
}

export interface AuthorizeRequest extends ChannelSubject {
  readonly method: OrderMethod;
  /** In memory only, for the time of the call. */
  readonly card: CardData | null;
  readonly details: OrderDetails;
  /** The payer's page, to which a page of the acquirer leads back. */
  readonly payUrl?: string;
}

export interface CardData {
  readonly number: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly securityCode: string;
  /** As typed on our page; what a merchant sends stands among the payer's details. */
  readonly holder?: string;
}

export interface CompleteRequest extends ChannelSubject {
  readonly method: OrderMethod;
  /** What the payer did, where the page knows it: the sandbox's pages and the operator's control say it. */
  readonly decision: 'success' | 'failure' | null;
}

export interface RefundRequest extends ChannelSubject {
  readonly refundNo: string;
}

export interface PayoutRequest extends ChannelSubject {
  readonly method: OrderMethod;
  /** The beneficiary's account in full, in memory only. */
  readonly account: string;
  readonly details: OrderDetails;
}

export interface InquireRequest extends ChannelSubject {
  readonly kind: 'payment' | 'payout' | 'refund';
  /** Null but for refunds. */
  readonly refundNo: string | null;
  /** A refund has none of its own. */
  readonly method: OrderMethod | 'REFUND';
}
