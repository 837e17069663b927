import { randomUUID } from 'node:crypto';
import { notifications } from '../../generated/notifications.ts';
import type { NotificationEvent } from '../../generated/notifications.ts';
import { notificationExample } from '../examples/contract-examples.ts';
import { encodeNotification } from '../protocol/notification-body.ts';
import { webhookHeaders } from '../protocol/standard-webhooks.ts';
import { sendProbe } from './send.ts';
import type { ProbeAnswer, ProbeNetwork } from './send.ts';

/** A notification as the gateway would store it: body and id stay the same on every attempt. */
export interface ProbeMessage {
  readonly id: string;
  readonly contentType: string;
  readonly body: string;
}

export interface Attempt {
  /** Signs with another secret; null sends no signature. */
  readonly secret?: string | null;
  /** How far the timestamp lies in the past. */
  readonly agoSeconds?: number;
  /** Sent instead of the signed body. */
  readonly bodyInstead?: string;
  readonly slowly?: boolean;
}

export interface Prober {
  /** The contract's example of an event, for the given order, with the changes applied. */
  message(event: NotificationEvent, result: string, changes?: Readonly<Record<string, string | number>>): ProbeMessage;
  send(message: ProbeMessage, attempt?: Attempt): Promise<ProbeAnswer>;
  /** A value not used by an earlier run. */
  unique(): string;
}

export interface ProberOptions {
  readonly url: string;
  readonly secret: string;
  /** The deadline of each request. A function if the time for all of them is limited. */
  readonly deadlineMs: number | (() => number);
  readonly network?: ProbeNetwork;
  /** Fields of an order known to the handler; those missing come from the contract's example. */
  readonly order: Readonly<Record<string, string>>;
}

export function createProber({ url, secret, deadlineMs, order, network }: ProberOptions): Prober {
  return {
    unique,
    message(event, result, changes = {}) {
      const { contentType } = notifications[event];
      const payload = { ...notificationExample(event, result), ...order, ...changes };
      return { id: `NTPROBE${unique()}`, contentType, body: encodeNotification(contentType, payload) };
    },
    send({ id, contentType, body }, { secret: other = secret, agoSeconds = 0, bodyInstead, slowly = false } = {}) {
      const timestampSeconds = Math.floor(Date.now() / 1000) - agoSeconds;
      const proof = other === null ? {} : webhookHeaders({ id, timestampSeconds, body }, [other]);
      const headers = { 'content-type': contentType, ...proof };
      const patienceMs = typeof deadlineMs === 'number' ? deadlineMs : deadlineMs();
      return sendProbe({ url, headers, body: bodyInstead ?? body, slowly, deadlineMs: patienceMs, network });
    },
  };
}

function unique(): string {
  return randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase();
}
