import { describe, expect, it } from 'vitest';
import { readTypedAmount } from '../../../../src/gateway/pages/desk/form/typed-amount.ts';

describe('an amount that somebody typed', () => {
  it.each([
    ['49.90', '49.90'],
    ['49,90', '49.90'],
    ['49,9', '49.9'],
    [' 18 ', '18'],
    ['1,250.00', '1250.00'],
    ['1.250,00', '1250.00'],
    ['1 250,00', '1250.00'],
    ['1\u00A0250', '1250'],
    ["1'250.50", '1250.50'],
    ['1 250,500', '1250.500'],
    ['1,234,567', '1234567'],
    ['1.234.567,89', '1234567.89'],
    ['0,125', '0.125'],
    ['0.12500000', '0.12500000'],
    ['1250,500', '1250.500'],
  ])('%j is understood', (typed, amount) => {
    expect(readTypedAmount(typed)).toEqual({ kind: 'amount', amount });
  });

  it.each([
    ['1,234', '1234.00 or 1.2340'],
    ['1.250', '1250.00 or 1.25'],
    ['999.000', '999000.00 or 999.00'],
    ['12,345', '12345.00 or 12.3450'],
  ])('%j is asked about, in readings that are each understood', (typed, readings) => {
    for (const reading of readings.split(' or ')) expect(readTypedAmount(reading).kind).toBe('amount');
    const problem = `can be read in two ways; write ${readings}`;
    expect(readTypedAmount(typed)).toEqual({ kind: 'ambiguous', problem });
  });

  it.each(['much', '', '1,23,4', '1..2', '12 34', '1,2.3', '-5', '5 EUR', '1e3', '9'.repeat(5000)])(
    '%.20j stays as it is, for the operation to refuse',
    (typed) => {
      expect(readTypedAmount(typed)).toEqual({ kind: 'amount', amount: typed });
    },
  );
});
