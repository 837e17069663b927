import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createMemoryStore, createReceiver, fakeNotification } from '../../../src/receiver/index.ts';
import type { NotificationStore, Receiver, ReceiverFailure } from '../../../src/receiver/index.ts';
import { recordingReceiver, secret, seen, SUCCESS } from './recording-receiver.ts';

const again = { status: 500, body: 'The notification could not be handled. Retry.' };
const notRecorded = { status: 500, body: 'The notification could not be recorded. Retry.' };
const busy = { status: 503, body: 'This notification is being handled right now. Retry.' };

/** A receiver whose handler fails as long as there is a failure left. */
function failingReceiver(outcomes: ('fail' | 'succeed')[], store: NotificationStore = createMemoryStore()) {
  const failures: ReceiverFailure[] = [];
  const runs: string[] = [];
  const receiver = createReceiver({
    secrets: [secret],
    store,
    fallback: () => undefined,
    onError: (failure) => failures.push(failure),
  }).on('paymentResult', async () => {
    await new Promise((resolve) => setImmediate(resolve));
    const outcome = outcomes.shift() ?? 'succeed';
    runs.push(outcome);
    if (outcome === 'fail') throw new Error('the database is away');
  });
  return { receiver, runs, failures };
}

const attempt = (receiver: Receiver, id = 'msg_1') =>
  seen(receiver.handle(fakeNotification('paymentResult', {}, { secret, id }).request()));

const broken = (method: keyof NotificationStore): NotificationStore => ({
  ...createMemoryStore(),
  [method]: async () => {
    throw new Error(`${method} failed`);
  },
});

describe('a duplicate', () => {
  it('is acknowledged and does not run the handler again', async () => {
    const { receiver, runs } = failingReceiver([]);
    for (let count = 0; count < 9; count += 1) expect(await attempt(receiver)).toEqual(SUCCESS);
    expect(runs).toEqual(['succeed']);
  });

  it('a duplicate after a failure runs the handler, until it has succeeded', async () => {
    const { receiver, runs } = failingReceiver(['fail', 'fail']);
    expect(await attempt(receiver)).toEqual(again);
    expect(await attempt(receiver)).toEqual(again);
    expect(await attempt(receiver)).toEqual(SUCCESS);
    expect(await attempt(receiver)).toEqual(SUCCESS);
    expect(runs).toEqual(['fail', 'fail', 'succeed']);
  });

  it('among fifty at once runs the handler once, and all are acknowledged', async () => {
    const { receiver, runs } = failingReceiver([]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => attempt(receiver)));
    expect(answers).toEqual(Array.from({ length: 50 }, () => SUCCESS));
    expect(runs).toEqual(['succeed']);
  });

  it('among fifty at once shares a failure, and the next attempt runs the handler', async () => {
    const { receiver, runs } = failingReceiver(['fail']);
    const answers = await Promise.all(Array.from({ length: 50 }, () => attempt(receiver)));
    expect(answers).toEqual(Array.from({ length: 50 }, () => again));
    expect(await attempt(receiver)).toEqual(SUCCESS);
    expect(runs).toEqual(['fail', 'succeed']);
  });

  it('a duplicate in another process comes again while the first one runs, and is acknowledged after it', async () => {
    const store = createMemoryStore();
    const gate = new EventEmitter();
    const first = createReceiver({ secrets: [secret], store, fallback: () => once(gate, 'open') });
    const second = failingReceiver([], store);
    const running = attempt(first);
    await new Promise((resolve) => setImmediate(resolve));
    expect(await attempt(second.receiver)).toEqual(busy);
    gate.emit('open');
    expect(await running).toEqual(SUCCESS);
    expect(await attempt(second.receiver)).toEqual(SUCCESS);
    expect(second.runs).toEqual([]);
  });

  it('is recognised by its webhook-id, whatever else is the same', async () => {
    const { receiver, runs } = failingReceiver([]);
    expect(await attempt(receiver, 'msg_1')).toEqual(SUCCESS);
    expect(await attempt(receiver, 'msg_2')).toEqual(SUCCESS);
    expect(runs.length).toBe(2);
  });
});

