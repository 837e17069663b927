import { describe, expect, it } from 'vitest';
import { createReceiver, fakeNotification } from '../../../src/receiver/index.ts';
import type { EntryOptions, ReceiverOptions } from '../../../src/receiver/index.ts';
import { recordingReceiver, secret, seen, SUCCESS } from './recording-receiver.ts';

describe('the event', () => {
  it.each(['paymentResult', 'refundResult', 'chargeback'] as const)(
    'is recognised by the body of %s',
    async (event) => {
      const { receiver, calls } = recordingReceiver();
      const fake = fakeNotification(event, {}, { secret });
      expect(await seen(receiver.handle(fake.request()))).toEqual(SUCCESS);
      expect(calls).toEqual([[event, fake.payload]]);
    },
  );

  it('goes to the fallback where no handler is registered', async () => {
    const calls: unknown[] = [];
    const receiver = createReceiver({ secrets: [secret], fallback: (notification) => calls.push(notification) });
    const fake = fakeNotification('refundResult', {}, { secret });
    expect(await seen(receiver.handle(fake.request()))).toEqual(SUCCESS);
    expect(calls).toEqual([{ event: 'refundResult', payload: fake.payload }]);
  });

  it.each([
    ['without a known number', { settlementNo: 'S1', amount: '1.00' }],
    ['with the numbers of two events', { refundNo: 'R1', chargebackNo: 'C1' }],
    ['that is empty', {}],
  ])('is unknown for a JSON body %s, which goes to the fallback', async (_title, payload) => {
    const { receiver, calls } = recordingReceiver({ unsafe: true });
    const headers = { 'content-type': 'application/json' };
    const request = new Request('http://localhost/n', { method: 'POST', headers, body: JSON.stringify(payload) });
    expect(await seen(receiver.handle(request))).toEqual(SUCCESS);
    expect(calls).toEqual([['fallback unknown', payload]]);
  });

  it('comes with the key, the proof and the webhook id of its delivery', async () => {
    const deliveries: unknown[] = [];
    const receiver = createReceiver({
      secrets: [secret],
      fallback: (_notification, delivery) => deliveries.push(delivery),
    }).on('paymentResult', (_payload, delivery) => deliveries.push(delivery));
    await receiver.handle(fakeNotification('paymentResult', {}, { secret, id: 'msg_1' }).request());
    await receiver.handle(fakeNotification('chargeback', {}, { secret, id: 'msg_2' }).request());
    expect(deliveries).toEqual([
      { key: 'webhook msg_1', proof: 'signature', webhookId: 'msg_1' },
      { key: 'webhook msg_2', proof: 'signature', webhookId: 'msg_2' },
    ]);
  });
});

describe('a form body', () => {
  it('is a payment result by default', async () => {
    expect(await eventOf(undefined, '/notifications')).toEqual(['paymentResult']);
  });

  it('is what the receiver says', async () => {
    expect(await eventOf('payoutResult', '/notifications')).toEqual(['payoutResult']);
  });

  it('is what the address says', async () => {
    expect(await eventOf(undefined, '/payouts', { formEvent: 'payoutResult' })).toEqual(['payoutResult']);
    expect(await eventOf(undefined, '/payments', { formEvent: 'paymentResult' })).toEqual(['paymentResult']);
  });

  it('is what the address says before what the receiver says', async () => {
    expect(await eventOf('payoutResult', '/payments', { formEvent: 'paymentResult' })).toEqual(['paymentResult']);
  });

  it('is what a function finds in the address or in a header', async () => {
    expect(await eventOf(byPath, '/payouts?x=1')).toEqual(['payoutResult']);
    expect(await eventOf(byPath, '/payments')).toEqual(['paymentResult']);
    expect(await eventOf(byHeader, '/')).toEqual(['payoutResult']);
  });

  it('is what a function finds in a path without a host', async () => {
    const { receiver, calls } = recordingReceiver({ secrets: [secret], formEvent: byPath });
    const fake = fakeNotification('payoutResult', {}, { secret });
    expect((await receiver.receive({ ...fake, url: '/payouts?x=1' })).body).toBe('SUCCESS');
    expect(calls).toEqual([['fallback payoutResult', fake.payload]]);
  });

  it('leaves JSON bodies at the same address to their own numbers', async () => {
    const { receiver, calls } = recordingReceiver();
    const fake = fakeNotification('refundResult', {}, { secret });
    expect(await seen(receiver.handle(fake.request(), { formEvent: 'payoutResult' }))).toEqual(SUCCESS);
    expect(calls).toEqual([['refundResult', fake.payload]]);
  });

  it.each<[title: string, formEvent: ReceiverOptions['formEvent'], cause: Error]>([
    [
      'throws',
      () => {
        throw new Error('no such path');
      },
      new Error('no such path'),
    ],
    ['returns nothing', (() => undefined) as never, new TypeError('formEvent returned undefined')],
  ])('is not taken where the function %s', async (_title, formEvent, cause) => {
    const { receiver, calls, failures } = recordingReceiver({
      secrets: [secret],
      formEvent: formEvent ?? 'paymentResult',
    });
    expect(await seen(receiver.handle(fakeNotification('paymentResult', {}, { secret }).request()))).toEqual({
      status: 500,
      body: 'The receiver cannot distinguish a payment result from a payout result; check formEvent.',
    });
    expect(calls).toEqual([]);
    expect(failures.map((failure) => failure.cause)).toEqual([cause]);
  });
});

const byPath: NonNullable<ReceiverOptions['formEvent']> = ({ url }) =>
  url.pathname === '/payouts' ? 'payoutResult' : 'paymentResult';
const byHeader: NonNullable<ReceiverOptions['formEvent']> = ({ header }) =>
  header('X-Kind') === 'payout' ? 'payoutResult' : 'paymentResult';

async function eventOf(formEvent: ReceiverOptions['formEvent'], path: string, entry?: EntryOptions) {
  const events: string[] = [];
  const receiver = createReceiver({
    secrets: [secret],
    fallback: ({ event }) => events.push(`fallback ${event}`),
    ...(formEvent === undefined ? {} : { formEvent }),
  }).on('paymentResult', () => events.push('paymentResult'));
  if (formEvent !== undefined || entry !== undefined) receiver.on('payoutResult', () => events.push('payoutResult'));
  const url = `http://localhost${path}`;
  const fake = fakeNotification('payoutResult', {}, { secret, url });
  const request = new Request(fake.request(), { headers: { ...fake.headers, 'x-kind': 'payout' } });
  expect(await seen(receiver.handle(request, entry))).toEqual(SUCCESS);
  return events;
}
