import { describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import openapi from '../../../generated/openapi.json' with { type: 'json' };
import { fakeNotification } from '../../../src/receiver/index.ts';
import type { NotificationEvent } from '../../../src/receiver/index.ts';
import { otherSecret, recordingReceiver, secret, seen, SUCCESS } from './recording-receiver.ts';

describe('a fake notification', () => {
  it.each<[event: NotificationEvent, fields: object, example: keyof typeof openapi.components.examples]>([
    ['paymentResult', {}, 'PaymentResultSuccess'],
    ['paymentResult', { code: '1' }, 'PaymentResultFailure'],
    ['payoutResult', {}, 'PayoutResultSuccess'],
    ['payoutResult', { code: '1' }, 'PayoutResultFailure'],
    ['refundResult', {}, 'RefundResultSuccess'],
    ['refundResult', { state: 1 }, 'RefundResultFailure'],
    ['chargeback', {}, 'ChargebackOpened'],
    ['chargeback', { state: 0 }, 'ChargebackWon'],
    ['chargeback', { state: 1 }, 'ChargebackLost'],
  ])('a fake notification of %s with %j is the example %s of the contract', (event, fields, example) => {
    expect(fakeNotification(event, fields).payload).toEqual(openapi.components.examples[example].value);
  });

  it('has the bytes and headers that the gateway sends', async () => {
    const at = new Date(1_793_750_400_000);
    const fake = fakeNotification(
      'paymentResult',
      { merOrderNo: 'A&B=1', message: 'Grün & gut' },
      { secret: sandboxAccount.webhookSecret, id: 'msg_1', at, url: 'https://shop.example/paid' },
    );
    const text = 'tradeNo=TG01K9ZC3M5Q8R7V2X4B6D&merOrderNo=A%26B%3D1&code=0&message=Gr%C3%BCn+%26+gut';
    expect(String(Buffer.from(fake.body))).toBe(text);
    expect(fake.headers).toEqual({
      'content-type': 'application/x-www-form-urlencoded',
      'webhook-id': 'msg_1',
      'webhook-timestamp': '1793750400',
      'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
    });
    const request = fake.request();
    expect([request.method, request.url, await request.text()]).toEqual(['POST', 'https://shop.example/paid', text]);
    expect(Object.fromEntries(request.headers)).toEqual(fake.headers);
  });

  it('a fake notification of a refund is JSON in the order of the contract', () => {
    const { headers, body } = fakeNotification('refundResult');
    expect(headers).toEqual({ 'content-type': 'application/json' });
    expect(String(Buffer.from(body))).toBe(
      '{"tradeNo":"TG01K9ZC3M5Q8R7V2X4B6D","merOrderNo":"ORDER-1001","refundNo":"RF01K9ZC3M5Q8R7V2X4B6D",' +
        '"state":0,"message":"The refund succeeded.","refundAmount":"40.00","refundCurrency":"USD"}',
    );
  });

  it('has an id of its own by default', () => {
    const ids = [1, 2].map(() => fakeNotification('paymentResult', {}, { secret }).headers['webhook-id']);
    expect(ids[0]).toMatch(/^msg_[0-9a-f]{32}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('is signed by each of several secrets', async () => {
    for (const configured of [secret, otherSecret]) {
      const { receiver } = recordingReceiver({ secrets: [configured] });
      const fake = fakeNotification('refundResult', {}, { secret: [secret, otherSecret] });
      expect(await seen(receiver.handle(fake.request()))).toEqual(SUCCESS);
    }
  });

  it('gives a new request at each call', async () => {
    const { receiver, calls } = recordingReceiver();
    const { request } = fakeNotification('refundResult', {}, { secret });
    expect(await seen(receiver.handle(request()))).toEqual(SUCCESS);
    expect(await seen(receiver.handle(request()))).toEqual(SUCCESS);
    expect(calls.length).toBe(1);
  });

  it('is refused where its fields break the contract', () => {
    expect(() => fakeNotification('refundResult', { refundAmount: '40' })).toThrow(
      new TypeError(
        'fakeNotification: Read as refundResult: refundAmount: is not in the expected format; ' +
          'use digits with two decimals and no leading zeros, at least 0.01, such as 100.00.',
      ),
    );
  });
});
