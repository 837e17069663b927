import type { Zone } from '../domain/day.ts';
import type { Expiry } from '../domain/payments/expiry.ts';
import type { PayMethod } from '../domain/payments/attempt.ts';
import type { Limiter } from '../domain/limiter.ts';
import type { NotificationPayloads } from '../domain/deliveries/notification.ts';
import type { Channels, Clock, Ids, Stopwatch } from '../domain/ports.ts';
import type { Store } from '../domain/store.ts';
import type { MerchantAccounts } from '../operations/operations.ts';
import type { Reference } from '../operations/platform/reference.ts';

/** What the operations are given: each asks for its part. */
export interface Dependencies {
  readonly store: Store;
  readonly channels: Channels;
  readonly clock: Clock;
  /** For caches, which must not depend on a clock that can jump. */
  readonly stopwatch: Stopwatch;
  readonly limiter: Limiter;
  readonly ids: Ids;
  readonly accounts: MerchantAccounts;
  readonly reference: Reference;
  readonly zone: Zone;
  /** What payers can pay by, in display order, with the currencies in force. */
  readonly methods: readonly PayMethod[];
  /** Until when a payment may wait for its payer. */
  readonly expiry: Expiry;
  /** How long an identical refund needs its own idempotency key. */
  readonly refundRepeatMs: number;
  /** When the channel is first queried about an order. Longer than the deadline of a call to it. */
  readonly firstInquiryMs: number;
  /** How long the tries of one request may take together. */
  readonly requestDeadlineMs: number;
  /** The address of an order's payer page. */
  readonly payUrlOf: (tradeNo: string) => string;
  /**
   * Called with an error that occurs after an order was accepted. The merchant gets a response; the agenda continues with the
   * order.
   */
  readonly onFault: (error: unknown, subject: string) => void;
  /** `cardHash`, with the vault's key. */
  readonly hashCard: (merNo: number, number: string) => string;
  /** `accountHash`, with the vault's key. */
  readonly hashAccount: (account: string) => string;
  /** Builds the payloads of notifications. */
  readonly payloads: NotificationPayloads;
  /** Called when there is something to deliver. */
  readonly onNotification: () => void;
}
