import { createServer, request as sendRequest } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import express from 'express';
import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../generated/sandbox.ts';
import {
  createReceiver,
  expressHandler,
  fakeNotification,
  fastifyPlugin,
  nodeHandler,
} from '../../src/receiver/index.ts';
import type { Receiver, ReceiverFailure } from '../../src/receiver/index.ts';

const secret = sandboxAccount.webhookSecret;
const FORM = 'application/x-www-form-urlencoded';
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** Serves a receiver at /notifications, and at /payouts where forms are payout results. Returns the address. */
type Serve = (receiver: Receiver) => Promise<string>;

async function listen(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener);
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const serveNode: Serve = (receiver) => {
  const notifications = nodeHandler(receiver, { formEvent: 'paymentResult' });
  const payouts = nodeHandler(receiver, { formEvent: 'payoutResult' });
  return listen((request, response) => (request.url === '/payouts' ? payouts : notifications)(request, response));
};

const serveExpress: Serve = (receiver) => {
  const app = express();
  app.all('/notifications', expressHandler(receiver, { formEvent: 'paymentResult' }));
  app.post('/payouts', expressHandler(receiver, { formEvent: 'payoutResult' }));
  app.use(express.json());
  return listen(app);
};

const serveFastify: Serve = async (receiver) => {
  const app = fastify();
  app.register(fastifyPlugin(receiver, { path: '/notifications', formEvent: 'paymentResult' }));
  app.register(fastifyPlugin(receiver, { path: '/payouts', formEvent: 'payoutResult' }));
  // The application's own JSON parser stays what it was.
  app.post('/echo', (request, reply) => reply.send({ read: request.body }));
  closing.push(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
};

/** A fetch-style server in the smallest form: it makes a `Request` of what arrives. */
const serveFetch: Serve = (receiver) =>
  listen(async (incoming, response) => {
    const url = `http://localhost${incoming.url}`;
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const hasBody = !['GET', 'HEAD'].includes(incoming.method ?? '');
    const body = hasBody ? await buffer(incoming) : null;
    const formEvent = incoming.url === '/payouts' ? 'payoutResult' : 'paymentResult';
    const request = new Request(url, { method: incoming.method ?? 'GET', headers, body });
    const answer = await receiver.handle(request, { formEvent });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });

function recordingReceiver() {
  const calls: [event: string, payload: unknown][] = [];
  const failures: ReceiverFailure[] = [];
  const receiver = createReceiver({
    secrets: [secret],
    fallback: ({ event, payload }) => calls.push([`fallback ${event}`, payload]),
    onError: (failure) => failures.push(failure),
  })
    .on('paymentResult', (payload) => calls.push(['paymentResult', payload]))
    .on('payoutResult', (payload) => calls.push(['payoutResult', payload]))
    .on('refundResult', (payload) => calls.push(['refundResult', payload]));
  return { receiver, calls, failures };
}

/** Sends the raw bytes and reads the raw answer, without a library in between that would tidy either. */
async function send(url: string, sent: { method?: string; headers?: Record<string, string>; body?: Uint8Array }) {
  const { method = 'POST', headers = {}, body = new Uint8Array() } = sent;
  return new Promise<{ status: number | undefined; type: string | undefined; body: string }>((resolve, reject) => {
    const request = sendRequest(url, { method, headers: { ...headers, 'content-length': body.byteLength } });
    request.once('error', reject);
    request.once('response', async (response) => {
      const bytes = await buffer(response);
      resolve({ status: response.statusCode, type: response.headers['content-type'], body: bytes.toString('latin1') });
    });
    request.end(body);
  });
}

const TYPE = 'text/plain; charset=utf-8';
const SUCCESS = { status: 200, type: TYPE, body: 'SUCCESS' };

describe.each<[name: string, serve: Serve]>([
  ['node:http', serveNode],
  ['Express', serveExpress],
  ['Fastify', serveFastify],
  ['a fetch-style server', serveFetch],
])('a receiver behind %s', (_name, serve) => {
  it('takes each event by its signature over the raw bytes', async () => {
    const { receiver, calls } = recordingReceiver();
    const url = await serve(receiver);
    const message = 'Größe 漢字 & "quotes"';
    const payment = fakeNotification('paymentResult', { message }, { secret });
    const refund = fakeNotification('refundResult', { message }, { secret });
    const payout = fakeNotification('payoutResult', { message }, { secret });
    const chargeback = fakeNotification('chargeback', { message }, { secret });
    expect(await send(`${url}/notifications`, payment)).toEqual(SUCCESS);
    expect(await send(`${url}/notifications`, refund)).toEqual(SUCCESS);
    expect(await send(`${url}/payouts`, payout)).toEqual(SUCCESS);
    expect(await send(`${url}/notifications`, chargeback)).toEqual(SUCCESS);
    expect(calls).toEqual([
      ['paymentResult', payment.payload],
      ['refundResult', refund.payload],
      ['payoutResult', payout.payload],
      ['fallback chargeback', chargeback.payload],
    ]);
  });

  it('refuses a changed byte, a foreign type, another method and a large body', async () => {
    const { receiver, calls } = recordingReceiver();
    const url = `${await serve(receiver)}/notifications`;
    const fake = fakeNotification('refundResult', {}, { secret });
    const changed = Buffer.from(String(Buffer.from(fake.body)).replace('40.00', '41.00'));
    const statuses = [
      await send(url, { headers: fake.headers, body: changed }),
      await send(url, { headers: { ...fake.headers, 'content-type': 'text/xml' }, body: fake.body }),
      await send(url, { headers: {}, body: fake.body }),
      await send(url, { method: 'GET' }),
      await send(url, { method: 'PUT', headers: fake.headers, body: fake.body }),
      await send(url, { headers: { 'content-type': FORM }, body: Buffer.alloc(65_537) }),
      await send(url, { headers: { 'content-type': FORM }, body: Buffer.alloc(500_000) }),
      await send(url, { headers: { 'content-type': FORM } }),
    ].map(({ status, type }) => [status, type]);
    expect(statuses).toEqual([401, 415, 415, 405, 405, 413, 413, 401].map((status) => [status, TYPE]));
    expect(calls).toEqual([]);
  });

  it('runs the handler once for fifty duplicates at once', async () => {
    const { receiver, calls } = recordingReceiver();
    const url = `${await serve(receiver)}/notifications`;
    const fake = fakeNotification('paymentResult', {}, { secret });
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(url, fake)));
    expect(answers).toEqual(Array.from({ length: 50 }, () => SUCCESS));
    expect(calls.length).toBe(1);
  });

  it('takes a body that comes in pieces', async () => {
    const { receiver, calls } = recordingReceiver();
    const { hostname, port } = new URL(await serve(receiver));
    const fake = fakeNotification('paymentResult', { message: 'é' }, { secret });
    const socket = connect(Number(port), hostname);
    const headers = Object.entries({ ...fake.headers, host: 'localhost', connection: 'close' });
    socket.write(`POST /notifications HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}`);
    socket.write('transfer-encoding: chunked\r\n\r\n');
    for (const byte of fake.body) socket.write(`1\r\n${String.fromCodePoint(byte)}\r\n`, 'latin1');
    socket.end('0\r\n\r\n');
    expect(String(await buffer(socket))).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*SUCCESS/);
    expect(calls).toEqual([['paymentResult', fake.payload]]);
  });
});

