import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Rule } from '../../../src/acquirer/mock/faults.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { register } from '../../helpers/people/registration.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

const OPERATOR_TOKEN = 'a-token-for-operators-in-a-live-test';

async function startLive(
  rules: readonly Rule[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<TestGateway & { acquirer: Acquirer }> {
  const acquirer = await startAcquirer();
  await acquirer.addRules(...rules);
  open.push({ close: acquirer.stop });
  const gateway = await startTestGateway({
    engine: 'SQLite',
    env: {
      MODE: 'live',
      OPERATOR_TOKEN,
      ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
      CHANNEL_URL: acquirer.url,
      CHANNEL_TOKEN: acquirer.token,
      PUBLIC_URL: 'https://pay.example',
      ...env,
    },
  });
  open.push(gateway);
  return { ...gateway, acquirer };
}

const WEBSITE = { Referer: 'https://shop.example/checkout' };
const ADDRESSES = { returnUrl: 'https://shop.example/return' };

describe('live mode', () => {
  it('takes payments through the acquirer and keeps the books', async () => {
    const { newShop, verify } = await startLive();
    const shop = await newShop({ websites: ['https://shop.example'] });
    const order = dataOf(await shop.pay({ ...ADDRESSES, sourceAmount: '10.00' }, { headers: WEBSITE }));
    expect(order).toMatchObject({ payCode: 0 });
    expect(dataOf(await shop.refund(order, { amount: '4.00' }))).toMatchObject({ refundAmount: '4.00' });
    expect(dataOf(await shop.balance('USD'))).toMatchObject({ balance: '6.00' });
    await verify();
    shop.close();
  });

  it('has no demo accounts, and no way to sign in or to confirm by one click', async () => {
    const { url, operator } = await startLive();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
    for (const path of ['/account/demo', '/account/demo/confirm']) {
      const click = await fetch(url + path, { method: 'POST', headers, body: 'role=admin' });
      expect([path, click.status, click.headers.get('set-cookie')]).toEqual([path, 404, null]);
    }
    expect(await operator('GET', '/operator/people')).toEqual({ status: 200, body: { people: [], next: null } });
  });

  it('leads the payer of a challenged card to the bank’s page, which its own page names (3-D Secure)', async () => {
    const action = { kind: 'redirect', url: 'https://bank.example/challenge?id=7' };
    const { url, newShop, acquirer } = await startLive([{ call: 'authorize', result: 'challenged', action }]);
    const shop = await newShop({ websites: ['https://shop.example'] });
    const order = dataOf(await shop.pay(ADDRESSES, { headers: WEBSITE }));
    expect(order).toMatchObject({ payCode: 2, payUrl: `https://pay.example/pay/${String(order['tradeNo'])}` });
    const page = await fetch(`${url}/pay/${String(order['tradeNo'])}`);
    expect(await page.text()).toContain('href="https://bank.example/challenge?id=7"');
    await acquirer.settle(String(order['tradeNo']), 'approved');
    expect((await acquirer.readBooks()).authorizations).toMatchObject([{ state: 'approved', executions: 1 }]);
    shop.close();
  });

  it('tells browsers to come over TLS only, and merchants’ programs nothing', async () => {
    const { url } = await startLive();
    const policyOf = async (path: string, method: string) =>
      (await fetch(url + path, { method })).headers.get('strict-transport-security');
    const policies = [];
    for (const path of ['/account/sign-in', '/console', '/healthz', '/nowhere'])
      policies.push(await policyOf(path, 'GET'));
    expect(policies).toEqual(Array.from({ length: 4 }, () => 'max-age=31536000'));
    expect(await policyOf('/payment', 'POST')).toBeNull();
  });

  it('knows no demo merchant, no sandbox controls and no explanations (S21)', async () => {
    const { url, operator, newShop } = await startLive();
    const demo = createShop(url, { merNo: 100_001, key: 'tollgate-sandbox-key' });
    expect(await demo.pay()).toMatchObject({ code: '10004' });
    demo.close();
    for (const path of ['/operator/clock', '/operator/orders/TG0/complete', '/operator/orders/TG0/chargeback']) {
      expect(await operator('POST', path, {})).toMatchObject({ status: 404 });
    }
    const shop = await newShop({ websites: ['https://shop.example'] });
    const answer = await shop.pay({ ...ADDRESSES, sign: '0'.repeat(32) }, { headers: WEBSITE });
    expect(answer).toEqual({ code: '10002', message: 'The signature is wrong.' });
    shop.close();
  });

  it('refuses addresses that are not of the merchant’s websites (S11)', async () => {
    const { newShop } = await startLive();
    const shop = await newShop({ websites: ['https://shop.example'] });
    const foreign = { ...ADDRESSES, notifyUrl: 'https://elsewhere.example/notify' };
    const answer = await shop.pay(foreign, { headers: WEBSITE });
    expect(answer).toMatchObject({ code: '10001', message: expect.stringContaining('notifyUrl') });
    shop.close();
  });

  it('takes no website of a merchant that is the machine itself, however it is written', async () => {
    const { url, operator, newShop } = await startLive();
    const shop = await newShop({ websites: ['https://shop.example'] });
    for (const host of [
      'localhost',
      'a.localhost',
      '127.0.0.1',
      '127.1',
      '0x7f.1',
      '2130706433',
      '0177.0.0.1',
      '0.0.0.0',
    ]) {
      const websites = ['https://shop.example', `http://${host}:8080`];
      const answers = [
        await operator('POST', '/operator/merchants', { name: 'Local', websites }),
        await operator('PUT', `/operator/merchants/${shop.merNo}/websites`, { websites }),
      ];
      for (const { status, body } of answers) {
        expect([host, status, body]).toMatchObject([host, 400, { errors: [{ field: 'websites' }] }]);
        expect(JSON.stringify(body)).toContain('leads to the machine itself; use a public address');
      }
    }
    const { body } = await operator('GET', `/operator/merchants/${shop.merNo}`);
    expect(body).toMatchObject({ websites: ['https://shop.example'] });
    for (const host of ['[::1]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', 'localhost.', 'LOCALHOST']) {
      const answer = await operator('POST', '/operator/merchants', { name: 'Local', websites: [`http://${host}`] });
      expect([host, answer.status]).toEqual([host, 400]);
    }
    const registered = await register(url, { website: 'http://127.1' });
    expect([registered.status, registered.text]).toEqual([400, expect.stringContaining('"website"')]);
    shop.close();
  });

  it('offers no Vietnam Pay without a key to sign its answers', async () => {
    const { newShop } = await startLive();
    const shop = await newShop({ websites: ['https://shop.example'] });
    const answer = await shop.call(
      'createPayment',
      { ...shop.paymentBody(ADDRESSES), cardNo: undefined },
      { variant: 'VN_BANK', headers: WEBSITE },
    );
    expect(answer).toMatchObject({ code: '10010' });
    shop.close();
  });

  it('takes a merchant’s own RSA key for Apple Pay', async () => {
    const { newShop, operator } = await startLive();
    const shop = await newShop({ websites: ['https://shop.example'] });
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = publicKey.export({ type: 'spki', format: 'pem' });
    const path = `/operator/merchants/${shop.merNo}/public-key`;
    expect(await operator('PUT', path, { publicKey: pem })).toMatchObject({ status: 200 });
    shop.close();
  });

  it('takes no key of the sandbox for a merchant’s: everybody has its other half (S21)', async () => {
    const { newShop, operator } = await startLive();
    const shop = await newShop({ websites: ['https://shop.example'] });
    for (const publicKey of [sandboxAccount.publicKey, sandboxAccount.gatewayPublicKey]) {
      const answer = await operator('PUT', `/operator/merchants/${shop.merNo}/public-key`, { publicKey });
      expect(answer).toMatchObject({ status: 400, body: { detail: expect.stringContaining('sandbox') as unknown } });
    }
    shop.close();
  });

  it('shows metrics to who has the token for them, which opens nothing else', async () => {
    const get = async (url: string, path: string, token: string) =>
      (await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } })).status;
    const without = await startLive();
    expect(await get(without.url, '/metrics', OPERATOR_TOKEN)).toBe(404);
    const METRICS_TOKEN = 'a-token-for-those-who-read-figures-only';
    const { url } = await startLive([], { METRICS_TOKEN });
    expect(await get(url, '/metrics', METRICS_TOKEN)).toBe(200);
    expect(await get(url, '/metrics', OPERATOR_TOKEN)).toBe(401);
    expect(await get(url, '/operator/merchants', METRICS_TOKEN)).toBe(401);
  });
});
