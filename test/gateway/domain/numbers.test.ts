import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeNumber, firstTradeNoAt, merchantOf } from '../../../src/gateway/domain/numbers.ts';

const RANDOM = '0123456789ABCD';
const moments = fc.integer({ min: 0, max: 4_102_444_800_000 });
const merchants = fc.integer({ min: 1, max: 9_999_999_999 });

describe('the platform’s numbers', () => {
  it('say which merchant they belong to', () => {
    fc.assert(
      fc.property(moments, merchants, (now, merNo) => {
        expect(merchantOf('order', composeNumber('order', { now, merNo, random: RANDOM }))).toBe(merNo);
      }),
    );
  });

  it('sort by age, and a moment is a border between them', () => {
    fc.assert(
      fc.property(moments, moments, merchants, (left, right, merNo) => {
        fc.pre(left !== right);
        const [early, late] = [Math.min(left, right), Math.max(left, right)];
        const number = (now: number) => composeNumber('order', { now, merNo, random: RANDOM });
        expect(number(early) < firstTradeNoAt(late)).toBe(true);
        expect(firstTradeNoAt(late) <= number(late)).toBe(true);
      }),
    );
  });

  it.each(['', 'TG', 'TG01K9ZC3M5Q8R7V2X4B6D', "TG' or 1=1 --", 'tg00000000000000000000000000000000'])(
    'belong to nobody where the text is no number: %j',
    (text) => {
      expect(merchantOf('order', text)).toBeUndefined();
    },
  );

  it('numbers of one kind are none of another', () => {
    const refund = composeNumber('refund', { now: 0, merNo: 1, random: RANDOM });
    expect(merchantOf('order', refund)).toBeUndefined();
    expect(merchantOf('refund', refund)).toBe(1);
  });
});
