import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestBrowser } from '../../helpers/people/account.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';

// The way of a merchant's people from the first sign-in to the first payment, without a browser.

const logged: string[] = [];
let gateway: PeopleGateway;
let merNo: number;
let owner: TestBrowser;
let key: string;
beforeAll(async () => {
  gateway = await startPeopleGateway({ write: (line) => logged.push(line) });
  merNo = await registered('Corner Shop');
  owner = await openAs('owner', merNo);
});
afterAll(() => gateway.close());

/** Approved, with keys that nobody has seen. */
async function registered(name: string): Promise<number> {
  const { body } = await gateway.operator('POST', '/operator/merchants', { name });
  const number = (body as { merchant: { merNo: number } }).merchant.merNo;
  await gateway.operator('POST', `/operator/merchants/${number}/approve`, {});
  return number;
}

async function openAs(role: 'owner' | 'developer' | 'accountant' | 'staff', side: number): Promise<TestBrowser> {
  const browser = createTestBrowser(gateway.url);
  const { token } = await gateway.signIn({ roles: [role], merNo: side });
  browser.cookies.set('tollgate-session', token);
  return browser;
}

async function statesOf(number = merNo): Promise<Record<string, string>> {
  const { body } = await gateway.operator('GET', `/operator/merchants/${number}/checklist`);
  const { steps } = body as { steps: { step: string; state: string }[] };
  return Object.fromEntries(steps.map(({ step, state }) => [step, state]));
}

test('a new merchant has everything to do, and the first step leads to its form', async () => {
  expect(await statesOf()).toEqual({
    website: 'open',
    key: 'open',
    notification: 'open',
    sandboxPayment: 'open',
    livePayment: 'elsewhere',
  });
  const { text } = await owner.open('/merchant/start');
  expect(text).toContain('<b>0 of 4</b>');
  expect(text).toMatch(/button main" href="\/merchant\/settings\/websites"/);
});

test('a website is registered on the settings page, which ticks its step', async () => {
  await owner.open('/merchant/settings/websites');
  const saved = await owner.submit('/websites', { websites: 'http://localhost' });
  expect([saved.path, saved.text.includes('<code>http://localhost</code>')]).toEqual([
    '/merchant/settings?done=websites',
    true,
  ]);
  expect((await statesOf())['website']).toBe('done');
});

test('the key is taken with a recent factor, shown once, and is in no address, log or record', async () => {
  const stale = createTestBrowser(gateway.url);
  const { token } = await gateway.signIn({ roles: ['owner'], merNo, withFactor: false });
  stale.cookies.set('tollgate-session', token);
  expect((await stale.open('/merchant/keys/take-signing-key')).path).toContain('/account/confirm?return=');

  expect((await owner.open('/merchant/keys')).text).toContain('not taken yet');
  await owner.open('/merchant/keys/take-signing-key');
  const shown = await owner.submit('/take-signing-key');
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
  key = /data-copy="([^"]{20,})"/.exec(shown.text)?.[1] ?? '';
  // In the code too, with the other values of the merchant.
  expect(shown.text.split(key).length).toBeGreaterThan(4);
  expect(shown.text).toContain(`merNo: ${merNo}`);
  const keys = await owner.open('/merchant/keys');
  expect([keys.text.includes(key), keys.text.includes(`Ending <code>${key.slice(-4)}</code>`)]).toEqual([false, true]);
  expect(JSON.stringify(await gateway.store.listActions({ before: null, limit: 50 }))).not.toContain(key);
  expect(logged.join()).not.toContain(key);
  expect((await owner.open('/merchant/keys/take-signing-key')).path).toBe('/merchant/keys');
  expect((await statesOf())['key']).toBe('done');
});

test('a payment with that key ticks its step', async () => {
  const shop = createShop(gateway.url, { merNo, key });
  const paid = dataOf(await shop.pay());
  const { body } = await gateway.operator('GET', `/operator/merchants/${merNo}/checklist`);
  const { steps } = body as { steps: { step: string; tradeNo: string | null }[] };
  expect(steps.find(({ step }) => step === 'sandboxPayment')).toMatchObject({
    state: 'done',
    tradeNo: paid['tradeNo'],
  });
  shop.close();
});

