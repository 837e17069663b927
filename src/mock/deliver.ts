import { notifications } from '../../generated/notifications.ts';
import type { NotificationEvent } from '../../generated/notifications.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { readUpTo } from '../protocol/bounded-bytes.ts';
import { encodeNotification } from '../protocol/notification-body.ts';
import { webhookHeaders } from '../protocol/standard-webhooks.ts';
import { ANSWER_BYTES_MAX } from './limits.ts';

export interface Delivery {
  readonly id: string;
  readonly event: NotificationEvent;
  readonly address: string;
  readonly payload: Readonly<Record<string, string | number>>;
}

export interface DeliveryOptions {
  readonly now: Date;
  readonly answerMsMax: number;
  readonly signal: AbortSignal;
}

/** Sends a notification once. Never throws: returns the outcome as a text for the log. */
export async function deliver(delivery: Delivery, options: DeliveryOptions): Promise<string> {
  const problem = findAddressProblem(delivery.address);
  if (problem !== undefined) return `not sent: ${problem}`;
  try {
    const response = await post(delivery, options);
    const answer = await readUpTo(response.body ?? [], ANSWER_BYTES_MAX);
    return describeAnswer(response.status, answer.toString('utf8'), notifications[delivery.event].acknowledgement);
  } catch (error) {
    if (options.signal.aborted) return 'not delivered: the mock was stopped';
    return `not delivered: ${describeFault(error, options.answerMsMax)}`;
  }
}

/** The address without parts that may be secret. */
export function shownAddress(address: string): string {
  if (!URL.canParse(address)) return 'an invalid address';
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`.slice(0, 200);
}

function findAddressProblem(address: string): string | undefined {
  if (!URL.canParse(address)) return 'the address is invalid';
  const { protocol } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? undefined : 'only http and https addresses are supported';
}

async function post({ id, event, address, payload }: Delivery, options: DeliveryOptions): Promise<Response> {
  const { contentType } = notifications[event];
  const body = encodeNotification(contentType, payload);
  const timestampSeconds = Math.floor(options.now.getTime() / 1000);
  return fetch(address, {
    method: 'POST',
    headers: {
      'content-type': contentType,
      'user-agent': 'tollgate-mock',
      ...webhookHeaders({ id, timestampSeconds, body }, [sandboxAccount.webhookSecret]),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.any([options.signal, AbortSignal.timeout(options.answerMsMax)]),
  });
}

function describeAnswer(status: number, text: string, acknowledgement: string): string {
  if (status === 200 && text === acknowledgement) return 'acknowledged';
  const shown = JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
  return `not acknowledged: HTTP ${status} with ${shown} instead of HTTP 200 with exactly ${acknowledgement}`;
}

function describeFault(error: unknown, answerMsMax: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no response within ${answerMsMax} ms`;
  // The message of fetch is only "fetch failed", or contains the whole address; the reason is the code of its cause.
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : 'the connection failed';
}
