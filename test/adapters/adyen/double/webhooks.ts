import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Amount } from './books.ts';

// Standard webhooks, signed as Adyen's documentation says. The signature is made here by hand, so that it also judges the validator of
// Adyen's library, with which the adapter checks it.

export interface Notice {
  readonly eventCode: string;
  readonly pspReference: string;
  readonly originalReference?: string;
  readonly merchantReference: string;
  readonly amount: Amount;
  readonly success: boolean;
  readonly reason?: string;
}

export interface WebhookTarget {
  readonly url: () => string | null;
  readonly hmacKey: string;
  readonly merchantAccount: string;
}

export function bodyOf(notice: Notice, { hmacKey, merchantAccount }: Omit<WebhookTarget, 'url'>): string {
  const { eventCode, pspReference, originalReference = '', merchantReference, amount, success, reason = '' } = notice;
  const signed = [pspReference, originalReference, merchantAccount, merchantReference];
  const content = [...signed, amount.value, amount.currency, eventCode, String(success)].join(':');
  const hmacSignature = createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(content).digest('base64');
  const item = {
    additionalData: { hmacSignature },
    amount,
    eventCode,
    eventDate: new Date().toISOString(),
    merchantAccountCode: merchantAccount,
    merchantReference,
    ...(originalReference !== '' && { originalReference }),
    pspReference,
    reason,
    success: String(success),
  };
  return JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] });
}

/** Until it is taken, as Adyen does for thirty days; this one gives up sooner. */
export async function deliver(notice: Notice, target: WebhookTarget): Promise<void> {
  const body = bodyOf(notice, target);
  for (let waitMs = 100; waitMs < 10_000; waitMs *= 2) {
    const url = target.url();
    const headers = { 'Content-Type': 'application/json', Connection: 'close' };
    const signal = AbortSignal.timeout(5000);
    const response = url && (await fetch(url, { method: 'POST', headers, body, signal }).catch(() => null));
    if (response && response.ok) return;
    await delay(waitMs, undefined, { ref: false });
  }
}
