import type { RoutingDecision } from './routing/routing-decision.ts';
import type { components } from '../../../generated/channel.ts';
import type { PayerAction } from './payments/attempt.ts';
import type { OrderMethod } from './method.ts';
import type { NumberKind } from './numbers.ts';
import type { OrderDetails, Script } from './orders/order.ts';
import type { ChainReceipt } from './payments/payment.ts';

// What the rules need from outside. build.ts passes in the implementations.

/**
 * Milliseconds since 1970. In the sandbox it can be moved forward; a `realClock` cannot, and what proves who somebody is goes
 * by that one.
 */
export interface Clock {
  now(): number;
}

/** Monotonic milliseconds since an arbitrary time, for measuring durations (S32). Not the time of day. */
export interface Stopwatch {
  elapsedMs(): number;
}

export interface Ids {
  /** A new platform number; see numbers.ts. */
  newNumber(kind: NumberKind, input: { now: number; merNo: number }): string;
  /** Identifies something that belongs to no merchant, such as `person_01K9ZC3M5Q8R7V2X4B6DKM8P`: sorted by time. */
  newId(
    kind:
      | 'person'
      | 'invitation'
      | 'session'
      | 'factor'
      | 'token'
      | 'approval'
      | 'note'
      | 'beneficiary'
      | 'account'
      | 'view'
      | 'registration'
      | 'simulation'
      | 'mail'
      | 'news'
      | 'task'
      | 'match'
      | 'export'
      | 'file',
  ): string;
  /** Random text for keys and secrets, in base64url: at least 192 bits. */
  newSecret(): string;
}

/** Encryption at rest, and fingerprints that reveal nothing about their input. */
export interface Vault {
  seal(text: string): string;
  open(sealed: string): string;
  /** A keyed hash: a plain hash of a body that contains a card could be reversed by trying all cards. */
  fingerprint(text: string): string;
  /** Its first 63 bits, for an index. */
  fingerprintNumber(text: string): bigint;
  /** In constant time (S7). */
  isFingerprint(given: string, text: string): boolean;
}

/** The acquirers of this gateway. */
export interface Channels {
  /** The way to one of them; null is `default`. One that the configuration lacks, or that is paused, is not sent anything. */
  to(acquirer: string | null): Channel;
  /** Whether its results are the sandbox's own, which whoever plays in it may decide. */
  isScripted(acquirer: string | null): boolean;
  /**
   * Who may take a new payment or payout: the first, and whom to ask after a call to one before that certainly never left, or that was
   * declined. `resting`: those that could are draining or paused.
   */
  choose(need: AcquirerNeed): AcquirerChoice;
  close(): Promise<void>;
}

export type AcquirerChoice = (ChosenAcquirers & { readonly kind: 'chosen' }) | { readonly kind: 'none' | 'resting' };

export interface ChosenAcquirers {
  readonly first: AcquirerCandidate;
  readonly others: readonly AcquirerCandidate[];
  /** Whether a payment that the first declines may be tried at another one (S53). */
  readonly retriesDeclined: boolean;
  /** Why; null without routing rules. */
  readonly decision: RoutingDecision | null;
}

export interface AcquirerNeed {
  readonly method: OrderMethod;
  readonly currency: string;
  readonly amount: bigint;
  /** Where the payer lives, by ISO 3166; null if that is unknown. */
  readonly country: string | null;
  readonly merNo: number;
  readonly tradeNo: string;
  /** Null without a card. */
  readonly cardFirst6: string | null;
  readonly at: number;
}

export interface AcquirerCandidate {
  /** Null is `default`. */
  readonly acquirer: string | null;
  /** The version of the channel contract in which it is begun there; null is 1. */
  readonly channelVersion: number | null;
}

/** The connection to an acquirer. Idempotent by trade number (refund number for refunds); each call has a deadline. */
export interface Channel {
  authorize(request: AuthorizeRequest): Promise<ChannelAnswer>;
  /** After the payer has acted on a page (3-D Secure, wallet, QR code, transfer). */
  complete(request: CompleteRequest): Promise<ChannelAnswer>;
  refund(request: RefundRequest): Promise<ChannelAnswer>;
  /** What arrived for an order that failed here goes back to its payer; `refundNo` is the number of the return. */
  returnMoney(request: RefundRequest): Promise<ChannelAnswer>;
  payout(request: PayoutRequest): Promise<ChannelAnswer>;
  inquire(request: InquireRequest): Promise<ChannelAnswer>;
  /** Closes an order that has no result yet, so that none can follow. Returns an existing result. */
  cancel(request: InquireRequest): Promise<ChannelAnswer>;
  close(): Promise<void>;
}

