import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  basisPointsOf,
  convert,
  formatAmount,
  parseAmount,
  proportion,
  scaleOf,
} from '../../../src/gateway/domain/money.ts';

describe('money (S15)', () => {
  it.each([
    ['USD', 2],
    ['JPY', 2],
    ['BTC', 8],
    ['USDT', 8],
  ])('%s has %i decimals', (currency, scale) => {
    expect(scaleOf(currency)).toBe(scale);
  });

  it.each([
    ['0.01', 'USD', 1n],
    ['100.00', 'USD', 10_000n],
    ['999999999.99', 'USD', 99_999_999_999n],
    ['0.00000001', 'USDT', 1n],
    ['12.5', 'USDT', 1_250_000_000n],
  ])('reads %s %s as %s minor units', (text, currency, amount) => {
    expect(parseAmount(text, currency)).toBe(amount);
  });

  it.each(['', '1,00', '-1.00', '1.234', '1e3', ' 1.00'])('refuses %j', (text) => {
    expect(() => parseAmount(text, 'USD')).toThrow(RangeError);
  });

  it('reads back what it writes, in every scale', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.constantFrom('USD', 'USDT'), (amount, currency) => {
        expect(parseAmount(formatAmount(amount, currency), currency)).toBe(amount);
      }),
    );
  });

  it('writes a debt with its sign', () => {
    expect(formatAmount(-5n, 'USD')).toBe('-0.05');
  });

  it.each([
    [10_000n, 290, 290n],
    [50n, 100, 1n],
    [49n, 100, 0n],
    [1n, 10_000, 1n],
  ])('%s at %i basis points are %s, rounded half up', (amount, basisPoints, part) => {
    expect(basisPointsOf(amount, basisPoints)).toBe(part);
  });

  it.each([
    [10_000n, { from: 'USD', to: 'EUR', rate: '0.92' }, 9200n],
    [10_000n, { from: 'USD', to: 'USDT', rate: '1' }, 10_000_000_000n],
    [1n, { from: 'USD', to: 'EUR', rate: '0.5' }, 1n],
    [1n, { from: 'USD', to: 'EUR', rate: '0.49' }, 0n],
    [100_000_000n, { from: 'USDT', to: 'USD', rate: '1.005' }, 101n],
  ])('%s by %o is %s', (amount, pair, converted) => {
    expect(convert(amount, pair)).toBe(converted);
  });

  it('parts of a whole never exceed it, and all of it is all of it', () => {
    const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(amounts, amounts, amounts, (whole, of, some) => {
        const part = some % (of + 1n);
        expect(proportion(whole, part, of) <= whole).toBe(true);
        expect(proportion(whole, of, of)).toBe(whole);
      }),
    );
  });
});
