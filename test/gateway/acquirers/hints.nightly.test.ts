import { expect, it, onTestFinished } from 'vitest';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { EngineName } from '../../helpers/gateway/gateway.ts';
import { createStillClock } from '../../helpers/gateway/still-clock.ts';
import { forgedHints, repeatedHints } from './forged-hints.ts';

const SECRET = `whsec_${Buffer.from('a secret of the hints of a test').toString('base64')}`;
const PENDING_CARD = '4000000000000119';
const PROCESSING = 1;
const PAID = 3;
const ORDERS = 5;
const MEASURED = 200;

/** Its clock stands, so that nothing but a hint brings an inquiry forward. */
async function openWorld(engine: EngineName) {
  const acquirer = await startAcquirer({ isBare: false, hintSecret: SECRET, settleMs: 36_000_000 });
  const gateway = await startTestGateway({
    engine,
    env: {
      CHANNEL_URL: acquirer.url,
      CHANNEL_TOKEN: acquirer.token,
      CHANNEL_HINT_SECRET: SECRET,
      CHANNEL_DEADLINE_MS: '120000',
    },
    build: { sandboxClock: createStillClock() },
  });
  const shop = await gateway.newShop();
  onTestFinished(async () => {
    shop.close();
    await gateway.close();
    await acquirer.stop();
  });
  const stateOf = async (order: object) => (await shop.query(order as never)).data?.['state'];
  const pay = async () => (await shop.pay({ cardNo: PENDING_CARD })).data ?? {};
  return { acquirer, gateway, pay, stateOf, url: `${gateway.url}/channel/default/hints` };
}

it('100,000 hints that are forged, doubled or shuffled change nothing (S45)', async () => {
  const { acquirer, gateway, pay, stateOf, url } = await openWorld('PostgreSQL');
  const orders = await Promise.all(Array.from({ length: ORDERS }, pay));
  const numbers = orders.map(({ tradeNo }) => String(tradeNo));
  const inquiries = async () => (await acquirer.readBooks()).calls.filter(({ call }) => call === 'inquire').length;

  const statuses = await forgedHints({ url, secret: SECRET, numbers, count: 40_000 });
  expect(statuses).toEqual(new Set([400, 401, 404, 413]));
  expect(await inquiries()).toBe(0);

  // Whoever has seen real ones can send them again: each order is asked about at most once a second, and has no result yet.
  const startedAt = performance.now();
  expect(await repeatedHints({ url, secret: SECRET, numbers, count: 10_000 })).toEqual(new Set([202]));
  await expect.poll(inquiries).toBeGreaterThanOrEqual(ORDERS);
  const seconds = Math.floor((performance.now() - startedAt) / 1000);
  expect(await inquiries()).toBeLessThanOrEqual(ORDERS * (seconds + 1));
  expect(await Promise.all(orders.map(stateOf))).toEqual(orders.map(() => PROCESSING));
  const { authorizations } = await acquirer.readBooks();
  expect(authorizations.map(({ state }) => state)).toEqual(orders.map(() => 'pending'));
  await gateway.verify();
});

it.each<EngineName>(['SQLite', 'PostgreSQL'])('a real hint brings the result at once on %s', async (engine) => {
  const { acquirer, pay, stateOf } = await openWorld(engine);
  // The mock knows where hints go once the gateway has asked what it can do.
  const known = await pay();
  await acquirer.settle(String(known['tradeNo']), 'approved');
  const hinted = async () => (await acquirer.hint(String(known['tradeNo'])), stateOf(known));
  await expect.poll(hinted, { interval: 300 }).toBe(PAID);
  const times: number[] = [];
  for (let count = 0; count < MEASURED; count += 1) {
    const order = await pay();
    const startedAt = performance.now();
    // The mock sends its hint when it has the result.
    await acquirer.settle(String(order['tradeNo']), 'approved');
    await expect.poll(() => stateOf(order), { interval: 1 }).toBe(PAID);
    times.push(performance.now() - startedAt);
  }
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number) => `${sorted[Math.ceil(share * sorted.length) - 1]?.toFixed(0)} ms`;
  console.log(
    `${engine}: from the result at the acquirer to the order's: median ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}`,
  );
});
