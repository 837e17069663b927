/** `'90s'`, `'255m'`, `'2h'`, `'3d'`, or a number of seconds. */
export type Duration = string | number;

export interface StartOptions {
  /** The same seed gives the same keys and secrets; with `clock` as well, the same trade numbers too. */
  readonly seed?: string | number;
  /**
   * The moment at which the sandbox's clock starts. It then stands still, and only `advance` moves it. Left out, it goes
   * with this machine's, and `advance` moves it further.
   */
  readonly clock?: string | Date;
  /** Merchants of your own in place of the demo merchant, approved, each with keys of its own. */
  readonly merchants?: readonly MerchantSetup[];
  /** Any free one by default. */
  readonly port?: number;
}

export interface MerchantSetup {
  /** Chosen by the gateway where it is left out. */
  readonly merNo?: number;
  readonly name?: string;
  /** Origins that a Referer may have. Default: `http://localhost`. */
  readonly websites?: readonly string[];
  /** Names of methods, such as `CREDIT_CARD`, `PIX`, `PAYOUT_6`. Default: all. */
  readonly methods?: readonly string[];
  /** Default: all. */
  readonly currencies?: readonly string[];
  /** Money to pay out, by currency, such as `{ USD: '1000.00' }`. Default: none. */
  readonly balances?: Readonly<Record<string, string>>;
}

export interface TestingMerchant {
  readonly merNo: number;
  /** The merchant key, which signs requests. */
  readonly key: string;
  /** Proves notifications: one of the `secrets` of a receiver. */
  readonly webhookSecret: string;
  /** All that `createClient` needs for this merchant. */
  readonly client: {
    readonly baseUrl: string;
    readonly merNo: number;
    readonly key: string;
    readonly referer: string;
  };
}

export interface TestingGateway {
  readonly url: string;
  /** The first of `merchants`. */
  readonly merchant: TestingMerchant;
  readonly merchants: readonly TestingMerchant[];
  /** All that `createClient` needs for the first merchant. */
  readonly client: TestingMerchant['client'];
  /** The moment of the sandbox's clock. */
  now(): Date;
  /**
   * Moves the clock forward and does on the way what falls due, at its moment: results, expiries, deliveries. Resolves
   * when all of it is done. `advance(0)` does what is due already. Not to be awaited inside a handler of a notification,
   * because it waits for that handler.
   */
  advance(duration: Duration): Promise<Date>;
  /** Ends what is processing, a payment or payout by its trade number or a refund by its refund number, and delivers. */
  complete(number: string, result: 'success' | 'failure'): Promise<void>;
  /** Opens a chargeback of a paid order, and delivers. Resolves to its number. */
  chargeBack(tradeNo: string, reason?: string): Promise<string>;
  /** What was delivered or will be, oldest first, with every attempt; of one order or of all. */
  notifications(tradeNo?: string): Promise<Notification[]>;
  close(): Promise<void>;
}

export interface Notification {
  readonly merNo: number;
  /** The `webhook-id` of every attempt. */
  readonly notificationId: string;
  readonly event: 'paymentResult' | 'payoutResult' | 'refundResult' | 'chargeback';
  readonly tradeNo: string;
  readonly address: string;
  /** The fields of the body. */
  readonly payload: Readonly<Record<string, string | number>>;
  readonly createdAt: Date;
  /** due: another attempt will come. acknowledged, exhausted: none will. */
  readonly state: 'due' | 'acknowledged' | 'exhausted';
  /** When the next attempt comes; null where none will. */
  readonly nextAt: Date | null;
  readonly attempts: readonly NotificationAttempt[];
}

export interface NotificationAttempt {
  /** By the schedule, or because an operator asked for it. Each kind is numbered by itself, from 1. */
  readonly kind: 'scheduled' | 'resend';
  readonly attempt: number;
  readonly startedAt: Date;
  /** Null while it is under way. */
  readonly finishedAt: Date | null;
  /** The HTTP status of the answer; null where none came. */
  readonly status: number | null;
  /** The beginning of the answer. */
  readonly answer: string;
  /** `acknowledged`, or why it did not count. */
  readonly result: string;
}