describe.each<[name: string, serve: Serve]>([
  ['node:http', serveNode],
  ['Express', serveExpress],
  ['Fastify', serveFastify],
])('a receiver behind %s', (_name, serve) => {
  it('cuts off a sender that goes on for more than a megabyte', async () => {
    const { receiver, calls } = recordingReceiver();
    const url = `${await serve(receiver)}/notifications`;
    await expect(send(url, { headers: { 'content-type': FORM }, body: Buffer.alloc(8_000_000) })).rejects.toThrow();
    expect(await send(url, fakeNotification('paymentResult', {}, { secret }))).toEqual(SUCCESS);
    expect(calls.length).toBe(1);
  });

  it('acknowledges byte by byte', async () => {
    const { receiver } = recordingReceiver();
    const { hostname, port } = new URL(await serve(receiver));
    const fake = fakeNotification('paymentResult', {}, { secret });
    const headers = { ...fake.headers, host: 'localhost', connection: 'close', 'content-length': fake.body.byteLength };
    const socket = connect(Number(port), hostname);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(Buffer.concat([Buffer.from(`POST /notifications HTTP/1.1\r\n${lines.join('')}\r\n`), fake.body]));
    const answer = String(await buffer(socket));
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toMatch(/\r\ncontent-type: text\/plain; charset=utf-8\r\n/i);
    expect(answer).toMatch(/\r\ncontent-length: 7\r\n/i);
    expect(answer.slice(answer.indexOf('\r\n\r\n'))).toBe('\r\n\r\nSUCCESS');
  });

  it('answers nobody, and runs nothing, when the sender goes away in the middle', async () => {
    const { receiver, calls, failures } = recordingReceiver();
    const url = await serve(receiver);
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const head = `POST /notifications HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${FORM}\r\ncontent-length: 1000\r\n\r\n`;
    await new Promise((resolve) => socket.write(`${head}tradeNo=1`, resolve));
    await new Promise((resolve) => socket.once('close', resolve).destroy());
    const fake = fakeNotification('paymentResult', {}, { secret });
    expect(await send(`${url}/notifications`, fake)).toEqual(SUCCESS);
    expect([calls.length, failures]).toEqual([1, []]);
  });
});