test('after a rotation both keys work and are listed, until the old one is ended', async () => {
  const old = createShop(gateway.url, { merNo, key });
  await owner.open('/merchant/keys/signing-key');
  const shown = await owner.submit('/signing-key', { overlapSeconds: '3600', reason: 'A developer left' });
  const next = createShop(gateway.url, { merNo, key: /data-copy="([^"]{20,})"/.exec(shown.text)?.[1] ?? '' });
  expect([(await old.pay()).code, (await next.pay()).code]).toEqual(['00000', '00000']);
  const { secrets } = (await gateway.operator('GET', `/operator/merchants/${merNo}/secrets`)).body as Secrets;
  const replaced = secrets.find(({ expiresAt, expired }) => expiresAt !== null && !expired)?.secretNo ?? '';
  const usedAt = await gateway.now();
  await gateway.store.noteKeyUses([
    { merNo, secretNo: replaced, address: '203.0.113.7', agent: 'corner-shop/1.2', usedAt: usedAt - 120_000 },
  ]);
  const { text } = await owner.open('/merchant/keys');
  expect(text).toMatch(/2 min ago from\s+<code>203\.0\.113\.7<\/code> by <code>corner-shop\/1\.2<\/code>/);
  const ending = `Ending <code>${key.slice(-4)}</code>`;
  expect([text.includes(ending), text.includes('in use'), text.includes('Still used:')]).toEqual([true, true, true]);

  const path = /href="(\/merchant\/keys\/end\/[^"]+)"/.exec(text)?.[1] ?? '';
  await owner.open(path);
  const ended = await owner.submit(path, { reason: 'Nobody needs it' });
  expect([ended.path, ended.text.includes(ending)]).toEqual(['/merchant/keys?done=ended', false]);
  expect([(await old.pay()).code, (await next.pay()).code]).not.toEqual(['00000', '00000']);
  expect((await next.pay()).code).toBe('00000');
  old.close();
  next.close();
});

interface Secrets {
  readonly secrets: readonly { secretNo: string; kind: string; expiresAt: string | null; expired: boolean }[];
}

test('the key in use cannot be ended, nor one of another merchant', async () => {
  const { secrets } = (await gateway.operator('GET', `/operator/merchants/${merNo}/secrets`)).body as Secrets;
  const inUse = secrets.find(({ kind, expired }) => kind === 'signingKey' && !expired)?.secretNo ?? '';
  const end = (number: number, secretNo: string) =>
    gateway.operator('POST', `/operator/merchants/${number}/secrets/${secretNo}/end`);
  expect(await end(merNo, inUse)).toMatchObject({ status: 409, body: { type: 'urn:tollgate:problem:secretInUse' } });
  expect(await end(100001, inUse)).toMatchObject({
    status: 404,
    body: { type: 'urn:tollgate:problem:secretNotFound' },
  });
});

test('staff and accountants see no keys and test nothing; the checklist tells them who does', async () => {
  for (const role of ['staff', 'accountant'] as const) {
    const browser = await openAs(role, merNo);
    expect((await browser.open('/merchant/keys')).status).toBe(403);
    expect((await browser.open('/merchant/keys/signing-key')).status).toBe(403);
    expect((await browser.open('/merchant/settings/endpoints')).status).toBe(403);
    expect((await browser.open('/merchant/start')).text).toContain('An owner or a developer of your shop does this.');
    expect((await browser.open('/merchant/settings')).text).toContain('Fees and settlement');
  }
});

test('a handler that does not acknowledge gets advice on what to change, and its step stays open', async () => {
  const bad = createServer((request, response) => request.resume().on('end', () => response.end('success\n')));
  const { url, close } = await listen(bad);
  await owner.open('/merchant/settings/endpoints');
  const failed = await owner.submit('/endpoints', { address: url });
  expect(failed.path).toBe('/merchant/settings/endpoints');
  expect(failed.text).toMatch(/\d+ of \d+ checks failed/);
  expect(failed.text).toContain('SUCCESS is not in upper case');
  expect(failed.text).toContain('<b>Remedy:</b> Send it in upper case.');
  close();
  const gone = await owner.submit('/endpoints', { address: url });
  expect(gone.text).toContain('The address responds');
  expect(gone.text).toContain('ECONNREFUSED');
  expect((await owner.open('/merchant/settings')).text).toContain(url);
  expect((await statesOf())['notification']).toBe('open');
});

async function listen(server: ReturnType<typeof createServer>): Promise<{ url: string; close(): void }> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/notify`, close: () => void server.close() };
}
