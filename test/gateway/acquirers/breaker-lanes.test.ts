import { afterEach, describe, expect, it } from 'vitest';
import { CALLS_MAX } from '../../../src/gateway/work/limits.ts';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

// What is due towards an acquirer that does not answer, through HTTP.

const ORDERS = CALLS_MAX + 8;
const stopping: (() => unknown)[] = [];

afterEach(async () => {
  for (const stop of stopping.splice(0)) await stop();
});

/** Its clock is ahead of real time by what a test adds: an operator who moves it would be served at full width. */
async function start() {
  const acquirer = await startAcquirer();
  const time = { aheadMs: 0 };
  const gateway = await startTestGateway({
    env: { CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token, CHANNEL_DEADLINE_MS: '600' },
    build: { sandboxClock: { now: () => Date.now() + time.aheadMs } },
  });
  stopping.push(() => gateway.close(), acquirer.stop);
  const shop = await gateway.newShop();
  const inquiries = async () => (await acquirer.readBooks()).calls.filter(({ call }) => call === 'inquire').length;
  const tried = async () => {
    const { body } = await gateway.operator('GET', '/operator/channels');
    return (body as { asking: { tradeNo: string; tries: number }[] }).asking;
  };
  return { acquirer, gateway, shop, time, inquiries, tried };
}

describe('work that calls an acquirer', () => {
  it('waits while no answer comes, without being counted as tried, and goes on when one comes', async () => {
    const { acquirer, gateway, shop, time, inquiries, tried } = await start();
    await acquirer.addRules({ call: 'authorize', fault: 'breakAfter', times: ORDERS });
    const answers = await Promise.all(Array.from({ length: ORDERS }, () => shop.pay()));
    const tradeNos = answers.map((answer) => String(dataOf(answer)['tradeNo']));
    await acquirer.addRules({ call: 'inquire', fault: 'timeOut' });
    time.aheadMs += 60_000;
    // Those that were begun before anybody knew have each waited for their deadline. The others were not even begun.
    await expect.poll(async () => (await tried()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(CALLS_MAX);
    const tries = (await tried()).reduce((sum, entry) => sum + entry.tries, 0);
    expect(tries).toBeLessThanOrEqual(await inquiries());
    expect(await tried()).not.toHaveLength(ORDERS);
    const metrics = await fetch(`${gateway.url}/metrics`).then((response) => response.text());
    expect(metrics).toContain('tollgate_acquirer_breaker_open{acquirer="default",call="inquire"} 1');
    const before = await inquiries();
    expect(before).toBeLessThan(ORDERS);
    await acquirer.addRules({ call: 'inquire' });
    time.aheadMs += 3_600_000;
    const states = async () => {
      const found = await Promise.all(tradeNos.map((one) => gateway.operator('GET', `/operator/orders/${one}`)));
      return [...new Set(found.map(({ body }) => (body as { order: { state: string } }).order.state))];
    };
    await expect.poll(states, { timeout: 60_000, interval: 200 }).toEqual(['success']);
    // Each once, and a probe that was on its way when it began to answer.
    expect((await inquiries()) - before).toBeLessThanOrEqual(ORDERS + 1);
    await gateway.verify();
  });

  it('asks about everything due on the way when an operator moves the clock of the sandbox', async () => {
    const { acquirer, gateway, shop, inquiries } = await start();
    await acquirer.addRules({ call: 'authorize', fault: 'breakAfter', times: ORDERS });
    await Promise.all(Array.from({ length: ORDERS }, () => shop.pay()));
    await acquirer.addRules({ call: 'inquire', fault: 'serverError' });
    await gateway.advance(10);
    expect(await inquiries()).toBeGreaterThanOrEqual(ORDERS);
  });
});
