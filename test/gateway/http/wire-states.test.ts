import { expect, it } from 'vitest';
import type { Chargeback } from '../../../src/gateway/domain/chargebacks/chargeback.ts';
import type { Order } from '../../../src/gateway/domain/orders/order.ts';
import {
  listedStateFromWire,
  listedStateToWire,
  marginStatusToWire,
  orderStateToWire,
  payCodeToWire,
  refundStateToWire,
  settleFromWire,
  settleToWire,
} from '../../../src/gateway/http/wire-states.ts';

const ENDS = ['processing', 'failed', 'succeeded'] as const;
const LISTED = [...ENDS, 'refunding', 'refundFailed', 'refunded'] as const;

it('each word of the domain has its number of the merchant interface', () => {
  expect(ENDS.map(orderStateToWire)).toEqual([1, 2, 3]);
  expect(ENDS.map(refundStateToWire)).toEqual([4, 5, 6]);
  expect(LISTED.map(listedStateToWire)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ENDS.map(payCodeToWire)).toEqual([2, 1, 0]);
  expect((['none', 'pending', 'settled'] as const).map(settleToWire)).toEqual([undefined, 0, 1]);
  expect((['held', 'released'] as const).map(marginStatusToWire)).toEqual([0, 1]);
});

it('each number that a merchant may ask for has its word', () => {
  expect((['1', '2', '3', '4', '5', '6'] as const).map(listedStateFromWire)).toEqual(LISTED);
  expect((['0', '1'] as const).map(settleFromWire)).toEqual(['pending', 'settled']);
});

it('the state of one thing is not taken for the state of another', () => {
  // Each line under a `@ts-expect-error` fails to compile, and would fail the type check if it did not.
  // @ts-expect-error A chargeback's state is no order's.
  expect(orderStateToWire('won')).toBeUndefined();
  // @ts-expect-error Nor is a listed state.
  expect(orderStateToWire('refunding')).toBeUndefined();
  // @ts-expect-error An order's state is no chargeback's.
  const state: Chargeback['state'] = 'processing' as Order['state'];
  // @ts-expect-error The numbers are those of the contract, and not any.
  const number: 7 = orderStateToWire('failed');
  expect([state, number]).toEqual(['processing', 2]);
});
