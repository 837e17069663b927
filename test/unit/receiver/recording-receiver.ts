import { sandboxAccount } from '../../../generated/sandbox.ts';
import { createReceiver } from '../../../src/receiver/index.ts';
import type { Receiver, ReceiverFailure, ReceiverOptions } from '../../../src/receiver/index.ts';

export const secret = sandboxAccount.webhookSecret;
export const otherSecret = `whsec_${Buffer.from('another-secret-of-32-characters-').toString('base64')}`;

export interface Recording {
  readonly receiver: Receiver;
  /** What reached a handler or the fallback, as `[event, payload]`. */
  readonly calls: [event: string, payload: unknown][];
  readonly failures: ReceiverFailure[];
}

/** A receiver with a handler for payment, refund and, where it may, chargeback, that records what it is given. */
export function recordingReceiver(options: Partial<ReceiverOptions> = { secrets: [secret] }): Recording {
  const calls: Recording['calls'] = [];
  const failures: ReceiverFailure[] = [];
  const receiver = createReceiver({
    fallback: ({ event, payload }) => calls.push([`fallback ${event}`, payload]),
    onError: (failure) => failures.push(failure),
    ...options,
  })
    .on('paymentResult', (payload) => calls.push(['paymentResult', payload]))
    .on('refundResult', (payload) => calls.push(['refundResult', payload]));
  if (options.confirm === undefined) receiver.on('chargeback', (payload) => calls.push(['chargeback', payload]));
  return { receiver, calls, failures };
}

export interface Seen {
  readonly status: number;
  readonly body: string;
}

export async function seen(response: Response | Promise<Response>): Promise<Seen> {
  const { status, text } = await Promise.resolve(response).then(async (one) => ({
    status: one.status,
    text: await one.text(),
  }));
  return { status, body: text };
}

export const SUCCESS: Seen = { status: 200, body: 'SUCCESS' };
