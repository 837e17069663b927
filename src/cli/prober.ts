import { randomUUID } from 'node:crypto';
import { notifications } from '../../generated/notifications.ts';
import type { NotificationEvent } from '../../generated/notifications.ts';
import { notificationExample } from '../examples/contract-examples.ts';
import { encodeNotification } from '../protocol/notification-body.ts';
import { webhookHeaders } from '../protocol/standard-webhooks.ts';
import { sendProbe } from './probe-send.ts';
import type { ProbeAnswer } from './probe-send.ts';

/** A notification as the gateway would keep it: its body and its id are the same on every attempt. */
export interface ProbeMessage {
  readonly id: string;
  readonly contentType: string;
  readonly body: string;
}

export interface Attempt {
  /** Signs with another secret; null leaves the proof out. */
  readonly secret?: string | null;
  /** How long before now it says that it was sent. */
  readonly agoSeconds?: number;
  /** What arrives in the place of what was signed. */
  readonly bodyInstead?: string;
  readonly slowly?: boolean;
}

export interface Prober {
  /** The contract's example of an event, about the order that was named, with the changes. */
  message(event: NotificationEvent, result: string, changes?: Readonly<Record<string, string | number>>): ProbeMessage;
  send(message: ProbeMessage, attempt?: Attempt): Promise<ProbeAnswer>;
  /** A text that no earlier run has used. */
  unique(): string;
}

export interface ProberOptions {
  readonly url: string;
  readonly secret: string;
  readonly deadlineMs: number;
  /** Of an order that the handler knows; the contract's own where nothing is said. */
  readonly order: Readonly<Record<string, string>>;
}

export function createProber({ url, secret, deadlineMs, order }: ProberOptions): Prober {
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
      return sendProbe({ url, headers, body: bodyInstead ?? body, slowly, deadlineMs });
    },
  };
}

function unique(): string {
  return randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase();
}
