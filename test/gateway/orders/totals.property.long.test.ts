import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { EngineName, TestGateway } from '../../helpers/gateway/gateway.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { sampled } from '../../helpers/sweep.ts';

// A merchant can add up the totals itself, from what the order list shows. After any story both say the same.

interface Story {
  readonly gateway: TestGateway;
  readonly shop: Shop;
  readonly orders: Body[];
}

interface Listed {
  readonly state: number;
  readonly merOrderNo: string;
  readonly settle?: 0 | 1;
  readonly sourceAmount: string;
  readonly sourceCurrency: string;
  readonly settleAmount: string;
  readonly settlementCurrency: string;
}

type Step = (story: Story) => Promise<void>;

const CARDS = ['4242424242424242', '4242424242424242', '4000000000000002', '4000000000003220'];

const amounts = fc.integer({ min: 1, max: 20_000 }).map((cents) => (cents / 100).toFixed(2));
const currencies = fc.constantFrom('MXN', 'EUR');

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(amounts, currencies, fc.constantFrom(...CARDS)).map(pay) },
  { weight: 2, arbitrary: fc.tuple(fc.nat(9), fc.constantFrom('', 'DECLINED', 'PENDING')).map(refund) },
  { weight: 1, arbitrary: fc.tuple(amounts, currencies).map(payOut) },
  { weight: 1, arbitrary: fc.nat(9).map(chargeBack) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(3600, 86_400).map(
      (seconds) =>
        ({ gateway }: Story) =>
          gateway.advance(seconds),
    ),
  },
);

function pay([sourceAmount, currencyCode, cardNo]: [string, string, string]): Step {
  return async ({ shop, orders }) => {
    orders.push(dataOf(await shop.pay({ sourceAmount, currencyCode, cardNo })));
  };
}

/** A few cents, or what is refused: both are fine. */
function refund([position, remark]: [number, string]): Step {
  return async ({ shop, orders }) => {
    const order = orders[position % Math.max(1, orders.length)];
    if (order !== undefined) await shop.refund(order, { amount: `0.0${position + 1}`.slice(0, 4), remark });
  };
}

function payOut([sourceAmount, currencyCode]: [string, string]): Step {
  return async ({ shop }) => {
    await shop.payOut({ sourceAmount, currencyCode });
  };
}

function chargeBack(position: number): Step {
  return async ({ gateway, orders }) => {
    const order = orders[position % Math.max(1, orders.length)];
    if (order === undefined) return;
    await gateway.operator('POST', `/operator/orders/${String(order['tradeNo'])}/chargeback`, {});
  };
}

const filters = fc.record(
  {
    orderStatusList: fc.subarray(['1', '2', '3', '4', '5', '6']),
    sourceCurrencyList: fc.subarray(['MXN', 'EUR', 'USD']),
    settleCurrencyList: fc.subarray(['MXN', 'EUR', 'USDT']),
    settlementStatusList: fc.subarray(['0', '1']),
  },
  { requiredKeys: [] },
);

const allows = (list: readonly string[] | undefined, value: unknown) =>
  list === undefined || list.length === 0 || list.includes(String(value));

/** The guide's rule: what has a `settle` counts as source, what has `settle` 1 as settled, whole. */
function addUp(list: readonly Listed[], filter: Partial<Record<string, readonly string[]>>) {
  const counted = list.filter(
    (order) =>
      order.settle !== undefined &&
      allows(filter['orderStatusList'], order.state) &&
      allows(filter['sourceCurrencyList'], order.sourceCurrency) &&
      allows(filter['settleCurrencyList'], order.settlementCurrency) &&
      allows(filter['settlementStatusList'], order.settle) &&
      allows(filter['merOrderNoList'], order.merOrderNo),
  );
  const settled = counted.filter((order) => order.settle === 1);
  return {
    settleAmountList: sum(settled.map((order) => [order.settlementCurrency, order.settleAmount])).map(
      ([settleCurrency, settleAmount]) => ({ settleAmount, settleCurrency }),
    ),
    sourceAmountList: sum(counted.map((order) => [order.sourceCurrency, order.sourceAmount])).map(
      ([sourceCurrency, sourceAmount]) => ({ sourceAmount, sourceCurrency }),
    ),
  };
}

function sum(parts: readonly (readonly [string, string])[]): [string, string][] {
  const cents = new Map<string, number>();
  for (const [currency, amount] of parts) {
    cents.set(currency, (cents.get(currency) ?? 0) + Math.round(Number(amount) * 100));
  }
  return [...cents].toSorted().map(([currency, total]) => [currency, (total / 100).toFixed(2)]);
}

const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

describe.each<EngineName>(sampled(['PostgreSQL', 'SQLite'], 1))('totals on %s', (engine) => {
  let started: Promise<TestGateway> | undefined;
  afterAll(async () => (await started)?.close());

  it('are what the order list adds up to, after any story', async () => {
    started ??= startTestGateway({ engine });
    const gateway = await started;
    const story = fc.array(steps, { minLength: 5, maxLength: 20 });
    const asked = fc.array(filters, { minLength: 4, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(0, 1), story, asked, async (settlementDays, taken, queries) => {
        const shop = await gateway.newShop({ terms: { settlementDays } });
        const startDate = dayOf(await gateway.now());
        const world: Story = { gateway, shop, orders: [] };
        for (const step of taken) await step(world);
        const endDate = dayOf(await gateway.now());
        const dateLimit = { from: `${startDate} 00:00:00`, to: `${endDate} 23:59:59` };
        const page = dataOf(await shop.list({ dateLimit, pageNum: 1, pageSize: 100 }));
        const list = page['list'] as Listed[];
        const merOrderNoList = list.slice(0, 3).map(({ merOrderNo }) => merOrderNo);
        for (const filter of [{}, { merOrderNoList }, ...queries]) {
          expect(dataOf(await shop.totals({ startDate, endDate, ...filter })), JSON.stringify(filter)).toEqual(
            addUp(list, filter),
          );
        }
        shop.close();
      }),
      { numRuns: 12 },
    );
    await gateway.verify();
  });
});
