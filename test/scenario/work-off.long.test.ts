import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { startAcquirer } from '../helpers/acquirer/acquirer.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { openDatabase, startTestGateway } from '../helpers/gateway/gateway.ts';
import type { GatewayControls } from '../helpers/gateway/gateway.ts';
import { openOrder } from '../helpers/payer/payer-world.ts';
import { startReceiver } from '../helpers/gateway/receiver-server.ts';
import type { ReceiverServer } from '../helpers/gateway/receiver-server.ts';
import { createShop, dataOf } from '../helpers/payer/shop.ts';
import type { Shop } from '../helpers/payer/shop.ts';

const DAY_MS = 86_400_000;
/** Twice what background work needs to see that something is due. */
const LOOKING_MS = 1200;

afterEach(killGatewayProcesses);

const gatewayDays = (env: Readonly<Record<string, string>>, days: number, lines: string[] = []) =>
  startTestGateway({
    env,
    write: (line) => void lines.push(line),
    build: { sandboxClock: { now: () => Date.now() + days * DAY_MS } },
  });

/** A copy with due deliveries, due agenda entries, an order in progress and one on a page; and who must not be called. */
async function prepare() {
  const database = await openDatabase('SQLite');
  const acquirer = await startAcquirer();
  const deaf = await startReceiver({ status: 500, text: 'NO' });
  onTestFinished(() => Promise.all([database.drop(), acquirer.stop(), deaf.close()]).then(() => undefined));
  const env = { ...database.env, CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token };
  const gateway = await gatewayDays(env, 0);
  const shop = await gateway.newShop();
  const paid = dataOf(await shop.pay({ notifyUrl: `${deaf.url}/paid` }));
  await acquirer.addRules({ call: 'authorize', result: 'pending' }, { call: 'inquire', result: 'pending' });
  const pending = dataOf(await shop.pay({ notifyUrl: `${deaf.url}/pending` }));
  const payUrl = await openOrder({ url: gateway.url, shop }, 'createCashierOrder');
  await deaf.waitFor('/paid', 1);
  await gateway.close();
  shop.close();
  const callsSoFar = async () => [(await acquirer.readBooks()).calls.length, deaf.at('/paid').length] as const;
  return {
    env,
    acquirer,
    deaf,
    merchant: { merNo: shop.merNo, key: shop.key },
    paid,
    pending,
    payPath: new URL(payUrl).pathname,
    callsSoFar,
  };
}

async function expectQueriesOnly(
  gateway: GatewayControls,
  { shop, paid, deaf }: { shop: Shop; paid: object; deaf: ReceiverServer },
): Promise<void> {
  for (const refused of [shop.pay(), shop.payOut(), shop.refund({ ...paid })]) {
    expect(await refused).toMatchObject({ code: '90002' });
  }
  expect((await shop.query({ ...paid })).code).toBe('00000');
  expect((await shop.balance('USD')).code).toBe('00000');
  const listed = await gateway.operator('GET', `/operator/deliveries?merNo=${shop.merNo}`);
  const [delivery] = (listed.body as { deliveries: { notificationId: string }[] }).deliveries;
  const resent = await gateway.operator('POST', `/operator/deliveries/${delivery?.notificationId}/resend`, {});
  const detail = expect.stringContaining('started with --no-work') as unknown;
  expect(resent).toMatchObject({ status: 503, body: { type: 'urn:tollgate:problem:unavailable', detail } });
  const address = `${deaf.url}/tested`;
  const tested = await gateway.operator('POST', `/operator/merchants/${shop.merNo}/endpoint-tests`, { address });
  expect(tested).toMatchObject({ status: 503, body: { type: 'urn:tollgate:problem:unavailable', detail } });
  expect(deaf.at('/tested')).toEqual([]);
  await gateway.verify();
}

test('a gateway without work answers queries, calls nobody, and goes on when it has work again', async () => {
  const { env, acquirer, deaf, merchant, paid, pending, payPath, callsSoFar } = await prepare();
  const before = await callsSoFar();
  const lines: string[] = [];
  const quiet = await gatewayDays({ ...env, WORK: 'off' }, 1, lines);
  const shop = createShop(quiet.url, merchant);
  const readiness = await fetch(`${quiet.url}/readyz`);
  expect([readiness.status, await readiness.text()]).toEqual([
    503,
    'work is off: started with --no-work, answers queries only\n',
  ]);
  await expectQueriesOnly(quiet, { shop, paid, deaf });
  expect((await fetch(quiet.url + payPath)).status).toBe(200);
  await quiet.advance(DAY_MS / 1000);
  await sleep(LOOKING_MS);
  expect(await callsSoFar()).toEqual(before);
  expect(lines.filter((line) => line.includes('work is off'))).toHaveLength(1);
  await quiet.close();
  shop.close();

  await acquirer.settle(String(pending['tradeNo']), 'approved');
  const working = await gatewayDays(env, 1);
  onTestFinished(() => working.close());
  await deaf.waitFor('/paid', 2);
  await deaf.waitFor('/pending', 1);
  await working.verify();
});

test('serve --no-work holds for every worker, and says so', async () => {
  const { env, deaf, merchant, paid, callsSoFar } = await prepare();
  const before = await callsSoFar();
  const gateway = await startGatewayProcess({ env, args: ['--no-work', '--workers', '2'] });
  await expect.poll(gateway.output).toContain('Work:       off; queries are answered');
  const shop = createShop(gateway.url, merchant);
  // Several connections, so that both workers are asked.
  for (let tries = 0; tries < 8; tries += 1) {
    expect((await fetch(`${gateway.url}/readyz`, { headers: { Connection: 'close' } })).status).toBe(503);
  }
  await expectQueriesOnly(gateway, { shop, paid, deaf });
  await gateway.advance(DAY_MS / 1000);
  await sleep(LOOKING_MS);
  expect(await callsSoFar()).toEqual(before);
  expect(deaf.at('/pending')).toEqual([]);
  shop.close();
  expect(await gateway.stop()).toEqual({ code: 0, signal: null });
});
