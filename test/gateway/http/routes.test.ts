import { describe, expect, it } from 'vitest';
import type { EdgePlugin } from '../../../src/edge/create-app.ts';
import { sendAnswer } from '../../../src/edge/send-answer.ts';
import type { PageTable } from '../../../src/gateway/http/page-routes.ts';
import { METRICS_TOKENS } from '../../../src/gateway/http/limits.ts';
import { createTokenGuard } from '../../../src/gateway/http/token-guard.ts';
import { exampleOf } from '../../contract/cases/contract.ts';
import { createTestLimiter } from '../../helpers/gateway/limiter.ts';
import { signed } from '../../helpers/gateway/caller.ts';
import { pagesOf, useHttp } from './helpers.ts';

// What the gateway answers beside the merchants' operations. Addresses that a client would tidy up go over a socket.

const start = useHttp();

describe('besides the merchants’ paths', () => {
  it('/healthz and /readyz tell how the process and its store are', async () => {
    let answers = true;
    const ping = async () => {
      if (!answers) throw new Error('gone');
    };
    const { server } = await start({ server: { ping } });
    const get = async (path: string) => {
      const { statusCode, body } = await server.inject(path);
      return [statusCode, body];
    };
    expect(await get('/healthz')).toEqual([200, 'alive\n']);
    expect(await get('/readyz')).toEqual([200, 'ready\n']);
    answers = false;
    expect(await get('/readyz')).toEqual([503, 'the store takes no writes\n']);
    expect(await get('/healthz')).toEqual([200, 'alive\n']);
    const post = await server.inject({ method: 'POST', url: '/healthz' });
    expect([post.statusCode, post.headers['allow'], post.body]).toEqual([405, 'GET, HEAD', 'Send GET.\n']);
  });

  it('/metrics counts requests by operation and code', async () => {
    const { caller } = await start();
    await caller.call({
      operationId: 'createPayment',
      variant: 'CREDIT_CARD',
      body: signed('createPayment', exampleOf('createPayment', 'CREDIT_CARD').body),
    });
    await caller.send({ method: 'GET', path: '/payment' });
    const { text, headers } = await caller.send({ method: 'GET', path: '/metrics' });
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(text).toContain('tollgate_requests_total{operation="createPayment",code="00000"} 1\n');
    expect(text).toContain('tollgate_requests_total{operation="createPayment",code="10001"} 1\n');
    expect(text).toContain('tollgate_request_seconds_count{operation="createPayment"} 2\n');
    expect(text).toMatch(/^tollgate_requests_in_flight 1$/m);
  });

  it('/metrics asks for the token where there is one', async () => {
    const metricsAccess = metricsGuard();
    const { caller } = await start({ server: { metricsAccess } });
    const get = (headers: Record<string, string>) => caller.send({ method: 'GET', path: '/metrics', headers });
    expect(await get({})).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer' } });
    expect(await get({ Authorization: 'Bearer secret-tokeN' })).toMatchObject({ status: 401 });
    expect(await get({ Authorization: 'Bearer secret-token' })).toMatchObject({ status: 200 });
  });

  it('/metrics answers guesses at the token like the operator’s, and never locks the right one out', async () => {
    const metricsAccess = metricsGuard();
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
    const { server } = await start({ server: { metricsAccess: 'off' } });
    const answer = await server.inject('/metrics');
    expect([answer.statusCode, answer.body]).toEqual([404, 'Metrics are off. Set METRICS_TOKEN to read them.\n']);
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
  ])('%s %s is nobody’s, and is refused by an envelope', async (method, path) => {
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
        link: '</docs/errors/10011/>; rel="help"',
      },
      { code: '10011', message: 'Record not found. Nothing has this address.' },
    ]);
  });

  it.each(['GET', 'PUT', 'QUERY', 'PROPFIND'])('%s is refused where only POST is taken', async (method) => {
    const { server } = await start();
    const headers = { 'Content-Type': 'not a type' };
    const answer = await server.inject({ method: method as 'GET', url: '/payment', headers });
    expect([answer.statusCode, answer.headers['allow'], answer.json()]).toEqual([
      405,
      'POST',
      { code: '10001', message: `Invalid input. method: ${method} is not supported here; send POST.` },
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
    const { server, lines } = await start({ server: { pages } });
    const answer = await server.inject('/pay/T');
    expect([answer.statusCode, answer.json()]).toEqual([500, { code: '90001', message: 'Internal error.' }]);
    expect(lines.join('')).toContain('inside');
  });
});

function metricsGuard() {
  return createTokenGuard({ token: 'secret-token', rule: METRICS_TOKENS, limiter: createTestLimiter(() => 0) });
}
