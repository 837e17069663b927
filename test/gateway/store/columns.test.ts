import { expect, it } from 'vitest';
import type { EndedOrder } from '../../../src/gateway/domain/payments/payment-end.ts';
import { ORDER_STATE, SETTLE } from '../../../src/gateway/store/states.ts';
import {
  assignments,
  defineTable,
  integer,
  money,
  nullable,
  text,
  word,
} from '../../../src/gateway/store/engine/table.ts';
import { ORDERS, PAYMENT_ENDS } from '../../../src/gateway/store/tables.ts';

// The compiler is what is tested here: each line under a `@ts-expect-error` fails to compile, and would fail the type check
// if it did not.

interface Coin {
  readonly name: string;
  readonly weight: bigint;
  readonly mintedAt: number | null;
}

const weight = money;
const mintedAt = nullable(integer());

it('a table has a column for each field of its type, and none besides', () => {
  const coins = defineTable<Coin>('coins', { name: text(), weight, mintedAt });
  // @ts-expect-error A field without a column.
  defineTable<Coin>('coins', { name: text(), weight });
  // @ts-expect-error A column without a field.
  defineTable<Coin>('coins', { name: text(), weight, mintedAt, colour: text() });
  // @ts-expect-error A column that holds something else.
  defineTable<Coin>('coins', { name: text(), weight, mintedAt: text() });
  // @ts-expect-error A table that nobody says the type of, so that anything could be forgotten.
  defineTable('coins', { name: text() });
  // @ts-expect-error A row that lacks a field.
  expect(() => coins.encode({ name: 'penny', weight: 3n })).not.toThrow();
  expect(coins.encode({ name: 'penny', weight: 3n, mintedAt: null })).toEqual({
    name: 'penny',
    weight: '3',
    minted_at: null,
  });
});

it('what the end of a payment sets has its columns, and they are those of orders', () => {
  // @ts-expect-error The end of a payment without the moment at which it ended, and more.
  defineTable<EndedOrder>('orders', { message: text() });
  const keys = ['mer_no', 'trade_no'];
  const set = Object.keys(PAYMENT_ENDS.columns).filter((column) => !keys.includes(column));
  expect(Object.keys(ORDERS.columns)).toEqual(expect.arrayContaining(set));
  expect(assignments(PAYMENT_ENDS, keys)).toBe(set.map((column) => `${column} = r.${column}`).join(', '));
});

it('a state is a word here and a number there, and another is refused', () => {
  const settle = word(SETTLE);
  expect((['none', 'pending', 'settled'] as const).map((name) => settle.encode(name))).toEqual([null, 0, 1]);
  expect([null, 0n, 1n].map((stored) => settle.decode(stored))).toEqual(['none', 'pending', 'settled']);
  expect(() => word(ORDER_STATE).decode(4n)).toThrow('the database gave 4, which is not a known code');
  // @ts-expect-error The state of a chargeback is not the state of an order.
  expect(word(ORDER_STATE).encode('won')).toBeUndefined();
});
