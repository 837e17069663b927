import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOf } from '../../contract/cases/contract.ts';
import { METRICS_TOKENS } from '../../../src/gateway/http/limits.ts';
import type { EdgePlugin } from '../../../src/edge/create-app.ts';
import { sendAnswer } from '../../../src/edge/send-answer.ts';
import type { PageTable } from '../../../src/gateway/http/page-routes.ts';
import { createTokenGuard } from '../../../src/gateway/http/token-guard.ts';
import { signed } from '../../helpers/caller.ts';
import { createTestLimiter } from '../../helpers/limiter.ts';
import { TRADE_NO, startHttp } from './helpers.ts';

type Http = Awaited<ReturnType<typeof startHttp>>;

const opened: Http[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((http) => http.close()));
});

async function start(...change: Parameters<typeof startHttp>): Promise<Http> {
  const http = await startHttp(...change);
  opened.push(http);
  return http;
}

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
    const http = await start({ server: { pages: pagesOf([]) } });
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

describe('besides the merchants’ paths', () => {
  it('/healthz and /readyz tell how the process and its store are', async () => {
    let answers = true;
    const ping = async () => {
      if (!answers) throw new Error('gone');
    };
    const { caller } = await start({ server: { ping } });
    const get = async (path: string) => {
      const { status, text } = await caller.send({ method: 'GET', path });
      return [status, text];
    };
    expect(await get('/healthz')).toEqual([200, 'alive\n']);
    expect(await get('/readyz')).toEqual([200, 'ready\n']);
    answers = false;
    expect(await get('/readyz')).toEqual([503, 'the store takes no writes\n']);
    expect(await get('/healthz')).toEqual([200, 'alive\n']);
    const post = await caller.send({ path: '/healthz' });
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('/metrics counts requests by operation and code', async () => {
    const { caller } = await start();
    await caller.call({ operationId: 'createPayment', variant: 'CREDIT_CARD', body: JSON.parse(payment) });
    await caller.send({ method: 'GET', path: '/payment' });
    const { text, headers } = await caller.send({ method: 'GET', path: '/metrics' });
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(text).toContain('tollgate_requests_total{operation="createPayment",code="00000"} 1\n');
    expect(text).toContain('tollgate_requests_total{operation="createPayment",code="10001"} 1\n');
    expect(text).toContain('tollgate_request_seconds_count{operation="createPayment"} 2\n');
    expect(text).toMatch(/^tollgate_requests_in_flight 1$/m);
  });

  it('/metrics asks for the token where there is one', async () => {
    const metricsAccess = createTokenGuard({
      token: 'secret-token',
      rule: METRICS_TOKENS,
      limiter: createTestLimiter(() => 0),
    });
    const { caller } = await start({ server: { metricsAccess } });
    const get = (headers: Record<string, string>) => caller.send({ method: 'GET', path: '/metrics', headers });
    expect(await get({})).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer' } });
    expect(await get({ Authorization: 'Bearer secret-tokeN' })).toMatchObject({ status: 401 });
    expect(await get({ Authorization: 'Bearer secret-token' })).toMatchObject({ status: 200 });
  });

  it('/metrics answers guesses at the token like the operator’s, and never locks the right one out', async () => {
    const metricsAccess = createTokenGuard({
      token: 'secret-token',
      rule: METRICS_TOKENS,
      limiter: createTestLimiter(() => 0),
    });
    const { caller } = await start({ server: { metricsAccess } });
    const get = (token: string) =>
      caller.send({ method: 'GET', path: '/metrics', headers: { Authorization: `Bearer ${token}` } });
    for (let tries = 0; tries < 10; tries += 1) expect((await get(`guess-${tries}`)).status).toBe(401);
    const locked = await get('guess-10');
    expect([locked.status, locked.headers['retry-after'], locked.text]).toEqual([
      429,
      '60',
      'Too many wrong tokens came from your address. Try again in 60 seconds.\n',
    ]);
    expect((await get('secret-token')).status).toBe(200);
  });

  it('/metrics is off where it may be read by nobody', async () => {
    const { caller } = await start({ server: { metricsAccess: 'off' } });
    const answer = await caller.send({ method: 'GET', path: '/metrics' });
    expect([answer.status, answer.text]).toEqual([404, 'Metrics are off. Set METRICS_TOKEN to read them.\n']);
  });

  it('pages and what is served beside the gateway get what they need', async () => {
    const seen: unknown[] = [];
    const page: PageTable['routes'][number] = {
      path: '/:tradeNo',
      methods: ['POST'],
      async answer({ method, query, header, body, address }, tradeNo) {
        seen.push({ method, tradeNo, body, a: query.get('a'), accepts: header('Accept-Language'), address });
        return { status: 200, headers: { 'X-Page': 'yes' }, body: 'page' };
      },
    };
    const beside: EdgePlugin = (app) => {
      app.get('/beside', ({ id }, { raw }) => sendAnswer(raw, { status: 201, body: 'beside' }, id));
    };
    const { caller } = await start({ server: { pages: pagesOf([page]), beside: [beside] } });
    const headers = { 'Accept-Language': 'es' };
    const answer = await caller.send({ method: 'POST', path: '/pay/T?a=2', headers, body: 'result=success' });
    expect([answer.status, answer.text, answer.headers['x-page']]).toEqual([200, 'page', 'yes']);
    expect(seen).toEqual([
      { method: 'POST', tradeNo: 'T', body: 'result=success', a: '2', accepts: 'es', address: '127.0.0.1' },
    ]);
    const other = await caller.send({ method: 'GET', path: '/beside' });
    expect([other.status, other.text, other.headers['x-request-id']]).toEqual([
      201,
      'beside',
      expect.stringMatching(/^req_/),
    ]);
  });

  it.each([
    ['GET', '/nothing'],
    ['POST', '/nothing'],
    ['QUERY', '/nothing'],
    ['PROPFIND', '/payments'],
    ['GET', '/payment/'],
    ['GET', '/%70ayment'],
    ['GET', '/Payment'],
    ['GET', '//payment'],
    ['GET', '/%'],
    ['GET', '/pay'],
    ['POST', '/docs/'],
    ['GET', '/operator/%zz'],
    ['GET', 'http://localhost/payment'],
    ['OPTIONS', '*'],
  ])('%s %s is nobody’s, and that is said by an envelope', async (method, path) => {
    const { caller } = await start({ server: { pages: pagesOf([]) } });
    const answer = await caller.send({ method, path, headers: { 'Content-Type': 'not a type' } });
    const { connection: _, date: __, 'keep-alive': ___, ...headers } = answer.headers;
    expect([answer.status, headers, JSON.parse(answer.text)]).toEqual([
      404,
      {
        'content-type': 'application/json',
        'content-length': String(answer.text.length),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.stringMatching(/^req_/) as unknown,
      },
      { code: '10011', message: 'Record not found. Nothing has this address.' },
    ]);
  });

  it.each(['GET', 'PUT', 'QUERY', 'PROPFIND'])('%s is refused where only POST is taken', async (method) => {
    const { caller } = await start();
    const answer = await caller.send({ method, path: '/payment', headers: { 'Content-Type': 'not a type' } });
    expect([answer.status, answer.headers.allow, JSON.parse(answer.text)]).toEqual([
      405,
      'POST',
      { code: '10001', message: `Invalid input. method: ${method} is not taken here; send POST.` },
    ]);
  });

  it('a body that is too large for anything but an operation is refused', async () => {
    const { caller } = await start({ server: { pages: pagesOf([]) } });
    for (const path of ['/nothing', '/pay/T', '/healthz']) {
      const answer = await caller.send({ path, body: 'x'.repeat(256 * 1024 + 1) });
      expect([answer.status, JSON.parse(answer.text)], path).toEqual([
        413,
        { code: '10001', message: 'Invalid input. body: is larger than 256 kB.' },
      ]);
    }
  });

  it('a fault of a page is answered without its text', async () => {
    const fault = async () => Promise.reject(new Error('inside'));
    const pages = pagesOf([{ path: '/:tradeNo', methods: ['GET'], answer: fault }]);
    const { caller, lines } = await start({ server: { pages } });
    const answer = await caller.send({ method: 'GET', path: '/pay/T' });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([500, { code: '90001', message: 'Internal error.' }]);
    expect(lines.join('')).toContain('inside');
  });
});

function pagesOf(routes: PageTable['routes']): PageTable {
  return {
    folder: '/pay',
    routes,
    scripts: [],
    scriptsFolder: import.meta.dirname,
    answerMissing: () => ({ status: 404, headers: {}, body: 'missing' }),
    refuseMethod: () => ({ status: 405, headers: {}, body: 'wrong method' }),
  };
}

describe('a server that is told to stop', () => {
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
