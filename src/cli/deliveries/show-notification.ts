import { styleText } from 'node:util';
import { notifications } from '../../../generated/notifications.ts';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import type { WebhookProof } from '../../protocol/standard-webhooks.ts';
import { readHeader } from '../../receiver/raw-notification.ts';
import type { RawNotification } from '../../receiver/raw-notification.ts';
import { readNotification, readText } from '../../receiver/read-notification.ts';
import { isRefusal } from '../../receiver/failures.ts';
import type { ListenAnswer } from '../develop/listen.ts';
import { printFields, printable } from '../print.ts';

/** A received notification as printed, and as JSON. */
export interface ShownNotification {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  /** A form does not say whether it is about a payment or a payout. */
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>> | null;
  /** Why there is no payload, or how it violates the contract. */
  readonly problem: string | null;
  readonly webhookId: string | null;
  /** How often this id has arrived, including this time. */
  readonly seen: number;
  readonly proof: WebhookProof;
  readonly answered: { readonly by: ListenAnswer['by']; readonly status: number; readonly text: string };
}

const ANSWER_SHOWN_MAX = 200;

export function describeNotification(
  raw: RawNotification,
  { at, proof, seen, answer }: { at: Date; proof: WebhookProof; seen: number; answer: ListenAnswer },
): ShownNotification {
  return {
    at: at.toISOString(),
    method: raw.method,
    path: raw.url,
    ...read(raw),
    webhookId: readHeader(raw, 'webhook-id') ?? null,
    seen,
    proof,
    answered: {
      by: answer.by,
      status: answer.status,
      text: Buffer.from(answer.body).toString('utf8').slice(0, ANSWER_SHOWN_MAX),
    },
  };
}

function read(raw: RawNotification): Pick<ShownNotification, 'event' | 'payload' | 'problem'> {
  const text = readText(raw);
  if (isRefusal(text)) return { event: 'unreadable', payload: null, problem: text.detail ?? text.refused };
  const notification = readNotification(text, () => 'paymentResult');
  if (isRefusal(notification)) {
    return { event: 'unreadable', payload: null, problem: notification.detail ?? notification.refused };
  }
  const isForm = text.contentType === 'application/x-www-form-urlencoded';
  return {
    event: isForm ? 'paymentResult or payoutResult' : notification.event,
    payload: { ...notification.payload },
    problem: null,
  };
}

const PROOFS: Readonly<Record<WebhookProof, string>> = {
  valid: 'valid',
  missing: 'missing: no webhook-id, webhook-timestamp or webhook-signature',
  malformed: 'malformed: webhook-timestamp is not a number of seconds',
  'too-old': 'too old: webhook-timestamp is more than five minutes ago',
  'too-new': 'too new: webhook-timestamp is more than five minutes ahead',
  mismatch: 'wrong: signed with another secret or over another body',
};

export function printNotification(shown: ShownNotification): void {
  const { at, event, method, path, payload, problem, webhookId, seen, proof, answered } = shown;
  const again = seen > 1 ? styleText('yellow', `  repeated, ${seen} times so far`) : '';
  console.log(`\n${styleText('dim', at)}  ${styleText('bold', event)}  ${printable(`${method} ${path}`)}${again}`);
  printFields({ ...(payload && textsOf(event, payload)), 'webhook-id': webhookId }, '  ');
  if (problem !== null) console.log(`  ${styleText('red', printable(problem))}`);
  console.log(`  signature ${styleText(proof === 'valid' ? 'green' : 'red', PROOFS[proof])}`);
  const text = JSON.stringify(answered.text);
  const acknowledged = answered.status >= 200 && answered.status <= 299 && answered.text === 'SUCCESS';
  const response = `${answered.by} responded ${answered.status} ${printable(text)}`;
  console.log(
    `  ${styleText(acknowledged ? 'green' : 'yellow', response)}${acknowledged ? '' : ': the gateway will retry'}`,
  );
}

function textsOf(event: string, payload: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(payload).map(([name, value]) => {
    const meaning = meaningOf(event, name, value);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [printable(name), meaning === undefined ? text : `${text} (${meaning})`];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

/** The contract's meaning of a value in a notification: `code` 0 is a success. */
function meaningOf(event: string, name: string, value: unknown): string | undefined {
  const known = Object.values(notifications).find((one) => one.event === event.split(' ')[0]);
  if (known === undefined) return undefined;
  const properties = contract.components.schemas[known.schema].properties as Readonly<Record<string, object>>;
  const { 'x-enumDescriptions': meanings } = (properties[name] ?? {}) as {
    'x-enumDescriptions'?: Readonly<Record<string, string>>;
  };
  return meanings?.[String(value)]?.replace(/\.$/, '');
}
