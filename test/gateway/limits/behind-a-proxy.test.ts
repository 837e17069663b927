import { afterEach, describe, expect, it } from 'vitest';
import { startLiveGateway } from '../../helpers/gateway/live-gateway.ts';
import { createPayerOrders } from '../../helpers/payer/payer-orders.ts';

// Live mode is behind a proxy that ends TLS. These tests are that proxy: each request says for whom it is.

type Live = Awaited<ReturnType<typeof startLiveGateway>>;

const TRUSTED = { TRUSTED_PROXIES: '127.0.0.1' };

const opened: Live[] = [];
afterEach(async () => {
  for (const gateway of opened.splice(0)) await gateway.close();
});

async function start(env: Readonly<Record<string, string>> = {}) {
  const lines: string[] = [];
  const gateway = await startLiveGateway({ env: { LOG_LEVEL: 'warn', ...env }, write: (line) => lines.push(line) });
  opened.push(gateway);
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(gateway.url + path, { headers });
    return [response.status, await response.text()] as const;
  };
  return { gateway, logged, get };
}

/** The status of a payer's try to pay a new order on its page, by a card that the bank declines. */
async function openPayers({ url, newShop, acquirer }: Live) {
  await acquirer.addRules({ call: 'authorize', result: 'declined' });
  const shop = await newShop({ websites: ['https://shop.example'] });
  const orders = createPayerOrders(
    shop,
    { returnUrl: 'https://shop.example/return', notifyUrl: undefined, protestNotifyUrl: undefined },
    { headers: { Referer: 'https://shop.example/checkout' } },
  );
  const payFrom = async (address: string): Promise<number> => {
    const { payUrl } = await orders.byCashierPayment('CREDIT_CARD');
    const { pathname } = new URL(String(payUrl));
    const page = await fetch(url + pathname, { headers: { 'X-Forwarded-For': address } });
    const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
    const token = /name="token" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const card = { number: '4242424242424242', expiry: '12/31', code: '123', name: 'Ada Lovelace' };
    const answer = await fetch(url + pathname, {
      method: 'POST',
      headers: { 'X-Forwarded-For': address, Cookie: cookie },
      body: new URLSearchParams({ token, do: 'pay', method: 'CREDIT_CARD', ...card }),
      redirect: 'manual',
    });
    return answer.status;
  };
  return { payFrom, close: () => shop.close() };
}

describe('behind a proxy that is not named', () => {
  it('live mode says so at the start', async () => {
    const { logged } = await start();
    expect(logged()).toMatchObject([{ event: 'no mail server' }, { level: 'warn', event: 'no trusted proxies' }]);
    const named = await start(TRUSTED);
    expect(named.logged()).toMatchObject([{ event: 'no mail server' }]);
  });

  it('forwarding headers are reported in the log once for each kind, at /readyz and in a metric', async () => {
    const token = 'f2b86c1d9a47e035f2b8c1d6a94703e5';
    const { get, logged } = await start({ METRICS_TOKEN: token });
    await expect.poll(() => get('/readyz')).toEqual([200, 'ready\n']);
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      await get('/healthz', { 'X-Forwarded-For': address });
      await get('/healthz', { Forwarded: `for=${address}` });
    }
    const reports = logged().filter(({ event }) => event === 'forwarding header ignored');
    expect(reports.map(({ header, peer }) => [header, peer])).toEqual([
      ['x-forwarded-for', '127.0.0.1'],
      ['forwarded', '127.0.0.1'],
    ]);
    await expect
      .poll(() => get('/readyz'))
      .toEqual([
        200,
        'ready\n' +
          'notice: x-forwarded-for comes from a peer that TRUSTED_PROXIES does not name\n' +
          'notice: forwarded comes from a peer that TRUSTED_PROXIES does not name\n',
      ]);
    const [, metrics] = await get('/metrics', { Authorization: `Bearer ${token}` });
    expect(metrics).toContain('tollgate_forwarding_headers_ignored_total{header="x-forwarded-for"} 3\n');
    expect(metrics).toContain('tollgate_forwarding_headers_ignored_total{header="forwarded"} 3\n');
  });

  it('ten declined cards of some payers do not stop the others', async () => {
    const { gateway } = await start();
    const payers = await openPayers(gateway);
    const statuses = [];
    for (let count = 1; count <= 12; count += 1) statuses.push(await payers.payFrom(`198.51.100.${count}`));
    expect(new Set(statuses)).toEqual(new Set([303]));
    payers.close();
  });

  it('wrong operator tokens do not lock the right one out', async () => {
    const { gateway, get } = await start();
    const guess = () => get('/operator/merchants', { Authorization: 'Bearer wrong' });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess())[0]).toBe(401);
    expect((await guess())[0]).toBe(429);
    expect(await gateway.operator('GET', '/operator/merchants')).toMatchObject({ status: 200 });
  });
});

describe('behind a trusted proxy', () => {
  it('declined cards are counted for each payer', async () => {
    const { gateway, get } = await start(TRUSTED);
    const payers = await openPayers(gateway);
    const statuses = [];
    for (let count = 1; count <= 11; count += 1) statuses.push(await payers.payFrom('198.51.100.1'));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429]);
    expect(await payers.payFrom('198.51.100.2')).toBe(303);
    await expect.poll(() => get('/readyz')).toEqual([200, 'ready\n']);
    payers.close();
  });

  it('a caller’s own forwarding header lifts no limit (S24)', async () => {
    const { gateway } = await start(TRUSTED);
    const payers = await openPayers(gateway);
    const statuses = [];
    // A proxy appends the address it sees to what the caller wrote.
    for (let count = 1; count <= 11; count += 1) statuses.push(await payers.payFrom(`10.0.0.${count}, 198.51.100.1`));
    expect(statuses.at(-1)).toBe(429);
    payers.close();
  });

  it('the break-glass token is refused from public addresses that are not named, and the log says so', async () => {
    const token = '9a47e035f2b86c1df2b8c1d6a94703e5';
    const { get, logged } = await start({ ...TRUSTED, OPERATOR_TOKEN: token, OPERATOR_TOKEN_FROM: '8.8.4.0/24' });
    const call = (address: string) =>
      get('/operator/merchants', { Authorization: `Bearer ${token}`, 'X-Forwarded-For': address });
    for (const outside of ['8.8.8.8', '10.0.0.1, 8.8.8.8', '2606:4700::1111']) {
      expect(await call(outside)).toEqual([
        401,
        expect.stringContaining('OPERATOR_TOKEN is not accepted from your address'),
      ]);
    }
    expect(logged().at(-1)).toMatchObject({ level: 'warn', event: 'break-glass token refused', address: '8.8.8.8' });
    for (const inside of ['10.0.0.1', '8.8.8.8, 192.168.1.7', '::1', '8.8.4.4']) {
      expect([inside, (await call(inside))[0]]).toEqual([inside, 200]);
    }
  });

  it('a header that is not read is reported', async () => {
    const { get } = await start(TRUSTED);
    await get('/healthz', { Forwarded: 'for=198.51.100.1' });
    await expect
      .poll(() => get('/readyz'))
      .toEqual([200, 'ready\nnotice: forwarded comes from a trusted proxy, but only X-Forwarded-For is read\n']);
  });
});
