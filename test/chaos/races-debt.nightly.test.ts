import { describe, expect, it } from 'vitest';
import { dataOf } from '../helpers/payer/shop.ts';
import type { Envelope, Shop } from '../helpers/payer/shop.ts';
import { amountOf, centsOf, sumOf } from './amounts.ts';
import { createRandom } from './random.ts';
import { useTwoGateways } from './two-gateways.ts';

// Payments succeed, chargebacks open and payouts are asked for at the same moment, at two gateways: whatever the order in
// which they reach the balance, no payout takes what the debt is owed (I7, I14).

const USD = { currencyCode: 'USD' };
const random = createRandom();
const gateways = useTwoGateways();

describe(`two gateways and a debt (seed ${random.seed})`, () => {
  it('let no payout pass that income owes to a debt, and lose nothing of either', async () => {
    for (let round = 1; round <= 6; round += 1) await race(await gateways.newShops());
    await gateways.first.verify();
  });
});

async function race(shops: readonly [Shop, Shop]): Promise<void> {
  const amounts = (count: number) => Array.from({ length: count }, () => amountOf(BigInt(random.between(100, 5000))));
  const turn = (index: number) => (index % 2 === 0 ? shops[0] : shops[1]);
  const pay = (list: readonly string[]) =>
    Promise.all(list.map((sourceAmount, index) => turn(index).pay({ ...USD, sourceAmount })));
  const payOut = (list: readonly string[]) =>
    Promise.all(list.map((sourceAmount, index) => turn(index).payOut({ ...USD, sourceAmount })));
  const chargeBack = (orders: readonly Envelope[]) =>
    Promise.all(
      orders.map((order, index) =>
        (index % 2 === 0 ? gateways.first : gateways.second).operator(
          'POST',
          `/operator/orders/${String(dataOf(order)['tradeNo'])}/chargeback`,
          {},
        ),
      ),
    );
  const [early, late, wanted] = [amounts(20), amounts(40), amounts(40)];
  const first = await pay(early);
  const [second, payouts, chargebacks] = await Promise.all([pay(late), payOut(wanted), chargeBack(first)]);
  expect([...first, ...second].map((answer) => dataOf(answer)['payCode'])).toEqual(Array.from({ length: 60 }, () => 0));
  expect(chargebacks.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  expect(payouts.filter(({ code }) => code !== '00000' && code !== '30001')).toEqual([]);
  const taken = sumOf(wanted.filter((_, index) => payouts[index]?.code === '00000'));
  // What was earned less what was taken back and paid out is what is there, or owed.
  const left = sumOf([...early, ...late]) - sumOf(early) - taken;
  const { body } = await gateways.second.operator('GET', `/operator/merchants/${shops[0].merNo}/balances`);
  const [balance] = (body as { balances: { available: string; debt: string }[] }).balances;
  expect({ available: centsOf(balance?.available ?? ''), debt: balance?.debt.replace('-', '') }).toEqual({
    available: left > 0n ? left : 0n,
    debt: amountOf(left < 0n ? -left : 0n),
  });
}
