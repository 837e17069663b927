import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { startMock } from '../../src/mock/start-mock.ts';
import { exampleOf, exampleRequests } from '../contract/cases/contract.ts';
import { createCaller, freshOrderNumber, signed } from '../helpers/gateway/caller.ts';
import type { Body } from '../helpers/gateway/caller.ts';
import type { OperationId } from '../../generated/operations.ts';

const lines: string[] = [];
const JSON_TYPE = { 'Content-Type': 'application/json' };

const mock = await startMock({ port: 0, callbackDelayMs: 0, secondMs: 0, log: (line) => lines.push(line) });
const caller = createCaller(mock.url);
afterAll(async () => {
  caller.close();
  await mock.close();
});

async function ask(operationId: OperationId, variant: string, change: Body = {}): Promise<Body> {
  const { notifyUrl: _, ...body } = exampleOf(operationId, variant).body;
  const answer = await caller.call({ operationId, variant, body: signed(operationId, { ...body, ...change }) });
  return JSON.parse(answer.text) as Body;
}

const TRADE_NUMBER = /^TG[0-9A-HJKMNP-TV-Z]{20}$/;

describe('the mock', () => {
  it.each(exampleRequests().map((example) => [`${example.operationId} ${example.name}`, example] as const))(
    'accepts the example %s as it is written, sign included',
    async (_, { operationId, variant, body }) => {
      const { notifyUrl: __, ...quiet } = body;
      const answer = await caller.call({ operationId, variant, body: quiet });
      expect(answer.status).toBe(200);
      expect(answer.text).toMatch(/^\{"code":"00000"|^<!doctype html>/);
    },
  );

  it('says on every answer that it is stateless', async () => {
    const accepted = await caller.call({ ...exampleOf('queryBalance', 'default') });
    const refused = await caller.send({ path: '/no/such' });
    const page = await caller.send({ path: '/', method: 'GET' });
    for (const { headers } of [accepted, refused, page]) expect(headers['x-tollgate-mock']).toBe('stateless');
  });

  it('takes the same order again, with another trade number that nobody can guess', async () => {
    const first = await ask('createPayment', 'ALIPAY');
    const second = await ask('createPayment', 'ALIPAY');
    const numbers = [first, second].map((answer) => (answer['data'] as Body)['tradeNo']);
    expect(numbers).toEqual([expect.stringMatching(TRADE_NUMBER), expect.stringMatching(TRADE_NUMBER)]);
    expect(numbers[0]).not.toBe(numbers[1]);
  });

  it('leads the payer to a page of its own', async () => {
    const { data } = await ask('createPayment', 'ALIPAY');
    const { payUrl, tradeNo } = data as { payUrl: string; tradeNo: string };
    expect(payUrl).toBe(`${mock.url}/pay/${tradeNo}`);
    const page = await caller.send({ path: new URL(payUrl).pathname, method: 'GET' });
    expect(page.status).toBe(200);
    expect(page.text).toContain('<h1>Payer’s page</h1>');
  });

  it('leads from the cashier page to itself, and to nowhere else', async () => {
    const { notifyUrl: _, ...body } = exampleOf('openCashier', 'default').body;
    const { text } = await caller.call({ operationId: 'openCashier', variant: 'default', body });
    const addresses = text.match(/https?:[^"<>\s]+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(1);
    expect(new Set(addresses).size).toBe(1);
    const payUrl = new URL(addresses[0] ?? '');
    expect(payUrl.origin).toBe(mock.url);
    expect(payUrl.pathname).toMatch(/^\/pay\/TG[0-9A-HJKMNP-TV-Z]{20}$/);
    expect(await caller.send({ path: payUrl.pathname, method: 'GET' })).toMatchObject({ status: 200 });
  });

  it('answers the whole body of a refund with the request’s numbers', async () => {
    const change = { merOrderNo: freshOrderNumber(), tradeNo: 'TG-OF-MINE', amount: '12.34' };
    expect(await ask('applyRefund', 'default', change)).toEqual({
      code: '00000',
      message: 'SUCCESS',
      data: {
        refundNo: expect.stringMatching(/^RF[0-9A-Z]{20}$/),
        tradeNo: 'TG-OF-MINE',
        merNo: '100001',
        merOrderNo: change.merOrderNo,
        refundAmount: '12.34',
        refundCurrency: 'USD',
      },
    });
  });

  it('takes nothing into an answer from fields that the contract does not know', async () => {
    const change = { tradeNo: 7, refundNo: [], payCode: 0, payUrl: 'http://evil.example', message: 'x', amount: 5 };
    const answer = await ask('createPayment', 'ALIPAY', { merOrderNo: 'ORDER-5', ...change });
    const tradeNo = expect.stringMatching(TRADE_NUMBER);
    const payUrl = expect.stringMatching(/\/pay\/TG/);
    expect(answer).toEqual({
      code: '00000',
      message: 'SUCCESS',
      data: { tradeNo, merOrderNo: 'ORDER-5', payCode: 2, payUrl, message: 'Waiting for the payer.' },
    });
    expect(String((answer['data'] as Body)['payUrl'])).not.toContain('evil');
  });

  it('lists the order that was asked for, on the first page only', async () => {
    const asked = { merOrderNos: ['MINE-1'], tradeNos: ['TG-MINE'], pageSize: 5 };
    const first = (await ask('listOrders', 'default', { ...asked, pageNum: 1 }))['data'] as Body;
    expect(first).toMatchObject({ pageNum: 1, pageSize: 5, totalPage: 1, total: 1 });
    expect(first['list']).toEqual([expect.objectContaining({ merOrderNo: 'MINE-1', tradeNo: 'TG-MINE' })]);
    const second = (await ask('listOrders', 'default', { ...asked, pageNum: 2 }))['data'];
    expect(second).toEqual({ pageNum: 2, pageSize: 5, totalPage: 1, total: 1, list: [] });
  });

  it('escapes what it shows on the cashier page', async () => {
    const body = { ...exampleOf('openCashier', 'default').body, merOrderNo: '<b>"&\'$&', sourceAmount: '1.50' };
    const { notifyUrl: _, ...quiet } = body as Body;
    const request = { operationId: 'openCashier', variant: 'default', body: signed('openCashier', quiet) } as const;
    const { text } = await caller.call(request);
    expect(text).toContain('<p>Order &lt;b&gt;&quot;&amp;&#39;$&amp;: 1.50 USD</p>');
    expect(text).toContain('<title>Pay 1.50 USD</title>');
  });

  it('explains a wrong signature', async () => {
    const { body } = exampleOf('queryBalance', 'default');
    const sign = String(body['sign']).toLowerCase();
    const request = { operationId: 'queryBalance', variant: 'default', body: { ...body, sign } } as const;
    expect(JSON.parse((await caller.call(request)).text)).toEqual({
      code: '10002',
      message:
        'The signature is wrong. The string to sign: "100001USD<key>" (merNo, currency, merchant key). The sign is correct except that it must be in upper case.',
    });
  });

  it('takes an RSA signature only from the key that is registered', async () => {
    const { body } = exampleOf('createPayment', 'VN_BANK');
    const right = signed('createPayment', body, 'rsa-sha256');
    const other = { ...right, merOrderNo: 'ANOTHER' };
    const request = { operationId: 'createPayment', variant: 'VN_BANK' } as const;
    expect((await caller.call({ ...request, body: right })).text).toMatch(/^\{"code":"00000"/);
    expect((await caller.call({ ...request, body: other })).text).toMatch(
      /^\{"code":"10002".*without the merchant key/,
    );
  });

  it('lives on after a caller that went away in the middle of its body', async () => {
    const { port, hostname } = new URL(mock.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const head =
      'POST /payment HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a"';
    await new Promise<void>((resolve) => socket.write(head, () => resolve()));
    socket.resetAndDestroy();
    expect((await ask('queryBalance', 'default'))['code']).toBe('00000');
    expect(lines.filter((line) => line.includes('internal error'))).toEqual([]);
  });

  it('closes at once, whoever is in the middle of a request', async () => {
    const other = await startMock({ port: 0 });
    const { port, hostname } = new URL(other.url);
    const socket = connect(Number(port), hostname);
    const ended = new Promise((resolve) => socket.on('close', resolve).on('error', () => undefined));
    await new Promise<void>((resolve) => socket.write('POST /payment HTTP/1.1\r\nHost: x\r\n', () => resolve()));
    await other.close();
    await ended;
    await expect(fetch(other.url)).rejects.toThrow();
  });

  it('serves the docs that it is given, so that links of refusals lead somewhere', async () => {
    const plugin = (app: FastifyInstance) => void app.get('/docs/errors/10004/', (_, reply) => reply.send('the page'));
    const other = await startMock({ port: 0, docs: () => ({ path: '/docs/', plugin }) });
    const refused = await fetch(`${other.url}/payment`, { method: 'POST', headers: JSON_TYPE, body: '{"merNo":4}' });
    const [, link = ''] = /^<(.*)>; rel="help"$/.exec(refused.headers.get('link') ?? '') ?? [];
    expect(await (await fetch(new URL(link, refused.url))).text()).toBe('the page');
    expect(await (await fetch(other.url)).text()).toContain('href="/docs/"');
    await other.close();
  });

  it('logs one line for a request, without its body', async () => {
    lines.length = 0;
    await ask('createPayment', 'CREDIT_CARD');
    expect(lines).toEqual([expect.stringMatching(/^req_[0-9A-Z]{20} POST \/payment 200 00000 approved$/)]);
    expect(lines.join()).not.toContain('4242424242424242');
    await caller.send({ path: `/no/such/%1b%00/${'x'.repeat(500)}?sign=secret`, body: '' });
    expect(lines[1]).toMatch(/^req_[0-9A-Z]{20} POST \/no\/such\/[!-~]{1,100} 404 10011$/);
    expect(lines[1]).not.toContain('secret');
  });
});

describe('the start page', () => {
  it('shows what is needed to begin, and asks for nothing from elsewhere', async () => {
    const { status, headers, text } = await caller.send({ path: '/', method: 'GET' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
    expect(text).toContain('stateless');
    expect(text).toContain(sandboxAccount.key);
    expect(text).toContain(`curl -sS ${mock.url}/payment`);
    expect(text).not.toMatch(/<script|https:\/\/|src=|@import|url\(/);
    expect(text).not.toContain(sandboxAccount.privateKey.slice(30, 60));
  });

  it('answers HEAD without a body', async () => {
    expect(await caller.send({ path: '/', method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });
});
