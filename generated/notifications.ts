// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.
import type { ChargebackNotification, PaymentResultNotification, PayoutResultNotification, RefundResultNotification } from './bodies.ts';

/** How each notification is sent: content type, acknowledgement, and retries. */
export const notifications = {
  paymentResult: {
    event: "paymentResult",
    contentType: "application/x-www-form-urlencoded",
    schema: "PaymentResultNotification",
    acknowledgement: "SUCCESS",
    answerSecondsMax: 15,
    retryMinutes: [1, 2, 4, 8, 16, 32, 64, 128],
    attemptsMax: 9,
  },
  refundResult: {
    event: "refundResult",
    contentType: "application/json",
    schema: "RefundResultNotification",
    acknowledgement: "SUCCESS",
    answerSecondsMax: 15,
    retryMinutes: [1, 2, 4, 8, 16, 32, 64, 128],
    attemptsMax: 9,
  },
  payoutResult: {
    event: "payoutResult",
    contentType: "application/x-www-form-urlencoded",
    schema: "PayoutResultNotification",
    acknowledgement: "SUCCESS",
    answerSecondsMax: 15,
    retryMinutes: [1, 2, 4, 8, 16, 32, 64, 128],
    attemptsMax: 9,
  },
  chargeback: {
    event: "chargeback",
    contentType: "application/json",
    schema: "ChargebackNotification",
    acknowledgement: "SUCCESS",
    answerSecondsMax: 15,
    retryMinutes: [1, 2, 4, 8, 16, 32, 64, 128],
    attemptsMax: 9,
  },
} as const;

/** The event that a notification reports. */
export type NotificationEvent = keyof typeof notifications;

/** event → the fields of its notification. */
export interface NotificationPayloads {
  /** The body of paymentResult. */
  paymentResult: PaymentResultNotification;
  /** The body of refundResult. */
  refundResult: RefundResultNotification;
  /** The body of payoutResult. */
  payoutResult: PayoutResultNotification;
  /** The body of chargeback. */
  chargeback: ChargebackNotification;
}

interface NotificationOf<Event extends NotificationEvent> {
  /** What happened. */
  readonly event: Event;
  /** The fields of the body. */
  readonly payload: NotificationPayloads[Event];
}

/** A notification of the contract. It narrows on `event`. */
export type Notification = {
  [Event in NotificationEvent]: NotificationOf<Event>;
}[NotificationEvent];
