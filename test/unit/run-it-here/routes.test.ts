import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { createApp } from '../../../src/edge/create-app.ts';
import { createSockets } from '../../../src/edge/sockets.ts';
import { buildGateway } from '../../../src/gateway/build.ts';
import type { Gateway } from '../../../src/gateway/build.ts';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { createLog } from '../../../src/gateway/observe/log.ts';
import { signMd5 } from '../../../src/protocol/signature.ts';
import { INBOXES_MAX, NOTIFICATIONS_MAX, NOTIFICATION_BYTES_MAX } from '../../../src/run-it-here/limits.ts';
import { createRunItHere } from '../../../src/run-it-here/routes.ts';

// The sandbox's routes for the docs, called as pages, the gateway, and strangers call them.

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };
const { merNo, key, gatewayPrivateKey, gatewayPublicKey } = sandboxAccount;
let running: Gateway;

beforeAll(async () => {
  const log = createLog({ level: 'silent', clock: { now: () => Date.now() }, write: () => undefined });
  const url = () => running.url;
  const run = createRunItHere({ path: '/docs/run', gatewayUrl: url, publicUrl: url, gatewayPublicKey, now: Date.now });
  running = await buildGateway({ config: readConfig({ PORT: '0' }), log, beside: [run], inMemory: true });
});

afterAll(() => running?.close());

const call = (path: string, init?: RequestInit) => fetch(`${running.url}/docs/run/${path}`, init);
const post = (path: string, headers: Record<string, string>, body: string) =>
  call(path, { method: 'POST', headers, body });

async function openInbox(): Promise<{ inboxId: string; notifyUrl: string }> {
  return (await (await call('inbox', { method: 'POST' })).json()) as { inboxId: string; notifyUrl: string };
}

async function arrivalsOf(inboxId: string): Promise<{ body: string; headers: [string, string][] }[]> {
  const answer = await call(`inbox/${inboxId}`);
  return ((await answer.json()) as { arrivals: { body: string; headers: [string, string][] }[] }).arrivals;
}

const balance = (sign: string) => JSON.stringify({ merNo, version: 'V3.0.0', currency: 'USD', sign });
const rightBalance = () => balance(signMd5(operations.queryBalance.signature.fields, { merNo, currency: 'USD' }, key));

describe('the demo account', () => {
  it('is shown to pages of the sandbox, without the gateway’s private key', async () => {
    const answer = await call('sandbox.json');
    const text = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(JSON.parse(text)).toMatchObject({ merNo, key, baseUrl: running.url, gatewayPublicKey });
    expect(text).not.toContain(gatewayPrivateKey.split('\n')[1]);
  });
});

describe('the inbox', () => {
  it('acknowledges a notification with exactly SUCCESS, and shows it as it came', async () => {
    const { inboxId, notifyUrl } = await openInbox();
    expect(notifyUrl).toBe(`${running.url}/docs/run/inbox/${inboxId}`);
    const answer = await fetch(notifyUrl, {
      method: 'POST',
      headers: { ...FORM_TYPE, 'webhook-id': 'NT1' },
      body: 'code=0&message=%C3%A4',
    });
    expect([answer.status, await answer.text()]).toEqual([200, 'SUCCESS']);
    const [arrival, ...others] = await arrivalsOf(inboxId);
    expect(others).toEqual([]);
    expect(arrival?.body).toBe('code=0&message=%C3%A4');
    expect(arrival?.headers).toContainEqual(['webhook-id', 'NT1']);
  });

  it.each([
    ['another type', 415, { 'Content-Type': 'text/plain' }, 'code=0'],
    ['no type', 415, {}, ''],
    ['a page of another website', 403, { ...FORM_TYPE, Origin: 'http://evil.example' }, 'code=0'],
    ['a page of its own', 403, { ...FORM_TYPE, 'Sec-Fetch-Site': 'same-origin' }, 'code=0'],
    ['too many bytes', 413, FORM_TYPE, 'x'.repeat(NOTIFICATION_BYTES_MAX + 1)],
  ] as const)('refuses %s with %i, and keeps nothing', async (_, status, headers, body) => {
    const { inboxId } = await openInbox();
    const answer = await post(`inbox/${inboxId}`, headers, body);
    expect(answer.status).toBe(status);
    expect(await arrivalsOf(inboxId)).toEqual([]);
  });

  it.each(['x'.repeat(24), 'short', '../../payment', '%2e%2e'])(
    'does not exist under the made-up id %s',
    async (inboxId) => {
      expect((await call(`inbox/${inboxId}`)).status).toBe(404);
      expect((await post(`inbox/${inboxId}`, FORM_TYPE, 'code=0')).status).toBe(404);
    },
  );

  it('accepts no more than its number', async () => {
    const { inboxId } = await openInbox();
    const statuses: number[] = [];
    for (let count = 0; count <= NOTIFICATIONS_MAX; count += 1) {
      statuses.push((await post(`inbox/${inboxId}`, FORM_TYPE, `n=${count}`)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: NOTIFICATIONS_MAX }, () => 200), 429]);
  });
});

