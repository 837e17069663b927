import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUMBER_ALPHABET, composeNumber } from '../../../src/gateway/domain/numbers.ts';
import {
  merchantBitsIn,
  merchantBitsInColumn,
  merchantBitsOf,
  orderIdOf,
} from '../../../src/gateway/domain/orders/order-id.ts';
import { openSqlite } from '../../../src/gateway/store/engine/sqlite/sqlite.ts';

const time = fc.integer({ min: 0, max: 2 ** 42 - 1 });
const merchant = fc.integer({ min: 0, max: 32 ** 7 - 1 });
const random = fc.string({ unit: fc.constantFrom(...NUMBER_ALPHABET), minLength: 14, maxLength: 14 });
const parts = fc.record({ now: time, merNo: merchant, random });

const numberOf = (given: { readonly now: number; readonly merNo: number; readonly random: string }) =>
  composeNumber('order', given);

describe('the id of an order', () => {
  it('fits into 63 bits and is never negative', () => {
    fc.assert(
      fc.property(fc.oneof(parts.map(numberOf), fc.string()), (tradeNo) => {
        const id = orderIdOf(tradeNo);
        expect(id).toBeGreaterThanOrEqual(0n);
        expect(BigInt.asIntN(64, id)).toBe(id);
      }),
    );
  });

  it('sorts by time as trade numbers do, and within a merchant as the numbers themselves', () => {
    fc.assert(
      fc.property(parts, parts, fc.boolean(), (left, right, isOfOneMoment) => {
        const [a, b] = [left, { ...right, merNo: left.merNo, now: isOfOneMoment ? left.now : right.now }];
        const [first = '', second = ''] = [numberOf(a), numberOf(b)].toSorted();
        expect(orderIdOf(first)).toBeLessThanOrEqual(orderIdOf(second));
        if (left.now !== right.now) {
          expect(orderIdOf(numberOf(left)) < orderIdOf(numberOf(right))).toBe(left.now < right.now);
        }
      }),
    );
  });

  it('says which merchants it is not of, in the program and in the database', async () => {
    const engine = await openSqlite(null);
    await fc.assert(
      fc.asyncProperty(parts, async (given) => {
        const id = orderIdOf(numberOf(given));
        const bits = merchantBitsOf(given.merNo);
        expect(merchantBitsIn(id)).toBe(bits);
        const sql = `select ${merchantBitsInColumn('t.id')} as bits from (select cast($1 as bigint) as id) t`;
        expect(await engine.query(sql, [id])).toEqual([{ bits: BigInt(bits) }]);
      }),
    );
    await engine.close();
  });

  it('differs for merchants that were registered one after another', () => {
    const all = Array.from({ length: 1000 }, (_, index) => merchantBitsOf(100_001 + index));
    expect(new Set(all).size).toBeGreaterThan(800);
  });

  it('is another one for nearly every order of a moment', () => {
    fc.assert(
      fc.property(fc.uniqueArray(random, { minLength: 2, maxLength: 2 }), ([left = '', right = '']) => {
        const [a, b] = [left, right].map((one) => orderIdOf(numberOf({ now: 5, merNo: 100_001, random: one })));
        expect(a === b).toBe(left.slice(0, 2) === right.slice(0, 2) && sameBit(left, right));
      }),
    );
  });
});

/** The first bit of the third character, which is the last one in the id. */
function sameBit(left: string, right: string): boolean {
  const bit = (text: string) => NUMBER_ALPHABET.indexOf(text.charAt(2)) >= 16;
  return bit(left) === bit(right);
}
