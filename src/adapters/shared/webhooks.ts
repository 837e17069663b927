import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Hint } from './contract.ts';
import type { ProviderEvent, Store } from './store.ts';

// The provider's webhooks come in, hints go out. Neither carries a result: whoever gets one asks.

/** Keeps an event, which is on disk when this returns, and hints at it. Events that come twice are kept once. */
export function takeEvent(
  reported: ProviderEvent,
  { store, hint }: { store: Store; hint: (numbers: string[]) => void },
): void {
  const event = reported.type === 'refund.failed' ? { ...reported, type: failureOf(reported, store) } : reported;
  if (store.addEvent(event) && event.reference !== null) hint([event.reference.split('.')[0] ?? '']);
}

/** What the gateway has not heard of as approved, it asks for; only what it believes to have gone out can come back. */
function failureOf({ reference }: ProviderEvent, store: Store): ProviderEvent['type'] {
  const isApproved = reference !== null && store.find(reference)?.state === 'approved';
  return isApproved ? 'refund.returned' : 'changed';
}

const TRIES = 3;

/** Sends hints, signed as Standard Webhooks says. One that gets lost costs time, never money: the gateway asks anyway. */
export function createHints({ store, secret }: { store: Store; secret: string | null }): (numbers: string[]) => void {
  const send = async (numbers: string[]) => {
    const body = JSON.stringify({ numbers } satisfies Hint);
    const id = randomUUID();
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const url = store.hintUrl();
      if (url === null || secret === null) return;
      const headers = { 'Content-Type': 'application/json', ...signed(id, body, secret) };
      const options = { method: 'POST', headers, body, signal: AbortSignal.timeout(5000) };
      const response = await fetch(url, options).catch(() => null);
      await response?.body?.cancel();
      if (response !== null && response.status !== 429 && response.status < 500) return;
      await delay(1000 * attempt, undefined, { ref: false });
    }
  };
  return (numbers) => void send(numbers);
}

function signed(id: string, body: string, secret: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${mac}` };
}
