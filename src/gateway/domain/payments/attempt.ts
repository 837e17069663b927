import type { PaymentMethod } from '../method.ts';
import type { OrderDetails, OrderReference, Script } from '../orders/order.ts';
import type { AcquirerFacts } from '../ports.ts';
import type { RoutingDecision } from '../routing/routing-decision.ts';
import type { CardTry, CountedCard } from './card-try.ts';

// An attempt of a payer to pay an order on a page, or a further try of an order that the merchant sent complete. An order can
// have several attempts, each with one method at one acquirer, and at most one of them is open: the next one starts only after
// the channel has closed the last, or certainly never heard of it. So an order is charged at most once.

export interface Attempt extends OrderReference {
  /** 1, 2, … within the order. */
  readonly attempt: number;
  readonly method: PaymentMethod;
  /** `open` until the channel reports a result. The attempt that ended its order stays open: see the order's state. */
  readonly state: AttemptState;
  /** What the payer has to do, as the channel returned it; null if nothing, or if the channel has not responded yet. */
  readonly action: PayerAction | null;
  readonly card: OrderDetails['card'] | null;
  /** What the sandbox does with it; null in live mode. */
  readonly script: Script | null;
  /** The channel's last message. */
  readonly message: string;
  readonly createdAt: number;
  readonly closedAt: number | null;
  /** Null is `default`. */
  readonly acquirer: string | null;
  /** The version of the channel contract in which it was begun; null is 1. */
  readonly channelVersion: number | null;
  /** What the acquirer added to its answer. */
  readonly acquirerFacts: AcquirerFacts | null;
  /**
   * A further try of an order that the merchant sent complete, whose first try is the order itself. Its payer chooses nothing, so
   * its end is the order's.
   */
  readonly isFallback: boolean;
  /** Why it went to its acquirer; null without routing rules, and for a fallback, which follows from the first try. */
  readonly routing: RoutingDecision | null;
  /** It began in the same request as the one before it, because that was declined, and with the same card. */
  readonly isAfterDecline: boolean;
}

type AttemptState = 'open' | 'declined' | 'cancelled';

/** What the payer has to do elsewhere, in terms of a page. An `appUrl` opens the wallet's app on the payer's phone. */
export type PayerAction =
  /** Go to a page of the wallet or the bank (3-D Secure). A path that starts with a slash is the gateway's own. */
  | { readonly kind: 'redirect'; readonly url: string; readonly appUrl?: string }
  /** Scan this text as a QR code, or copy it. */
  | { readonly kind: 'code'; readonly text: string; readonly appUrl?: string }
  /** Send an amount of a crypto currency to an address. */
  | CryptoTransfer
  /** Transfer the amount from a bank account, with these details. */
  | { readonly kind: 'transfer'; readonly lines: readonly TransferLine[] };

export interface CryptoTransfer {
  readonly kind: 'address';
  readonly address: string;
  readonly network: string;
  /** For a QR code, and for a wallet on the same device. */
  readonly uri: string;
  /** The coin, such as `USDT`, and the amount, as a decimal. */
  readonly currency: string;
  readonly amount: string;
  /** The price of one coin in the order's currency, as a decimal, and until when it is valid. */
  readonly rate: string;
  readonly rateUntil: number;
}

export interface TransferLine {
  readonly name: 'beneficiary' | 'bank' | 'iban' | 'bic' | 'clabe' | 'account' | 'reference';
  readonly value: string;
}

export interface AttemptKey extends OrderReference {
  readonly attempt: number;
}

export const CARD_METHOD = 'CREDIT_CARD' satisfies PaymentMethod;
/** The method whose payments have a public transaction. */
export const CRYPTO_METHOD = 'CRYPTO' satisfies PaymentMethod;

/** S14: the last of these declines ends the order. */
export const DECLINED_CARDS_MAX = 5;

/** A bound on how often a payer can change the method. */
export const ATTEMPTS_MAX = 50;

/** How many cards were declined on the order before this attempt. */
export interface CountedAttempt extends Attempt {
  readonly declinedBefore: number;
}