describe('inboxes', () => {
  it('belong to the address that they are opened from: another can close none of mine, however many it opens', async () => {
    const { inboxId } = await openInbox();
    for (let count = 0; count < INBOXES_MAX; count += 1) await openInboxFrom('127.0.0.2');
    expect((await call(`inbox/${inboxId}`)).status).toBe(200);
  });
});

async function openInboxFrom(localAddress: string): Promise<void> {
  const sent = request(`${running.url}/docs/run/inbox`, { method: 'POST', localAddress });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  expect(answer.statusCode).toBe(201);
}

describe('pages of other websites', () => {
  it.each([
    ['GET', 'sandbox.json', { 'Sec-Fetch-Site': 'cross-site' }],
    ['POST', 'inbox', { Origin: 'http://evil.example' }],
    ['POST', 'inbox', { Origin: 'null' }],
    ['POST', 'send/balance/query', { ...JSON_TYPE, 'Sec-Fetch-Site': 'same-site' }],
    ['POST', 'send/balance/query', { ...JSON_TYPE, Origin: 'http://localhost' }],
  ])('are refused: %s %s %j', async (method, path, headers) => {
    const answer = await call(path, { method, headers });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('cannot read an inbox, not even with its id', async () => {
    const { inboxId } = await openInbox();
    expect((await call(`inbox/${inboxId}`, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403);
  });

  it('cannot have their own name resolve to this machine', async () => {
    for (const path of ['sandbox.json', 'inbox/x']) {
      const sent = request(`${running.url}/docs/run/${path}`, { headers: { Host: 'evil.example' } }).end();
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      answer.resume();
      expect(answer.statusCode).toBe(421);
    }
  });

  it('are other than the public address, even if a proxy has replaced the host', async () => {
    const newRequestId = () => 'req_1';
    const app = createApp({ sockets: createSockets({ newRequestId }), newRequestId });
    const url = () => 'http://127.0.0.1:1';
    const routes = { path: '/docs/run', gatewayUrl: url, gatewayPublicKey: null, now: Date.now };
    await createRunItHere({ ...routes, publicUrl: () => 'https://sandbox.example' })(app);
    const statusFor = async (origin: string) =>
      (await app.inject({ method: 'POST', url: '/docs/run/inbox', headers: { origin, host: 'inner:8080' } }))
        .statusCode;
    expect(await statusFor('https://sandbox.example')).toBe(201);
    expect(await statusFor('http://sandbox.example')).toBe(403);
    await app.close();
  });

  it('cannot send without the type that makes a browser ask first', async () => {
    const answer = await post('send/balance/query', { 'Content-Type': 'text/plain' }, rightBalance());
    expect(answer.status).toBe(415);
  });
});

describe('the relay', () => {
  it('sends the request on as it is, with the demo merchant’s Referer', async () => {
    const body = { ...PAYMENT, merOrderNo: 'RELAY-1' };
    const sign = signMd5(operations.createPayment.signature.fields, body, key);
    const headers = { ...JSON_TYPE, paymentType: 'ALIPAY', Referer: 'http://evil.example/' };
    const answer = await post('send/payment', headers, JSON.stringify({ ...body, sign }));
    expect(await answer.json()).toMatchObject({ code: '00000', data: { merOrderNo: 'RELAY-1', payCode: 2 } });
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it('passes refusals on, with their status', async () => {
    const wrong = await post('send/balance/query', JSON_TYPE, balance('0'.repeat(32)));
    expect([wrong.status, await wrong.json()]).toMatchObject([200, { code: '10002' }]);
    const unreadable = await post('send/balance/query', JSON_TYPE, '{');
    expect([unreadable.status, await unreadable.json()]).toMatchObject([400, { code: '10001' }]);
  });

  it('knows the contract’s operations and nothing else', async () => {
    for (const path of ['operator/merchants', 'docs/run/sandbox.json', '', 'payment/../operator/clock']) {
      expect((await post(`send/${path}`, JSON_TYPE, '{}')).status).toBe(404);
    }
  });
});

const PAYMENT = {
  merNo,
  currencyCode: 'CNY',
  sourceAmount: '100.00',
  returnUrl: 'http://localhost/return',
  ipAddress: '203.0.113.7',
  version: 'V3.0.0',
};
