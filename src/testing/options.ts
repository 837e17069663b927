/** `'90s'`, `'255m'`, `'2h'`, `'3d'`, or a number of seconds. */
export type Duration = string | number;

export interface StartOptions {
  /** The same seed gives the same keys and secrets and, together with `clock`, the same trade numbers. */
  readonly seed?: string | number;
  /**
   * The start time of the sandbox's clock, which then moves only by `advance`. Default: the clock runs with that of this
   * machine, and `advance` moves it further ahead.
   */
  readonly clock?: string | Date;
  /** Merchants to create instead of the demo merchant. Each is approved and has its own keys. */
  readonly merchants?: readonly MerchantSetup[];
  /** Default: any free port. */
  readonly port?: number;
}

export interface MerchantSetup {
  /** Default: chosen by the gateway. */
  readonly merNo?: number;
  readonly name?: string;
  /** Allowed origins of the Referer. Default: `http://localhost`. */
  readonly websites?: readonly string[];
  /** Names of methods, such as `CREDIT_CARD`, `PIX`, `PAYOUT_6`. Default: all. */
  readonly methods?: readonly string[];
  /** Default: all. */
  readonly currencies?: readonly string[];
  /** Initial available balances by currency, such as `{ USD: '1000.00' }`. Default: none. */
  readonly balances?: Readonly<Record<string, string>>;
}

export interface TestingMerchant {
  readonly merNo: number;
  /** The merchant key, which signs requests. */
  readonly key: string;
  /** Verifies notifications: pass it in the `secrets` of a receiver. */
  readonly webhookSecret: string;
  /** The options of `createClient` for this merchant. */
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
  /** The options of `createClient` for the first merchant. */
  readonly client: TestingMerchant['client'];
  /** The time on the sandbox's clock. */
  now(): Date;
  /**
   * Moves the clock forward and runs everything that falls due, each at its time: results, expirations, deliveries. Resolves
   * when all of it is done. `advance(0)` runs what is already due. Do not await it inside a notification handler: it waits
   * for that handler.
   */
  advance(duration: Duration): Promise<Date>;
  /** Completes a processing payment or payout (by trade number) or refund (by refund number), and delivers. */
  complete(number: string, result: 'success' | 'failure'): Promise<void>;
  /** Opens a chargeback for a paid order, and delivers. Resolves to its number. */
  chargeBack(tradeNo: string, reason?: string): Promise<string>;
  /** Notifications, oldest first, with their delivery attempts; of one order or of all. */
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
  /** `due`: another attempt follows. `acknowledged` and `exhausted` are final. */
  readonly state: 'due' | 'acknowledged' | 'exhausted';
  /** Time of the next attempt; null if there is none. */
  readonly nextAt: Date | null;
  readonly attempts: readonly NotificationAttempt[];
}

export interface NotificationAttempt {
  /** Scheduled, or requested by an operator. Each kind is numbered separately, from 1. */
  readonly kind: 'scheduled' | 'resend';
  readonly attempt: number;
  readonly startedAt: Date;
  /** Null while it is in progress. */
  readonly finishedAt: Date | null;
  /** The HTTP status of the response; null if there was none. */
  readonly status: number | null;
  /** The beginning of the response body. */
  readonly answer: string;
  /** `acknowledged`, or why the attempt failed. */
  readonly result: string;
}

export interface ProbeReceiverOptions {
  /** The webhook secret that the handler verifies with. */
  readonly secret: string;
  /** An order known to the handler. Default: the contract's example. */
  readonly merOrderNo?: string;
  readonly tradeNo?: string;
}

export interface ProbeReport {
  readonly url: string;
  /** No check failed. */
  readonly passed: boolean;
  readonly checks: readonly ProbeCheck[];
}

export interface ProbeCheck {
  readonly name: string;
  /** What a good handler does. */
  readonly title: string;
  /** `look`: not provably wrong from outside, but worth checking. */
  readonly result: 'pass' | 'fail' | 'look';
  readonly problem?: string;
  readonly fix?: string;
  readonly durationMs: number;
}
