import type { NewNotification } from './notification.ts';

// Delivery of notifications: claimed under a lease, each attempt written before it is sent and completed after.

/** due: another attempt will come. acknowledged, exhausted: at rest. */
type DeliveryState = 'due' | 'acknowledged' | 'exhausted';

export interface Delivery extends NewNotification {
  readonly state: DeliveryState;
  /** Attempts that were begun. */
  readonly attempts: number;
  /** When the next attempt is due; null at rest. */
  readonly nextAt: number | null;
}

export interface DeliveryAttempt {
  readonly attempt: number;
  readonly startedAt: number;
  /** Null while it is under way, or where the node died with it. */
  readonly finishedAt: number | null;
  readonly status: number | null;
  readonly answer: string;
  /** `acknowledged`, or why it did not count. */
  readonly result: string;
}

/** A notification whose next attempt has been written and may now be sent, by this holder, once. */
export interface ClaimedDelivery extends Delivery {
  readonly attempt: number;
}

export interface AttemptEnd {
  readonly merNo: number;
  readonly notificationId: string;
  readonly attempt: number;
  readonly finishedAt: number;
  readonly status: number | null;
  readonly answer: string;
  readonly result: string;
  readonly state: DeliveryState;
  readonly nextAt: number | null;
}

export interface DeliveryStore {
  /** Due notifications, at most `perMerchantMax` of one merchant; attempt rows are written in the same transaction. */
  claimDeliveries(claim: {
    readonly holder: string;
    readonly now: number;
    readonly leaseMs: number;
    readonly limit: number;
    readonly perMerchantMax: number;
  }): Promise<ClaimedDelivery[]>;
  /** Only what the holder still holds is changed. Gathered into batches. */
  finishAttempt(holder: string, end: AttemptEnd): Promise<void>;
  nextDeliveryAt(): Promise<number | null>;
  listDeliveries(reference: {
    merNo: number;
    tradeNo: string;
  }): Promise<(Delivery & { readonly log: readonly DeliveryAttempt[] })[]>;
}
