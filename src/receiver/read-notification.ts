import { notificationFields } from '../../generated/notification-fields.ts';
import { notifications } from '../../generated/notifications.ts';
import type { Notification, NotificationEvent } from '../../generated/notifications.ts';
import { findBrokenRules } from '../protocol/field-rules.ts';
import { decodeNotification } from '../protocol/notification-body.ts';
import type { Refusal } from './failures.ts';
import { BODY_BYTES_MAX } from './limits.ts';
import { readHeader } from './raw-notification.ts';
import type { RawNotification } from './raw-notification.ts';

// Parses a notification. No body names its event: a JSON body is recognized by the number it contains, and the event of a
// form is configured (see `formEvent` in options.ts).

type EventOf<ContentType extends string> = {
  [Event in NotificationEvent]: (typeof notifications)[Event]['contentType'] extends ContentType ? Event : never;
}[NotificationEvent];

/** The events whose bodies are forms with the same fields. */
export type FormEvent = EventOf<'application/x-www-form-urlencoded'>;

type JsonEvent = EventOf<'application/json'>;

/** A JSON body that is not a notification of this contract version. */
export interface UnknownNotification {
  /** Not an event of this version. */
  readonly event: 'unknown';
  /** The body as it came, verified but not checked. */
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface RawText {
  readonly contentType: 'application/json' | 'application/x-www-form-urlencoded';
  readonly text: string;
}

/** The body as text. These checks run before verification and reveal nothing about the merchant. */
export function readText(raw: RawNotification): RawText | Refusal {
  if (raw.method !== 'POST') return { refused: 'method-not-allowed' };
  if (raw.body === null) return { refused: 'raw-body-lost' };
  if (raw.body.byteLength > BODY_BYTES_MAX) return { refused: 'body-too-large' };
  // Parameters such as `charset` are ignored: JSON is UTF-8, and a form escapes everything outside ASCII.
  const contentType = readHeader(raw, 'content-type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = readHeader(raw, 'content-encoding')?.toLowerCase() ?? 'identity';
  if (!isKnownContentType(contentType) || encoding !== 'identity') return { refused: 'unsupported-media-type' };
  try {
    // Strict, and keeps a byte order mark: two different bodies never decode to the same signed text.
    return { contentType, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw.body) };
  } catch (cause) {
    return { refused: 'body-invalid', detail: 'It is not UTF-8.', cause };
  }
}

export function readNotification(
  { contentType, text }: RawText,
  formEvent: () => FormEvent | Refusal,
): Notification | UnknownNotification | Refusal {
  let payload: Record<string, unknown>;
  try {
    payload = decodeNotification(contentType, text);
  } catch (cause) {
    return { refused: 'body-invalid', detail: 'It is not a JSON object.', cause };
  }
  if (contentType === 'application/json') {
    const event = tellJsonEvent(payload);
    return event === 'unknown' ? { event, payload } : checkPayload(event, payload);
  }
  const event = formEvent();
  return typeof event === 'string' ? checkPayload(event, payload) : event;
}

export function isFormEvent(event: unknown): event is FormEvent {
  return isNotificationEvent(event) && notifications[event].contentType === notifications.paymentResult.contentType;
}

export function isNotificationEvent(event: unknown): event is NotificationEvent {
  return typeof event === 'string' && Object.hasOwn(notifications, event);
}

function isKnownContentType(contentType: string | undefined): contentType is RawText['contentType'] {
  return Object.values(notifications).some((notification) => notification.contentType === contentType);
}

/** The field that only this JSON event has. A new event does not compile until it has one. */
const NUMBER_FIELDS: { readonly [Event in JsonEvent]: string } = {
  refundResult: 'refundNo',
  chargeback: 'chargebackNo',
};

function tellJsonEvent(payload: Record<string, unknown>): JsonEvent | 'unknown' {
  const events = Object.keys(NUMBER_FIELDS) as JsonEvent[];
  const [event, ...others] = events.filter((one) => Object.hasOwn(payload, NUMBER_FIELDS[one]));
  return event === undefined || others.length > 0 ? 'unknown' : event;
}

export function checkPayload(event: NotificationEvent, payload: object): Notification | Refusal {
  const broken = findBrokenRules(notificationFields[event], payload);
  // The event's rules have just accepted it, which the compiler cannot see through the table.
  if (broken === '') return { event, payload } as Notification;
  return { refused: 'body-invalid', detail: `Read as ${event}: ${broken}.` };
}
