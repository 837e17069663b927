import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestGateway } from '../../helpers/gateway.ts';
import type { EngineName, TestGateway } from '../../helpers/gateway.ts';
import type { Body } from '../../helpers/caller.ts';
import type { Shop } from '../../helpers/shop.ts';

// Any sequence of what merchants, payers, operators and time can do, through HTTP; then the books are checked.

interface Story {
  readonly gateway: TestGateway;
  readonly shop: Shop;
  readonly orders: Body[];
  readonly refundNos: string[];
  readonly chargebackNos: string[];
  readonly finalStates: Map<string, unknown>;
}

type Step = (story: Story) => Promise<void>;

const CURRENCY = 'MXN';
const CARDS = ['4242424242424242', '4000000000000002', '4000000000003220', '4000000000000119', '4000000000000341'];

const amounts = fc.integer({ min: 1, max: 20_000 }).map((cents) => (cents / 100).toFixed(2));
const index = fc.nat(20);
const results = fc.constantFrom('success', 'failure');

function at<Item>(list: readonly Item[], position: number): Item | undefined {
  return list[position % Math.max(1, list.length)];
}

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(amounts, fc.constantFrom(...CARDS)).map(([sourceAmount, cardNo]): Step => async ({ shop, orders }) => {
    const { data } = await shop.pay({ sourceAmount, cardNo, currencyCode: CURRENCY });
    if (data !== undefined) orders.push(data);
  }),
  fc
    .tuple(index, amounts, fc.constantFrom('', 'DECLINED', 'PENDING'))
    .map(([position, amount, remark]): Step => async ({ shop, orders, refundNos }) => {
      const order = at(orders, position);
      if (order === undefined) return;
      const { data } = await shop.refund(order, { amount, remark });
      if (data !== undefined) refundNos.push(String(data['refundNo']));
    }),
  fc
    .tuple(amounts, fc.constantFrom('Hopper', 'DECLINED', 'PENDING'))
    .map(([sourceAmount, benLastName]): Step => async ({ shop, orders }) => {
      const { data } = await shop.payOut({ sourceAmount, benLastName, currencyCode: CURRENCY });
      if (data !== undefined) orders.push(data);
    }),
  fc.tuple(index, results).map(([position, result]): Step => async ({ gateway, orders }) => {
    const tradeNo = at(orders, position)?.['tradeNo'];
    if (tradeNo !== undefined)
      await gateway.operator('POST', `/operator/orders/${String(tradeNo)}/complete`, { result });
  }),
  fc.tuple(index, results).map(([position, result]): Step => async ({ gateway, refundNos }) => {
    const refundNo = at(refundNos, position);
    if (refundNo !== undefined) await gateway.operator('POST', `/operator/refunds/${refundNo}/complete`, { result });
  }),
  index.map((position): Step => async ({ gateway, orders, chargebackNos }) => {
    const tradeNo = at(orders, position)?.['tradeNo'];
    if (tradeNo === undefined) return;
    const { body } = await gateway.operator('POST', `/operator/orders/${String(tradeNo)}/chargeback`, {});
    const { chargebackNo } = body as { chargebackNo?: string };
    if (chargebackNo !== undefined) chargebackNos.push(chargebackNo);
  }),
  fc
    .tuple(index, fc.constantFrom('won', 'lost'))
    .map(([position, result]): Step => async ({ gateway, chargebackNos }) => {
      const chargebackNo = at(chargebackNos, position);
      if (chargebackNo === undefined) return;
      await gateway.operator('POST', `/operator/chargebacks/${chargebackNo}/close`, { result });
    }),
  fc.constantFrom(10, 3600, 86_400, 4 * 86_400).map(
    (seconds): Step =>
      ({ gateway }) =>
        gateway.advance(seconds),
  ),
);

const terms = fc.record({
  handlingFeeBasisPoints: fc.integer({ min: 0, max: 1000 }),
  transactionFee: fc.constantFrom('0.00', '0.30'),
  refundFee: fc.constantFrom('0.00', '0.50'),
  chargebackFee: fc.constantFrom('0.00', '15.00'),
  payoutFee: fc.constantFrom('0.00', '1.00'),
  marginBasisPoints: fc.constantFrom(0, 1000),
  marginDays: fc.constantFrom(0, 3),
  settlementDays: fc.constantFrom(0, 2),
});

/** I5: what was final once is final for ever. */
async function expectStatesToHold({ shop, orders, finalStates }: Story): Promise<void> {
  for (const order of orders) {
    const state = (await shop.query(order)).data?.['state'];
    const tradeNo = String(order['tradeNo']);
    if (finalStates.has(tradeNo)) expect(state, `the state of ${tradeNo}`).toBe(finalStates.get(tradeNo));
    else if (state !== 1) finalStates.set(tradeNo, state);
  }
}

/** I14: a merchant with debt has nothing that can be paid out. */
async function expectNothingBesideDebt({ gateway, shop }: Story): Promise<void> {
  const { body } = await gateway.operator('GET', `/operator/merchants/${shop.merNo}/balances`);
  for (const { available, debt } of (body as { balances: { available: string; debt: string }[] }).balances) {
    expect([available, debt]).toContain('0.00');
  }
}

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('any story on %s', (engine) => {
  let started: Promise<TestGateway> | undefined;
  afterAll(async () => (await started)?.close());

  it('leaves the books right, balances at zero or above, and final states as they were (I1, I2, I5, I6, I7, I14, I15)', async () => {
    started ??= startTestGateway({ engine });
    const gateway = await started;
    await fc.assert(
      fc.asyncProperty(terms, fc.array(steps, { minLength: 5, maxLength: 25 }), async (given, story) => {
        const shop = await gateway.newShop({ terms: given });
        const world: Story = { gateway, shop, orders: [], refundNos: [], chargebackNos: [], finalStates: new Map() };
        for (const step of story) {
          await step(world);
          await expectStatesToHold(world);
          await expectNothingBesideDebt(world);
        }
        const { data } = await shop.balance(CURRENCY);
        for (const figure of Object.values(data ?? {})) expect(String(figure)).not.toContain('-');
        await gateway.verify();
        shop.close();
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
