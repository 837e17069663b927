import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, onTestFailed, onTestFinished } from 'vitest';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { startReceiver } from '../helpers/gateway/receiver-server.ts';
import { checkEnd } from './check-end.ts';
import { startKillablePostgres } from './killable-postgres.ts';
import { runMerchant } from './merchant-load.ts';
import { createRandom } from './random.ts';

const KILLS = 3;
const random = createRandom();

afterEach(killGatewayProcesses);

it(`a gateway whose PostgreSQL is killed ${KILLS} times answers 503 until it is back, recovers by itself, and loses nothing that it acknowledged (seed ${random.seed})`, async () => {
  const postgres = await startKillablePostgres();
  onTestFinished(() => postgres.stop());
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  const gateway = await startGatewayProcess({ env: { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' } });
  onTestFailed(() => console.error(gateway.output()));
  const shop = await gateway.newShop();
  const bystander = await gateway.newShop();
  const deposit = { depositNo: 'D1', amount: '900000.00', currency: 'USD' };
  await gateway.operator('POST', `/operator/merchants/${shop.merNo}/deposits`, deposit);

  const stop = new AbortController();
  const load = runMerchant({ shop: () => shop, receiverUrl: receiver.url, random, signal: stop.signal, lanes: 6 });
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await sleep(random.between(500, 2000));
    await postgres.kill();
    // What was on its way when the server died may be answered otherwise; after that it is this and nothing else.
    const tryOne = () => bystander.raw('createPayment', bystander.paymentBody());
    await expect.poll(async () => (await tryOne()).status).toBe(503);
    for (let tries = 0; tries < 20; tries += 1) {
      const { status, text, headers } = await tryOne();
      expect({ status, body: JSON.parse(text), retryAfter: headers['retry-after'] }).toEqual({
        status: 503,
        body: { code: '90002', message: 'Temporarily unavailable.' },
        retryAfter: '1',
      });
    }
    await postgres.restart();
    await expect.poll(async () => (await shop.balance('USD')).code).toBe('00000');
  }
  await sleep(random.between(200, 500));
  stop.abort();
  const submissions = await load;

  await gateway.advance(7200);
  await checkEnd({ gateway, shop, receiver, submissions });
  const faults = submissions.flatMap(({ answers }) => answers.filter(({ code }) => code.startsWith('9')));
  expect(faults.length).toBeGreaterThan(0);
  // The gateway itself stayed up: it answered everything.
  expect(submissions.filter(({ lost }) => lost > 0)).toEqual([]);
  for (const one of [shop, bystander]) one.close();
  expect(await gateway.stop()).toEqual({ code: 0, signal: null });
});
