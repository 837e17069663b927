import { describe, expect, it } from 'vitest';
import {
  createReceiver,
  expressHandler,
  fakeNotification,
  fastifyPlugin,
  nodeHandler,
} from '../../../src/receiver/index.ts';
import type { ReceiverOptions } from '../../../src/receiver/index.ts';
import { otherSecret, secret } from './recording-receiver.ts';

const fallback = () => undefined;
const handler = () => undefined;
const build = () => createReceiver({ fallback, secrets: [secret] });
const buildWithPayouts = () => build().on('paymentResult', handler).on('payoutResult', handler);
const confirm = { queryOrder: async () => ({ state: 3 as const, tradeNo: 'T', merOrderNo: 'M' }) };

describe('construction', () => {
  const shortSecret = `whsec_${Buffer.from('only-23-bytes-of-secret').toString('base64')}`;
  it.each<[title: string, options: Partial<Record<keyof ReceiverOptions, unknown>>, message: string]>([
    [
      'no fallback',
      { secrets: [secret] },
      'createReceiver: fallback is missing; it handles the events that have no handler',
    ],
    [
      'no proof',
      { fallback },
      'createReceiver: set secrets, confirm or both; without verification anyone could report a payment as paid',
    ],
    [
      'unsafe turned off',
      { fallback, unsafe: false },
      'createReceiver: set secrets, confirm or both; without verification anyone could report a payment as paid',
    ],
    [
      'unsafe beside secrets',
      { fallback, unsafe: true, secrets: [secret] },
      'createReceiver: unsafe contradicts secrets and confirm; remove one of them',
    ],
    [
      'unsafe beside confirm',
      { fallback, unsafe: true, confirm },
      'createReceiver: unsafe contradicts secrets and confirm; remove one of them',
    ],
    [
      'no secret in the list',
      { fallback, secrets: [] },
      'createReceiver: secrets must be a list of at least one secret; omit it if you have none',
    ],
    [
      'a secret outside a list',
      { fallback, secrets: secret },
      'createReceiver: secrets must be a list of at least one secret; omit it if you have none',
    ],
    ['an unset secret', { fallback, secrets: [secret, undefined] }, 'createReceiver: secrets[1] is missing'],
    [
      'an empty secret',
      { fallback, secrets: ['whsec_'] },
      'createReceiver: secrets[0] must be whsec_ and at least 24 bytes in base64; copy all of it',
    ],
    [
      'a short secret',
      { fallback, secrets: [shortSecret] },
      'createReceiver: secrets[0] must be whsec_ and at least 24 bytes in base64; copy all of it',
    ],
    [
      'a secret that is not base64',
      { fallback, secrets: ['whsec_this is no base64 but it is long enough'] },
      'createReceiver: secrets[0] must be whsec_ and at least 24 bytes in base64; copy all of it',
    ],
    ['confirm without a query', { fallback, confirm: {} }, 'createReceiver: confirm needs queryOrder; pass the client'],
    [
      'a tolerance that is not a number',
      { fallback, secrets: [secret], toleranceSeconds: Number.NaN },
      'createReceiver: toleranceSeconds must be a positive number',
    ],
    [
      'no tolerance',
      { fallback, secrets: [secret], toleranceSeconds: 0 },
      'createReceiver: toleranceSeconds must be a positive number',
    ],
    [
      'an unknown form event',
      { fallback, secrets: [secret], formEvent: 'refundResult' },
      'createReceiver: formEvent must be paymentResult or payoutResult',
    ],
  ])('refuses %s', (_title, options, message) => {
    expect(() => createReceiver(options as unknown as ReceiverOptions)).toThrow(new TypeError(message));
  });

  it.each<[title: string, options: Partial<ReceiverOptions>]>([
    ['a secret', { secrets: [secret] }],
    ['a secret without its prefix', { secrets: [secret.slice('whsec_'.length)] }],
    ['two secrets', { secrets: [secret, otherSecret] }],
    ['a query', { confirm }],
    ['both proofs', { secrets: [secret], confirm }],
    ['none, when an option accepts that this is unsafe', { unsafe: true }],
  ])('takes %s', (_title, options) => {
    expect(() => createReceiver({ fallback, ...options }).start()).not.toThrow();
  });
});

