import { describe, expect, it } from 'vitest';
import { fakeNotification } from '../../../src/receiver/index.ts';
import type { NotificationPayloads, OrderConfirmation, OrderQuery } from '../../../src/receiver/index.ts';
import { otherSecret, recordingReceiver, secret, seen, SUCCESS } from './recording-receiver.ts';

type Answer = Awaited<ReturnType<OrderConfirmation['queryOrder']>>;

const order = { tradeNo: 'TG01K9ZC3M5Q8R7V2X4B6D', merOrderNo: 'ORDER-1001' };
const refund = { ...order, refundNo: 'RF01K9ZC3M5Q8R7V2X4B6D', refundAmount: '40.00', refundCurrency: 'USD' } as const;

function answering(answer: Answer | (() => never)): OrderConfirmation & { queries: OrderQuery[] } {
  const queries: OrderQuery[] = [];
  return {
    queries,
    async queryOrder(query) {
      queries.push(query);
      return typeof answer === 'function' ? answer() : answer;
    },
  };
}

const processing = { status: 503, body: 'Not confirmed yet: the order is still processing. Retry.' };
const contradicts = (fields: string) => ({
  status: 409,
  body: `Not confirmed: the order query returned another result. It differs in ${fields}.`,
});

describe('a payment or payout', () => {
  it('is asked for with a signal that ends the query in time', async () => {
    const signals: AbortSignal[] = [];
    const queryOrder: OrderConfirmation['queryOrder'] = async (_query, { signal }) => {
      signals.push(signal);
      return { ...order, state: 3 };
    };
    await recordingReceiver({ confirm: { queryOrder } }).receiver.handle(fakeNotification('paymentResult').request());
    expect(signals.map((signal) => signal.aborted)).toEqual([false]);
  });

  it.each<[code: '0' | '1', state: 1 | 2 | 3, answer: { status: number; body: string }]>([
    ['0', 3, SUCCESS],
    ['0', 2, contradicts('state')],
    ['0', 1, processing],
    ['1', 2, SUCCESS],
    ['1', 3, contradicts('state')],
    ['1', 1, processing],
  ])('a payment or payout with code %s is compared with state %s', async (code, state, answer) => {
    for (const formEvent of ['paymentResult', 'payoutResult'] as const) {
      const confirm = answering({ ...order, state });
      const { receiver, calls } = recordingReceiver({ confirm });
      const fake = fakeNotification('paymentResult', { code });
      expect(await seen(receiver.handle(fake.request(), { formEvent }))).toEqual(answer);
      expect(confirm.queries).toEqual([{ queryType: 'sales', ...order }]);
      const event = formEvent === 'paymentResult' ? formEvent : `fallback ${formEvent}`;
      expect(calls).toEqual(answer === SUCCESS ? [[event, fake.payload]] : []);
    }
  });

  it.each<[field: keyof typeof order]>([['tradeNo'], ['merOrderNo']])('must agree in %s', async (field) => {
    const { receiver, calls } = recordingReceiver({ confirm: answering({ ...order, state: 3, [field]: 'OTHER' }) });
    expect(await seen(receiver.handle(fakeNotification('paymentResult').request()))).toEqual(contradicts(field));
    expect(calls).toEqual([]);
  });

  it('a payment or payout of another order is a contradiction, also while that one is processing', async () => {
    const { receiver } = recordingReceiver({ confirm: answering({ ...order, state: 1, tradeNo: 'OTHER' }) });
    expect(await seen(receiver.handle(fakeNotification('paymentResult').request()))).toEqual(
      contradicts('state, tradeNo'),
    );
  });

  it('is handed on without fields that nobody confirmed', async () => {
    const { receiver, calls } = recordingReceiver({ confirm: answering({ ...order, state: 3 }) });
    const fake = fakeNotification('paymentResult');
    const body = `${String(Buffer.from(fake.body))}&amount=1000000.00`;
    expect((await receiver.receive({ ...fake, body: Buffer.from(body) })).body).toBe('SUCCESS');
    expect(calls).toEqual([['paymentResult', fake.payload]]);
  });
});

