import { randomUUID } from 'node:crypto';
import { notifications } from '../../generated/notifications.ts';
import type { NotificationEvent, NotificationPayloads } from '../../generated/notifications.ts';
import { encodeNotification } from '../protocol/notification-body.ts';
import { webhookHeaders } from '../protocol/standard-webhooks.ts';
import { isRefusal } from './failures.ts';
import type { RawNotification } from './raw-notification.ts';
import { checkPayload } from './read-notification.ts';

/** How the notification is sent. */
export interface FakeNotificationOptions {
  /** Signs as the gateway does; several during a rotation. Without secrets the notification is not signed. */
  readonly secret?: string | readonly string[];
  /** The `webhook-id`. Default: a new one for each notification; repeat it to simulate a retry. */
  readonly id?: string;
  /** Time of the attempt. Default: now. */
  readonly at?: Date;
  /** The address that it is sent to. */
  readonly url?: string;
}

/** A notification as the gateway would send it. */
export interface FakeNotification<Event extends NotificationEvent> extends RawNotification {
  /** The fields of the body. */
  readonly payload: NotificationPayloads[Event];
  /** The headers, with the signature if there is a secret. */
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes that are signed. */
  readonly body: Uint8Array;
  /** A new `Request` on each call, since a body can be read only once. */
  request(): Request;
}

/**
 * A notification for your own tests: `await receiver.handle(fakeNotification('paymentResult').request())`. Missing fields
 * default to those of a success. Throws if the fields violate the contract.
 */
export function fakeNotification<Event extends NotificationEvent>(
  event: Event,
  fields: Partial<NotificationPayloads[Event]> = {},
  options: FakeNotificationOptions = {},
): FakeNotification<Event> {
  const payload: NotificationPayloads[Event] = { ...DEFAULTS[event](fields), ...fields };
  const checked = checkPayload(event, payload);
  if (isRefusal(checked)) throw new TypeError(`fakeNotification: ${String(checked.detail)}`);
  const { contentType } = notifications[event];
  const text = encodeNotification(contentType, payload);
  const url = options.url ?? 'http://localhost/notifications';
  const headers = { 'content-type': contentType, ...signatureHeaders(text, options) };
  const body = Buffer.from(text);
  return {
    payload,
    method: 'POST',
    url,
    headers,
    body,
    request: () => new Request(url, { method: 'POST', headers, body }),
  };
}

function signatureHeaders(body: string, options: FakeNotificationOptions): Record<string, string> {
  if (options.secret === undefined) return {};
  const secrets = typeof options.secret === 'string' ? [options.secret] : options.secret;
  const id = options.id ?? `msg_${randomUUID().replaceAll('-', '')}`;
  const timestampSeconds = Math.floor((options.at?.getTime() ?? Date.now()) / 1000);
  return webhookHeaders({ id, timestampSeconds, body }, secrets);
}

const ORDER = { tradeNo: 'TG01K9ZC3M5Q8R7V2X4B6D', merOrderNo: 'ORDER-1001' };
const CHARGEBACK_MESSAGES = [
  "The chargeback was decided in the merchant's favour.",
  'The chargeback was decided against the merchant.',
  'Goods not received.',
];

/** In the field order of the contract, with the message for the result. */
const DEFAULTS: {
  readonly [Event in NotificationEvent]: (fields: Partial<NotificationPayloads[Event]>) => NotificationPayloads[Event];
} = {
  paymentResult: ({ code = '0' }) => ({
    ...ORDER,
    code,
    message: code === '0' ? 'Payment succeeded.' : 'Payment failed.',
  }),
  payoutResult: ({ code = '0' }) => ({
    ...ORDER,
    merOrderNo: 'PAYOUT-3001',
    code,
    message: code === '0' ? 'Payout succeeded.' : 'Payout failed.',
  }),
  refundResult: ({ state = 0 }) => ({
    ...ORDER,
    refundNo: 'RF01K9ZC3M5Q8R7V2X4B6D',
    state,
    message: state === 0 ? 'The refund succeeded.' : 'The refund was declined.',
    refundAmount: '40.00',
    refundCurrency: 'USD',
  }),
  chargeback: ({ state = 2 }) => ({
    ...ORDER,
    chargebackNo: 'CB01K9ZC3M5Q8R7V2X4B6D',
    state,
    message: CHARGEBACK_MESSAGES[state] ?? '',
    chargebackAmount: '100.00',
    chargebackCurrency: 'USD',
  }),
};
