import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Body } from '../helpers/gateway/caller.ts';
import { createShop, dataOf, unsigned } from '../helpers/payer/shop.ts';
import type { Envelope, Shop } from '../helpers/payer/shop.ts';
import { createRandom } from './random.ts';
import { readStory } from './stories.ts';
import { atBoth, codesOf, useTwoGateways } from './two-gateways.ts';

// Keys and opposite ends, at the same moment at two gateways on one database.

const CASHIER = ['openCashier', 'createCashierOrder', 'createCashierPayment'] as const;
const random = createRandom();
const gateways = useTwoGateways();

describe(`two gateways (seed ${random.seed})`, () => {
  it('give one order, and one answer or its pending form, to an Idempotency-Key that comes twenty times at once', async () => {
    const shops = await gateways.newShops();
    const { merNo } = shops[0];
    const deposit = { depositNo: 'D1', amount: '5000.00', currency: 'USD' };
    await gateways.first.operator('POST', `/operator/merchants/${merNo}/deposits`, deposit);
    for (let round = 1; round <= 25; round += 1) {
      const paid = await raceKey(shops, (shop, options, merOrderNo) =>
        shop.pay({ merOrderNo, sourceAmount: '10.00', currencyCode: 'USD' }, options),
      );
      await raceKey(shops, (shop, options, merOrderNo) =>
        shop.payOut({ merOrderNo, sourceAmount: '3.00', currencyCode: 'USD' }, options),
      );
      await raceKey(shops, (shop, options) => shop.refund(paid, { amount: '1.50' }, options));
      const { order } = await readStory(gateways.first, paid['tradeNo']);
      expect(order['refunded']).toBe('1.50');
    }
    expect(dataOf(await shops[0].list())['total']).toBe(50);
    // Each round: 10.00 in, 3.00 and 1.50 out.
    expect(dataOf(await shops[0].balance('USD'))['balance']).toBe('5137.50');
    await gateways.second.verify();
  });

  it('give one cashier order, and its page, to an Idempotency-Key that comes twenty times at once', async () => {
    const shops = await gateways.newShops();
    const { merNo } = shops[0];
    for (let round = 1; round <= 10; round += 1) {
      for (const operationId of CASHIER) {
        const example = { ...unsigned(operationId, 'default'), notifyUrl: undefined };
        const body = { ...example, merNo, merOrderNo: shops[0].newOrderNo() };
        const options = { headers: { 'Idempotency-Key': randomUUID() } };
        const answers = await atBoth(shops, 20, (shop) => shop.raw(operationId, body, options));
        // The two gateways listen on ports of their own, and each leads to its own.
        const pages = answers.map(({ text }) => /\/pay\/(TG\w+)/.exec(text)?.[1]);
        expect([new Set(pages).size, pages[0]]).toEqual([1, expect.stringMatching(/^TG/)]);
      }
    }
    expect(dataOf(await shops[0].list())['total']).toBe(30);
  });

  it('let one of two opposite ends of an order win, with one group of postings and one notification (I5, I7, I8)', async () => {
    const [shop] = await gateways.newShops();
    const outcomes = [];
    for (let race = 1; race <= 50; race += 1) {
      const notifyUrl = 'http://127.0.0.1:9/nobody';
      const { tradeNo } = dataOf(await shop.payBy('ALIPAY', { notifyUrl }));
      outcomes.push(await raceEnds(tradeNo));
    }
    const both = { statuses: [200, 409], deliveries: 1 };
    const fair = outcomes.filter(({ state }) => state === 'success' || state === 'failure');
    expect(fair).toEqual(outcomes.map(({ state }) => ({ ...both, state, groups: state === 'success' ? 1 : 0 })));
    await gateways.first.verify();
  });

  it('take the old and the new key while they overlap, and the new one alone afterwards (S3)', async () => {
    const { first, second } = gateways;
    const old = await gateways.newShops();
    const stop = new AbortController();
    const oldAnswers: Envelope[] = [];
    const steady = old.map(async (shop) => {
      while (!stop.signal.aborted) oldAnswers.push(await shop.balance('USD'));
    });
    const path = `/operator/merchants/${old[0].merNo}/signing-key`;
    const { body } = await first.operator('POST', path, { overlapSeconds: 3600 });
    const key = (body as { value: string }).value;
    const fresh = [createShop(first.url, { ...old[0], key }), createShop(second.url, { ...old[0], key })] as const;
    expect((await fresh[0].balance('USD')).code).toBe('00000');
    // The other process looks for changes once a second.
    await expect.poll(async () => (await fresh[1].balance('USD')).code).toBe('00000');
    const newAnswers = await atBoth(fresh, 200, (shop) => shop.balance('USD'));
    stop.abort();
    await Promise.all(steady);
    expect(codesOf(newAnswers)).toEqual({ '00000': 200 });
    expect(codesOf(oldAnswers)).toEqual({ '00000': oldAnswers.length });

    await first.advance(3600);
    const target = await first.now();
    await expect.poll(() => second.now()).toBeGreaterThanOrEqual(target);
    expect(codesOf(await atBoth(old, 20, (shop) => shop.balance('USD')))).toEqual({ '10002': 20 });
    expect(codesOf(await atBoth(fresh, 20, (shop) => shop.balance('USD')))).toEqual({ '00000': 20 });
    for (const shop of fresh) shop.close();
  });
});

/** Resolves to the data of the first answer. */
async function raceKey(
  shops: readonly [Shop, Shop],
  call: (shop: Shop, options: { headers: Record<string, string> }, merOrderNo: string) => Promise<Envelope>,
): Promise<Body> {
  const options = { headers: { 'Idempotency-Key': randomUUID() } };
  const merOrderNo = shops[0].newOrderNo();
  const answers = await atBoth(shops, 20, (shop) => call(shop, options, merOrderNo));
  const settled = dataOf(await call(shops[1], options, merOrderNo));
  // A repetition that comes while the first is under way is answered that the order is pending.
  const allowed = [settled, { ...settled, payCode: 2 }].map((data) => sorted(data));
  expect(answers.filter(({ data }) => !allowed.includes(sorted(withoutPage(data))))).toEqual([]);
  return settled;
}

function withoutPage(data: Body = {}): Body {
  const { payUrl: _, message: __, ...rest } = data;
  return rest;
}

function sorted(data: Body): string {
  return JSON.stringify(Object.entries(withoutPage(data)).toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

async function raceEnds(tradeNo: unknown) {
  const path = `/operator/orders/${String(tradeNo)}/complete`;
  const results = random.pick([
    ['success', 'failure'],
    ['failure', 'success'],
  ]);
  const answers = await Promise.all([
    gateways.first.operator('POST', path, { result: results[0] }),
    gateways.second.operator('POST', path, { result: results[1] }),
  ]);
  const { order, postings, deliveries } = await readStory(gateways.second, tradeNo);
  return {
    statuses: answers.map(({ status }) => status).toSorted((left, right) => left - right),
    state: order['state'],
    groups: postings.filter(({ event }) => event === 'payment').length,
    deliveries: deliveries.length,
  };
}
