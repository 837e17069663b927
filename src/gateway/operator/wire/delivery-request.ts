import type { components } from '../../../../generated/operator.ts';
import { notifications } from '../../../../generated/notifications.ts';
import { encodeNotification } from '../../../protocol/notification-body.ts';
import type { PayloadValue } from '../../../protocol/notification-body.ts';
import { USER_AGENT } from '../../domain/deliveries/delivery.ts';
import type { Delivery } from '../../domain/deliveries/delivery.ts';

/**
 * The request that a notification is sent with, made in the way of the notifier from the same rows. What differs between attempts
 * is not kept: the time, and the signature over it.
 */
export function requestToWire(
  { event, address, notificationId }: Pick<Delivery, 'event' | 'address' | 'notificationId'>,
  payload: Readonly<Record<string, PayloadValue>> | null,
): components['schemas']['DeliveryRequest'] | null {
  const host = URL.parse(address)?.host;
  if (payload === null || host === undefined) return null;
  const { contentType } = notifications[event];
  const body = encodeNotification(contentType, payload);
  const headers = {
    host,
    'content-type': contentType,
    'webhook-id': notificationId,
    'user-agent': USER_AGENT,
    'content-length': String(Buffer.byteLength(body)),
  };
  return { method: 'POST', url: address, headers, body };
}
