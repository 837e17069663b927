import { createHash } from 'node:crypto';
import type { Notification } from '../../generated/notifications.ts';
import { verifyWebhook } from '../protocol/standard-webhooks.ts';
import { confirmNotification, isConfirmable } from './confirm.ts';
import type { Refusal } from './failures.ts';
import type { Delivery, Settings } from './options.ts';
import { readHeader } from './raw-notification.ts';
import type { RawNotification } from './raw-notification.ts';
import type { UnknownNotification } from './read-notification.ts';

/** How a delivery is, or will be, verified. */
export type Proof = Pick<Delivery, 'proof' | 'webhookId'>;

/** Checks the signature before the body is parsed. */
export function proveSignature(settings: Settings, raw: RawNotification, text: string): Proof | Refusal {
  const { secrets, confirm } = settings;
  if (secrets.length === 0) return { proof: confirm === undefined ? 'none' : 'query', webhookId: undefined };
  const header = (name: string) => readHeader(raw, name);
  const result = verifyWebhook({
    header,
    body: text,
    secrets,
    nowSeconds: settings.now() / 1000,
    toleranceSeconds: settings.toleranceSeconds,
  });
  if (result === 'valid') return { proof: 'signature', webhookId: header('webhook-id') };
  // A wrong signature is refused even if a query could confirm the notification: someone tried to forge it.
  if (result === 'missing' && confirm !== undefined) return { proof: 'query', webhookId: undefined };
  return { refused: `signature-${result}` };
}

/** Queries the gateway if the delivery is not signed. */
export async function proveByQuery(
  settings: Settings,
  { proof }: Proof,
  notification: Notification | UnknownNotification,
): Promise<Notification | UnknownNotification | Refusal> {
  if (proof !== 'query' || settings.confirm === undefined) return notification;
  if (!isConfirmable(notification)) return { refused: 'event-unprovable' };
  return confirmNotification(notification, settings.confirm);
}

/**
 * The deduplication key. If only signatures are accepted, it is the `webhook-id`, which is signed and the same on every
 * attempt. If queries are accepted too, it is the numbers and the result, so that a notification that arrives once signed and
 * once unsigned counts once. That is enough, since a final result never changes.
 */
export function keyOf(settings: Settings, proof: Proof, notification: Notification | UnknownNotification): string {
  const { event } = notification;
  if (proof.webhookId !== undefined && (settings.confirm === undefined || event === 'unknown')) {
    return `webhook ${proof.webhookId}`;
  }
  switch (event) {
    case 'paymentResult':
    case 'payoutResult':
      return `${event} ${notification.payload.tradeNo} ${notification.payload.code}`;
    case 'refundResult':
      return `${event} ${notification.payload.tradeNo} ${notification.payload.state} ${notification.payload.refundNo}`;
    case 'chargeback':
      return `${event} ${notification.payload.tradeNo} ${notification.payload.state} ${notification.payload.chargebackNo}`;
    case 'unknown':
      return `${event} ${createHash('sha256').update(JSON.stringify(notification.payload)).digest('hex')}`;
  }
}
