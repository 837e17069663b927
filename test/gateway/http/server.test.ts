import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../contract/cases/contract.ts';
import { signed } from '../../helpers/gateway/caller.ts';
import { TRADE_NO, startHttp, useHttp } from './helpers.ts';

type Http = Awaited<ReturnType<typeof startHttp>>;

const start = useHttp();

/** Everything that comes back on a connection until it ends. */
async function talk(http: Http, text: string): Promise<string> {
  const socket = connect(Number(new URL(http.url).port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  return received;
}

const payment = JSON.stringify(signed('createPayment', exampleOf('createPayment', 'CREDIT_CARD').body));
const paymentHead = [
  'POST /payment HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  'Referer: http://localhost/',
  `Content-Length: ${Buffer.byteLength(payment)}`,
];

describe('a connection that', () => {
  it.each([
    ['speaks no HTTP', 'hello\r\n\r\n', 400, 'request: is not well-formed HTTP'],
    [
      'has a header without end',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'request: has more than 16 kB of headers',
    ],
    [
      'says its length twice',
      'POST /payment HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'request: is not well-formed HTTP',
    ],
    [
      'says its length and sends chunks',
      'POST /payment HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
      'request: is not well-formed HTTP',
    ],
  ])('%s is answered by an envelope and ended', async (_, text, status, problem) => {
    const [head = '', body = ''] = (await talk(await start(), text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\r\nContent-Type: application/json\r\n`));
    expect(head).toMatch(/\r\nX-Request-Id: req_[0-9A-Z]{20}\r\nConnection: close$/);
    expect(JSON.parse(body)).toEqual({ code: '10001', message: `Invalid input. ${problem}.` });
  });

  it('names no host is refused', async () => {
    const text = await talk(await start(), 'POST /payment HTTP/1.1\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('{"code":"10001","message":"Invalid input. Host: is missing."}');
  });

  it('sends a body without end is cut; where the caller still listens, with an answer', async () => {
    const http = await start();
    const head =
      'POST /payment HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900000000\r\n\r\n';
    // A connection that is cut while the caller sends may take the answer with it; TCP leaves no choice.
    expect(await talk(http, head + 'x'.repeat(5 * 1024 * 1024))).toMatch(
      /^$|^HTTP\/1\.1 413 [^]*\r\nConnection: close\r\n[^]*"Invalid input\. body: is larger than 1536 kB\."/,
    );
    expect(http.lines.join('')).toContain('"status":413');
  });

  it('repeats a header has it read as one, so that no half of it is believed', async () => {
    const lines = [...paymentHead, 'paymentType: ALIPAY', 'paymentType: PIX', 'Connection: close'];
    const text = await talk(await start(), `${lines.join('\r\n')}\r\n\r\n${payment}`);
    expect(text).toContain('paymentType: must be empty or one of');
    const types = [...paymentHead, 'Content-Type: text/plain', 'Connection: close'];
    expect(await talk(await start(), `${types.join('\r\n')}\r\n\r\n${payment}`)).toMatch(/^HTTP\/1\.1 415 /);
  });

  it('asks by HEAD is refused without a body', async () => {
    const text = await talk(await start(), 'HEAD /payment HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 405 [^]*\r\nAllow: POST\r\n/);
    expect(text).toMatch(/\r\n\r\n$/);
  });

  it('comes with a query is served all the same', async () => {
    const http = await start();
    const lines = [...paymentHead.with(0, 'POST /payment?a=1 HTTP/1.1'), 'Connection: close'];
    expect(await talk(http, `${lines.join('\r\n')}\r\n\r\n${payment}`)).toContain('"code":"00000"');
  });

  it('sends a body in pieces has them put together', async () => {
    const http = await start();
    const socket = connect(Number(new URL(http.url).port), '127.0.0.1').setNoDelay();
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    socket.write(`${[...paymentHead, 'Connection: close'].join('\r\n')}\r\n\r\n${payment.slice(0, 10)}`);
    for (let at = 10; at < payment.length; at += 400) {
      await new Promise(setImmediate);
      socket.write(payment.slice(at, at + 400));
    }
    await once(socket, 'close');
    expect(received).toContain('"code":"00000"');
  });
});

describe('a server that has to stop', () => {
  it('answers what it accepted, takes no more, and ends idle and silent connections', async () => {
    const { promise: paid, resolve: pay } = Promise.withResolvers<undefined>();
    const { promise: asked, resolve: ask } = Promise.withResolvers<undefined>();
    const http = await startHttp({
      operations: {
        async createPayment(_, { merOrderNo }) {
          ask(undefined);
          await paid;
          return { kind: 'accepted', tradeNo: TRADE_NO, merOrderNo, state: 'succeeded', onPage: false, message: '' };
        },
      },
    });
    await http.caller.send({ method: 'GET', path: '/healthz' });
    const silent = connect(Number(new URL(http.url).port), '127.0.0.1');
    await once(silent, 'connect');
    const answer = http.caller.call({
      operationId: 'createPayment',
      variant: 'CREDIT_CARD',
      body: JSON.parse(payment),
    });
    await asked;
    const closed = http.server.close();
    await once(silent, 'close');
    await expect(fetch(`${http.url}/healthz`)).rejects.toThrow('fetch failed');
    pay(undefined);
    expect(await answer).toMatchObject({ status: 200, headers: { connection: 'close' } });
    await closed;
    http.caller.close();
    http.metrics.close();
  });

  it('cuts what is not answered by the deadline', async () => {
    const { promise: asked, resolve: ask } = Promise.withResolvers<undefined>();
    const http = await startHttp({
      server: { stopMsMax: 50 },
      operations: {
        createPayment() {
          ask(undefined);
          return new Promise(() => undefined);
        },
      },
    });
    const answer = http.caller.call({
      operationId: 'createPayment',
      variant: 'CREDIT_CARD',
      body: JSON.parse(payment),
    });
    const failed = expect(answer).rejects.toThrow('socket hang up');
    await asked;
    await http.close();
    await failed;
  });
});
