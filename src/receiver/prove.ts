import { createHash } from 'node:crypto';
import type { Notification } from '../../generated/notifications.ts';
import { verifyWebhook } from '../protocol/standard-webhooks.ts';
import { confirmNotification, isConfirmable } from './confirm.ts';
import type { Refusal } from './failures.ts';
import type { Delivery, Settings } from './options.ts';
import { readHeader } from './raw-notification.ts';
import type { RawNotification } from './raw-notification.ts';
import type { UnknownNotification } from './read-notification.ts';

/** Which proof a delivery brings, or will be asked for. */
export type Proof = Pick<Delivery, 'proof' | 'webhookId'>;

/** Looks at the signature before anything in the body is believed, or even read. */
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
  // A wrong signature is refused even where a query could decide: somebody claimed a proof and did not have it.
  if (result === 'missing' && confirm !== undefined) return { proof: 'query', webhookId: undefined };
  return { refused: `signature-${result}` };
}

/** Asks the gateway where the delivery brought no proof of its own. */
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
 * What makes two deliveries one notification. The `webhook-id`, where a signature is the only proof: it is signed, and
 * the same on every attempt. Where a query can prove as well, the numbers and the result, so that a notification which
 * comes once with a signature and once without counts once. A final result never changes, so these say it all.
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
