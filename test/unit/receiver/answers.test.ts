import { EventEmitter, once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { createReceiver, fakeNotification } from '../../../src/receiver/index.ts';
import { recordingReceiver, secret, seen, SUCCESS } from './recording-receiver.ts';

const payment = () => fakeNotification('paymentResult', {}, { secret });

/** Unsigned, for receivers that ask for no proof. */
function post(body: string | Uint8Array, contentType?: string, headers: Record<string, string> = {}): Request {
  const type: Record<string, string> = contentType === undefined ? {} : { 'content-type': contentType };
  return new Request('http://localhost/n', {
    method: 'POST',
    body: Buffer.from(body),
    headers: { ...type, ...headers },
  });
}

describe('the acknowledgement', () => {
  it('is the seven bytes of SUCCESS as plain text', async () => {
    const response = await recordingReceiver().receiver.handle(payment().request());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0x53, 0x55, 0x43, 0x43, 0x45, 0x53, 0x53]);
  });

  it('waits until the handler has finished', async () => {
    const order: string[] = [];
    const gate = new EventEmitter();
    const finished = once(gate, 'finish');
    const receiver = createReceiver({ secrets: [secret], fallback: () => undefined }).on('paymentResult', async () => {
      await finished;
      order.push('handler');
    });
    const answered = receiver.handle(payment().request()).then(() => order.push('answer'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(order).toEqual([]);
    gate.emit('finish');
    await answered;
    expect(order).toEqual(['handler', 'answer']);
  });

  it('waits for the fallback too', async () => {
    let done = false;
    const receiver = createReceiver({
      secrets: [secret],
      fallback: async () => {
        await new Promise((resolve) => setImmediate(resolve));
        done = true;
      },
    });
    expect(await seen(receiver.handle(payment().request()))).toEqual(SUCCESS);
    expect(done).toBe(true);
  });
});

describe('a handler that fails', () => {
  it.each([
    [
      'throws',
      () => {
        throw new Error('the password is hunter2');
      },
    ],
    [
      'rejects',
      async () => {
        throw new Error('the password is hunter2');
      },
    ],
  ])('is answered with 500 and without its words when it %s', async (_title, handler) => {
    const failures: unknown[] = [];
    const receiver = createReceiver({
      secrets: [secret],
      fallback: () => undefined,
      onError: (failure) => failures.push(failure),
    }).on('paymentResult', handler);
    const fake = fakeNotification('paymentResult', {}, { secret, id: 'msg_1' });
    const answer = { status: 500, body: 'The notification could not be handled. Retry.' };
    expect(await seen(receiver.handle(fake.request()))).toEqual(answer);
    expect(failures).toEqual([
      {
        code: 'handler-failed',
        status: 500,
        message: answer.body,
        event: 'paymentResult',
        key: 'webhook msg_1',
        cause: new Error('the password is hunter2'),
      },
    ]);
  });

  it('a handler that fails also answers 500 where the fallback throws', async () => {
    const receiver = createReceiver({
      secrets: [secret],
      onError: () => undefined,
      fallback: () => {
        throw new Error('not known here');
      },
    });
    expect(await seen(receiver.handle(payment().request()))).toEqual({
      status: 500,
      body: 'The notification could not be handled. Retry.',
    });
  });
});

describe('a request that is no notification', () => {
  const form = 'application/x-www-form-urlencoded';
  const body = 'tradeNo=T1&merOrderNo=M1&code=0&message=ok';
  const invalid = 'The body is not a notification of the contract.';
  const unsupported = 'Send application/x-www-form-urlencoded or application/json, without a content encoding.';
  it.each<[title: string, request: () => Request, answer: { status: number; body: string }]>([
    ['has no content type', () => post(body), { status: 415, body: unsupported }],
    ['has another content type', () => post(body, 'text/plain'), { status: 415, body: unsupported }],
    ['is compressed', () => post(body, form, { 'content-encoding': 'gzip' }), { status: 415, body: unsupported }],
    [
      'is over 64 kB',
      () => post('x'.repeat(65_537), form),
      { status: 413, body: 'The body is too large for a notification.' },
    ],
    [
      'is exactly 64 kB of nothing',
      () => post('x'.repeat(65_536), form),
      {
        status: 400,
        body: `${invalid} Read as paymentResult: tradeNo: is missing; merOrderNo: is missing; code: is missing; message: is missing.`,
      },
    ],
    [
      'is empty',
      () => post('', form),
      {
        status: 400,
        body: `${invalid} Read as paymentResult: tradeNo: is missing; merOrderNo: is missing; code: is missing; message: is missing.`,
      },
    ],
    [
      'is not UTF-8',
      () => post(Uint8Array.of(0x7b, 0xff, 0x7d), 'application/json'),
      { status: 400, body: `${invalid} It is not UTF-8.` },
    ],
    [
      'is broken JSON',
      () => post('{"refundNo":', 'application/json'),
      { status: 400, body: `${invalid} It is not a JSON object.` },
    ],
    [
      'is a JSON list',
      () => post('[]', 'application/json'),
      { status: 400, body: `${invalid} It is not a JSON object.` },
    ],
    [
      'has a wrong field',
      () => post(body.replace('code=0', 'code=2'), form),
      { status: 400, body: `${invalid} Read as paymentResult: code: must be one of 0, 1.` },
    ],
    [
      'is a refund without most fields',
      () => post('{"refundNo":"R1","state":"0"}', 'application/json'),
      {
        status: 400,
        body: `${invalid} Read as refundResult: tradeNo: is missing; merOrderNo: is missing; state: must be an integer; message: is missing; refundAmount: is missing; refundCurrency: is missing.`,
      },
    ],
  ])('is refused when it %s', async (_title, request, answer) => {
    const { receiver, calls, failures } = recordingReceiver({ unsafe: true });
    expect(await seen(receiver.handle(request()))).toEqual(answer);
    expect(calls).toEqual([]);
    expect(failures.map(({ status, message }) => ({ status, body: message }))).toEqual([answer]);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('is refused when it comes by %s', async (method) => {
    const { receiver, calls } = recordingReceiver({ unsafe: true });
    const response = await receiver.handle(new Request('http://localhost/n', { method }));
    expect(response.headers.get('allow')).toBe('POST');
    expect(await seen(response)).toEqual({ status: 405, body: 'Notifications are sent by POST.' });
    expect(calls).toEqual([]);
  });

  it.each([`${form}; charset=UTF-8`, `${form};charset=iso-8859-1`, form.toUpperCase()])(
    'is not recognised by parameters or case of the content type: %s',
    async (contentType) => {
      const { receiver, calls } = recordingReceiver({ unsafe: true });
      expect(await seen(receiver.handle(post(body, contentType)))).toEqual(SUCCESS);
      expect(calls).toEqual([['paymentResult', { tradeNo: 'T1', merOrderNo: 'M1', code: '0', message: 'ok' }]]);
    },
  );

  it('is refused when its body was read before', async () => {
    const { receiver } = recordingReceiver();
    const request = payment().request();
    await request.text();
    expect(await seen(receiver.handle(request))).toEqual({
      status: 500,
      body:
        'The raw body is lost: a body parser such as express.json() or express.urlencoded() read it first. ' +
        'Mount the receiver before the parsers, or use express.raw({ type: () => true }) on its path.',
    });
  });

  it('is refused when its body breaks off', async () => {
    const { receiver, failures } = recordingReceiver();
    const cause = new Error('socket hang up');
    const stream = new ReadableStream({ pull: (controller) => controller.error(cause) });
    const request = new Request('http://localhost/n', { method: 'POST', body: stream, duplex: 'half' });
    expect(await seen(receiver.handle(request))).toEqual({ status: 400, body: 'The body ended early.' });
    expect(failures.map((failure) => failure.cause)).toEqual([cause]);
  });

  it('is not read past the limit', async () => {
    const { receiver } = recordingReceiver();
    let pulled = 0;
    const stream = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(16_384));
      },
    });
    const request = new Request('http://localhost/n', { method: 'POST', body: stream, duplex: 'half' });
    expect((await receiver.handle(request)).status).toBe(413);
    expect(pulled).toBeLessThan(10);
  });
});

describe('onError', () => {
  it('changes no answer by failing itself', async () => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cause = new Error('the log is full');
    const { receiver } = recordingReceiver({
      secrets: [secret],
      onError: () => {
        throw cause;
      },
    });
    expect((await receiver.handle(fakeNotification('paymentResult').request())).status).toBe(401);
    expect(spy.mock.calls).toEqual([['tollgate receiver: onError threw while handling signature-missing', cause]]);
    spy.mockRestore();
  });

  it('is a line on standard error where none is given', async () => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const receiver = createReceiver({ secrets: [secret], fallback: () => undefined });
    await receiver.handle(fakeNotification('paymentResult').request());
    expect(spy.mock.calls).toEqual([
      [
        'tollgate receiver: 401 signature-missing: ' +
          'Not verified: send webhook-id, webhook-timestamp and webhook-signature.',
      ],
    ]);
    spy.mockRestore();
  });
});
