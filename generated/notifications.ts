// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.
import type { components } from './openapi.ts';

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

export type NotificationEvent = keyof typeof notifications;

export interface NotificationPayloads {
  paymentResult: components["schemas"]["PaymentResultNotification"];
  refundResult: components["schemas"]["RefundResultNotification"];
  payoutResult: components["schemas"]["PayoutResultNotification"];
  chargeback: components["schemas"]["ChargebackNotification"];
}

/** Narrows on `event`. */
export type Notification = {
  [Event in NotificationEvent]: { readonly event: Event; readonly payload: NotificationPayloads[Event] };
}[NotificationEvent];
