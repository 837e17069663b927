import type { AuditEntry } from '../audit/audit.ts';
import type { EndpointStore } from './endpoint.ts';
import type { NewNotification } from './notification.ts';

// Delivery of notifications: claimed under a lease; each attempt is written before it is sent and completed after.

/** What every request to a merchant says of its sender. */
export const USER_AGENT = 'tollgate';

/** due: another attempt will follow. acknowledged, exhausted: final. */
export type DeliveryState = 'due' | 'acknowledged' | 'exhausted';

export interface Delivery extends NewNotification {
  /** Empty if it was removed because the notification is old; all attempts but the last were removed with it. */
  readonly payload: NewNotification['payload'];
  readonly state: DeliveryState;
  /** Attempts of the schedule that were started; resends do not count. */
  readonly attempts: number;
  /** When the next attempt is due; null if final. */
  readonly nextAt: number | null;
}

/** A delivery as lists show it. */
export interface ListedDelivery extends Omit<Delivery, 'payload'> {
  /** `acknowledged`, or why the last scheduled attempt failed; null if none has finished. */
  readonly lastResult: string | null;
}

export function isBodyRemoved({ payload }: Pick<Delivery, 'payload'>): boolean {
  return Object.keys(payload).length === 0;
}

/** By the schedule, at most nine, or requested by an operator. The two kinds are numbered separately, from 1. */
type AttemptKind = 'scheduled' | 'resend';

/** The headers of a merchant's response as they are kept: names in lower case. */
export type AnswerHeaders = Readonly<Record<string, string>>;

export interface DeliveryAttempt {
  readonly kind: AttemptKind;
  readonly attempt: number;
  readonly startedAt: number;
  /** Null while it is in progress, or if the node died during it. */
  readonly finishedAt: number | null;
  /** The time that was signed, in seconds; null if nothing was to be sent. */
  readonly sentAt: number | null;
  readonly status: number | null;
  /** Null if there was no response. */
  readonly answerHeaders: AnswerHeaders | null;
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
  readonly sentAt?: number | null;
  readonly status: number | null;
  readonly answerHeaders?: AnswerHeaders | null;
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

/** Notifications of a merchant by the time when they were created, both ends inclusive. */
export interface SinceSpan {
  readonly merNo: number;
  readonly since: number;
  readonly until: number;
  readonly limit: number;
}

export interface DeliveryStore extends EndpointStore {
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
  searchDeliveries(search: DeliverySearch): Promise<ListedDelivery[]>;
  /**
   * Sends a notification once more, whatever its state, outside its schedule and not counted among the nine attempts.
   * `waiting`: an earlier resend has not finished, so no second one is added. `removed`: there is no body to send.
   */
  resendDelivery(request: {
    readonly merNo: number;
    readonly notificationId: string;
    readonly at: number;
    readonly audit: AuditEntry;
  }): Promise<'accepted' | 'waiting' | 'removed' | 'notFound'>;
  /** How many of a span `resendSince` would take, counted up to the limit. */
  countSince(span: SinceSpan): Promise<number>;
  /**
   * Sends every notification of a span once more, oldest first, up to the limit. What was resent at or after the end of the
   * span is skipped, so that the same request never sends one twice. Returns how many were added.
   */
  resendSince(
    span: SinceSpan & { readonly at: number; readonly auditOf: (resent: number) => AuditEntry },
  ): Promise<number>;
  /** Writes a notification of its own accord, such as a test event. */
  addNotification(notification: NewNotification, audit: AuditEntry): Promise<void>;
  /** While a merchant is paused, nothing is sent to it, including resends; due notifications wait. */
  pauseDeliveries(merNo: number, paused: boolean, audit: AuditEntry): Promise<void>;
  areDeliveriesPaused(merNo: number): Promise<boolean>;
}
