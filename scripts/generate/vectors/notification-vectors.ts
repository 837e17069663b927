import { createHmac } from 'node:crypto';
import { componentName } from '../contract.ts';
import type { Contract, JsonObject } from '../contract.ts';
import { describeNotifications } from '../describe-notifications.ts';
import type { DescribedNotification } from '../describe-notifications.ts';
import { hmacOf } from './sign.ts';
import type { Vector } from './vector.ts';

const ID = 'msg_01K9ZC3M5Q8R7V2X4B6D';
const TIMESTAMP = 1_793_750_400;
const TOLERANCE_SECONDS = 300;
const OTHER_SECRET = 'whsec_YW5vdGhlciBzZWNyZXQgb2YgMjQgYnl0ZXM=';

/** The signed headers of every notification: each example, text outside ASCII, and what must be refused. */
export function notificationVectors(contract: Contract): Vector[] {
  const secret = String(contract['x-sandbox-account']['webhookSecret']);
  return describeNotifications(contract).flatMap((notification) => {
    const examples = notificationExamples(contract, notification);
    const [example] = examples;
    if (example === undefined) throw new Error(`${notification.event} has no example`);
    const message = { ...example.fields, message: 'Käufer hat bezahlt: 100% ☕ + "Danke"' };
    const body = encode(notification.contentType, example.fields);
    return [
      ...examples.map(({ name, fields }) => make(notification, { secret, about: `The example "${name}".`, fields })),
      make(notification, { secret, about: 'A text outside ASCII.', fields: message }),
      ...acceptedVectors(notification, { secret, fields: example.fields, body }),
      ...refusedVectors(notification, { secret, fields: example.fields, body }),
    ];
  });
}

interface Sent {
  readonly about: string;
  readonly secret: string;
  readonly fields: JsonObject;
  readonly body?: string;
  /** What is sent in place of the right headers. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly nowSeconds?: number;
  readonly mistake?: boolean;
}

function make(notification: DescribedNotification, sent: Sent): Vector {
  const { event, contentType } = notification;
  const body = sent.body ?? encode(contentType, sent.fields);
  const signedText = `${ID}.${TIMESTAMP}.${body}`;
  const right = {
    'webhook-id': ID,
    'webhook-timestamp': String(TIMESTAMP),
    'webhook-signature': `v1,${hmacOf(signedText, sent.secret)}`,
  };
  const headers = JSON.parse(JSON.stringify({ ...right, ...sent.headers })) as JsonObject;
  return {
    name: `${event}: ${sent.about}`,
    kind: 'notification',
    operation: event,
    variant: 'default',
    about: sent.about,
    form: 'hmac-sha256',
    key: sent.secret,
    contentType,
    headers,
    body,
    nowSeconds: sent.nowSeconds ?? TIMESTAMP,
    fields: sent.fields,
    signedText,
    sign: String(headers['webhook-signature'] ?? ''),
    valid: !sent.mistake,
    ...(sent.mistake && { mistake: sent.about }),
  };
}

type Material = Pick<Sent, 'secret' | 'fields'> & { readonly body: string };

function acceptedVectors(notification: DescribedNotification, material: Material): Vector[] {
  const right = `v1,${hmacOf(`${ID}.${TIMESTAMP}.${material.body}`, material.secret)}`;
  const other = `v1,${hmacOf(`${ID}.${TIMESTAMP}.${material.body}`, OTHER_SECRET)}`;
  const accept = (about: string, sent: Partial<Sent>) => make(notification, { ...material, about, ...sent });
  return [
    accept('Two signatures during a rotation: one of them is enough.', {
      headers: { 'webhook-signature': `${other} ${right}` },
    }),
    accept('A signature of an unknown version is ignored.', { headers: { 'webhook-signature': `v2,AAAA ${right}` } }),
    accept('The clock of the receiver is 300 seconds ahead.', { nowSeconds: TIMESTAMP + TOLERANCE_SECONDS }),
    accept('The clock of the receiver is 300 seconds behind.', { nowSeconds: TIMESTAMP - TOLERANCE_SECONDS }),
  ];
}

function refusedVectors(notification: DescribedNotification, material: Material): Vector[] {
  const { secret, body } = material;
  const text = `${ID}.${TIMESTAMP}.${body}`;
  const refuse = (about: string, sent: Partial<Sent>) =>
    make(notification, { ...material, about, mistake: true, ...sent });
  const encoded = hmacOf(text, secret);
  return [
    refuse('The headers of the signature are missing.', {
      headers: { 'webhook-id': undefined, 'webhook-timestamp': undefined, 'webhook-signature': undefined },
    }),
    refuse('webhook-signature is missing.', signature(undefined)),
    refuse('webhook-signature is empty.', signature('')),
    refuse('The signature has no version.', signature(encoded)),
    refuse('The signature was made with another secret.', signature(`v1,${hmacOf(text, OTHER_SECRET)}`)),
    refuse('The secret was not decoded from base64.', signature(`v1,${hmacWith(secret, text)}`)),
    refuse('The signature covers the body only.', signature(`v1,${hmacOf(body, secret)}`)),
    refuse('The signature is written in hex.', signature(`v1,${Buffer.from(encoded, 'base64').toString('hex')}`)),
    refuse('The id was changed.', { headers: { 'webhook-id': `${ID}X`, 'webhook-signature': `v1,${encoded}` } }),
    refuse('The timestamp was changed.', {
      headers: { 'webhook-timestamp': String(TIMESTAMP + 1), 'webhook-signature': `v1,${encoded}` },
    }),
    refuse('The timestamp is not a number.', { headers: { 'webhook-timestamp': 'yesterday' } }),
    refuse('The timestamp is more than 300 seconds old.', { nowSeconds: TIMESTAMP + TOLERANCE_SECONDS + 1 }),
    refuse('The timestamp is more than 300 seconds ahead.', { nowSeconds: TIMESTAMP - TOLERANCE_SECONDS - 1 }),
    refuse('The body was decoded and encoded again.', {
      body: respelled(notification, material),
      ...signature(`v1,${encoded}`),
    }),
  ];
}

function signature(value: string | undefined): Pick<Sent, 'headers'> {
  return { headers: { 'webhook-signature': value } };
}

/** The same fields in other bytes, as a framework writes them that parses a body and encodes it again. */
function respelled({ contentType }: DescribedNotification, { fields, body }: Material): string {
  return contentType === 'application/json' ? JSON.stringify(fields, null, 2) : body.replaceAll('+', '%20');
}

function encode(contentType: string, fields: JsonObject): string {
  if (contentType === 'application/json') return JSON.stringify(fields);
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form.toString();
}

function hmacWith(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64');
}

function notificationExamples(contract: Contract, { event, contentType, post }: DescribedNotification) {
  const body = post['requestBody'] as { content: Record<string, { examples: Record<string, JsonObject> }> };
  return Object.entries(body.content[contentType]?.examples ?? {}).map(([name, reference]) => {
    const example = contract.components.examples[componentName(reference['$ref'])];
    if (example === undefined) throw new Error(`${event} has no example ${name}`);
    return { name, fields: example.value as JsonObject };
  });
}
