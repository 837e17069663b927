import type { AuditEntry } from './audit.ts';
import type { NewNotification } from './notification.ts';

// Delivery of notifications: claimed under a lease, each attempt written before it is sent and completed after.

/** due: another attempt will come. acknowledged, exhausted: at rest. */
export type DeliveryState = 'due' | 'acknowledged' | 'exhausted';

export interface Delivery extends NewNotification {
  readonly state: DeliveryState;
  /** Attempts of the schedule that were begun; resends do not count. */
  readonly attempts: number;
  /** When the next attempt is due; null at rest. */
  readonly nextAt: number | null;
}

/** By the schedule, at most nine; or because an operator asked for it. Each kind is numbered by itself, from 1. */
type AttemptKind = 'scheduled' | 'resend';

export interface DeliveryAttempt {
  readonly kind: AttemptKind;
  readonly attempt: number;
  readonly startedAt: number;
  /** Null while it is under way, or where the node died with it. */
  readonly finishedAt: number | null;
  readonly status: number | null;
  readonly answer: string;
  /** `acknowledged`, or why it did not count. */
  readonly result: string;
}

/** A delivery with its attempts, those of the schedule first. A resend that still waits to be sent is not among them. */
export interface DeliveryStory extends Delivery {
  readonly log: readonly DeliveryAttempt[];
}

/** A notification whose next attempt has been written and may now be sent, by this holder, once. */
export interface ClaimedDelivery extends Delivery {
  readonly kind: AttemptKind;
  readonly attempt: number;
}

/** Which attempt of which notification. */
type AttemptReference = Pick<ClaimedDelivery, 'merNo' | 'notificationId' | 'kind' | 'attempt'>;

export interface AttemptEnd extends AttemptReference {
  readonly finishedAt: number;
  readonly status: number | null;
  readonly answer: string;
  readonly result: string;
  /** What becomes of the delivery. A resend can only make it `acknowledged`; with another state it leaves it as it is. */
  readonly state: DeliveryState;
  readonly nextAt: number | null;
}

/** How many deliveries of a merchant may be claimed. */
export interface LaneRoom {
  readonly merNo: number;
  readonly room: number;
}

/** A merchant with something to send. */
export interface WaitingMerchant {
  readonly merNo: number;
  /** Whether an operator has asked for a resend. */
  readonly resend: boolean;
}

export interface DeliveryClaim {
  readonly holder: string;
  readonly now: number;
  readonly leaseMs: number;
  readonly limit: number;
  readonly perMerchantMax: number;
  /** Who was found to wait a moment ago; absent: they are looked for. Others are left out until the next look. */
  readonly waiting?: readonly WaitingMerchant[];
  /** Decides how much is claimed of the merchants that wait, the longest waiting first. Pure: it may be asked again. */
  readonly planRooms?: (waiting: readonly number[]) => readonly LaneRoom[];
}

export interface DeliverySearch {
  readonly merNo: number;
  /** Absent: all. */
  readonly states?: readonly DeliveryState[];
  /** Only deliveries older than this notification; null begins with the newest. */
  readonly before: string | null;
  readonly limit: number;
}

export interface DeliveryStore {
  /** The longest waiting first. Merchants that are paused are left out. */
  findWaiting(now: number): Promise<WaitingMerchant[]>;
  /**
   * Due notifications, and resends that wait, at most `perMerchantMax` of one merchant; their attempts are written in the
   * same transaction. Merchants that are paused are left out.
   */
  claimDeliveries(claim: DeliveryClaim): Promise<ClaimedDelivery[]>;
  /** Only what the holder still holds is changed. Gathered into batches. */
  finishAttempt(holder: string, end: AttemptEnd): Promise<void>;
  /** Takes back claims that were not sent, as if they had never been made; `nextAt` null means: never to be sent. */
  releaseDeliveries(
    holder: string,
    claims: readonly (AttemptReference & { readonly nextAt: number | null })[],
  ): Promise<void>;
  /** Of merchants that are not paused. */
  nextDeliveryAt(): Promise<number | null>;
  listDeliveries(reference: { merNo: number; tradeNo: string }): Promise<DeliveryStory[]>;
  findDelivery(reference: { merNo: number; notificationId: string }): Promise<DeliveryStory | null>;
  /** Newest first. */
  searchDeliveries(search: DeliverySearch): Promise<Delivery[]>;
  /**
   * Has a notification sent once more, whatever its state, beside its schedule and not counted among the nine attempts.
   * `waiting`: a resend of it has not ended yet, and no second one is added.
   */
  resendDelivery(request: {
    readonly merNo: number;
    readonly notificationId: string;
    readonly at: number;
    readonly audit: AuditEntry;
  }): Promise<'accepted' | 'waiting' | 'notFound'>;
  /** While a merchant is paused nothing is sent to it, resends included; what is due waits. */
  pauseDeliveries(merNo: number, paused: boolean, audit: AuditEntry): Promise<void>;
  areDeliveriesPaused(merNo: number): Promise<boolean>;
}
