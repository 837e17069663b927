import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFailed, onTestFinished } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { signMd5 } from '../../src/protocol/signature.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import type { GatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { createDatabase } from '../helpers/database/postgres.ts';
import { startReceiver } from '../helpers/gateway/receiver-server.ts';
import { dataOf } from '../helpers/payer/shop.ts';
import type { Shop } from '../helpers/payer/shop.ts';
import { startSilentProxy } from '../helpers/database/silent-proxy.ts';
import { checkEnd } from './check-end.ts';
import { startKillablePostgres } from './killable-postgres.ts';
import { runMerchant } from './merchant-load.ts';
import { createRandom } from './random.ts';

// A server that hangs, and connections that die without a word: nothing is refused and nothing is closed, so only a deadline
// ends what waits.

const random = createRandom();
/** As they are by default: with shorter ones, a busy machine would be taken for a server that hangs. */
const DEADLINES = { DATABASE_CONNECT_TIMEOUT_MS: '3000', DATABASE_STATEMENT_TIMEOUT_MS: '5000' };
const UNAVAILABLE = {
  status: 503,
  body: { code: '90002', message: 'Temporarily unavailable.' },
  retryAfter: '1',
};

afterEach(killGatewayProcesses);

async function startWithPostgres(env: Readonly<Record<string, string>> = DEADLINES) {
  const postgres = await startKillablePostgres();
  onTestFinished(() => postgres.stop());
  const gateway = await startGatewayProcess({ env: { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent', ...env } });
  onTestFailed(() => console.error(gateway.output()));
  return { postgres, gateway };
}

async function payOnce(shop: Shop): Promise<typeof UNAVAILABLE> {
  const { status, text, headers } = await shop.raw('createPayment', shop.paymentBody());
  return { status, body: JSON.parse(text), retryAfter: headers['retry-after'] ?? '' };
}

async function statusOf(gateway: GatewayProcess, path: string): Promise<number> {
  const response = await fetch(gateway.url + path, { redirect: 'manual' });
  await response.text();
  return response.status;
}

describe('a PostgreSQL that is stopped under load', () => {
  it(`leaves nobody waiting: 503 while it hangs, service without a restart when it goes on, and the books agree (seed ${random.seed})`, async () => {
    const { postgres, gateway } = await startWithPostgres();
    const receiver = await startReceiver();
    onTestFinished(() => receiver.close());
    const shop = await gateway.newShop();
    const bystander = await gateway.newShop();
    await gateway.operator('POST', `/operator/merchants/${shop.merNo}/deposits`, {
      depositNo: 'D1',
      amount: '900000.00',
      currency: 'USD',
    });
    const { tradeNo } = dataOf(await bystander.pay());
    const stop = new AbortController();
    const load = runMerchant({ shop: () => shop, receiverUrl: receiver.url, random, signal: stop.signal, lanes: 6 });

    for (let pauses = 0; pauses < 2; pauses += 1) {
      await expect.poll(() => statusOf(gateway, '/readyz')).toBe(200);
      postgres.pause();
      // All of this is answered while the server hangs: nobody resumes it before.
      const unsigned = { ...bystander.paymentBody(), merNo: 100_777, sign: 'A'.repeat(32) };
      const crowd = await Promise.all([
        ...Array.from({ length: 200 }, () => bystander.raw('createPayment', bystander.paymentBody())),
        ...Array.from({ length: 200 }, () => bystander.raw('createPayment', unsigned)),
      ]);
      const codes = crowd.map(({ text }) => (JSON.parse(text) as { code: string }).code);
      // A commit that was under way when the server stopped may have been written; nothing else is in doubt.
      expect(codes.slice(0, 200).filter((code) => !['90001', '90002'].includes(code))).toEqual([]);
      expect(new Set(codes.slice(200))).toEqual(new Set(['90002']));
      expect(await statusOf(gateway, '/readyz')).toBe(503);
      expect(await statusOf(gateway, '/healthz')).toBe(200);
      expect(await statusOf(gateway, '/metrics')).toBe(200);
      expect(await statusOf(gateway, `/pay/${String(tradeNo)}`)).toBe(503);
      for (let tries = 0; tries < 20; tries += 1) expect(await payOnce(bystander)).toEqual(UNAVAILABLE);
      postgres.resume();
    }
    await expect.poll(() => statusOf(gateway, '/readyz')).toBe(200);
    await expect.poll(async () => (await bystander.pay()).code).toBe('00000');
    stop.abort();
    const submissions = await load;

    await gateway.advance(7200);
    await checkEnd({ gateway, shop, receiver, submissions });
    expect(submissions.filter(({ lost }) => lost > 0)).toEqual([]);
    for (const one of [shop, bystander]) one.close();
    expect(await gateway.stop()).toEqual({ code: 0, signal: null });
  });

  it('does not keep the gateway from ending', async () => {
    const { postgres, gateway } = await startWithPostgres();
    const shop = await gateway.newShop();
    expect((await shop.pay()).code).toBe('00000');
    postgres.pause();
    const underway = Array.from({ length: 20 }, () => shop.pay().then(({ code }) => code, String));
    await Promise.race(underway);
    // It ends while the server still hangs.
    expect(await gateway.stop()).toEqual({ code: 0, signal: null });
    await Promise.all(underway);
    shop.close();
  });
});

describe('a PostgreSQL that is stopped while nobody pays', () => {
  it('has written nothing that it is sent afterwards: 90002 for everybody, signed or not (S30)', async () => {
    const { postgres, gateway } = await startWithPostgres();
    const shop = await gateway.newShop();
    expect((await shop.pay()).code).toBe('00000');
    postgres.pause();
    // Long enough for the gateway to have heard nothing from the server for a while, whatever it does in the background.
    await setTimeout(500);
    const { hostname, port } = new URL(gateway.url);
    const sockets = Array.from({ length: 300 }, () => connect(Number(port), hostname));
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
    const answers = sockets.map((socket) => once(socket.setEncoding('latin1'), 'data').then(([text]) => String(text)));
    // Half of them are signed.
    const bodies = sockets.map((_, index) => {
      const body = shop.paymentBody();
      const sign = signMd5(operations.createPayment.signature.fields, body, index % 2 === 0 ? shop.key : 'wrong');
      return JSON.stringify({ sign, ...body });
    });
    const head = (body: string) =>
      `POST /payment HTTP/1.1\r\nHost: ${hostname}\r\nReferer: http://localhost/\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
    for (const [index, socket] of sockets.entries()) socket.write(head(bodies[index] ?? '') + bodies[index]);
    const all = await Promise.all(answers);
    // A wrong signature is refused without the database while the merchant is still remembered.
    const refusal = /^HTTP\/1\.1 503 [^]*retry-after: 1[^]*"90002"/i;
    const isRight = (text: string, index: number) =>
      refusal.test(text) || (index % 2 === 1 && text.includes('"10002"'));
    expect(all.filter((text, index) => !isRight(text, index))).toEqual([]);
    postgres.resume();
    await expect.poll(async () => (await shop.pay()).code).toBe('00000');
    expect(dataOf(await shop.list())['total']).toBe(2);
    shop.close();
    expect(await gateway.stop()).toEqual({ code: 0, signal: null });
  });
});

describe('connections to PostgreSQL that die silently', () => {
  const PAYMENTS = 400;
  const LANES = 4;

  it(`fail only what was under way on them, of ${PAYMENTS} payments in ${LANES} lanes`, async () => {
    const database = await createDatabase();
    onTestFinished(() => database.drop());
    const { hostname: host, port } = new URL(database.url);
    const proxy = await startSilentProxy({ host, port: Number(port) });
    onTestFinished(() => proxy.close());
    const through = new URL(database.url);
    through.port = String(proxy.port);
    // Much longer than a batch may take before the gateway calls itself unready: that must be seen in between.
    const env = { DATABASE_URL: through.href, LOG_LEVEL: 'silent', DATABASE_STATEMENT_TIMEOUT_MS: '12000' };
    const gateway = await startGatewayProcess({ env });
    const shop = await gateway.newShop();

    const sent: { merOrderNo: string; code: string }[] = [];
    const quarter = Promise.withResolvers<void>();
    const lane = async () => {
      while (sent.length < PAYMENTS) {
        const merOrderNo = shop.newOrderNo();
        const place = sent.push({ merOrderNo, code: '' }) - 1;
        if (sent.length === PAYMENTS / 4) quarter.resolve();
        const { code } = await shop.pay({ merOrderNo });
        sent[place] = { merOrderNo, code };
      }
    };
    const lanes = Promise.all(Array.from({ length: LANES }, lane));
    await quarter.promise;
    expect(proxy.loseConnections()).toBeGreaterThan(0);
    await expect.poll(() => statusOf(gateway, '/readyz')).toBe(503);
    await lanes;

    const failed = sent.filter(({ code }) => code !== '00000');
    expect(failed.length).toBeLessThanOrEqual(LANES);
    expect(failed.filter(({ code }) => !['90001', '90002'].includes(code))).toEqual([]);
    await expect.poll(() => statusOf(gateway, '/readyz')).toBe(200);
    // I3: what was acknowledged is there.
    const found = dataOf(await shop.list({ orderStatusList: ['3'] }))['total'] as number;
    expect(found).toBeGreaterThanOrEqual(sent.length - failed.length);
    await gateway.advance(7200);
    await gateway.verify();
    shop.close();
    expect(await gateway.stop()).toEqual({ code: 0, signal: null });
  });
});
