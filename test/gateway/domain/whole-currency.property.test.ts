import currencies from 'currency-codes';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies as accepted } from '../../../generated/operations.ts';
import { formatAmount, parseAmount } from '../../../src/gateway/domain/money.ts';
import { refundFractionProblem } from '../../../src/gateway/domain/refunds/refund.ts';
import { WHOLE_CURRENCIES, fractionProblem } from '../../../src/gateway/domain/whole-currency.ts';

const currency = fc.constantFrom(...accepted);
const whole = fc.constantFrom(...WHOLE_CURRENCIES);
const amount = fc.bigInt({ min: 1n, max: 99_999_999_999n });

describe('an amount in a currency without decimals', () => {
  it('is one of a currency of the contract whose exponent in ISO 4217 is zero', () => {
    const table = accepted.filter((code) => currencies.code(code)?.digits === 0);
    expect([...WHOLE_CURRENCIES]).toEqual(table);
  });

  it('is right exactly if its decimals are zeros, and is never wrong in another currency', () => {
    fc.assert(
      fc.property(currency, amount, (code, minor) => {
        const text = formatAmount(minor, code);
        const isRight = !WHOLE_CURRENCIES.has(code) || text.endsWith('.00');
        const problem = fractionProblem(parseAmount(text, code), code);
        expect(problem === null).toBe(isRight);
        if (problem !== null) expect(problem).toContain(code);
      }),
    );
  });

  it('can be refunded with a fraction only if that is all that is left of the order', () => {
    fc.assert(
      fc.property(whole, amount, fc.bigInt({ min: 0n, max: 10n ** 10n }), amount, (code, paid, given, wanted) => {
        const order = { amount: paid, refunded: given % paid, currency: code };
        const left = order.amount - order.refunded;
        expect(refundFractionProblem(order, left)).toBeNull();
        if (wanted !== left) expect(refundFractionProblem(order, wanted) === null).toBe(wanted % 100n === 0n);
      }),
    );
  });
});
