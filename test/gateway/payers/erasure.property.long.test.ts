import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { erasePayer } from '../../helpers/gateway/erasure.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { EngineName, TestGateway } from '../../helpers/gateway/gateway.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { sampled } from '../../helpers/sweep.ts';

// Erasures and removals at any time in any story: what merchants see of money, states and totals is the same before and after.

interface Story {
  readonly gateway: TestGateway;
  readonly shop: Shop;
  readonly orders: Body[];
}

type Step = (story: Story) => Promise<void>;

const CURRENCY = 'MXN';
const DAY = 86_400;
const EMAILS = ['ada@example.com', 'bob@example.com'];
const CARDS = ['4242424242424242', '4000000000000002', '4000000000003220'];
const amounts = fc.integer({ min: 1, max: 20_000 }).map((cents) => (cents / 100).toFixed(2));
const index = fc.nat(20);
const emails = fc.constantFrom(...EMAILS);

function at(orders: readonly Body[], position: number): Body | undefined {
  return orders[position % Math.max(1, orders.length)];
}

const erasing = (email: string): Step => {
  return async ({ gateway, shop }) => {
    await erasePayer(gateway.url, { merNo: shop.merNo, email, dryRun: false });
  };
};

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(amounts, fc.constantFrom(...CARDS), emails)
    .map(([sourceAmount, cardNo, email]): Step => async ({ shop, orders }) => {
      const { data } = await shop.pay({ sourceAmount, cardNo, email, billingEmail: email, currencyCode: CURRENCY });
      if (data !== undefined) orders.push(data);
    }),
  fc
    .tuple(index, amounts, fc.constantFrom('', 'DECLINED'))
    .map(([position, amount, remark]): Step => async ({ shop, orders }) => {
      const order = at(orders, position);
      if (order !== undefined) await shop.refund(order, { amount, remark });
    }),
  index.map((position): Step => async ({ gateway, orders }) => {
    const order = at(orders, position);
    if (order !== undefined)
      await gateway.operator('POST', `/operator/orders/${String(order['tradeNo'])}/chargeback`, {});
  }),
  fc.constantFrom(3600, 40 * DAY, 200 * DAY).map(
    (seconds): Step =>
      ({ gateway }) =>
        gateway.advance(seconds),
  ),
  emails.map((email): Step => unchanged(erasing(email))),
  emails.map((email): Step => unchanged(erasing(email))),
);

/** The same figures before and after a step. */
function unchanged(step: Step): Step {
  return async (story) => {
    const before = await figuresOf(story);
    await step(story);
    expect(await figuresOf(story)).toEqual(before);
  };
}

async function figuresOf({ gateway, shop, orders }: Story): Promise<unknown> {
  const states = await Promise.all(orders.map(async (order) => (await shop.query(order)).data?.['state']));
  const balances = (await gateway.operator('GET', `/operator/merchants/${shop.merNo}/balances`)).body;
  const totals = (await shop.totals({ startDate: '2020-01-01', endDate: '2060-01-01' })).data;
  const list = JSON.stringify((await shop.list({ pageSize: 100 })).data);
  return { states, balances, totals, list };
}

describe.each<EngineName>(sampled(['PostgreSQL', 'SQLite'], 1))(
  'erasures and removals in any story on %s',
  (engine) => {
    let started: Promise<TestGateway> | undefined;
    afterAll(async () => (await started)?.close());

    it('change no balance, state, list or total, and leave the books right (I1, I2, I15, S39)', async () => {
      started ??= startTestGateway({ engine });
      const gateway = await started;
      await fc.assert(
        fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 15 }), async (story) => {
          const shop = await gateway.newShop();
          const world: Story = { gateway, shop, orders: [] };
          for (const step of story) await step(world);
          // Long enough for everything to end and to become old.
          await gateway.advance(2 * DAY);
          await unchanged(({ gateway: { advance } }) => advance(364 * DAY))(world);
          await unchanged(({ gateway: { advance } }) => advance(364 * DAY))(world);
          for (const email of EMAILS) await unchanged(erasing(email))(world);
          await gateway.verify();
          shop.close();
        }),
        { numRuns: 8 },
      );
    });
  },
);
