import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFailed, onTestFinished } from 'vitest';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { runStatement } from '../helpers/database/postgres.ts';
import { startReceiver } from '../helpers/gateway/receiver-server.ts';
import { checkEnd } from './check-end.ts';
import { startKillablePostgres } from './killable-postgres.ts';
import { runMerchant } from './merchant-load.ts';
import { createRandom } from './random.ts';

const random = createRandom();

afterEach(killGatewayProcesses);

/** One address with both servers, the standby first: it must be passed over. */
function addressOf(first: string, second: string): string {
  const [, end = ''] = first.split('@');
  const [server = ''] = end.split('/');
  return `${second.replace('@', `@${server},`)}?target_session_attrs=read-write`;
}

describe('a gateway with two servers in its DATABASE_URL', () => {
  it(`goes on with the standby when the primary is killed and the standby promoted, and loses nothing (seed ${random.seed})`, async () => {
    const primary = await startKillablePostgres();
    onTestFinished(() => primary.stop());
    const standbyUrl = await primary.startStandby();
    const receiver = await startReceiver();
    onTestFinished(() => receiver.close());
    const env = { DATABASE_URL: addressOf(standbyUrl, primary.url), LOG_LEVEL: 'silent' };
    const gateway = await startGatewayProcess({ env });
    onTestFailed(() => console.error(gateway.output()));
    const shop = await gateway.newShop();
    const bystander = await gateway.newShop();
    const deposit = { depositNo: 'D1', amount: '900000.00', currency: 'USD' };
    await gateway.operator('POST', `/operator/merchants/${shop.merNo}/deposits`, deposit);

    const stop = new AbortController();
    const load = runMerchant({ shop: () => shop, receiverUrl: receiver.url, random, signal: stop.signal, lanes: 6 });
    await sleep(random.between(500, 1500));
    await primary.kill();
    // The standby answers reads all the while, and takes no writes yet.
    await expect.poll(async () => (await fetch(`${gateway.url}/readyz`)).status).toBe(503);
    await runStatement(standbyUrl, 'select pg_promote()');
    await expect.poll(async () => (await bystander.pay()).code).toBe('00000');
    await expect.poll(async () => (await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    await sleep(random.between(500, 1000));
    stop.abort();
    const submissions = await load;

    await gateway.advance(7200);
    await checkEnd({ gateway, shop, receiver, submissions });
    for (const one of [shop, bystander]) one.close();
    expect(await gateway.stop()).toEqual({ code: 0, signal: null });
  });

  it('leaves a server that has become read-only while its connections are open', async () => {
    const first = await startKillablePostgres();
    onTestFinished(() => first.stop());
    const standbyUrl = await first.startStandby();
    const env = { DATABASE_URL: addressOf(first.url, standbyUrl), LOG_LEVEL: 'silent' };
    const gateway = await startGatewayProcess({ env });
    const shop = await gateway.newShop();
    expect((await shop.pay()).code).toBe('00000');
    await runStatement(first.url, "alter system set synchronous_standby_names = ''");
    await runStatement(first.url, 'alter system set default_transaction_read_only = on');
    await runStatement(first.url, 'select pg_reload_conf()');
    await expect.poll(async () => (await shop.pay()).code).toBe('90002');
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(503);
    await runStatement(standbyUrl, 'select pg_promote()');
    await expect.poll(async () => (await shop.pay()).code).toBe('00000');
    await gateway.verify();
    shop.close();
    expect(await gateway.stop()).toEqual({ code: 0, signal: null });
  });
});
