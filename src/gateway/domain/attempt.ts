import type { PaymentMethod } from './method.ts';
import type { OrderDetails, OrderReference, Script } from './order.ts';

// What a payer does on a page. An order that is paid there is tried once or several times, by one method each time, and at
// most one of these attempts is open: the next one begins only after the channel has closed the last. So one charge at most.

export interface Attempt extends OrderReference {
  /** 1, 2, … of the order. */
  readonly attempt: number;
  readonly method: PaymentMethod;
  /** `open` until the channel says how it ended. That of an attempt which ended its order stays so: the order says the rest. */
  readonly state: AttemptState;
  /** What the payer has to do, as the channel said; null where there is nothing, or the channel has not answered yet. */
  readonly action: PayerAction | null;
  readonly card: OrderDetails['card'] | null;
  /** What the sandbox does with it; null in live mode. */
  readonly script: Script | null;
  /** What the channel said last. */
  readonly message: string;
  readonly createdAt: number;
  readonly closedAt: number | null;
}

type AttemptState = 'open' | 'declined' | 'cancelled';

/** What an order says that was ended by its time. */
export const EXPIRED = 'The payment expired.';

/** What the payer has to do elsewhere, in the words of a page. An `appUrl` opens the wallet's app on the payer's phone. */
export type PayerAction =
  /** Go to a page of the wallet or the bank (3-D Secure). An address that begins with a slash is the gateway's own. */
  | { readonly kind: 'redirect'; readonly url: string; readonly appUrl?: string }
  /** Scan this text as a QR code, or copy it. */
  | { readonly kind: 'code'; readonly text: string; readonly appUrl?: string }
  /** Send an amount of a crypto currency to an address. */
  | CryptoTransfer
  /** Transfer the amount from a bank, with these particulars. */
  | { readonly kind: 'transfer'; readonly lines: readonly TransferLine[] };

export interface CryptoTransfer {
  readonly kind: 'address';
  readonly address: string;
  readonly network: string;
  /** For a QR code, and for a wallet on the same device. */
  readonly uri: string;
  /** The coin, such as `USDT`, and how much of it, as a decimal. */
  readonly currency: string;
  readonly amount: string;
  /** What one coin costs in the order's currency, as a decimal, and until when. */
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
/** The one whose payments have a transaction that everybody can see. */
export const CRYPTO_METHOD = 'CRYPTO' satisfies PaymentMethod;

/** S14: with the last of these declines the order ends. */
export const DECLINED_CARDS_MAX = 5;

/** However often a payer changes their mind. */
export const ATTEMPTS_MAX = 50;

/** How many cards were declined on the order before this attempt. */
export interface CountedAttempt extends Attempt {
  readonly declinedBefore: number;
}

/** How many cards were declined on an order whose newest attempt this is. */
export function declinedCardsOf(newest: CountedAttempt | null): number {
  if (newest === null) return 0;
  return newest.declinedBefore + (newest.state === 'declined' && newest.method === CARD_METHOD ? 1 : 0);
}

export interface AttemptStore {
  /**
   * Locks the order and writes an attempt with the agenda entry that makes the sweep ask about it at `inquireAt`, or
   * says why not. The order's end moves with it. One that is open already is answered, and nothing is written.
   */
  openAttempt(input: NewAttempt): Promise<OpenOutcome>;
  /** What the channel said about an attempt. One that is closed by now stays as it is. */
  recordAttempt(
    key: AttemptKey,
    said: {
      readonly action: PayerAction | null;
      readonly message: string;
      /** Until when the order can be paid now; null leaves it as it is. */
      readonly expiresAt: number | null;
    },
  ): Promise<void>;
  /** Closes an open attempt and puts the sweep's question off to the order's expiry. False where it was closed before. */
  closeAttempt(
    key: AttemptKey,
    end: { readonly state: 'declined' | 'cancelled'; readonly message: string; readonly closedAt: number },
  ): Promise<boolean>;
  /** For the sandbox's panel: another script for an open attempt, as if it began now. */
  changeAttempt(
    key: AttemptKey,
    change: { readonly script: Script; readonly createdAt: number; readonly inquireAt: number },
  ): Promise<void>;
  /** For the sandbox's panel: the time of an order that is processing is over at this moment. */
  endTime(reference: OrderReference, expiresAt: number): Promise<void>;
  findNewestAttempt(reference: OrderReference): Promise<CountedAttempt | null>;
  /** Oldest first. */
  listAttempts(reference: OrderReference): Promise<Attempt[]>;
  countDeclinedCards(reference: OrderReference): Promise<number>;
}

export interface NewAttempt extends Pick<Attempt, 'merNo' | 'tradeNo' | 'method' | 'card' | 'script' | 'createdAt'> {
  readonly inquireAt: number;
  /** Until when the order can be paid from now on. */
  readonly expiresAt: number;
}

export type OpenOutcome =
  | { readonly kind: 'opened' | 'alreadyOpen'; readonly attempt: CountedAttempt }
  /** `usedUp`: as many cards were declined as may be, or there were too many attempts. */
  | { readonly kind: 'notFound' | 'final' | 'expired' | 'usedUp' };

/** A method that a payer can choose, and the currencies in which it is offered; null means all. */
export interface PayMethod {
  readonly name: PaymentMethod;
  readonly currencies: readonly string[] | null;
}