describe('a refund', () => {
  it.each<[state: 0 | 1, queried: 4 | 5 | 6, answer: { status: number; body: string }]>([
    [0, 6, SUCCESS],
    [0, 5, contradicts('state')],
    [0, 4, processing],
    [1, 5, SUCCESS],
    [1, 6, contradicts('state')],
    [1, 4, processing],
  ])('a refund with state %s is compared with state %s', async (state, queried, answer) => {
    const confirm = answering({ ...refund, state: queried });
    const { receiver, calls } = recordingReceiver({ confirm });
    const fake = fakeNotification('refundResult', { state });
    expect(await seen(receiver.handle(fake.request()))).toEqual(answer);
    expect(confirm.queries).toEqual([{ queryType: 'refund', ...order, refundNo: refund.refundNo }]);
    expect(calls).toEqual(answer === SUCCESS ? [['refundResult', fake.payload]] : []);
  });

  it.each<[field: keyof NotificationPayloads['refundResult'], value: string]>([
    ['tradeNo', 'OTHER'],
    ['merOrderNo', 'OTHER'],
    ['refundNo', 'OTHER'],
    ['refundAmount', '41.00'],
    ['refundCurrency', 'EUR'],
  ])('must agree in %s', async (field, value) => {
    const { receiver, calls } = recordingReceiver({ confirm: answering({ ...refund, state: 6 }) });
    const fake = fakeNotification('refundResult', { [field]: value });
    expect(await seen(receiver.handle(fake.request()))).toEqual(contradicts(field));
    expect(calls).toEqual([]);
  });

  it('is not confirmed by the state of its payment', async () => {
    const { receiver } = recordingReceiver({ confirm: answering({ ...order, state: 3 }) });
    expect(await seen(receiver.handle(fakeNotification('refundResult').request()))).toEqual(
      contradicts('state, refundNo, refundAmount, refundCurrency'),
    );
  });

  it('is handed on without fields that nobody confirmed', async () => {
    const { receiver, calls } = recordingReceiver({ confirm: answering({ ...refund, state: 6 }) });
    const fake = fakeNotification('refundResult');
    const body = Buffer.from(JSON.stringify({ ...fake.payload, paidOut: true }));
    expect((await receiver.receive({ ...fake, body })).body).toBe('SUCCESS');
    expect(calls).toEqual([['refundResult', fake.payload]]);
  });
});

describe('what a query cannot confirm', () => {
  const unprovable = {
    status: 401,
    body: 'Not verified: an order query cannot confirm this event; it needs a signature.',
  };

  it('is a chargeback, which is refused without asking', async () => {
    const confirm = answering({ ...order, state: 3 });
    const { receiver, calls } = recordingReceiver({ confirm });
    expect(await seen(receiver.handle(fakeNotification('chargeback').request()))).toEqual(unprovable);
    expect([calls, confirm.queries]).toEqual([[], []]);
  });

  it('is an event that this version does not know', async () => {
    const { receiver, calls } = recordingReceiver({ confirm: answering({ ...order, state: 3 }) });
    const headers = { 'content-type': 'application/json' };
    const answer = await receiver.receive({ method: 'POST', url: '/', headers, body: Buffer.from('{"a":1}') });
    expect(answer).toMatchObject(unprovable);
    expect(calls).toEqual([]);
  });

  it('is anything while the query fails, and only onError gets its reason', async () => {
    const cause = new Error('queryOrder was refused (20001): order not found');
    const confirm = answering(() => {
      throw cause;
    });
    const { receiver, failures } = recordingReceiver({ confirm });
    const answer = { status: 503, body: 'Not confirmed: the order query failed. Retry.' };
    expect(await seen(receiver.handle(fakeNotification('paymentResult').request()))).toEqual(answer);
    expect(failures).toEqual([
      { code: 'query-failed', status: 503, message: answer.body, event: 'paymentResult', key: undefined, cause },
    ]);
  });

  it('is an answer of nothing', async () => {
    const { receiver, calls } = recordingReceiver({ confirm: { queryOrder: (async () => undefined) as never } });
    expect((await receiver.handle(fakeNotification('paymentResult').request())).status).toBe(409);
    expect(calls).toEqual([]);
  });
});

describe('both proofs', () => {
  it('ask no query where the signature is right', async () => {
    const confirm = answering({ ...order, state: 1 });
    const { receiver } = recordingReceiver({ secrets: [secret], confirm });
    expect(await seen(receiver.handle(fakeNotification('paymentResult', {}, { secret }).request()))).toEqual(SUCCESS);
    expect(confirm.queries).toEqual([]);
  });

  it('ask the query where no signature came', async () => {
    const confirm = answering({ ...order, state: 3 });
    const { receiver } = recordingReceiver({ secrets: [secret], confirm });
    expect(await seen(receiver.handle(fakeNotification('paymentResult').request()))).toEqual(SUCCESS);
    expect(confirm.queries).toEqual([{ queryType: 'sales', ...order }]);
  });

  it('refuse a wrong signature without asking', async () => {
    const confirm = answering({ ...order, state: 3 });
    const { receiver } = recordingReceiver({ secrets: [secret], confirm });
    const fake = fakeNotification('paymentResult', {}, { secret: otherSecret });
    expect((await receiver.handle(fake.request())).status).toBe(401);
    expect(confirm.queries).toEqual([]);
  });

  it('take a chargeback by its signature', async () => {
    const { receiver, calls } = recordingReceiver({ secrets: [secret], confirm: answering({ ...order, state: 3 }) });
    const fake = fakeNotification('chargeback', {}, { secret });
    expect(await seen(receiver.handle(fake.request()))).toEqual(SUCCESS);
    expect(calls).toEqual([['fallback chargeback', fake.payload]]);
  });

  it('count a notification once that comes signed and then, replayed, without its signature', async () => {
    const { receiver, calls } = recordingReceiver({ secrets: [secret], confirm: answering({ ...order, state: 3 }) });
    expect(await seen(receiver.handle(fakeNotification('paymentResult', {}, { secret }).request()))).toEqual(SUCCESS);
    expect(await seen(receiver.handle(fakeNotification('paymentResult').request()))).toEqual(SUCCESS);
    expect(calls.length).toBe(1);
  });
});