describe('without a signature, two deliveries are one notification', () => {
  const variants = [
    fakeNotification('paymentResult'),
    fakeNotification('paymentResult', { tradeNo: 'TG2' }),
    fakeNotification('paymentResult', { code: '1' }),
    fakeNotification('refundResult'),
    fakeNotification('refundResult', { refundNo: 'RF2' }),
    fakeNotification('refundResult', { state: 1 }),
    fakeNotification('chargeback', { state: 2 }),
    fakeNotification('chargeback', { state: 0 }),
    fakeNotification('chargeback', { state: 1 }),
    fakeNotification('chargeback', { chargebackNo: 'CB2' }),
  ];

  it('two deliveries without a signature are one notification when event, numbers and result are the same', async () => {
    const { receiver, calls } = recordingReceiver({ unsafe: true });
    const order = [...variants, ...variants.toReversed(), ...variants];
    for (const variant of order) expect(await seen(receiver.handle(variant.request()))).toEqual(SUCCESS);
    expect(calls.map(([, payload]) => payload)).toEqual(variants.map(({ payload }) => payload));
  });

  it('two deliveries without a signature are one notification when an unknown body is the same', async () => {
    const { receiver, calls } = recordingReceiver({ unsafe: true });
    const headers = { 'content-type': 'application/json' };
    for (const body of ['{"a":1}', '{"a":2}', '{"a":1}']) {
      await receiver.receive({ method: 'POST', url: '/', headers, body: Buffer.from(body) });
    }
    expect(calls).toEqual([
      ['fallback unknown', { a: 1 }],
      ['fallback unknown', { a: 2 }],
    ]);
  });

  it('a webhook-id that nothing proves is not trusted', async () => {
    const { receiver, calls } = recordingReceiver({ unsafe: true });
    for (const id of ['msg_1', 'msg_2']) {
      await receiver.handle(fakeNotification('paymentResult', {}, { secret, id }).request());
    }
    expect(calls.length).toBe(1);
  });
});

describe('late attempts', () => {
  it('are taken after 255 minutes, each signed anew', async () => {
    let now = Date.UTC(2026, 10, 4);
    const outcomes: ('fail' | 'succeed')[] = Array.from({ length: 8 }, () => 'fail');
    const runs: string[] = [];
    const receiver = createReceiver({
      secrets: [secret],
      now: () => now,
      fallback: () => undefined,
      onError: () => undefined,
    }).on('refundResult', () => {
      runs.push(outcomes[0] ?? 'succeed');
      if (outcomes.shift() === 'fail') throw new Error('not yet');
    });
    const statuses: number[] = [];
    for (const waitMinutes of [0, 1, 2, 4, 8, 16, 32, 64, 128]) {
      now += waitMinutes * 60_000;
      const fake = fakeNotification('refundResult', {}, { secret, id: 'msg_1', at: new Date(now) });
      statuses.push((await receiver.handle(fake.request())).status);
    }
    expect(statuses).toEqual([500, 500, 500, 500, 500, 500, 500, 500, 200]);
    expect(runs.length).toBe(9);
  });

  it('late attempts of an early notification are taken after a later one', async () => {
    const { receiver, calls } = recordingReceiver();
    const opened = fakeNotification('chargeback', { state: 2 }, { secret, id: 'msg_1' });
    const won = fakeNotification('chargeback', { state: 0 }, { secret, id: 'msg_2' });
    for (const fake of [won, opened, won, opened]) {
      expect(await seen(receiver.handle(fake.request()))).toEqual(SUCCESS);
    }
    expect(calls).toEqual([
      ['chargeback', won.payload],
      ['chargeback', opened.payload],
    ]);
  });
});

describe('a store that fails', () => {
  it('a store that fails at the claim keeps the handler from running', async () => {
    const { receiver, runs, failures } = failingReceiver([], broken('claim'));
    expect(await attempt(receiver)).toEqual(notRecorded);
    expect(runs).toEqual([]);
    expect(failures.map(({ code, cause }) => ({ code, cause }))).toEqual([
      { code: 'store-failed', cause: new Error('claim failed') },
    ]);
  });

  it('a store that fails at the finish acknowledges nothing, and keeps the claim', async () => {
    const { receiver, runs } = failingReceiver([], broken('finish'));
    expect(await attempt(receiver)).toEqual(notRecorded);
    expect(await attempt(receiver)).toEqual(busy);
    expect(runs).toEqual(['succeed']);
  });

  it('a store that fails at the release is reported beside the failure of the handler', async () => {
    const { receiver, failures } = failingReceiver(['fail'], broken('release'));
    expect(await attempt(receiver)).toEqual(again);
    expect(failures.map(({ code }) => code)).toEqual(['handler-failed']);
    expect(failures.map(({ cause }) => (cause as AggregateError).errors)).toEqual([
      [new Error('the database is away'), new Error('release failed')],
    ]);
  });
});
