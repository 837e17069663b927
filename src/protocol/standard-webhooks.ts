import { createHmac, createSecretKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { equalInConstantTime } from './constant-time.ts';

// Standard Webhooks (standardwebhooks.com): HMAC-SHA256 over `id.timestamp.body`, in base64 after `v1,`. A secret is
// base64 after `whsec_`. Several signatures in one header, separated by spaces, allow a secret to be rotated.

export interface WebhookMessage {
  readonly id: string;
  readonly timestampSeconds: number;
  readonly body: string;
}

export type WebhookProof = 'valid' | 'missing' | 'malformed' | 'too-old' | 'too-new' | 'mismatch';

export function webhookHeaders(message: WebhookMessage, secrets: readonly string[]): Record<string, string> {
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestampSeconds),
    'webhook-signature': secrets.map((secret) => `v1,${webhookMac(message, secret)}`).join(' '),
  };
}

export function verifyWebhook(input: {
  header: (name: string) => string | null | undefined;
  body: string;
  secrets: readonly string[];
  nowSeconds: number;
  toleranceSeconds: number;
}): WebhookProof {
  const id = input.header('webhook-id');
  const timestamp = input.header('webhook-timestamp');
  const signatures = input.header('webhook-signature');
  if (!id || !timestamp || !signatures) return 'missing';
  if (!/^[0-9]{1,15}$/.test(timestamp)) return 'malformed';
  const timestampSeconds = Number(timestamp);
  if (timestampSeconds < input.nowSeconds - input.toleranceSeconds) return 'too-old';
  if (timestampSeconds > input.nowSeconds + input.toleranceSeconds) return 'too-new';
  const wanted = input.secrets.map((secret) => webhookMac({ id, timestampSeconds, body: input.body }, secret));
  const given = signatures.split(' ').flatMap((part) => (part.startsWith('v1,') ? part.slice(3) : []));
  return given.some((one) => wanted.some((other) => equalInConstantTime(one, other))) ? 'valid' : 'mismatch';
}

function webhookMac(message: WebhookMessage, secret: string): string {
  const text = `${message.id}.${message.timestampSeconds}.${message.body}`;
  return createHmac('sha256', keyOf(secret)).update(text).digest('base64');
}

// Node takes eight times as long for a key that comes as bytes.
const keys = new Map<string, KeyObject>();
const KEYS_MAX = 10_000;

function keyOf(secret: string): KeyObject {
  const known = keys.get(secret);
  if (known !== undefined) return known;
  const key = createSecretKey(Buffer.from(secret.replace(/^whsec_/, ''), 'base64'));
  if (keys.size >= KEYS_MAX) keys.clear();
  keys.set(secret, key);
  return key;
}