/** How many cards were declined on an order whose latest attempt is this one. Two tries of a card in one request are one. */
export function declinedCardsOf(newest: CountedAttempt | null): number {
  if (newest === null) return 0;
  const { state, method, isAfterDecline, declinedBefore } = newest;
  return declinedBefore + (state === 'declined' && method === CARD_METHOD && !isAfterDecline ? 1 : 0);
}

/** Whether a second try came to nothing, so that the decline of the one before it stands. */
export function isUndone({ state, isAfterDecline }: Pick<Attempt, 'state' | 'isAfterDecline'>): boolean {
  return isAfterDecline && state === 'cancelled';
}

export interface AttemptStore {
  /**
   * Locks the order and writes an attempt, together with the agenda entry that makes the sweep query it at `inquireAt`,
   * or returns the reason for refusing. Moves the order's expiry as well. If an attempt is already open, returns it and
   * writes nothing.
   */
  openAttempt(input: NewAttempt): Promise<OpenOutcome>;
  /** Records the channel's response to an attempt. A closed attempt is not changed. */
  recordAttempt(
    key: AttemptKey,
    response: {
      readonly action: PayerAction | null;
      readonly message: string;
      /** The order's new expiry; null leaves it unchanged. */
      readonly expiresAt: number | null;
      /** Null or absent leaves what is known. */
      readonly acquirerFacts?: AcquirerFacts | null;
    },
  ): Promise<void>;
  /** Closes an open attempt and postpones the sweep's query to the order's expiry. False if it was already closed. */
  closeAttempt(
    key: AttemptKey,
    end: {
      readonly state: 'declined' | 'cancelled';
      readonly message: string;
      readonly closedAt: number;
      readonly acquirerFacts?: AcquirerFacts | null;
      readonly cardTry?: CardTry | null;
    },
  ): Promise<boolean>;
  /** For the sandbox's panel: another script for an open attempt, as if it started now. */
  changeAttempt(
    key: AttemptKey,
    change: { readonly script: Script; readonly createdAt: number; readonly inquireAt: number },
  ): Promise<void>;
  /** For the sandbox's panel: expires a processing order now. */
  endTime(reference: OrderReference, expiresAt: number): Promise<void>;
  findNewestAttempt(reference: OrderReference): Promise<CountedAttempt | null>;
  /** Oldest first. */
  listAttempts(reference: OrderReference): Promise<Attempt[]>;
}

export interface NewAttempt extends Pick<
  Attempt,
  | 'merNo'
  | 'tradeNo'
  | 'method'
  | 'card'
  | 'script'
  | 'createdAt'
  | 'acquirer'
  | 'channelVersion'
  | 'isFallback'
  | 'routing'
> {
  readonly inquireAt: number;
  /** The order's new expiry. */
  readonly expiresAt: number;
  /**
   * What it replaces, in the same transaction: the open attempt, or the order's own first try, whose call certainly never left, or
   * which was declined. The first try gets its row with the second, because the order's row will name the acquirer that took the
   * payment.
   */
  readonly instead?: ReplacedTry;
}

interface ReplacedTry {
  readonly attempt: number;
  readonly message: string;
  /** If it was declined. The card is null if its tries are not counted. */
  readonly declined?: { readonly facts: AcquirerFacts | null; readonly card: CountedCard | null };
}

export type OpenOutcome =
  | { readonly kind: 'opened' | 'alreadyOpen'; readonly attempt: CountedAttempt }
  /** `usedUp`: the maximum number of cards was declined, or there were too many attempts. */
  | { readonly kind: 'notFound' | 'final' | 'expired' | 'usedUp' }
  /** `overtaken`: somebody else has closed the try that was declined. `limited`: the card's scheme allows no further try. */
  | { readonly kind: 'overtaken' | 'limited' };

/** A method that a payer can choose, and the currencies in which it is offered; null means all. */
export interface PayMethod {
  readonly name: PaymentMethod;
  readonly currencies: readonly string[] | null;
}
