import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, onTestFailed, onTestFinished } from 'vitest';
import { killGatewayProcesses, startGatewayProcess } from '../../helpers/gateway/gateway-process.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import { checkEnd } from '../check-end.ts';
import { runMerchant } from '../merchant-load.ts';
import { createRandom } from '../random.ts';
import { recordResult } from './record-result.ts';
import { startEngine } from './start-engine.ts';

const random = createRandom();

afterEach(killGatewayProcesses);

it(`a gateway on a pair of Patroni goes on when the leader dies and when it is switched back, and loses nothing (seed ${random.seed})`, async () => {
  const pair = await startEngine('patroni');
  onTestFinished(() => pair.stop());
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  const gateway = await startGatewayProcess({ env: { ...pair.env, LOG_LEVEL: 'silent' } });
  onTestFailed(() => console.error(gateway.output()));
  const shop = await gateway.newShop();
  const bystander = await gateway.newShop();
  const deposit = { depositNo: 'D1', amount: '900000.00', currency: 'USD' };
  await gateway.operator('POST', `/operator/merchants/${shop.merNo}/deposits`, deposit);

  const stop = new AbortController();
  const load = runMerchant({ shop: () => shop, receiverUrl: receiver.url, random, signal: stop.signal, lanes: 6 });
  await sleep(random.between(500, 1500));
  await pair.kill();
  // Nobody promotes it: Patroni does when the dead leader's time is over.
  await expect.poll(async () => (await bystander.pay()).code).toBe('00000');
  await expect.poll(async () => (await fetch(`${gateway.url}/readyz`)).status).toBe(200);
  await pair.restart();
  await sleep(random.between(500, 1000));
  await pair.switchover?.();
  await expect.poll(async () => (await bystander.pay()).code).toBe('00000');
  await sleep(random.between(500, 1000));
  stop.abort();
  const submissions = await load;

  await gateway.advance(7200);
  await checkEnd({ gateway, shop, receiver, submissions });
  for (const one of [shop, bystander]) one.close();
  expect(await gateway.stop()).toEqual({ code: 0, signal: null });
  const acknowledged = submissions.filter(({ answers }) => answers.some(({ code }) => code === '00000'));
  recordResult({
    engine: 'patroni',
    version: pair.version,
    run: 'leader killed and switched back under load',
    command: 'npm run chaos -- --only engines/patroni',
    seed: random.seed,
    figures: `${acknowledged.length} payments, refunds and payouts acknowledged, none lost`,
  });
});
