import type { Zone } from '../domain/day.ts';
import type { Expiry } from '../domain/expiry.ts';
import type { Limiter } from '../domain/limiter.ts';
import type { NotificationPayloads } from '../domain/notification.ts';
import type { Channel, Clock, Ids, Stopwatch } from '../domain/ports.ts';
import type { Store } from '../domain/store.ts';
import type { MerchantAccounts } from './operations.ts';
import type { Reference } from './reference.ts';

/** What every operation works with. */
export interface Dependencies {
  readonly store: Store;
  readonly channel: Channel;
  readonly clock: Clock;
  /** For caches, which a clock that jumps would hold open or shut. */
  readonly stopwatch: Stopwatch;
  readonly limiter: Limiter;
  readonly ids: Ids;
  readonly accounts: MerchantAccounts;
  readonly reference: Reference;
  readonly zone: Zone;
  /** Until when a payment may wait for its payer. */
  readonly expiry: Expiry;
  /** For how long an equal refund needs an idempotency key of its own. */
  readonly refundRepeatMs: number;
  /** When the channel is asked about an order for the first time. Longer than the deadline of a call to it. */
  readonly firstInquiryMs: number;
  /** The payer's page of an order. */
  readonly payUrlOf: (tradeNo: string) => string;
  /** Told of a fault after an order was accepted. The merchant is answered; the agenda goes on with the order. */
  readonly onFault: (error: unknown, subject: string) => void;
  /** How notifications are spelled. */
  readonly payloads: NotificationPayloads;
  /** Told that there is something to deliver. */
  readonly onNotification: () => void;
}