/** `unknown` means no response: the deadline passed or the connection broke. It decides nothing (see sweep). */
export type ChannelAnswer =
  | (Answered & {
      readonly kind: 'approved';
      readonly disputedAfterMs?: number;
      /** For a crypto payment. */
      readonly chain?: ChainReceipt;
    })
  | (Answered & { readonly kind: 'declined' })
  /** The payer must act; `action` says how, unless our own page handles it. */
  | (Answered & { readonly kind: 'challenged'; readonly action?: PayerAction })
  /** The channel is processing it. */
  | (Answered & { readonly kind: 'pending' })
  | { readonly kind: 'unknown'; readonly message: string }
  /** Certainly not a byte of the call has left: nobody can have moved money, so another acquirer may be asked. */
  | { readonly kind: 'notSent'; readonly message: string }
  /** Only from inquire: the channel has never received it. */
  | { readonly kind: 'notFound'; readonly message: string }
  /** Only from cancel: no result will follow. */
  | { readonly kind: 'cancelled'; readonly message: string };

interface Answered {
  readonly message: string;
  /** What else the acquirer knows, by the contract. It decides nothing about money. */
  readonly facts?: AcquirerFacts;
}

/** In the amounts' own units, as received. */
export type AcquirerFacts = components['schemas']['Facts'];

interface ChannelSubject {
  readonly merNo: number;
  readonly tradeNo: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly script: Script | null;
  /** When the order or refund was accepted, or the attempt started. */
  readonly createdAt: number;
  /**
   * The attempt's number for an order paid on a page; absent if there is only one. Part of the call's idempotency key.
   */
  readonly attempt?: number;
  /** In which version of the channel contract it was begun, and is therefore ended; 1 if absent. */
  readonly channelVersion?: number | null;
  /** What is kept of its card, to tell that from other long numbers in an answer; null if there is none. Asked only if it matters. */
  readonly findCard?: () => Promise<KnownCard | null>;
}

/** The digits of a card that are kept (S9). */
export type KnownCard = Pick<NonNullable<OrderDetails['card']>, 'first6' | 'last4'>;

export interface AuthorizeRequest extends ChannelSubject {
  readonly method: OrderMethod;
  /** In memory only, for the duration of the call. */
  readonly card: CardData | null;
  readonly details: OrderDetails;
  /** The payer's page, to which the acquirer's page returns. */
  readonly payUrl?: string;
  /** How long the call may take, if that is less than its acquirer usually gets. */
  readonly withinMs?: number;
  /** Whether the payer is to prove who they are; absent if the acquirer decides. */
  readonly challenge?: components['schemas']['Challenge'];
}

export interface CardData {
  readonly number: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly securityCode: string;
  /** As typed on our page; a card sent by the merchant is in the payer's details. */
  readonly holder?: string;
}

export interface CompleteRequest extends ChannelSubject {
  readonly method: OrderMethod;
  /** The payer's decision, if the page knows it: set by the sandbox's pages and the operator's control. */
  readonly decision: 'success' | 'failure' | null;
}

export interface RefundRequest extends ChannelSubject {
  readonly refundNo: string;
}

export interface PayoutRequest extends ChannelSubject {
  readonly method: OrderMethod;
  /** The beneficiary's full account, in memory only. */
  readonly account: string;
  readonly details: OrderDetails;
  /** What the beneficiary reads on the bank statement: 1 to 140 characters without control characters. */
  readonly remittanceText?: string;
}

export interface InquireRequest extends ChannelSubject {
  readonly kind: 'payment' | 'payout' | 'refund';
  /** Null except for refunds. */
  readonly refundNo: string | null;
  /** A refund has none. */
  readonly method: OrderMethod | 'REFUND';
}

type LogFields = Readonly<Record<string, unknown>>;

/** Lines of the log that a room writes. */
export interface EventLog {
  /** Whether a line of this level is written, so that nobody builds one for nothing. */
  isOn(level: 'debug' | 'info' | 'warn' | 'error'): boolean;
  info(event: string, fields: LogFields): void;
  warn(event: string, fields: LogFields): void;
  error(event: string, fields: LogFields): void;
}