const LOST =
  'The raw body is lost: a body parser such as express.json() or express.urlencoded() read it first. ' +
  'Mount the receiver before the parsers, or use express.raw({ type: () => true }) on its path.';
const payment = () => fakeNotification('paymentResult', {}, { secret });
const refund = () => fakeNotification('refundResult', {}, { secret });

async function serveBehind(parser: express.RequestHandler) {
  const recording = recordingReceiver();
  const app = express();
  app.use(parser);
  app.post('/notifications', expressHandler(recording.receiver, { formEvent: 'paymentResult' }));
  return { ...recording, url: `${await listen(app)}/notifications` };
}

describe('a receiver behind Express', () => {
  it.each([
    ['express.json()', express.json(), refund],
    ['express.urlencoded()', express.urlencoded(), payment],
  ])('says so where %s ate the raw body', async (_title, parser, fake) => {
    const { url, calls, failures } = await serveBehind(parser);
    expect(await send(url, fake())).toEqual({ status: 500, type: TYPE, body: LOST });
    expect(calls).toEqual([]);
    expect(failures).toEqual([
      { code: 'raw-body-lost', status: 500, message: LOST, event: undefined, key: undefined, cause: undefined },
    ]);
  });

  it.each([
    ['express.raw()', express.raw({ type: () => true })],
    ['express.text()', express.text({ type: () => true })],
    [
      'a verify function that keeps it',
      express.json({ verify: (request, _response, bytes) => void Object.assign(request, { rawBody: bytes }) }),
    ],
    ['a parser of another type', express.urlencoded()],
  ])('takes the raw body from %s', async (_title, parser) => {
    const { url, calls } = await serveBehind(parser);
    const fake = refund();
    expect(await send(url, fake)).toEqual(SUCCESS);
    expect(calls).toEqual([['refundResult', fake.payload]]);
  });
});

describe('a receiver behind Fastify', () => {
  it('leaves the parsers of the application as they were', async () => {
    const url = await serveFastify(recordingReceiver().receiver);
    const headers = { 'content-type': 'application/json' };
    const answer = await send(`${url}/echo`, { headers, body: Buffer.from('{"a":1}') });
    expect([answer.status, answer.body]).toEqual([200, '{"read":{"a":1}}']);
  });
});
