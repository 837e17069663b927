import * as fc from 'fast-check';
import type { Body } from '../../helpers/gateway/caller.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// What merchants, payers, operators and time can do, through HTTP, in any order.

export interface Story {
  readonly gateway: TestGateway;
  readonly shop: Shop;
  readonly orders: Body[];
  readonly refundNos: string[];
  readonly chargebackNos: string[];
  readonly finalStates: Map<string, unknown>;
}

type Step = (story: Story) => Promise<void>;

export const CURRENCY = 'MXN';
const CARDS = ['4242424242424242', '4000000000000002', '4000000000003220', '4000000000000119', '4000000000000341'];

const amounts = fc.integer({ min: 1, max: 20_000 }).map((cents) => (cents / 100).toFixed(2));
const index = fc.nat(20);
const results = fc.constantFrom('success', 'failure');

function at<Item>(list: readonly Item[], position: number): Item | undefined {
  return list[position % Math.max(1, list.length)];
}

export const steps: fc.Arbitrary<Step> = fc.oneof(
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

export const terms = fc.record({
  handlingFeeBasisPoints: fc.integer({ min: 0, max: 1000 }),
  transactionFee: fc.constantFrom('0.00', '0.30'),
  refundFee: fc.constantFrom('0.00', '0.50'),
  chargebackFee: fc.constantFrom('0.00', '15.00'),
  payoutFee: fc.constantFrom('0.00', '1.00'),
  marginBasisPoints: fc.constantFrom(0, 1000),
  marginDays: fc.constantFrom(0, 3),
  settlementDays: fc.constantFrom(0, 2),
});
