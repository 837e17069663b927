import type { AuditEntry } from './audit.ts';
import type { NewNotification } from './notification.ts';

// Delivery of notifications: claimed under a lease; each attempt is written before it is sent and completed after.

/** due: another attempt will follow. acknowledged, exhausted: final. */
export type DeliveryState = 'due' | 'acknowledged' | 'exhausted';

export interface Delivery extends NewNotification {
  readonly state: DeliveryState;
  /** Attempts of the schedule that were started; resends do not count. */
  readonly attempts: number;
  /** When the next attempt is due; null if final. */
  readonly nextAt: number | null;
}

/** By the schedule, at most nine, or requested by an operator. The two kinds are numbered separately, from 1. */
type AttemptKind = 'scheduled' | 'resend';

export interface DeliveryAttempt {
  readonly kind: AttemptKind;
  readonly attempt: number;
  readonly startedAt: number;
  /** Null while it is in progress, or if the node died during it. */
  readonly finishedAt: number | null;
  readonly status: number | null;
  readonly answer: string;
  /** `acknowledged`, or why the attempt failed. */
  readonly result: string;
}

/** A delivery with its attempts, those of the schedule first. A resend that has not been sent yet is not included. */
export interface DeliveryStory extends Delivery {
  readonly log: readonly DeliveryAttempt[];
}

/** A notification whose next attempt has been written and may now be sent once, by this holder. */
export interface ClaimedDelivery extends Delivery {
  readonly kind: AttemptKind;
  readonly attempt: number;
}

/** Identifies an attempt of a notification. */
type AttemptReference = Pick<ClaimedDelivery, 'merNo' | 'notificationId' | 'kind' | 'attempt'>;

export interface AttemptEnd extends AttemptReference {
  readonly finishedAt: number;
  readonly status: number | null;
  readonly answer: string;
  readonly result: string;
  /**
   * The delivery's new state. A resend can only make it `acknowledged`; with any other state it leaves the delivery
   * unchanged.
   */
  readonly state: DeliveryState;
  readonly nextAt: number | null;
}

/** How many deliveries of a merchant may be claimed. */
export interface LaneRoom {
  readonly merNo: number;
  readonly room: number;
}

/** A merchant with deliveries to send. */
export interface WaitingMerchant {
  readonly merNo: number;
  /** Whether an operator has requested a resend. */
  readonly resend: boolean;
}

export interface DeliveryClaim {
  readonly holder: string;
  readonly now: number;
  readonly leaseMs: number;
  readonly limit: number;
  readonly perMerchantMax: number;
  /**
   * The merchants found waiting a moment ago; if absent, they are looked up. Others are skipped until the next lookup.
   */
  readonly waiting?: readonly WaitingMerchant[];
  /** Decides how much is claimed for each waiting merchant, the longest waiting first. Pure: it may be called again. */
  readonly planRooms?: (waiting: readonly number[]) => readonly LaneRoom[];
}

export interface DeliverySearch {
  readonly merNo: number;
  /** All if absent. */
  readonly states?: readonly DeliveryState[];
  /** Only deliveries older than this notification; null starts with the newest. */
  readonly before: string | null;
  readonly limit: number;
}

export interface DeliveryStore {
  /** The longest waiting first. Paused merchants are skipped. */
  findWaiting(now: number): Promise<WaitingMerchant[]>;
  /**
   * Claims due notifications and waiting resends, at most `perMerchantMax` per merchant; their attempts are written in
   * the same transaction. Paused merchants are skipped.
   */
  claimDeliveries(claim: DeliveryClaim): Promise<ClaimedDelivery[]>;
  /** Changes only what the holder still holds. Batched. */
  finishAttempt(holder: string, end: AttemptEnd): Promise<void>;
  /** Releases claims that were not sent, as if they had never been made; `nextAt` null means they are never sent. */
  releaseDeliveries(
    holder: string,
    claims: readonly (AttemptReference & { readonly nextAt: number | null })[],
  ): Promise<void>;
  /** For merchants that are not paused. */
  nextDeliveryAt(): Promise<number | null>;
  listDeliveries(reference: { merNo: number; tradeNo: string }): Promise<DeliveryStory[]>;
  findDelivery(reference: { merNo: number; notificationId: string }): Promise<DeliveryStory | null>;
  /** Newest first. */
  searchDeliveries(search: DeliverySearch): Promise<Delivery[]>;
  /**
   * Sends a notification once more, whatever its state, outside its schedule and not counted among the nine attempts.
   * `waiting`: an earlier resend has not finished, so no second one is added.
   */
  resendDelivery(request: {
    readonly merNo: number;
    readonly notificationId: string;
    readonly at: number;
    readonly audit: AuditEntry;
  }): Promise<'accepted' | 'waiting' | 'notFound'>;
  /** While a merchant is paused, nothing is sent to it, including resends; due notifications wait. */
  pauseDeliveries(merNo: number, paused: boolean, audit: AuditEntry): Promise<void>;
  areDeliveriesPaused(merNo: number): Promise<boolean>;
}