describe('registration', () => {
  it('refuses a second handler of an event', () => {
    const receiver = build().on('paymentResult', handler);
    expect(() => receiver.on('paymentResult', handler)).toThrow(
      new TypeError('on: paymentResult already has a handler; call both functions from one handler'),
    );
  });

  it('refuses a handler after the first request', async () => {
    const receiver = build();
    await receiver.handle(fakeNotification('paymentResult', {}, { secret }).request());
    expect(() => receiver.on('refundResult', handler)).toThrow(
      new TypeError('on: the receiver has started; register refundResult before it is mounted'),
    );
  });

  it.each([
    ['nodeHandler', nodeHandler],
    ['expressHandler', expressHandler],
  ])('refuses a handler after %s has mounted the receiver', (_title, mount) => {
    const receiver = build();
    mount(receiver);
    expect(() => receiver.on('refundResult', handler)).toThrow('the receiver has started');
  });

  it('refuses a handler after fastifyPlugin has mounted the receiver', () => {
    const receiver = build();
    fastifyPlugin(receiver, { path: '/notifications' });
    expect(() => receiver.on('refundResult', handler)).toThrow('the receiver has started');
  });

  it('refuses an unknown event', () => {
    const on = build().on as (event: string, handler: unknown) => unknown;
    expect(() => on('paymentSucceeded', handler)).toThrow(
      new TypeError(
        'on: paymentSucceeded is not an event; use one of paymentResult, refundResult, payoutResult, chargeback',
      ),
    );
    expect(() => on('toString', handler)).toThrow('toString is not an event');
  });

  it('refuses a handler that is no function', () => {
    const on = build().on as (event: string, handler: unknown) => unknown;
    expect(() => on('refundResult', undefined)).toThrow(
      new TypeError('on: the handler of refundResult must be a function'),
    );
  });
});

describe('start', () => {
  const mistaken =
    'receiver: payoutResult has a handler, but a payout result has the same body as a payment result; set ' +
    'formEvent, for the address or the whole receiver, to distinguish them';

  it('refuses payment and payout handlers that cannot be told apart', async () => {
    expect(() => nodeHandler(buildWithPayouts())).toThrow(new TypeError(mistaken));
    expect(() => expressHandler(buildWithPayouts())).toThrow(new TypeError(mistaken));
    expect(() => fastifyPlugin(buildWithPayouts(), { path: '/notifications' })).toThrow(new TypeError(mistaken));
    const { request } = fakeNotification('paymentResult', {}, { secret });
    await expect(buildWithPayouts().handle(request())).rejects.toThrow(new TypeError(mistaken));
  });

  it('refuses a payout handler alone, since its forms would be taken for payments', () => {
    const receiver = createReceiver({ fallback, secrets: [secret] }).on('payoutResult', handler);
    expect(() => receiver.start()).toThrow(new TypeError(mistaken));
    expect(() => receiver.start({ formEvent: 'payoutResult' })).not.toThrow();
  });

  it('refuses an unknown form event of an address', () => {
    const receiver = createReceiver({ fallback, secrets: [secret] });
    const start = receiver.start as (entry: { formEvent: string }) => void;
    expect(() => start({ formEvent: 'chargeback' })).toThrow(
      new TypeError('receiver: formEvent must be paymentResult or payoutResult'),
    );
  });

  it('refuses a chargeback handler that only a query could prove', () => {
    const receiver = createReceiver({ fallback, confirm }).on('chargeback', handler);
    expect(() => receiver.start()).toThrow(
      new TypeError(
        'receiver: chargeback has a handler, but an order query cannot confirm chargebacks; set secrets too',
      ),
    );
    expect(() =>
      createReceiver({ fallback, confirm, secrets: [secret] })
        .on('chargeback', handler)
        .start(),
    ).not.toThrow();
  });
});
