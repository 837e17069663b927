import { describe, expect, it } from 'vitest';
import { verifyWebhook, webhookHeaders } from '../../../src/protocol/standard-webhooks.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestampSeconds: 1614265330, body: '{"test": 2432232314}' };

function prove(change: { headers?: Record<string, string>; body?: string; secrets?: string[]; now?: number } = {}) {
  const headers: Record<string, string> = { ...webhookHeaders(message, [secret]), ...change.headers };
  return verifyWebhook({
    header: (name) => headers[name],
    body: change.body ?? message.body,
    secrets: change.secrets ?? [secret],
    nowSeconds: change.now ?? message.timestampSeconds,
    toleranceSeconds: 300,
  });
}

describe('a webhook signature', () => {
  it('is the one of the Standard Webhooks reference', () => {
    // The vector that the reference libraries test with.
    expect(webhookHeaders(message, [secret])['webhook-signature']).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });

  it('is valid as sent, and within five minutes either way', () => {
    expect(prove()).toBe('valid');
    expect(prove({ now: message.timestampSeconds + 300 })).toBe('valid');
    expect(prove({ now: message.timestampSeconds - 300 })).toBe('valid');
  });

  it('is too old or too new beyond that', () => {
    expect(prove({ now: message.timestampSeconds + 301 })).toBe('too-old');
    expect(prove({ now: message.timestampSeconds - 301 })).toBe('too-new');
  });

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('is missing without %s', (name) => {
    expect(prove({ headers: { [name]: '' } })).toBe('missing');
  });

  it.each([
    ['the id', { headers: { 'webhook-id': 'msg_other' } }],
    ['the time', { headers: { 'webhook-timestamp': String(message.timestampSeconds + 1) } }],
    ['the body', { body: '{"test": 2432232315}' }],
    ['the secret', { secrets: ['whsec_b3RoZXI='] }],
    ['the version', { headers: { 'webhook-signature': 'v2,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=' } }],
  ])('no longer fits when %s changes', (_, change) => {
    expect(prove(change)).toBe('mismatch');
  });

  it('is malformed with a time that is no number', () => {
    expect(prove({ headers: { 'webhook-timestamp': 'now' } })).toBe('malformed');
  });

  it('fits with the old secret and the new one while a secret is rotated', () => {
    const both = webhookHeaders(message, ['whsec_b3RoZXI=', secret]);
    expect(prove({ headers: both })).toBe('valid');
    expect(prove({ headers: both, secrets: ['whsec_b3RoZXI='] })).toBe('valid');
  });
});
